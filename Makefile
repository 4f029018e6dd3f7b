SHELL := /bin/sh
SOURCES := Package.swift Sources Tests Benchmarks Corpus/Training Fuzzing

.DEFAULT_GOAL := help
.PHONY: help demo build test test-traits test-cluster test-deb lint format docs bench bench-rivals \
  bench-barcodes bench-zones check-cost profile mapping man install deb dependencies

# In one order of the traits every time, without which all of it is compiled again every other time.
SWIFT_BUILD := SWIFT_DETERMINISTIC_HASHING=1 swift build
PREFIX ?= /usr/local
# A build of the command alone, with the run-time of Swift linked in: it runs without a toolchain.
PACKAGE := .build/package
BUILD_PACKAGE := $(SWIFT_BUILD) --configuration release --static-swift-stdlib --product docread \
  --scratch-path $(PACKAGE)

export DOCREAD_COMMIT := $(shell git rev-parse --short HEAD 2>/dev/null)

help: ## Says what each target does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: dependencies ## Builds docread, and reads a passport picture with it
	$(SWIFT_BUILD) --configuration release --product docread
	.build/release/docread read Corpus/Specimens/mrp-000.jpg

build: dependencies ## Builds everything for use, into .build/release
	$(SWIFT_BUILD) --configuration release

test: dependencies ## Passes the tests, and says where the time went; FILTER=REGEX picks some
	.ci/test $(FILTER)

test-traits: dependencies ## Builds the command without Tesseract and ZBar, and reads with it; 4 min. of CPU
	Tests/Linkage/traits

install: dependencies ## Installs the command, man page and completions; PREFIX=/usr/local DESTDIR=
	$(BUILD_PACKAGE)
	.ci/install $(PACKAGE)/release/docread $(PREFIX) $(DESTDIR)

man: dependencies ## Makes the man page, .build/docread.1
	$(SWIFT_BUILD) --configuration release --product docread
	.build/release/docread man >.build/docread.1

deb: ## Makes a Debian package, into .build/package
	.ci/dependencies dpkg-dev
	$(BUILD_PACKAGE)
	.ci/deb $(PACKAGE)/release/docread $(PACKAGE)

test-deb: deb ## Installs the package into a scratch root and reads a picture; CLEAN=clean: into a new Debian
	$(if $(CLEAN),.ci/dependencies debootstrap)
	.ci/test-deb $(PACKAGE)/docread_*.deb $(CLEAN)

.PHONY: sanitize
sanitize: dependencies ## Passes the tests of borders under sanitizers; many minutes
	.ci/sanitize

# Installs Spark from the package index, therefore not a part of `test`.
test-cluster: dependencies ## Kills workers of Spark and of GNU parallel, and compares; some minutes
	$(SWIFT_BUILD) --configuration release --product docread
	Benchmarks/Cluster/setup.sh
	Benchmarks/Cluster/venv/bin/python Benchmarks/Cluster/test.py

# With --jobs=2 sources are checked while what is documented is built.
lint: lint-sources docs ## Checks layout, lengths, imports, linkage and documentation; a warning is an error

.PHONY: lint-sources
lint-sources: dependencies
	swift format lint --strict --recursive $(SOURCES)
	.ci/structure
	Tests/Linkage/check
	Tests/Linkage/consumer

format: ## Lays the Swift sources out as .swift-format says
	swift format --in-place --recursive $(SOURCES)

docs: dependencies ## Makes one site of the documentation of every product, and says how to open it
	.ci/docs

bench: build ## Prints the figures of the README on this machine
	.build/release/docread-bench frames --engines own,tesseract,both
	.build/release/docread-bench pictures --engines own,tesseract,both
	.build/release/docread-bench barcodes
	.build/release/docread-bench parse

# What makes pictures for it (Corpus/README.md).
SYNTHESIS := python3-numpy python3-opencv python3-pil fonts-ocr-b fonts-dejavu-core fonts-liberation
# Made anew: 100 frames of each grade but the last, which is read as it lies in the corpus.
bench-zones: build ## The table of zones of the README: makes frames of every grade and reads them; some minutes
	.ci/dependencies $(SYNTHESIS)
	for grade in g1 g2 g3 g4; do Corpus/Synthesis/make.py frames --seed 15031 --count 100 --grade $$grade \
	  --out .build/bench/zones/$$grade --jobs 2 || exit 1; done
	.build/release/docread-bench pictures .build/bench/zones --engines own
	.build/release/docread-bench pictures --engines own --set frames --grade g5

mapping: dependencies ## Walks what other kits describe, item by item, with the built command
	$(SWIFT_BUILD) --configuration release --product docread
	$(SWIFT_BUILD) --configuration release --product kit-items
	Benchmarks/Mapping/rows.py .build/release/docread

check-cost: build ## Counts the instructions of each stage, and compares with those that are kept
	.ci/dependencies valgrind
	Benchmarks/Cost/cost.py .build/release/docread-bench

profile: build ## The functions that cost most in reading fixed frames, in instructions
	.ci/dependencies valgrind
	Benchmarks/Cost/cost.py .build/release/docread-bench --profile

# What rivals start or are compiled with.
RIVALS := tesseract-ocr libzxing-dev g++
bench-rivals: build ## The same beside other readers, which it installs; some minutes
	.ci/dependencies $(RIVALS)
	Benchmarks/Rivals/setup.sh
	.build/release/docread-bench barcodes --rivals --set cards,qr,negatives
	.build/release/docread-bench pictures --engines own,tesseract,both --rivals --set frames,specimens,negatives --limit 80

# make fuzz SECONDS=600 TARGET=zone; with SEED=1 RUNS=20000 the same bytes every time
.PHONY: fuzz
fuzz: dependencies ## Gives the parsers hostile bytes for SECONDS each (60); TARGET picks one
	SEED=$(SEED) RUNS=$(RUNS) Fuzzing/fuzz "$(or $(SECONDS),60)" $(TARGET)

# SAMPLES=DIR may be any folder of pictures with the text of their barcode beside them, as the samples of the
# ZXing projects are.
bench-barcodes: build ## Barcodes beside zxing-cpp, zbar and libzxing: fresh cards, and SAMPLES where it is
	.ci/dependencies $(RIVALS) $(SYNTHESIS)
	Benchmarks/Rivals/setup.sh
	Corpus/Synthesis/make.py cards --seed 77001 --count 12 --grade all --out .build/bench/cards
	Corpus/Synthesis/make.py qr --seed 77001 --count 12 --grade all --out .build/bench/qr
	Corpus/Synthesis/make.py cards --seed 77001 --count 30 --grade g6 --out .build/bench/cards
	Corpus/Synthesis/make.py qr --seed 77001 --count 20 --grade g6 --out .build/bench/qr
	.build/release/docread-bench barcodes .build/bench --rivals
	[ -z "$(SAMPLES)" ] || .build/release/docread-bench barcodes $(SAMPLES) --rivals
	.build/release/docread-bench payloads --mutants 100000
	rm -rf .build/written && mkdir .build/written && .build/release/docread-bench writers .build/written
	Benchmarks/Rivals/venv/bin/python Benchmarks/Rivals/writers.py .build/written

dependencies:
	@.ci/dependencies
