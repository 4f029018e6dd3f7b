"""Invented people: common given names and surnames of many languages, put together by chance."""

from dataclasses import dataclass
from random import Random

from transliteration import transliterate

# language: (issuing states, surnames, given names of women, given names of men, places)
NAMES = {
    "german": (
        "D D D AUT CHE",
        "Müller Weiß Schröder Kühn Großmann Löwe Bäcker Jäger Fröhlich Haselgruber Brandt Öttinger Strauß",
        "Anneliese Jörgine Käthe Hildegard Frieda Sophie Grete Ursula",
        "Jürgen Götz Matthäus Heinrich Uwe Björn Emil Klaus",
        "Köln Lübeck Wien Zürich Erfurt Görlitz",
    ),
    "french": (
        "FRA BEL CHE LUX MCO CAN",
        "Lefèvre Béranger Châtelain Dufour Garçon Hénault Moreau Rousseau Vauquelin D'Aubigné Marchand",
        "Zoé Éloïse Françoise Hélène Camille Inès Noémie",
        "Benoît François Cédric Rémi Loïc Étienne Hervé",
        "Orléans Nîmes Besançon Liège Québec Genève",
    ),
    "spanish": (
        "ESP MEX ARG COL CHL PER VEN URY CRI",
        "Núñez Ibáñez Peña Zúñiga Quiñones Gutiérrez Olazábal Ocaña Miño Cárdenas Bermúdez Saavedra",
        "Begoña Concepción Inés Ximena Pilar Rocío Lucía",
        "Íñigo José Ramón Joaquín Fermín Tomás Andrés",
        "Logroño Córdoba Bogotá Asunción Mérida Cádiz",
    ),
    "portuguese": (
        "PRT BRA AGO MOZ CPV",
        "Gonçalves Araújo Conceição Simões Guimarães Falcão Magalhães Assunção Brandão Lourenço",
        "Conceição Fátima Inês Glória Luísa Beatriz",
        "João Estêvão Tomé António Simão Nuno",
        "Évora Guimarães São Luís Luanda Praia",
    ),
    "polish": (
        "POL",
        "Wójcik Gąsiorowski Święcicki Łęcki Żurawski Brzęczyszczykiewicz Ćwikła Źrebiec Grzegorzewska",
        "Małgorzata Łucja Zofia Bożena Świętosława",
        "Łukasz Grzegorz Stanisław Zdzisław Bolesław",
        "Łódź Gdańsk Rzeszów Świdnica",
    ),
    "czech": (
        "CZE SVK",
        "Dvořák Růžička Šťastný Kučera Žďárský Hájek Ševčíková Přibyl Řezníček Čapek",
        "Ludmila Jiřina Zdeňka Alžběta Blažena",
        "Jiří Václav Zdeněk Řehoř Ondřej",
        "Ústí Třebíč Košice Plzeň",
    ),
    "hungarian": (
        "HUN",
        "Szűcs Kőváry Győrffy Németh Ördög Fülöp Székely Vörösmarty",
        "Ágnes Erzsébet Ilona Zsófia",
        "Győző László Ödön Zsigmond",
        "Győr Pécs Szeged",
    ),
    "romanian": (
        "ROU MDA",
        "Ștefănescu Țurcanu Brânză Pârvu Ionescu Munteanu Văduva",
        "Ileana Sânziana Măriuca Ioana",
        "Ștefan Răzvan Mihai Cătălin",
        "Brașov Iași Timișoara",
    ),
    "nordic": (
        "SWE DNK NOR FIN ISL",
        "Åström Øvergård Sæther Håkansson Hämäläinen Þorsteinsdóttir Guðmundsson Kjærsgaard Björklund Lindqvist Mäkelä",
        "Åse Søren Märta Þórdís Sigríður Aino Ingrid",
        "Bjørn Håkon Jørgen Þór Väinö Gösta",
        "Malmö Tromsø Århus Jyväskylä Ísafjörður",
    ),
    "baltic": (
        "LVA LTU EST",
        "Kalniņš Ozoliņa Žukauskas Šimkutė Tamm Kõiv Põder Bērziņš Vaičiūnas",
        "Ilze Jūratė Õie Līga",
        "Jānis Žygimantas Tõnu Mārtiņš",
        "Rīga Šiauliai Pärnu",
    ),
    "dutch": (
        "NLD BEL SUR",
        "van der Zande de Wit|van Leeuwenhoek|ter Beek|Hoekstra|Vermeulen|de Bruin|van 't Hof",
        "Wilhelmina Liselotte Saskia Fenna",
        "Joost Maarten Willem Sjoerd",
        "Utrecht Zwolle Gent",
    ),
    "english": (
        "GBR IRL USA AUS NZL CAN ZAF JAM",
        "O'Sullivan Featherstonhaugh Smith-Barrow Whitlock Penhaligon McAllister Ashdown Mbeki Tremaine Okafor",
        "Siobhán Gwendolyn Harriet Mary-Ann Beatrix",
        "Cormac Alistair Jonathan Rupert Theo",
        "Leeds Galway Hobart Nelson Durban",
    ),
    "turkish": (
        "TUR AZE",
        "Yılmaz Öztürk Çağlayan Şimşek Günaydın Əliyev Doğan",
        "Ayşe Gülşah İpek Çiğdem",
        "İsmail Çağrı Şükrü Oğuz",
        "İzmir Muğla Bakı",
    ),
    "vietnamese": (
        "VNM",
        "Nguyễn Trần Phạm Đặng Vũ Hoàng Bùi",
        "Thị|Thị Hồng|Ngọc|Kim Anh",
        "Văn|Minh|Đức Anh|Quang",
        "Huế|Hà Nội|Đà Lạt",
    ),
    "indian": (
        "IND LKA NPL BGD",
        "Venkataraghavan Chattopadhyay Subramaniam Iyer Mukherjee Perera Wickramasinghe Thapa Rahman",
        "Lakshmi Anjali Sunita Padmavathi",
        "Ramesh Krishnamurthy Arjun Harish",
        "Madurai Pune Galle Pokhara",
    ),
    "thai": (
        "THA LAO KHM",
        "Phromphaengsuk Suwannathatphong Chaiyasit Srisombat Vongphachanh",
        "Siriporn Kanokwan Malee",
        "Somchai Thanakorn Anuchit",
        "Ayutthaya Lampang Phuket",
    ),
    "chinese": (
        "CHN TWN HKG SGP",
        "Wang Zhao Ouyang Zhuge Lü Xie Qiu",
        "Xiaomei|Yi Jun|Lan|Mei-Ling",
        "Jianguo|Wei|Zhi Hao|Chih-Ming",
        "Xian Suzhou Tainan",
    ),
    "japanese": (
        "JPN",
        "Kurosaki Matsuzawa Onuki Hayashi Tsukamoto",
        "Hanako Sakiko Yui",
        "Taro Shunsuke Junya",
        "Nara Otaru Kochi",
    ),
    "korean": (
        "KOR",
        "Kim Bak Jeong Seo Hwangbo",
        "Minseo|Ji Won|Hyun-Ah",
        "Seojun|Dong Hyun|Jae-Won",
        "Jeonju Daegu",
    ),
    "indonesian": (
        "IDN MYS",
        "Sukarsono Wijayakusuma Abdullah|Binti Yusof|Hartono|",
        "Dewi Siti Nurhaliza",
        "Budi Agus Rahmat",
        "Solo Ipoh",
    ),
    "arabic": (
        "EGY MAR DZA JOR QAT ARE SAU KWT LBN TUN IRQ SYR",
        "Al-Khatib Bin Zayedan|Abdul Rahman|El-Masri|Boumediene|Haddad|Al Sabahi|Benkirane",
        "Khadija Noura Fatima-Zahra Salma",
        "Mustafa Abdelkader Yousef Ibrahim",
        "Amman Oran Doha Fes",
    ),
    "african": (
        "NGA GHA KEN ETH COG CMR SEN UGA TZA",
        "Oluwaseun-Adebayo Nkrumahene Wanjiku Tesfamariam Mbongo Diarra Kiplagat Ngugi Mwangi",
        "Chidinma Abena Wambui Aissatou",
        "Kwabena Chukwuemeka Haile Mamadou",
        "Kano Kumasi Nakuru Thies",
    ),
    "russian": (
        "RUS KAZ KGZ",
        "Щербаков Жуковская Ефремов Хрущёв Цыганов Юдин Тихомирова Чайкин",
        "Юлия Ксения Любовь Екатерина",
        "Фёдор Евгений Юрий Вячеслав",
        "Тверь Хабаровск Пермь",
    ),
    "ukrainian": (
        "UKR",
        "Гриценко Шевчук Кравчук Щербина Їжакевич Гаврилюк",
        "Оксана Христина Ганна",
        "Ярослав Григорій Євген",
        "Львів Чернігів Харків",
    ),
    "serbian": (
        "SRB BIH MNE",
        "Ђорђевић Чолић Живковић Шћепановић Јовановић",
        "Љиљана Милица Душица",
        "Жарко Душан Немања",
        "Чачак Ниш Шабац",
    ),
    "bulgarian": (
        "BGR MKD",
        "Щерев Христова Желязков Цветанов Българанов",
        "Цветелина Жасмина Радка",
        "Христо Живко Асен",
        "Шумен Търговище",
    ),
    "croatian": (
        "HRV SVN",
        "Đurić Žagar Šušteršič Čačić Kovačević",
        "Željka Špela Dragica",
        "Žarko Siniša Matjaž",
        "Šibenik Čakovec",
    ),
    "greek": (
        "GRC CYP",
        "Papathanasopoulou Chatzigeorgiou Xenakis Theodorakopoulos",
        "Evangelia Kyriaki Despoina",
        "Athanasios Spyridon Charalampos",
        "Volos Chania Larnaka",
    ),
    "italian": (
        "ITA SMR VAT",
        "D'Angelo Esposito Nicolò Brambilla|De' Medici|Lo Presti",
        "Chiara Niccolina Beatrice",
        "Niccolò Gianluca Tommaso",
        "Forlì Bari Udine",
    ),
    "hawaiian": (
        "USA WSM FJI TON",
        "Kaleohano Keihanaikukauakahihuliheekahaunaele Tuilaepa Fonoimoana",
        "Leilani Sina Mele",
        "Kekoa Tavita Semisi",
        "Hilo Apia Suva",
    ),
    "utopian": (
        "UTO UTO XXA XXB XXC UNO EUE RKS XOM GBD XXX",
        "Specimen Muster Exemplar Vzor Wilder Passenger",
        "Anna-Maria Ida Nova",
        "Otto Jon Peter",
        "Zenith Utopia",
    ),
}


@dataclass(frozen=True)
class Person:
    """A person nobody is; dates are (year, month, day), month and day 0 where unknown."""

    language: str
    state: str
    nationality: str
    surname: str
    given: str
    primary: str
    secondary: str
    sex: str
    birth: tuple[int, int, int]
    issue: tuple[int, int, int]
    expiry: tuple[int, int, int]
    place: str
    personal_number: str


def _list(text: str) -> list[str]:
    if "|" not in text:
        return text.split()
    return [item for part in text.split("|") for item in [part.strip()] if item]


def _date(rng: Random, first: int, last: int) -> tuple[int, int, int]:
    month = rng.randint(1, 12)
    last_day = 28 if month == 2 else 30 if month in (4, 6, 9, 11) else 31
    return rng.randint(first, last), month, rng.randint(1, last_day)


def random_person(rng: Random, state: str | None = None, year: int = 2026) -> Person:
    """A person of a language drawn by chance, or of one that `state` issues documents in."""
    languages = [name for name, row in NAMES.items() if state is None or state in row[0].split()]
    language = rng.choice(languages or ["utopian"])
    states, surnames, women, men, places = NAMES[language]
    state = state or rng.choice(states.split())
    sex = rng.choice("MMMMMFFFFF<") if rng.random() < 0.97 else "X"
    first_names = _list(women if sex == "F" or (sex != "M" and rng.random() < 0.5) else men)
    surname = rng.choice(_list(surnames))
    form = rng.random()
    if form < 0.16:
        surname += rng.choice("- ") + rng.choice(_list(surnames))
    elif form < 0.19:
        surname = " ".join(rng.sample(_list(surnames), min(3, len(_list(surnames)))))
    count = rng.choice((1, 1, 1, 2, 2, 3) if form < 0.93 else (3, 4))
    given = rng.choice((" ", " ", "-")).join(rng.sample(first_names, min(count, len(first_names))))
    secondary = transliterate(given, language)
    primary = transliterate(surname, language)
    single = rng.random()
    if single < 0.025:
        given, secondary = "", ""
    elif single < 0.04:
        surname, primary = "", ""
    elif single < 0.055 and "<" in secondary:
        secondary = secondary.replace("<", "<<", 1)
    birth = _date(rng, year - 88, year - 1)
    unknown = rng.random()
    if unknown < 0.02:
        birth = (birth[0], 0, 0)
    elif unknown < 0.035:
        birth = (birth[0], birth[1], 0)
    issue = _date(rng, year - 9, year)
    expiry = (issue[0] + rng.choice((5, 10, 10)), issue[1], min(issue[2], 28))
    nationality = (
        state if rng.random() < 0.9 else rng.choice(("UTO", "XXB", "XXA", "XXX", "GBR", "IND", "D"))
    )
    digits = "".join(
        rng.choice("0123456789") for _ in range(rng.choice((8, 9, 10, 11, 12, 13, 14)))
    )
    return Person(
        language,
        state,
        nationality,
        surname,
        given,
        primary,
        secondary,
        sex,
        birth,
        issue,
        expiry,
        rng.choice(_list(places)),
        digits,
    )
