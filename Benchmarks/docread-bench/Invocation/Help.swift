/// What `--help` prints.
enum Help {
  static let text = """
    docread-bench measures accuracy and latency over pictures whose content is known.

    usage: docread-bench COMMAND [DIR] [OPTION...]

    commands
      frames [DIR]     latency per frame, pictures decoded before the clock starts; frames with a
                       document or barcode and empty ones apart; time per stage; peak memory
      pictures [DIR]   machine-readable zones against the truth: exact, key fields, accepted,
                       false accepts; negatives; stated confidence against observed rightness
      barcodes [DIR]   PDF417 and QR symbols against the truth; negatives
      corpus DIR       everything above for pictures of your own, one pass; without truth: rates
                       and latency only
      midv DIR         the frames of MIDV-500 or MIDV-2020 as published, of the types whose ground
                       truth has a zone; --set is the document type, --grade the condition (TA, …)
      soak [DIR]       the pictures again and again: exit code 1 where memory rises after the first
                       pass, or where a picture is answered another way than the first time
      feedback [DIR]   accepted pictures changed in known ways (dimmed, blurred, cut, …): how often
                       the right hint comes where the copy is not accepted any more
      strips [DIR]     straight zones cut out with little or no margin, and made small: read, exact,
                       accepted; exit code 1 where a wrong one is accepted
      bursts [DIR]     frames of one document together: exact, accepted and wrong after 1, 2, 3, 6, 12
                       frames by grade, time until accepted, tracked frames beside fresh ones
      parse            nanoseconds to parse and validate the text of a zone, per format
      chip             files of chips against their known verdicts, CPU time of passive authentication
      payloads [DIR]   symbols of the corpus and fresh ones, damaged at random, and pictures of
                       chance: exit code 1 where a barcode says what stood in none
      writers DIR      symbols of random content in every symbology that is written, read by our
                       reader and laid down in DIR for Benchmarks/Rivals/writers.py
      page [DIR]       what is printed against DIR/print.tsv, a table of that form, or the truth beside
                       pictures of the corpus: right, wrong, wrong with 0.9 or more and unread by field
                       and kind, names with marks, corners of pages and portraits, CPU time
      written [DIR]    what the rules of print make of pages written down as lines (DIR/Written), read
                       without a fault and misread by --seed: right, wrong, unread by format of zone
      floors [DIR]     the counts that must not fall, and with --rivals the ratios of times that must
                       not rise; exit code 1 where one did
      memory [DIR]     the greatest memory that a picture takes, by its size and format; --limit N: the
                       N smallest sizes; set MALLOC_MMAP_THRESHOLD_=65536, so that freed memory is not
                       used again
      cost [DIR]       the work of one stage over fixed pictures, for Benchmarks/Cost/cost.py

    DIR is searched at any depth and is Corpus where nothing else is said. Truth beside NAME.png is
    NAME.json, a row of manifest.tsv, or the text of one barcode in NAME.txt; see
    Benchmarks/README.md.

    options
      --corpus DIR     the same as DIR
      --set A,B        only these sets            --grade g1,g2   only these grades
      --limit N        at most N pictures, chosen by the seed
      --engines LIST   own, tesseract, both: measured one after the other
      --methods LIST   mrz, pdf417, qr: what the reader looks for
      --name-gate X    the smallest confidence of a character that no check digit protects
      --rivals         measure every installed rival on the same pictures too; frames: our CPU time over
                       that of zxing-cpp's search for PDF417 and QR on the same grey frames
      --rival NAME     measure this rival; can be repeated
      --rivals-from D  the folder of the rivals' adapters (Benchmarks/Rivals)
      --floors D       the folder of the floors (Benchmarks/Floors)
      --write          floors: raise them to what was measured; they never go down
      --repeat N       readings of each picture under the clock (frames 3, others 1, parse 2000)
      --frames N       soak: at least N readings (10000, or what --seconds gives)
      --seconds N      soak: at least N seconds
      --mutate N       soak: N damaged files of every format in place of it; exit code 1 where one takes
                       more than 1.2 s of CPU time, or 500 MB
      --vectors DIR    chip: a folder of chips, or of a manifest.tsv of chip files (Tests/ChipVectors)
      --mutants N      chip: judge N mutants; exit code 1 where one is falsely good; payloads: read
                       N pictures (10000); writers: N symbols of each symbology (1000)
      --mixtures N     bursts: N sets of frames drawn and mixed anew; exit code 1 where one is wrong
      --stage NAME     cost: parse, survey, locate, recognise, pdf417, qr or read (read)
      --margin X       soak: memory may rise by X MiB after the first pass (8)
      --warm-up N      pictures read before the clock starts (3)
      --seed N         order of pictures and choice of --limit (1)
      --as-of DATE     the day that decides centuries, YYYY-MM-DD (today)
      --commit TEXT    the commit measured, for the report (else $DOCREAD_COMMIT)
      --html FILE      write the figures as one page, with plots and a gallery of failures; the page
                       then contains pictures of the documents
      --against FILE   on that page, what changed since a run of the same command whose --json
                       was kept in FILE
      --gallery N      at most N pictures on that page, false accepts first (40); 0 for none
      --verbose        name every picture that failed
      --json           figures for machines       --quiet         no progress bar
      --help           this text                  --version       the version

    Percentiles are p50/p90/p99 by nearest rank. CPU time is that of all threads of the process.
    exit codes: 0 done; 1 pictures or truth could not be read, or a floor fell; 64 wrong usage
    """
}
