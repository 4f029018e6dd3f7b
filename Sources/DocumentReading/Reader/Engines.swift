/// The engines that one picture at a time is read with, each made when it is first needed.
struct Engines: ~Copyable {
}
