/** How articles are put together from the predicates of a language; `{X}` and `{Y}` are two people. */
export interface Setting {
  /** First names of men, then of women. */
  men: string;
  women: string;
  families: string;
  towns: string;
  days: string;
  months: string;
  sums: string;
  jobs: string;
  titles: string;
  /** Phrases for an unnamed man and an unnamed woman: first mentions, then, after `;`, later ones. */
  strangers: [string, string];
  /** Sentences around one person; `{px}` is what is said of the person, `{pv}` its verb, `{pr}` the rest, `{pe}` both with the verb last. */
  alone: string[];
  /** Sentences around two people. */
  together: string[];
  /** Frames of either kind that training never uses. */
  held: string[];
}

/** The settings by language; of the lists, items are separated by `,` or `|`. */
export const SETTINGS: Record<string, Setting> = {
  en: {
    men: 'Brian,Colm,Desmond,Edgar,Fergus,Gareth,Hugo,Jared,Kieran,Leroy,Milo,Nigel',
    women: 'Agnes,Bridget,Carys,Dawn,Eileen,Fay,Gwen,Hazel,Isla,Joanne,Kerry,Moira',
    families:
      'Aldridge,Bexley,Crowhurst,Dunmore,Eastham,Farrow,Galbraith,Hargreave,Ingram,Jessop,Kilbride,Lomax,Munro,Nesbitt,Oakden,Purcell',
    towns: 'Leeds,Cork,Boston,Perth,Dundee,Norwich,Tampa,Halifax',
    days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
    months: 'January,March,May,September,November',
    sums: '12,000 pounds|40,000 dollars|£250,000|$3.4 million|900 euros',
    jobs: 'teacher,plumber,dentist,hotelier,accountant,nurse,baker,councillor,driver,estate agent',
    titles: 'News in brief|From the region|Round-up|{town} diary|This week',
    strangers: [
      'a man,a local man,a 43-year-old man,an elderly man,a man from the area,one man;the man,the 43-year-old',
      'a woman,a local woman,a 51-year-old woman,a pensioner,a young woman;the woman,the 51-year-old',
    ],
    alone: [
      '{X} {px}.',
      '{X}, {X#}, {px}.',
      '{X}, a {job} from {town}, {px}.',
      '{X} is a {job} from {town}. <He/She:X> {px}.',
      'The {job} {X} {px}, it was reported on {day}.',
      'It emerged on {day} that {X} {px}.',
      '{X}, {X#}, of {town}, {px}. Neighbours had noticed nothing.',
      'A {job} from {town} {px}. {X} is {X#} years old.',
    ],
    together: [
      '{X} {px}. {Y} {py}.',
      '{X} {px}, while {Y} {py}.',
      'According to {Y}, who {py}, {X} {px}.',
      'Two names come up in {town}. {X} {px}. {Y}, a {job}, {py}.',
      '{Y} {py}. "I have known the case for years," {y} said. {X} {px}.',
    ],
    held: [
      '{X}, who lives in {town}, {px}. The {X#}-year-old has two children.',
      'There was talk of little else in {town} on {day}: {X} {px}. {Y}, a {job}, {py}.',
      '{Y} and {X} went to the same school. {Y} {py}; {X} {px}.',
    ],
  },
  es: {
    men: 'Abelardo,Benito,Cayetano,Damián,Eusebio,Fermín,Gonzalo,Hernán,Isidro,Julián',
    women: 'Amparo,Belén,Carmela,Dolores,Estela,Fátima,Graciela,Inés,Jimena,Lourdes',
    families:
      'Alcaraz,Bustamante,Cifuentes,Duarte,Escudero,Figueroa,Galván,Hinojosa,Ibarra,Lizarraga,Montiel,Ordóñez,Pizarro,Quiroga',
    towns: 'Murcia,Gijón,Rosario,Cádiz,Monterrey,Arequipa,Burgos',
    days: 'el lunes,el martes,el miércoles,el jueves,el viernes',
    months: 'enero,marzo,mayo,septiembre,noviembre',
    sums: '12.000 euros|250.000 euros|dos millones de pesos|900 euros',
    jobs: 'docente,taxista,dentista,hotelero,contable,periodista,concejal,electricista',
    titles: 'Breves|Actualidad de {town}|La semana|Crónica local',
    strangers: [
      'un hombre,un vecino,un varón de 43 años,un anciano,un conocido;el hombre,el varón',
      'una mujer,una vecina,una joven de 21 años,una jubilada,una conocida;la mujer,la joven',
    ],
    alone: [
      '{X} {px}.',
      '{X}, de {X#} años, {px}.',
      '{X}, {job} de {town}, {px}.',
      '{X} vive en {town}. <Él/Ella:X> {px}.',
      'Según supo este diario, {X} {px}.',
      '{X}, vecin<o/a:X> de {town}, {px}. Nadie en el barrio sospechaba nada.',
      '{X} nació en {town}. En {month}, {px}.',
    ],
    together: [
      '{X} {px}. {Y} {py}.',
      '{X} {px}, mientras que {Y} {py}.',
      'Según {Y}, que {py}, {X} {px}.',
      '{Y}, {job}, {py}. «Conozco bien el caso», dijo {y}. {X} {px}.',
    ],
    held: [
      '{X}, que reside en {town}, {px}. Tiene dos hijos.',
      'En {town} no se habla de otra cosa: {X} {px}. {Y}, {job}, {py}.',
      '{Y} y {X} fueron a la misma escuela. {Y} {py}; {X} {px}.',
    ],
  },
  fr: {
    men: 'Alban,Bastien,Corentin,Didier,Etienne,Firmin,Gaspard,Hervé,Joël,Lucien',
    women: 'Adèle,Brigitte,Clotilde,Delphine,Élodie,Fabienne,Ghislaine,Hortense,Josiane,Maëlle',
    families:
      'Aubertin,Bellanger,Chauvet,Delmas,Estève,Fournel,Garrigue,Hamelin,Joubert,Lacaze,Marchand,Nivelle,Pasquier,Ravel',
    towns: 'Limoges,Brest,Namur,Nîmes,Liège,Amiens,Pau',
    days: 'lundi,mardi,mercredi,jeudi,vendredi',
    months: 'janvier,mars,mai,septembre,novembre',
    sums: '12 000 euros|250 000 euros|deux millions d’euros|900 euros',
    jobs: 'dentiste,fleuriste,comptable,journaliste,architecte,pharmacien,libraire,notaire',
    titles: 'En bref|À {town}|Faits divers|La semaine',
    strangers: [
      'un homme,un habitant,un homme de 43 ans,un retraité,un quadragénaire;cet homme,le quadragénaire',
      'une femme,une habitante,une femme de 51 ans,une retraitée,une jeune femme;cette femme,la quinquagénaire',
    ],
    alone: [
      '{X} {px}.',
      '{X}, {X#} ans, {px}.',
      '{X}, {job} à {town}, {px}.',
      '{X} habite {town}. <Il/Elle:X> {px}.',
      'On a appris {day} que {X} {px}.',
      '{X}, âgé<//e:X> de {X#} ans, {px}. Les voisins ne se doutaient de rien.',
    ],
    together: [
      '{X} {px}. {Y} {py}.',
      '{X} {px}, tandis que {Y} {py}.',
      'Selon {Y}, qui {py}, {X} {px}.',
      '{Y}, {job}, {py}. « Je connais bien le dossier », dit {y}. {X} {px}.',
    ],
    held: [
      '{X}, qui vit à {town}, {px}. <Il/Elle:X> a deux enfants.',
      'À {town}, on ne parle que de cela : {X} {px}. {Y}, {job}, {py}.',
      '{Y} et {X} ont grandi ensemble. {Y} {py} ; {X} {px}.',
    ],
  },
  de: {
    men: 'Albrecht,Bernd,Clemens,Detlef,Egon,Falk,Gerold,Henning,Jochen,Lothar',
    women: 'Adelheid,Birgit,Cordula,Dörte,Elke,Friederike,Gudrun,Heike,Jutta,Lieselotte',
    families:
      'Ahrens,Bruckner,Dahlmann,Eckardt,Fellner,Grabowski,Hollmann,Jansen,Kleinert,Lindemann,Mertens,Oswald,Petersen,Reichelt',
    towns: 'Kassel,Graz,Bremen,Luzern,Jena,Passau,Celle',
    days: 'Montag,Dienstag,Mittwoch,Donnerstag,Freitag',
    months: 'Januar,März,Mai,September,November',
    sums: '12.000 Euro|250.000 Euro|3,4 Millionen Euro|900 Franken',
    jobs: 'Zahnarzt,Lehrerin,Hotelier,Buchhalterin,Journalist,Elektriker,Stadträtin,Makler',
    titles: 'Kurz gemeldet|Aus {town}|Blick in die Region|Die Woche',
    strangers: [
      'ein Mann,ein 43-Jähriger,ein Bekannter,ein Rentner,ein Unbekannter;der Mann,der 43-Jährige',
      'eine Frau,eine 51-Jährige,eine Bekannte,eine Rentnerin,eine junge Frau;die Frau,die 51-Jährige',
    ],
    alone: [
      '{X} {px}.',
      '{X} ({X#}) {px}.',
      '{X}, {X#}, aus {town} {px}.',
      '{X} lebt in {town}. <Er/Sie:X> {px}.',
      'Der Fall beschäftigt {town}: {X} {px}.',
      '{X} {px}. Die Nachbarn hatten nichts bemerkt.',
      'Am {day} {pv} {X} {pr}.',
      'Nach Informationen dieser Zeitung {pv} {X} {pr}.',
      'Wie am {day} bekannt wurde, {pv} {X} aus {town} {pr}.',
      '<Der/Die:X> {X#}-jährige {X} {px}.',
      '{X} ist in {town} vielen bekannt. <Der/Die:X> {X#}-Jährige {px}.',
      '{X}, <der/die:X> {pe}, stammt aus {town}.',
    ],
    together: [
      '{X} {px}. {Y} {py}.',
      '{X} {px}, {Y} {py}.',
      '{Y} {py}. „Ich kenne den Fall seit Jahren“, sagte {y}. {X} {px}.',
      'Zwei Namen fallen in {town}. {X} {px}. {Y}, {job}, {py}.',
      'Am {day} {pv} {X} {pr}. {Y}, {job} aus {town}, {py}.',
      '{Y} {py}. In {town} {pv} unterdessen {X} {pr}.',
      '{X}, <der/die:X> {pe}, ging mit {Y} zur Schule.',
    ],
    held: [
      '{X} {px}. Der Wohnort ist {town}, zur Familie gehören zwei Kinder.',
      'In {town} gibt es kein anderes Thema: {X} {px}. {Y}, {job}, {py}.',
      '{Y} und {X} gingen in dieselbe Schule. {Y} {py}; {X} {px}.',
    ],
  },
  pt: {
    men: 'Abílio,Baltazar,Cândido,Domingos,Elias,Fausto,Gaspar,Horácio,Ivo,Leandro',
    women: 'Alzira,Benedita,Cacilda,Deolinda,Eulália,Filomena,Gilda,Ivone,Lurdes,Marlene',
    families:
      'Abrantes,Bragança,Carvalhal,Dantas,Esteves,Falcão,Godinho,Homem,Junqueira,Leitão,Meireles,Nogueira,Pimentel,Queirós',
    towns: 'Braga,Évora,Recife,Curitiba,Aveiro,Santos,Viseu',
    days: 'na segunda-feira,na terça-feira,na quarta-feira,na quinta-feira,na sexta-feira',
    months: 'janeiro,março,maio,setembro,novembro',
    sums: '12 mil euros|250 mil reais|dois milhões de euros|900 euros',
    jobs: 'dentista,taxista,contabilista,jornalista,hoteleiro,eletricista,vereador,professor',
    titles: 'Breves|Notícias de {town}|A semana|Região',
    strangers: [
      'um homem,um morador,um homem de 43 anos,um idoso,um conhecido;o homem,o indivíduo',
      'uma mulher,uma moradora,uma jovem de 21 anos,uma reformada,uma conhecida;a mulher,a jovem',
    ],
    alone: [
      '{X} {px}.',
      '{X}, de {X#} anos, {px}.',
      '{X}, {job} de {town}, {px}.',
      '{X} mora em {town}. <Ele/Ela:X> {px}.',
      'Soube-se {day} que {X} {px}.',
      '{X}, natural de {town}, {px}. Os vizinhos não desconfiavam de nada.',
    ],
    together: [
      '{X} {px}. {Y} {py}.',
      '{X} {px}, enquanto {Y} {py}.',
      'Segundo {Y}, que {py}, {X} {px}.',
      '{Y}, {job}, {py}. «Conheço bem o caso», disse {y}. {X} {px}.',
    ],
    held: [
      '{X}, que vive em {town}, {px}. Tem dois filhos.',
      'Em {town} não se fala de outra coisa: {X} {px}. {Y}, {job}, {py}.',
      '{Y} e {X} andaram na mesma escola. {Y} {py}; {X} {px}.',
    ],
  },
  it: {
    men: 'Amedeo,Battista,Corrado,Donato,Ettore,Fulvio,Gaetano,Ivano,Loris,Manlio',
    women: 'Agata,Bianca,Carlotta,Donatella,Elvira,Fiorella,Gilda,Ines,Loredana,Marisa',
    families:
      'Albanese,Bertolini,Cattaneo,De Santis,Esposito,Ferraro,Gentile,Iannone,Lombardi,Marchetti,Negri,Orsini,Palumbo,Rinaldi',
    towns: 'Udine,Lecce,Pavia,Trento,Ancona,Salerno,Cuneo',
    days: 'lunedì,martedì,mercoledì,giovedì,venerdì',
    months: 'gennaio,marzo,maggio,settembre,novembre',
    sums: '12.000 euro|250mila euro|due milioni di euro|900 euro',
    jobs: 'dentista,tassista,commercialista,giornalista,albergatore,elettricista,consigliere,architetto',
    titles: 'In breve|Notizie da {town}|La settimana|Cronaca',
    strangers: [
      "un uomo,un residente,un uomo di 43 anni,un pensionato,un conoscente;l'uomo,il quarantenne",
      'una donna,una residente,una donna di 51 anni,una pensionata,una giovane;la donna,la giovane',
    ],
    alone: [
      '{X} {px}.',
      '{X}, {X#} anni, {px}.',
      '{X}, {job} di {town}, {px}.',
      '{X} vive a {town}. <Lui/Lei:X> {px}.',
      'Si è saputo {day} che {X} {px}.',
      '{X}, originari<o/a:X> di {town}, {px}. I vicini non sospettavano nulla.',
    ],
    together: [
      '{X} {px}. {Y} {py}.',
      '{X} {px}, mentre {Y} {py}.',
      'Secondo {Y}, che {py}, {X} {px}.',
      '{Y}, {job}, {py}. «Conosco bene il caso», ha detto {y}. {X} {px}.',
    ],
    held: [
      '{X}, che abita a {town}, {px}. Ha due figli.',
      'A {town} non si parla d’altro: {X} {px}. {Y}, {job}, {py}.',
      '{Y} e {X} sono cresciuti insieme. {Y} {py}; {X} {px}.',
    ],
  },
};
