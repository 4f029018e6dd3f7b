/// The shells that completions are made for.
enum Shell: String, Hashable, CaseIterable {
  case bash, zsh, fish
}
