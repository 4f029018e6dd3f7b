extension Caption {
  /// The captions of what a document says of itself, folded, with strokes between them.
  ///
  /// Source: ICAO Doc 9303-3, §4.2, and the captions of the specimens of passports, cards and permits
  /// that European and some other states publish.
  static let ofDocuments: [(caption: Caption, phrases: StaticString)] = [
    (
      .dateOfIssue,
      """
      date of issue|issue date|date issued|issued on|date de delivrance|delivre le|\
      ausstellungsdatum|datum der ausstellung|ausgestellt am|fecha de expedicion|fecha de emision|\
      fecha expedicion|datum date date|data di rilascio|data di emissione|data de emissao|data de concessao|\
      datum van afgifte|datum afgifte|afgiftedatum|datum vydani|datum vydania|data wydania|\
      datum izdavanja|datum izdaje|isdavimo data|izdosanas datums|valja antud|\
      valjaandmise kuupaev|utgafudagur|utfardat den|utfardad|utstedt|udstedt|utstedelsesdato|\
      udstedelsesdato|myonnetty|myontamispaiva|data emiterii|data eliberarii|verilis tarihi|\
      duzenleme tarihi|verilme tarixi|data e leshimit|kiallitas kelte|kiallitas datuma|date of issuance|\
      issued|data de emision|ngay cap|data eisiuna|data tal hrug|\
      data d expedicio|data d emissio|petsa ng pagkakaloob|berilgan sanasi|tanggal pengeluaran|\
      data d emissiun|igorpen data|tgl pengeluaran|uitreikingsdatum|emissione|emesso il|rilasciata il|\
      data wystawienia|izdana|datum izdavanja dokumenta|afgegeven op|ausgestellt|kiallitva|\
      date de delivrance date of issue|expedicion|emision|issuing date|effective|effective date|\
      iss|iss del|delivre|issued delivre|fecha emision|kiallitas|emise le|data emissao|delivree le|fecha ultimo control|\
      fecha de ultimo control
      """
    ),
    (
      .dateOfExpiry,
      """
      date of expiry|expiry date|expiration date|date of expiration|date expiration|valid until|\
      valid to|gultig bis|gueltig bis|date d expiration|date d echeance|valable jusqu au|\
      fecha de caducidad|fecha de vencimiento|fecha de expiracion|valido hasta|validez|\
      data di scadenza|scadenza|data de validade|valido ate|validade|geldig tot|platnost do|\
      platny do|data waznosci|termin waznosci|data uplywu waznosci|vrijedi do|vazi do|velja do|\
      galioja iki|deriga lidz|kehtiv kuni|gildir til|giltigt till|gyldig til|\
      viimeinen voimassaolopaiva|voimassa|data expirarii|son gecerlilik tarihi|gecerlilik tarihi|\
      etibarliliq muddeti|data e skadences|ervenyessegi ido|expires|co gia tri den|au|data eaga|\
      data ta skadenza|data de caducitat|petsa ng pagkawala ng bisa|amal qilish muddati|\
      tanggal habis berlaku|data da scadenza|iraungitze data|vervaldatum|datum isteka|\
      datum isteka vazenja|rok vazenja|datum izteka|utlopsdato|udlobsdato|gyldigt til|\
      sista giltighetsdag|giltig till|lejarat|gultig|valable jusqu|valida ate|vencimiento|vence|\
      caducidad|date d expir|valid through|valid till|card valid until|karte gultig bis|\
      carte valable jusqu au|valida hasta|valida fino al|permesso valido fino al|\
      expiry|licence expiry|date of expiration|exp|exp exp|expire|expire le|expires expire|berlaku hingga|berlaku s d|tgl habis berlaku|\
      berlaku s d valid until|validity nt|validity|valid|tempoh|valid upto|valid up to|vervalt op|expires on|verstrijkt op|\
      lauft ab am|geldig van tot|valid from until|valid from to|valable du au|gultig von bis|\
      fecha de control|fecha control|valid geldig|ablaufdatum|fecha caducidad|\
      fecha vencimiento|as feidhm|utloper|etibarlidir|izin bitis|datum skoncenia platnosti|\
      giltig t o m|gyldig t o m
      """
    ),
    (
      .issue,
      """
      place and date of issue|place date of issue|date and place of issue|date place of issue|\
      lieu et date de delivrance|date et lieu de delivrance|ausstellungsort und datum|\
      ausstellungsort datum|ort und datum der ausstellung|luogo e data di rilascio|\
      data e luogo di rilascio|lugar y fecha de expedicion|fecha y lugar de expedicion|\
      local e data de emissao|plaats en datum van afgifte|misto a datum vydani|\
      miesto a datum vydania|miejsce i data wydania|mjesto i datum izdavanja|\
      kiallitas helye es ideje|locul si data eliberarii|\
      utfardandeort och datum|ort och datum for utfardande|delivre a le
      """
    ),
    (
      .authority,
      """
      authority|issuing authority|autorite|autorite de delivrance|behorde|ausstellende behorde|\
      autoridad|autoridad expedidora|autorita|autorita rilascio|autoridade|entidade emissora|\
      instantie|afgegeven door|pas vydal|vydal|vydal organ|organ wydajacy|tijelo izdavanja|\
      izdalo|izdal|pristojni organ|isdave|pasa isdave|dokumenta isdave|izdevejiestade|izdevejs|\
      valjaandja|stjornvald|utgefid af|utfardande myndighet|myndighet|utstedt av|\
      udstedende myndighed|viranomainen|autoritatea|autoritatea emitenta|veren makam|\
      verildigi yer|pasportu veran orqan|autoriteti|kiallito hatosag|issuing post name|\
      issued by|delivre par|issuing office|ministry|organo emisor|noi cap|udaras|awtorita|\
      autoritat|autoridade emissora|autoritad|kantor yang mengeluarkan|kim tomonidan berilgan|\
      agintaritza|awtoridad|organ izdavanja|izdato od|nadlezno telo|uitreikende overheid|\
      comune municipality|rilasciato da|eliberat de|eliberata de|expedido por|emitida por|vystaveno|kiallito
      """
    ),
    (
      .placeOfIssue,
      """
      place of issue|lieu de delivrance|issued in|issue place|plaats van afgifte|\
      lieu d emission|luogo di rilascio|miejsce wydania|ausstellungsort|mesto izdaje|\
      mjesto izdavanja|place of issuance|delivree a|delivre a|issued at|afgegeven te|\
      rilasciata a|place issued|lugar de expedicion|local de emissao|mjesto izdavanja dokumenta
      """
    ),
    (
      .documentNumber,
      """
      passport no|passport number|document no|document number|card no|card number|\
      identity card no|licence no|license number|number|no du passeport|numero de passeport|\
      n du passeport|passnr|pass nr|reisepass nr|ausweisnummer|pasaporte no|numero de pasaporte|\
      n de pasaporte|passaporto n|numero del documento|num soport|no de passaporte|paspoortnummer|\
      documentnummer|cislo pasu|cislo dokladu|cislo cestovneho dokladu|numer paszportu|\
      seria i numer|broj putovnice|broj pasosa|stevilka potnega lista|paso nr|dokumento nr|\
      korteles nr|pases nr|dokumenta nr|dokumendi nr|vegabref nr|pass nr passport no|\
      passin numero|nr pasaport|pasaport no|pasportun nomresi|nr i pasaportes|utlevel szama|\
      no du document|seri no|so ho chieu|uimhir phas|numru tal passaport|num de passaport|\
      pasaporte blg|pasport raqami|nomor paspor|numer da passaport|no de la carte|n de document|\
      numero documento|numero de documento|n del documento|broj osobne iskaznice|broj licne karte|\
      broj isprave|stevilka dokumenta|okmanyszam|cislo obcianskeho preukazu|numar document|\
      nr dokumentu|seria si nr|numer dowodu|kortnummer|kortnr|idkortnummer|asiakirjan numero|\
      kartennummer|dokumentennummer|\
      numero nummer number|numru tal karta|id card no|okmanyazonosito|doc no|kaartnr|stevilka|document nr|nr karty|\
      n de la carte d identite|registarski broj|nr i leternjoftimit|nid no|dl no|no de licencia|n de permis|n registro|licence number|licencia no|number numero|numero|\
      master no|no de permis|numero de permis|documento document|n carte card n|no carte card no|n carte card no|permanent account number|nui|\
      clave de elector|license no|l no|so no|kennnummer der karte|\
      identification number of the card|numero d identification de la carte|n d identification de la carte|\
      voter id no|id number|registro geral|permit no|permit number|work permit no|residence permit no|\
      nru tad dokument|nru tad dokument document no|cdc no|srb no|idesp|identifikacne cislo preukazu|\
      identifikacni cislo prukazu|numero di identificazione della tessera|\
      numero de identificacion de la tarjeta|identificatienummer van de kaart
      """
    ),
    (
      .cardAccessNumber,
      """
      card access number|can|zugangsnummer|no acces|numero d acces|card access no|\
      kaart toegangsnummer|zugangs nr
      """
    ),
    (
      .category,
      """
      category|class|classe|class classe|class categ|licence class|license class|classe categ|\
      cat hab|categoria|categorie|licence type|type of licence|vehicle class|clase
      """
    ),
    (
      .relative,
      """
      religious name or pseudonym|ordens oder kunstlername|hijo de|father|mother|name of father|\
      spouse|historical form of the person s name|also known as|geburtsname|name at birth|\
      birth name|maiden name|nom de naissance|nom d usage|nom d epouse|nume anterior|\
      nazwisko rodowe family name|nazwisko rodowe|imiona rodzicow|\
      imiona rodzicow parents given names|parents given names|parents surname and name|e nome dei genitori o di chi ne fa le veci|parents names|name of parents|\
      parents|imie ojca|imie matki|father s name|father s given name|father s surname|\
      mother s name|mother s given name|mother s surname|mother s maiden name|maiden surname|\
      birth surname|surname at birth|family name at birth|nom de jeune fille|filiacao|filiation|\
      hijo a de|anyja neve|szuletesi nev|rodne prijmeni|rodne priezvisko|rodno prezime|\
      ocevo ime|ime oca|otacko ime|baba adi|ana adi|anne adi|nome do pai|nome da mae|\
      nombre del padre|nombre de la madre|nome del padre|alternate name|spouse s name|\
      name of spouse|genitori|father mother|name of mother|name of legal guardian|\
      legal guardian|name of husband|name of wife|madre|padre|nombre del conyuge|\
      nombre de los padres|spouses name|fathers name|mothers name|otec matka|otec|matka|\
      apellido de casada|prenumele parintilor|parintii|vater|mutter|\
      son of|daughter of|wife of|s d w of|s dw of|sd w of|son daughter wife of|\
      cognome e nome dei genitori|cognome e nome dei genitori o di chi ne fa le veci|parents name|\
      father and mother s name|father and mother s or tutor s name|name and surname of parents|\
      next of kin|husband name|previous names|noms precedents|previous names noms precedents
      """
    ),
    (
      .other,
      """
      authority for identity|signature|holder s signature|bearer s signature|signature of bearer|\
      signature du titulaire|unterschrift|firma del titular|assinatura|handtekening|\
      podpis drzitele|podpis|parasas|paraksts|kasutaja allkiri|type|typ|tipo|tipas|code|kod|\
      code of issuing state|country code|code du pays|issuing country|issuing state|\
      colour of eyes|couleur des yeux|augenfarbe|color of eyes|eyes|hair|profession|occupation|\
      beruf|remarks|annotation|anmerkungen|observations|observaciones|entries|number of entries|\
      duration of stay|visa type|type of visa|type class|control number|valid for|valable pour|\
      equipo|passport|passeport|reisepass|pasaporte|passaporto|paspoort|identity card|\
      carte d identite|carte nationale d identite|personalausweis|republic of|republique|\
      federal|kingdom of|european union|union europeenne|permit|residence permit|\
      titre de sejour|aufenthaltstitel|visa|specimen|muster|driving licence|permis de conduire|\
      fuhrerschein|title|endorsements|blood group|marital status|form|dvr|\
      type of permit|tipo de titulo|holder|titulaire|provincia pais|iban|bearer|heimatort|\
      lieu d origine|luogo d origine|luogo di origine|place of origin|familienstand|\
      date of marriage|place of residence|kvota|organ donor|organspender|\
      augu krasa|kolor oczu|barva oci|boja ociju|colore occhi|kleur ogen|ogenfarve|silmien vari|\
      nationality code|validity|notes|amtliche vermerke|bemerkungen|annotazioni|omerkingen|\
      opmerkingen|zusatzliche angaben|issued at the request of|sponsor|employer|purpose|\
      accompanied by|valid from|valable du|gultig vom|valido de|dd ref|dd n ref|dd no ref|\
      n de reference|rest cond|cond end|conditions|restrictions|habilitacao|primeira habilitacao|\
      doc identidade org emissor uf|doc identidade|fecha inscripcion|estado civil|\
      weight|weight kg|poids|blood type|tipo de sangre|sangre|grupo sanguineo|ocupacion|\
      nombre usual|race|surname and initials|einreisedatum|date d entree|data d entrata|date of entry|date of first issue|first issue|1st issue|1st iss|\
      eerste uitreiking|first issue eerste uitreiking|first licence|first license|fecha 1 licencia|primera licencia|\
      fecha primera licencia|date filled|discard after|resident since|agama|pekerjaan|status perkawinan|religion|\
      tipo di permesso|tipo de permiso|art des titels|type de titre|soort titel|soort titel type of permit|\
      polling station|polling station code|date of birth of spouse|spouse s date of birth|date of birth of child|\
      date of birth bs|date of birth b s|passport issued on|passport expires on|passport expires|passport valid until|\
      licensed since|driver since|licence held since|first arrival|date of arrival|date d arrivee|arrived on|\
      fecha de ingreso|fecha de entrada|date of admission|date of registration|customer number|kundennummer|serial number|kennnummer des tragers|\
      identification number of the institution|n d identification de l institution|\
      numero d identification de l institution|restrictions beperkings|permanent resident|permanent resident card|indos no|indos number|\
      autorise son titulaire a travailler|middle name|registered domicile|bejelentes ideje|tartozkodasi hely|registrador nacional|gyldig fra|giltig fran|\
      izin baslangic|ejemplar|tramite n of ident|dienstgrad|dienstgrad rank|\
      org emissor uf|doc identidade org emissor|identifikacne cislo institucie|\
      identifikacni cislo instituce
      """
    ),
  ]
}
