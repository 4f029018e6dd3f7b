# `make demo` reads a document picture, `make test` runs the tests; each sets up what it needs.
SHELL := /bin/sh
SOURCES := Package.swift Sources Tests Benchmarks Corpus/Training

.PHONY: demo test test-cluster lint docs bench bench-rivals build dependencies

export DOCREAD_COMMIT := $(shell git rev-parse --short HEAD 2>/dev/null)

demo: dependencies
	swift build --configuration release --product docread
	.build/release/docread read Corpus/Specimens/mrp-000.jpg

build: dependencies
	swift build --configuration release

test: dependencies
	swift test

# Not part of `test`: installs Spark from the package index, and takes some minutes.
test-cluster: dependencies
	swift build --configuration release --product docread
	Benchmarks/Cluster/setup.sh
	Benchmarks/Cluster/venv/bin/python Benchmarks/Cluster/test.py

lint: dependencies
	swift format lint --strict --recursive $(SOURCES)
	swift build --build-tests --explicit-target-dependency-import-check error
	Tests/Linkage/check
	.ci/docs

docs: dependencies
	.ci/docs

bench: build
	.build/release/docread-bench frames --engines own,tesseract,both
	.build/release/docread-bench pictures --engines own,tesseract,both
	.build/release/docread-bench barcodes
	.build/release/docread-bench parse

bench-rivals: build
	Benchmarks/Rivals/setup.sh
	.build/release/docread-bench barcodes --rivals --set cards,qr,negatives
	.build/release/docread-bench pictures --engines own,tesseract,both --rivals --set frames,specimens,negatives --limit 80

dependencies:
	@.ci/dependencies
