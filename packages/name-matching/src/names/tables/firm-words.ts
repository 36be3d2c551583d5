/** Common company words in several languages, as lists transliterate or translate them; one meaning per line. */
export const FIRM_WORDS = `
scientific science nauchno nauchnyy nauchny nauchnoe nauchnoye nauchnaya nauki
production proizvodstvennoe proizvodstvennoye proizvodstvennyy proizvodstvenny proizvodstvennaya proizvodstvo manufacturing making
association obedinenie obyedinenie obedineniye obiedinenie asociacion
research issledovatelskiy issledovatelskii issledovatelski issledovatelsky issledovatelskij issledovatelskoe issledovatelskoye
institute institut instituto instytut instituta
plant zavod factory fabrika works kombinat
center centre tsentr centr centro merkezi markaz
bureau byuro biuro
design konstruktorskoe konstruktorskoye
engineering inzhiniring inzhenernyy ingenieria ingenierie muhendislik mohandesi
technology technologies technological tekhnologii tekhnologiya tekhnologiy tekhnolodzhiz teknolodzhiz teknoloji tecnologia tecnologias
technical tekhnicheskiy tekhnicheskii tekhnicheskoe tekhnicheskikh tekhniki tekhnika teknik
state gosudarstvennyy gosudarstvenny gosudarstvennoe gosudarstvennoye gosudarstvenoye gosudarstvennaya
federal federalnyy federalny federalnoe federalnoye federalnaya
institution uchrezhdenie uchrezhdeniye
enterprise predpriyatie predpriyatiye entreprise empresa
group grupp gruppa grupo groupe gruppe gruppo grubu goruh gorouh
trade trading torgovyy torgovy torgovaya torgovo torgovlya ticaret comercial commercial comercio bazargani tejarat commerce kommercheskiy kommercheski
house dom
concern kontsern konsern
industry industries industrial promyshlennost promyshlennyy sanayi sanaye sanayeh sanat industria industrias industriya
oil petroleum neft neftyanaya naft
gas gaz
bank banque banco bankasi
machinebuilding mashinostroitelnyy mashinostroitelny mashinostroeniya mashinostroyeniya machinery mashin
shipbuilding shipyard sudostroitelnyy sudostroitelny sudostroeniya sudostroyeniya sudoremontnyy verf tersane
aviation aircraft aviatsionnyy aviatsionny aviatsiya aviatsii havacilik
defense defence oborony oboronnyy savunma
electronics electronic elektronika elektroniki elektronik elektronnyy elektronnoy
chemical chemicals khimicheskiy khimicheskii kimya shimi
construction building stroitelnaya stroitelnyy stroitelstvo insaat construcciones constructora
development razvitie razvitiya toseh tosee towse desarrollo
investment investments investitsionnaya yatirim sarmayeh sarmayegozari inversiones
transport transportation transportnaya tasimacilik transportes tarabari
services service serv servis sluzhba uslugi uslug khadamat servicios hizmetleri
logistics logistik logistika lojistik lodzhistiks lodzhistik
export exports eksport exportadora exportacion ihracat saderat
import importadora importacion ithalat
international mezhdunarodnyy mezhdunarodnaya mezhdunarodnoe uluslararasi internacional beynolmelali
national natsionalnyy natsionalnaya natsionalnoe milli melli nacional
foundation fund fond bonyad vakfi fundacion fondation
university universitet universiteti daneshgah universidad universite
ministry ministerstvo vezarat bakanligi ministerio ministere
committee komitet
shipping shpg shipment kashtirani keshtirani denizcilik naviera
energy power energiya enerji energia
steel foulad fulad celik
petrochemical petrochemicals petroshimi neftekhimicheskiy
pharmaceutical pharmaceuticals pharm pharma farmatsevticheskaya ilac daru darou drugstore
agriculture agricultural agricola agricolas agro agropecuaria
instrument instruments instrumentation pribory priborov priborostroitelnyy priborostroenie priborostroeniya
helicopter helicopters vertoletny vertoletnyy vertolety
engine engines motor motors dvigatel dvigateli
cement siman cimento tsement tsementnyy
exchange sarafi sarrafi saraf
telecom telekom telecommunications communications communication
holding kholding kholdings holdings
capital kapital
finance financial finansovaya finansovyy finans mali
insurance strakhovaya strakhovanie sigorta bimeh
press pechat
firm firma
design dizayn tasarim diseno
micro mikro microelectronics mikroelektronika
project proekt proektno proektnyy
central tsentralnoe tsentralnoye tsentralnyy
special spetsialnoe spetsialnoye spetsialnyy
experimental opytno opytnoe eksperimentalnyy`;

/** Further words and letters for kinds of companies, besides those of the groups. */
export const FIRM_LETTERS = `npp npo nii nipi vnii tsnii cnii niokr kb okb skb tskb pkb mkb oks ntts ntc npts npc tsentr spe spa stc npf pkf
  pkp tpf ttk mfk uk im named offshore jv jvc mlo dto tco fic ic pmc psc branch filial repair company firm yard services
  vo fea fta td chvk nko nco arz arp npz fnpts fnpc rpe rpa rpc src cb tpk gk sk akb po pk spk pc`;

/** Small words within company names, besides the particles of personal names. */
export const FIRM_PARTICLES = 'for in on at by with from to per para pour por va ve wa na fur lil li lel pri';

/** Phrases for kinds of companies, and the letters or the word that lists use for them. */
const PHRASES_BY_WORD: Record<string, string> = {
  npp: `scientific production enterprise|scientific and production enterprise|research and production enterprise|
    research production enterprise|nauchno proizvodstvennoe predpriyatie|nauchno proizvodstvennoye predpriyatiye`,
  npo: `scientific production association|scientific and production association|research and production association|
    nauchno proizvodstvennoe obedinenie|nauchno proizvodstvennoye obedineniye|nauchno proizvodstvennoye obyedinenie`,
  npts: `scientific production center|scientific and production center|research and production center|
    nauchno proizvodstvennyy tsentr|nauchno proizvodstvenny tsentr`,
  npf: 'scientific production firm|research and production firm|nauchno proizvodstvennaya firma',
  vnii: `all russian scientific research institute|all russian research institute|
    vserossiyskiy nauchno issledovatelskiy institut`,
  tsnii: 'central scientific research institute|central research institute',
  nii: `scientific research institute|scientific and research institute|institute for scientific research|
    nauchno issledovatelskiy institut|nauchno issledovatelskii institut|nauchno issledovatelski institut|
    nauchno issledovatelsky institut|nauchno issledovatelskij institut|research institute`,
  tskb: `central design bureau|tsentralnoe konstruktorskoe byuro|tsentralnoye konstruktorskoye byuro`,
  skb: `special design bureau|special construction bureau|spetsialnoe konstruktorskoe byuro`,
  okb: `experimental design bureau|opytno konstruktorskoe byuro|opytnoe konstruktorskoe byuro`,
  pkb: 'project design bureau|proektno konstruktorskoe byuro',
  kb: 'design bureau|konstruktorskoe byuro|konstruktorskoye byuro',
  ntts: `scientific and technical center|scientific technical center|science and technology center|
    scientific and technological center|nauchno tekhnicheskiy tsentr|nauchno tekhnicheskii tsentr`,
  shipyard: `shipbuilding plant|shipbuilding yard|shipbuilding factory|ship repair plant|sudostroitelnyy zavod|
    sudostroitelny zavod|sudoremontnyy zavod|ship repair yard`,
  machinebuilding: 'machine building',
  instrumentmaking: 'instrument making|instrument building|instrument engineering',
  enginebuilding: 'engine building|motor building',
  aircraftbuilding: 'aircraft building|aircraft construction',
  vo: `foreign economic association|foreign trade association|vneshneekonomicheskoe obedinenie|
    vneshneekonomicheskoye obyedineniye|vneshnetorgovoe obedinenie|foreign economic union`,
  pk: 'proizvodstvennyy kompleks|proizvodstvennaya kompaniya',
  pkp: 'production and design enterprise|proizvodstvenno konstruktorskoe predpriyatie',
  spk: 'agricultural production cooperative|selskokhozyaystvennyy proizvodstvennyy kooperativ',
  ngdu: 'neftegazodobyvayushchee upravlenie',
  td: 'trading house|trade house|torgovyy dom|torgovy dom|torgovyi dom',
  chvk: 'private military company|private military contractor|chastnaya voennaya kompaniya|chastnaya voyennaya kompaniya',
  nko: `non bank credit organization|non bank credit organisation|non banking credit organization|
    nebankovskaya kreditnaya organizatsiya`,
  arz: `aircraft repair plant|aviation repair plant|aircraft repair factory|aviatsionnyy remontnyy zavod|
    aviaremontnyy zavod|aviatsionno remontnyy zavod`,
  npz: 'oil refinery|petroleum refinery|neftepererabatyvayushchiy zavod|oil refining plant',
  fnpts: `federal scientific and production center|federal research and production center|
    federal scientific production center|federalnyy nauchno proizvodstvennyy tsentr`,
  frc: 'federal research center|federal research centre|federalnyy issledovatelskiy tsentr',
  ran: 'russian academy of sciences|rossiyskoy akademii nauk|rossiyskaya akademiya nauk',
  group: 'group of companies|gruppa kompaniy|grupo de empresas|groupe de societes',
  bank: `joint stock commercial bank|commercial joint stock bank|joint stock bank|aktsionernyy kommercheskiy bank|
    aktsionerny kommercheski bank`,
  lng: 'liquefied natural gas|szhizhennyy prirodnyy gaz',
  po: 'production association|proizvodstvennoe obedinenie|proizvodstvennoye obyedineniye',
  im: 'named after|imeni',
  offshore: 'off shore',
  jv: 'joint venture',
  dto: 'drug trafficking organization|drug trafficking organisation',
  mlo: 'money laundering organization|money laundering organisation',
  tco: 'transnational criminal organization',
  irgc: 'islamic revolutionary guard corps|islamic revolutionary guards corps|iranian revolutionary guard corps',
  dprk: 'democratic peoples republic of korea',
  hongkong: 'hong kong',
};

/** These phrases, longest first, each with its word. */
export const FIRM_PHRASES: readonly (readonly [string, string])[] = Object.entries(PHRASES_BY_WORD)
  .flatMap(([word, phrases]) => phrases.split('|').map((phrase) => [phrase.trim(), word] as const))
  .sort(([one], [other]) => other.length - one.length);

const STATE_FIRM = ['gosudarstvennoe', 'gosudarstvennoye'].flatMap((state) =>
  ['unitarnoe', 'unitarnoye'].flatMap((unitary) =>
    ['predpriyatie', 'predpriyatiye'].map((firm) => `${state} ${unitary} ${firm}`),
  ),
);

/** Legal forms of state-owned companies, in Latin words, and their abbreviations. */
export const INSTITUTION_PHRASES: readonly (readonly [string, string])[] = [
  ['federal state unitary enterprise', 'fgup'],
  ['state unitary enterprise', 'gup'],
  ...STATE_FIRM.flatMap((phrase): [string, string][] => [
    [`federalnoe ${phrase}`, 'fgup'],
    [`federalnoye ${phrase}`, 'fgup'],
    [phrase, 'gup'],
  ]),
];
