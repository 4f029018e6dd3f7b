#if Tesseract
  import Raster
  import Testing
  import TextRecognition

  struct PrintModelsTests {
    @Test func `a folder without models has none`() {
      let models = PrintModels(folder: "/nowhere/at/all")
      #expect(models.folder == nil)
      #expect(models.names == [])
      #expect(models.standard == nil)
    }

    @Test(arguments: [[], ["Latin"], ["Klingon"]])
    func `a model that is not there is an error that names it`(names: [String]) {
      let expected = names.first ?? "Latin"
      #expect(throws: TextRecognizerError.missingModel(expected)) {
        _ = try PrintRecognizer(names, of: PrintModels(folder: "/nowhere/at/all"))
      }
    }

    @Test func `the sentence of a missing model names Debian's packages`() {
      let sentence = TextRecognizerError.missingModel("Latin").description
      #expect(sentence.contains("tesseract-ocr-script-latn"))
      #expect(sentence.contains("Latin"))
    }

    @Test func `the models of this machine read a line of print`() throws {
      #expect(PrintModels.installed.model("eng") == "eng")
      var recognizer = try PrintRecognizer(["eng"])
      let text = try recognizer.text(in: SampleLine.image(of: "HELL FELT"))
      #expect(text.text.contains("HELL"))
      #expect(text.confidence > 0.3)
    }

    @Test func `a picture without pixels is an error`() throws {
      var recognizer = try PrintRecognizer(["eng"])
      #expect(throws: TextRecognizerError.unusableImage(width: 0, height: 0, limit: 32767)) {
        _ = try recognizer.text(in: GrayImage(width: 0, height: 0, filledWith: 0))
      }
    }

    @Test func `a picture too narrow for the network has no text`() throws {
      var recognizer = try PrintRecognizer(["eng"])
      let text = try recognizer.text(in: GrayImage(width: 2, height: 40, filledWith: 9))
      #expect(text == PrintedText(text: "", confidence: 0))
    }
  }
#endif
