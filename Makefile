# Filled in as the package grows; `make build` builds it.
build:
	swift build
