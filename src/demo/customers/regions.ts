/** Where customers live. Names in another script carry their Latin spelling after a bar, for the email address. */
export interface Region {
  country: string;
  share: number;
  currency: string;
  language: string;
  phone: string;
  /** Family name first on labels. */
  given: string;
  family: string;
  /** City, postal code pattern (# is a digit, @ a letter), subdivision. */
  cities: string;
  /** `#` becomes the house number. */
  streets: string;
}

export const regions: readonly Region[] = [
  {
    country: 'PT',
    share: 22,
    currency: 'EUR',
    language: 'pt',
    phone: '+351 9########',
    given:
      'Inês, Tomás, Beatriz, Duarte, Leonor, Afonso, Matilde, Rodrigo, Maria do Rosário, João Pedro, Constança, Simão',
    family:
      'Almeida, Sousa Pinto, Carvalho, Figueiredo, Vasconcelos e Albuquerque Mendonça, Nogueira, Teixeira, Lourenço, Magalhães, Brito, Sequeira',
    cities:
      'Porto 4###-### PT-13; Lisboa 1###-### PT-11; Coimbra 3###-### PT-06; Braga 47##-### PT-03; Faro 80##-### PT-08; Ponta Delgada 95##-### PT-20',
    streets:
      'Rua do Almada #; Travessa das Flores #, 2.º Esq.; Avenida da Boavista #; Rua de Santa Catarina #; Largo do Carmo #; Calçada da Estrela #',
  },
  {
    country: 'ES',
    share: 12,
    currency: 'EUR',
    language: 'es',
    phone: '+34 6########',
    given: 'Lucía, Álvaro, Carmen, Íñigo, Nuria, Pablo, Marta, Joaquín, Rocío, Andreu',
    family:
      'García Lorente, Fernández, Muñoz, Etxeberria, Puig i Ferrer, Castaño, Romero, Iglesias, Ibáñez de la Cruz',
    cities:
      'Madrid 280## ES-MD; Barcelona 080## ES-B; Valencia 460## ES-V; Bilbao 480## ES-BI; Sevilla 410## ES-SE; Vigo 362## ES-PO',
    streets: 'Calle de Alcalá #; Carrer de Mallorca #, 3r 1a; Gran Vía #; Plaza del Sol #; Rúa do Príncipe #',
  },
  {
    country: 'DE',
    share: 14,
    currency: 'EUR',
    language: 'de',
    phone: '+49 15#########',
    given: 'Anneliese, Jonas, Lena, Matthias, Jürgen, Käthe, Felix, Wiebke, Sören, Hannelore, Emil',
    family:
      'Müller, Weiß, Schröder, von der Heydte, Großmann, Becker, Leutheusser-Schnarrenberger, Krüger, Oehlenschläger, Jansen',
    cities:
      'Berlin 10### DE-BE; Hamburg 20### DE-HH; München 80### DE-BY; Köln 50### DE-NW; Leipzig 04### DE-SN; Bad Münstereifel 5390# DE-NW',
    streets: 'Kastanienallee #; Große Elbstraße #; Am Alten Markt #; Karl-Liebknecht-Straße #; Lindenweg #a',
  },
  {
    country: 'FR',
    share: 10,
    currency: 'EUR',
    language: 'fr',
    phone: '+33 6########',
    given: 'Chloé, Jean-Baptiste, Élodie, Maël, Camille, François, Apolline, Noé, Zoé',
    family: 'Lefèvre, Dubois, de La Rochefoucauld, Moreau, Le Goff, Béranger, Fontaine, N’Guessan, Garnier',
    cities:
      'Paris 750## FR-IDF; Lyon 690## FR-ARA; Marseille 130## FR-PAC; Nantes 440## FR-PDL; Saint-Rémy-de-Provence 13210 FR-PAC; Strasbourg 670## FR-GES',
    streets:
      '# rue des Martyrs; # bis, quai de la Fosse; # avenue Jean Jaurès; # impasse du Moulin; # boulevard de la Liberté',
  },
  {
    country: 'GB',
    share: 8,
    currency: 'GBP',
    language: 'en',
    phone: '+44 7700 900###',
    given: 'Olivia, Callum, Imogen, Rhys, Niamh, Harriet, Ewan, Priya, George, Fiona',
    family:
      'Whitfield, O’Connor, MacDonald, Featherstonehaugh, Patel, Llewellyn, Ashworth-Brown, Clarke, Okafor',
    cities:
      'London E# #@@ GB-ENG; Bristol BS# #@@ GB-ENG; Glasgow G## #@@ GB-SCT; Cardiff CF## #@@ GB-WLS; Leeds LS# #@@ GB-ENG; Llanfairpwllgwyngyll LL## #@@ GB-WLS',
    streets:
      '# Mare Street; Flat 4, # Gloucester Road; # Byres Road; The Old Bakery, # Church Lane; # Canal Walk',
  },
  {
    country: 'US',
    share: 8,
    currency: 'USD',
    language: 'en',
    phone: '+1 202 555 01##',
    given: 'Madison, Ethan, Aaliyah, Jackson, Guadalupe, Wyatt, Mei-Ling, Tyrone, Hannah, Beauregard',
    family: 'Johnson, Nguyen, Rodriguez, Kowalczyk, Washington, Whitehorse, Fitzgerald III, Cohen, Van Buren',
    cities:
      'Portland 972## US-OR; Brooklyn 112## US-NY; Austin 787## US-TX; Chicago 606## US-IL; Truth or Consequences 87901 US-NM; Boston 021## US-MA',
    streets:
      '#2 NE Alberta St; #1 Bedford Ave, Apt 5B; # S Congress Ave; #0 N Milwaukee Ave Unit 210; # Main St',
  },
  {
    country: 'NL',
    share: 5,
    currency: 'EUR',
    language: 'nl',
    phone: '+31 6########',
    given: 'Ilse, Sander, Maartje, Joost, Fleur, Thijs, Femke',
    family: 'de Vries, van den Berg, Jansen, IJsselstein, ’t Hooft, van der Meer-Molenaar, Bakker',
    cities:
      'Utrecht 35## @@ NL-UT; Amsterdam 10## @@ NL-NH; Rotterdam 30## @@ NL-ZH; ’s-Hertogenbosch 52## @@ NL-NB; Groningen 97## @@ NL-GR',
    streets: 'Oudegracht # bis; Prinsengracht #-III; Witte de Withstraat #; Vismarkt #',
  },
  {
    country: 'IT',
    share: 5,
    currency: 'EUR',
    language: 'it',
    phone: '+39 3#########',
    given: 'Giulia, Lorenzo, Chiara, Matteo, Niccolò, Bianca, Pierfrancesco',
    family: 'Rossi, Esposito, D’Angelo, Bianchi, Della Valle, Caruso, Zanetti',
    cities:
      'Milano 201## IT-MI; Torino 101## IT-TO; Napoli 801## IT-NA; Bologna 401## IT-BO; Palermo 901## IT-PA',
    streets: 'Via Garibaldi #; Corso Vittorio Emanuele II #; Piazza San Carlo #, scala B; Vicolo Stretto #',
  },
  {
    country: 'PL',
    share: 4,
    currency: 'PLN',
    language: 'pl',
    phone: '+48 6########',
    given: 'Zofia, Łukasz, Agnieszka, Grzegorz, Małgorzata, Wojciech',
    family: 'Nowak, Brzęczyszczykiewicz, Wróbel, Żak, Sikora, Mickiewicz',
    cities:
      'Warszawa 00-### PL-14; Kraków 30-### PL-12; Łódź 90-### PL-10; Wrocław 50-### PL-02; Gdańsk 80-### PL-22',
    streets: 'ul. Chłodna # m. 7; al. Jerozolimskie #; ul. Święty Marcin #; pl. Wolności #',
  },
  {
    country: 'JP',
    share: 3.5,
    currency: 'JPY',
    language: 'ja',
    phone: '+81 90########',
    given: '陽菜|hina, 健太郎|kentaro, 美咲|misaki, 蓮|ren, さくら|sakura, 翔|sho',
    family: '佐藤|sato, 小鳥遊|takanashi, 渡邉|watanabe, 長谷川|hasegawa, 勅使河原|teshigawara',
    cities:
      '東京都渋谷区 150-00## JP-13; 京都市 604-8### JP-26; 大阪市 530-00## JP-27; 札幌市 060-00## JP-01',
    streets: '神宮前#-2-5; 河原町通三条上ル#番地; 梅田#-1-3 グランドメゾン1204号; 南一条西#丁目',
  },
  {
    country: 'SE',
    share: 2.5,
    currency: 'SEK',
    language: 'sv',
    phone: '+46 7########',
    given: 'Åsa, Björn, Linnéa, Gustaf, Märta, Viggo',
    family: 'Lindqvist, Åkerström, Nordström, Bergman, Öberg',
    cities: 'Stockholm 11# ## SE-AB; Göteborg 41# ## SE-O; Malmö 21# ## SE-M; Umeå 90# ## SE-AC',
    streets: 'Hornsgatan # lgh 1302; Linnégatan #; Möllevången #; Storgatan #',
  },
  {
    country: 'KW',
    share: 1.8,
    currency: 'KWD',
    language: 'ar',
    phone: '+965 9#######',
    given: 'نورة|noura, عبد الرحمن|abdulrahman, فاطمة|fatima, يوسف|yousef',
    family: 'العتيبي|alotaibi, الصباح|alsabah, المطيري|almutairi, بوقريص|bougrais',
    cities: 'مدينة الكويت 1#### KW-KU; حولي 3#### KW-HA; السالمية 2#### KW-HA',
    streets: 'شارع الخليج العربي، قطعة #; شارع سالم المبارك #; شارع تونس، مبنى #',
  },
  {
    country: 'BR',
    share: 2,
    currency: 'BRL',
    language: 'pt',
    phone: '+55 11#########',
    given: 'Thaís, Caetano, Luíza, Raimundo, Iara',
    family: 'dos Santos, Guimarães, Figueiroa, Oliveira e Silva, Nascimento',
    cities: 'São Paulo 01###-### BR-SP; Rio de Janeiro 22###-### BR-RJ; Belo Horizonte 30###-### BR-MG',
    streets: 'Rua Augusta, # apto. 82; Avenida Atlântica, #; Alameda das Acácias, #',
  },
  {
    country: 'GR',
    share: 1.6,
    currency: 'EUR',
    language: 'el',
    phone: '+30 69########',
    given: 'Ελένη|eleni, Μαρία|maria, Αικατερίνη|aikaterini',
    family: 'Παπαδοπούλου|papadopoulou, Χατζηκωνσταντίνου|chatzikonstantinou, Νικολάου|nikolaou',
    cities: 'Αθήνα 10# ## GR-I; Θεσσαλονίκη 54# ## GR-B; Χανιά 73# ## GR-M',
    streets: 'Οδός Ερμού #; Λεωφόρος Νίκης #; Πλατεία Ελευθερίας #',
  },
  {
    country: 'IL',
    share: 1.4,
    currency: 'USD',
    language: 'he',
    phone: '+972 5########',
    given: 'נועה|noa, איתן|eitan, תמר|tamar, יהונתן|yehonatan',
    family: 'לוי|levi, בן־דוד|bendavid, פרידמן|friedman',
    cities: 'חיפה 3###### IL-HA; תל אביב־יפו 6###### IL-TA; ירושלים 9###### IL-JM',
    streets: 'רחוב הרצל #; שדרות בן גוריון #; דרך יפו # כניסה ב',
  },
  {
    country: 'KR',
    share: 1.4,
    currency: 'KRW',
    language: 'ko',
    phone: '+82 10########',
    given: '서연|seoyeon, 민준|minjun, 하은|haeun',
    family: '김|kim, 이|lee, 남궁|namgung',
    cities: '서울특별시 0#### KR-11; 부산광역시 4#### KR-26',
    streets: '연남로 #길 12, 301호; 해운대로 #',
  },
  {
    country: 'UA',
    share: 1.2,
    currency: 'EUR',
    language: 'uk',
    phone: '+380 67#######',
    given: 'Оксана|oksana, Тарас|taras, Соломія|solomiia',
    family: 'Шевченко|shevchenko, Ковальчук|kovalchuk, Дем’яненко|demianenko',
    cities: 'Київ 0#### UA-30; Львів 79### UA-46',
    streets: 'вул. Хрещатик, #; просп. Свободи, # кв. 14',
  },
  {
    country: 'IN',
    share: 1.2,
    currency: 'USD',
    language: 'hi',
    phone: '+91 98########',
    given: 'अनन्या|ananya, विक्रम|vikram, Lakshmi',
    family: 'शर्मा|sharma, चट्टोपाध्याय|chattopadhyay, Venkataraman Subramaniam',
    cities: 'मुंबई 4000## IN-MH; Bengaluru 5600## IN-KA',
    streets: 'महात्मा गांधी रोड #; # 12th Main Road, Indiranagar',
  },
  {
    country: 'TH',
    share: 0.8,
    currency: 'USD',
    language: 'th',
    phone: '+66 8########',
    given: 'กัญญารัตน์|kanyarat, ธนวัฒน์|thanawat',
    family: 'วงศ์สุวรรณ|wongsuwan, ศรีวัฒนากุลชัยเจริญ|sriwattanakulchaicharoen',
    cities: 'กรุงเทพมหานคร 10### TH-10; เชียงใหม่ 50### TH-50',
    streets: 'ถนนสุขุมวิท ซอย #; ถนนนิมมานเหมินท์ #',
  },
  {
    country: 'IE',
    share: 1.6,
    currency: 'EUR',
    language: 'en',
    phone: '+353 8########',
    given: 'Saoirse, Cillian, Aoife, Tadhg',
    family: 'Byrne, Gallagher, Mac Giolla Phádraig, O’Shaughnessy',
    cities: 'Dublin D0# @#@# IE-D; Cork T12 @#@# IE-CO; Gaillimh H91 @#@# IE-G',
    streets: '# Thomas Street; Apt 9, # Oliver Plunkett Street; # Bóthar na Trá',
  },
  {
    country: 'CH',
    share: 2,
    currency: 'CHF',
    language: 'de',
    phone: '+41 79#######',
    given: 'Urs, Regula, Fabienne, Luca, Maxime',
    family: 'Zürcher, Bernasconi, Aebischer, de Weck, Hürlimann',
    cities: 'Zürich 80## CH-ZH; Genève 12## CH-GE; Lugano 69## CH-TI; Bern 30## CH-BE',
    streets: 'Langstrasse #; Rue de Carouge #; Via Nassa #',
  },
  {
    country: 'TN',
    share: 0.7,
    currency: 'TND',
    language: 'fr',
    phone: '+216 2#######',
    given: 'Amira, Hédi, Yasmine',
    family: 'Ben Youssef, Trabelsi, Chaâbane',
    cities: 'Tunis 10## TN-11; Sousse 40## TN-51',
    streets: '# avenue Habib Bourguiba; # rue de Marseille',
  },
];
