"""Captions of identity cards and passports, in the language of one state and in English or French."""

# language | title | surname | given names | birth | place of birth | nationality | expiry | issue | sex |
# number of the document
_TABLE = """
german|PERSONALAUSWEIS|Name/Surname/Nom|Vornamen/Given names/Prénoms|Geburtstag/Date of birth|Geburtsort/Place of birth|Staatsangehörigkeit/Nationality|Gültig bis/Date of expiry|Ausstellungsdatum/Date of issue|Geschlecht/Sex|Ausweisnummer/Document No.
french|CARTE NATIONALE D'IDENTITÉ|Nom / Surname|Prénoms / Given names|Date de naissance / Date of birth|Lieu de naissance / Place of birth|Nationalité / Nationality|Date d'expiration / Expiry date|Date de délivrance / Date of issue|Sexe / Sex|N° du document / Document No
spanish|DOCUMENTO NACIONAL DE IDENTIDAD|APELLIDOS / SURNAME|NOMBRE / NAME|FECHA DE NACIMIENTO / DATE OF BIRTH|LUGAR DE NACIMIENTO / PLACE OF BIRTH|NACIONALIDAD / NATIONALITY|VALIDEZ / VALID UNTIL|EMISIÓN / DATE OF ISSUE|SEXO / SEX|NÚM SOPORT / DOCUMENT NO
portuguese|CARTÃO DE CIDADÃO|APELIDO / SURNAME|NOME / GIVEN NAME|DATA DE NASCIMENTO / DATE OF BIRTH|LOCAL DE NASCIMENTO / PLACE OF BIRTH|NACIONALIDADE / NATIONALITY|DATA DE VALIDADE / EXPIRY DATE|DATA DE EMISSÃO / DATE OF ISSUE|SEXO / SEX|Nº DOCUMENTO / DOCUMENT No.
polish|DOWÓD OSOBISTY|Nazwisko / Surname|Imiona / Given names|Data urodzenia / Date of birth|Miejsce urodzenia / Place of birth|Obywatelstwo / Nationality|Termin ważności / Expiry date|Data wydania / Date of issue|Płeć / Sex|Numer dowodu / Identity card number
czech|OBČANSKÝ PRŮKAZ|Příjmení / Surname|Jméno / Given names|Datum narození / Date of birth|Místo narození / Place of birth|Státní občanství / Nationality|Platnost do / Date of expiry|Datum vydání / Date of issue|Pohlaví / Sex|Číslo dokladu / Document No.
hungarian|SZEMÉLYAZONOSÍTÓ IGAZOLVÁNY|Családi név / Family name|Utónév / Given name|Születési idő / Date of birth|Születési hely / Place of birth|Állampolgárság / Nationality|Érvényességi idő / Date of expiry|Kiállítás dátuma / Date of issue|Neme / Sex|Okmányszám / Doc. No.
baltic|PERSONAS APLIECĪBA|Uzvārds / Surname|Vārds / Given names|Dzimšanas datums / Date of birth|Dzimšanas vieta / Place of birth|Pilsonība / Nationality|Derīga līdz / Date of expiry|Izdošanas datums / Date of issue|Dzimums / Sex|Dokumenta numurs / Document No.
nordic|IDENTITETSKORT|Efternamn/Surname|Förnamn/Given names|Födelsedatum/Date of birth|Födelseort/Place of birth|Nationalitet/Nationality|Giltigt t.o.m./Date of expiry|Utfärdat/Date of issue|Kön/Sex|Kort nr/Card No.
dutch|IDENTITEITSKAART|Naam / Surname|Voornamen / Given names|Geboortedatum / Date of birth|Geboorteplaats / Place of birth|Nationaliteit / Nationality|Geldig tot / Date of expiry|Datum van afgifte / Date of issue|Geslacht / Sex|Documentnummer / Document no.
croatian|OSOBNA ISKAZNICA|Prezime / Surname|Ime / Name|Datum rođenja / Date of birth|Mjesto rođenja / Place of birth|Državljanstvo / Citizenship|Vrijedi do / Date of expiry|Datum izdavanja / Date of issue|Spol / Sex|Broj osobne iskaznice / Identity card number
italian|CARTA DI IDENTITÀ|COGNOME / SURNAME|NOME / NAME|DATA DI NASCITA / DATE OF BIRTH|LUOGO DI NASCITA / PLACE OF BIRTH|CITTADINANZA / NATIONALITY|SCADENZA / EXPIRY|EMISSIONE / ISSUING|SESSO / SEX|NUMERO / DOCUMENT NUMBER
"""
CAPTIONS = {row.split("|")[0]: tuple(row.split("|")[1:]) for row in _TABLE.strip().splitlines()}
