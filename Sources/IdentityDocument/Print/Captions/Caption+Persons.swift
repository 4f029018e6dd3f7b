extension Caption {
  /// The captions of what a document says of its holder, folded, with strokes between them.
  ///
  /// Source: ICAO Doc 9303-3, §4.2, and the captions of the specimens of passports, cards and permits
  /// that European and some other states publish.
  static let ofPersons: [(caption: Caption, phrases: StaticString)] = [
    (
      .surname,
      """
      surname|surnames|sumame|family name|last name|apellidos|apellido|nom|nom de famille|familienname|\
      nachname|cognome|achternaam|naam|prijmeni|priezvisko|nazwisko|prezime|priimek|pavarde|\
      uzvards|perekonnanimi|kenninafn|efternamn|efternavn|etternavn|sukunimi|nume|apelido|\
      apelidos|soyadi|soyad|mbiemri|mbiemer|csaladi nev|name|primary identifier|\
      ho|sloinne|kunjom|cognom|apelyido|familiyasi|nom apellidos|\
      jina la ukoo|sobrenome|nama keluarga|familijas vards|namn|primer apellido|segundo apellido|1 apellido|2 apellido|\
      1er apellido|2do apellido
      """
    ),
    (
      .givenNames,
      """
      given names|given name|names|forenames|forename|first name|first names|prenoms|prenom|vornamen|\
      vorname|nombre|nombres|nome|nomi|voornamen|voornaam|jmeno|jmena|meno|imiona|imie|ime|vardas|\
      vardai|vards|eesnimed|eesnimi|eiginnafn|eiginnofn|fornamn|fornavn|etunimet|prenume|\
      prenumele|nomes|nomes proprios|adi|utonev|emri|secondary identifier|ten dem|first middle name|first and middle name|\
      reamhainm|reamhainmneacha|isem|ismijiet|nom propi|pangalan|ismi|voorname|nama|prenum|\
      prenumet|firstnames|pre nombres|prenombres
      """
    ),
    (
      .wholeName,
      """
      full name|full names|name in full|names in full|nombre completo|nome completo|nom complet|\
      nama lengkap|nama penuh|elector s name|electors name|ho va ten|ho ten|ho ten full name|ho va ten full name|ho chu dem va ten|majina kamili|jina kamili|toliq ismi|nev
      """
    ),
    (
      .bothNames,
      """
      surname given names|surname and given names|surname name|name and surname|surname and name|\
      surname and other names|apellidos y nombre|nom et prenom|nom et prenoms|noms et prenoms|apellidos y nombres|\
      nombres y apellidos|nombre y apellidos|nome e sobrenome|nome e cognome|cognome e nome|\
      name und vorname|ime i prezime|prezime i ime|imie i nazwisko|nazwisko i imie|\
      naam en voornamen|nume si prenume|last name first name middle name|last name first name|\
      surname first name middle name|nomee sobrenome|csaladi es utonev|csaladi nev es utonev|\
      family name and given name|family name and given names|family and given names
      """
    ),
    (
      .dateOfBirth,
      """
      date of birth|birth date|birthdate|dob|date de naissance|geburtsdatum|geburtstag|geboren am|\
      fecha de nacimiento|data di nascita|data de nascimento|data nascimento|geboortedatum|datum narozeni|\
      datum narodenia|data urodzenia|datum rodjenja|datum rodenja|datum rojstva|gimimo data|\
      dzimsanas datums|sunniaeg|faedingardagur|fodelsedatum|fodselsdato|fodselsdag|syntymaaika|\
      data nasterii|dogum tarihi|dogum tarixi|dita e lindjes|datelindja|szuletesi ido|ne e le|\
      nee le|ne le|ngay sinh|tarikh lahir|data breithe|data tat twelid|\
      data de naixement|date de naiss|geb datum|petsa ng kapanganakan|tugilgan sanasi|tug ilgan sanasi|\
      tanggal lahir|tgl lahir|data da naschientscha|data de nacemento|jaiotze data|\
      datum rodjenja i|nee ne le|rojstni datum|dob ddn|ddn|d of b|nacimiento fecha y ubigeo|\
      birth geboorte|date of birth age|fodelsetid
      """
    ),
    (
      .placeOfBirth,
      """
      place of birth|birth place|birthplace|lieu de naissance|geburtsort|lugar de nacimiento|\
      luogo di nascita|local de nascimento|naturalidade|geboorteplaats|misto narozeni|\
      miesto narodenia|miejsce urodzenia|mjesto rodenja|mesto rodjenja|kraj rojstva|gimimo vieta|\
      dzimsanas vieta|sunnikoht|faedingarstadur|fodelseort|fodested|fodselssted|syntymapaikka|\
      locul nasterii|dogum yeri|dogumyeri|dogulduqu yer|dogulduyu yer|vendlindja|szuletesi hely|\
      country of birth|noi sinh|ait bhreithe|post tat twelid|\
      lloc de naixement|lugar ng kapanganakan|tugilgan joyi|tug ilgan joyi|tempat lahir|\
      lieu da naschientscha|lieu de naiss|lugar de nacemento|jaioterria|lugar nasc|naissance a|\
      place of birth state|birth city|nacio en|misto a okres narozeni|\
      mesto opstina i drzava rodenja|mesto opstina i drzava rodjenja
      """
    ),
    (
      .birth,
      """
      date and place of birth|place and date of birth|date place of birth|place date of birth|\
      date et lieu de naissance|lieu et date de naissance|geburtsdatum und ort|\
      geburtsdatum geburtsort|geburtstag und ort|luogo e data di nascita|data e luogo di nascita|\
      fecha y lugar de nacimiento|lugar y fecha de nacimiento|data e local de nascimento|\
      geboortedatum en plaats|geboortedatum plaats|datum a misto narozeni|\
      datum a miesto narodenia|data i miejsce urodzenia|datum i mjesto rodenja|\
      datum in kraj rojstva|syntymaaika ja paikka|fodelsedatum och ort|szuletesi hely es ido|\
      szuletesi ido es hely|data si locul nasterii|gimimo data ir vieta|\
      tempat tgl lahir|tempat tanggal lahir|data local e uf de nascimento|\
      dzimsanas datums un vieta|dogum yeri ve tarihi|sunniaeg ja koht|szuletesi hely ido|szuletesi hely es ideje
      """
    ),
    (
      .personalNumber,
      """
      personal no|personal number|personal code|personal id|id no|identity no|national id|\
      rodne cislo|isikukood|asmens kodas|personas kods|kennitala|personnummer|henkilotunnus|cnp|\
      pesel|oib|emso|egn|t c kimlik no|tc kimlik no|numero personnel|no personnel|persoonsnummer|\
      burgerservicenummer|dni num|matricula|codice fiscale|personal identification number|record no|\
      alien number|national number|cedula|run|fin|seriya|steuer|citizenship no|file number|\
      numer pesel|personnr|personnummer id nr|identifikacni cislo|kodas|ahv nr|numer ewidencyjny|\
      nin|nuip|curp|cpf|nik|rut|cui|personal id number|numero d identification personnel|\
      numero d identification national|n d identification|cuil|national identification number|identification number|\
      nr personal|numri personal|rijksregisternr|rijksregisternummer|national register no|numero de registre national|\
      no registre national|nationalregisternr|jmbg|maticni broj|public service number|\
      personliche kennnummer|kennnummer|personbeteckning|henkilotunnus personbeteckning|civil id no|\
      civil id number|uscis|nie|nni|registro geral cpf personal number|codice fiscale fiscal code|\
      nru tal karta|nru tal karta id no|i d no|personal no namba ya kibinafsi|namba ya kibinafsi|\
      no de documento personal no|fodselsnummer|fodselsnummer personal no|\
      osobni broj|personal id number numero d identite personnel|numero d identite personnel|\
      yabanci kimlik no|foreigner id no|osobne identifikacne cislo|\
      osobni identifikacni cislo|personenkennziffer|so gcmnd|sexsi no|sexsi ne|c i n|\
      numero di identificazione personale|numero de identificacion personal
      """
    ),
    (
      .address,
      """
      address|anschrift|adresse|domicilio|indirizzo|indirizzo di residenza|residence|adres|\
      wohnort|hauptwohnsitz|hauptwohnsitz bei ausstellung|domicile|domicile principal|morada|\
      endereco|residenza|trvaly pobyt|bydliste|adresa|address of holder|residential address|\
      adresse du titulaire|indirizz|permanent address|lugar de domicilio|comune di residenza|\
      direccion|osoite|bostad|elukoht|gyvenamoji vieta|usual address|seoladh|\
      indirizz residenzjali|adreca|tirahan|alamat|yashash joyi|helbidea|bopael|adresse complete|\
      lakcim|lakohely|prebivalisce|prebivaliste|adresa stanovanja|domiciliul|adres zamieszkania|\
      dzivesvieta|add|place of residence|noi thuong tru|noi cu tru|adresse du domicile
      """
    ),
    (
      .nationality,
      """
      nationality|nationalite|staatsangehorigkeit|staatsang|nacionalidad|cittadinanza|nacionalidade|\
      nationaliteit|statni obcanstvi|statna prislusnost|obywatelstwo|drzavljanstvo|pilietybe|\
      pilsoniba|kodakondsus|citizenship|rikisfang|medborgarskap|nationalitet|statsborgerskap|\
      kansalaisuus|cetatenie|uyrugu|vetandasligi|shtetesia|allampolgarsag|quoc tich|naisiuntacht|\
      nazzjonalita|nacionalitat|nasyonalidad|millati|fuqaroligi|kewarganegaraan|naziunalitad|\
      citizenship nationality|grazhdanstvo|ciudadania|staatsang nationality|national status|\
      country region
      """
    ),
    (
      .sex,
      """
      sex|sexe|sexul|geschlecht|sexo|sesso|geslacht|pohlavi|pohlavie|plec|spol|lytis|dzimums|sugu|kyn|\
      kon|kjonn|sukupuoli|cinsiyeti|cinsi|gjinia|nem|gender|gioi tinh|gneas|sess|sexe sex|\
      kasarian|jinsi|igitsina|spol pol|jenis kelamin|kelamin|sexu|kjonn sex|geschl sex|gesl sex|geschl|gesl
      """
    ),
    (
      .height,
      """
      height|height cm|taille|grosse|estatura|altura|statura|lengte|augums|haed|hojd|hoyde|hojde|\
      pituus|vyska|wzrost|visina|ugis|pikkus|boyu|inaltime|magassag|gjatesia|airde|height taille
      """
    ),
  ]
}
