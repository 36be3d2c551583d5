/** Words that firms share in several languages, as lists transliterate or translate them; one meaning a line. */
export const FIRM_WORDS = `
scientific nauchno nauchnyy nauchny nauchnoe nauchnoye nauchnaya
production proizvodstvennoe proizvodstvennoye proizvodstvennyy proizvodstvenny proizvodstvennaya proizvodstvo manufacturing
association obedinenie obyedinenie obyedineniye obedineniye obiedinenie asociacion
research issledovatelskiy issledovatelskii issledovatelski issledovatelsky issledovatelskoe issledovatelskoye
institute institut instituto instytut
plant zavod factory fabrika
center centre tsentr centr centro merkezi markaz
bureau byuro biuro
design konstruktorskoe konstruktorskoye
engineering inzhiniring inzhenernyy ingenieria ingenierie muhendislik mohandesi
technology technologies tekhnologii tekhnologiya tekhnologiy teknoloji tecnologia tecnologias
technical tekhnicheskiy tekhnicheskii tekhnicheskoe tekhnicheskikh teknik
state gosudarstvennyy gosudarstvenny gosudarstvennoe gosudarstvennoye gosudarstvennaya
federal federalnyy federalny federalnoe federalnoye federalnaya
institution uchrezhdenie uchrezhdeniye
enterprise predpriyatie predpriyatiye entreprise empresa
group grupp gruppa grupo groupe gruppe gruppo grubu
trade trading torgovyy torgovy torgovaya ticaret comercial commercial comercio bazargani tejarat
house dom
concern kontsern konsern
industry industries industrial promyshlennost promyshlennyy sanayi sanaye sanayeh sanat industria industrias
oil petroleum neft neftyanaya naft
gas gaz
bank banque banco bankasi
machinebuilding mashinostroitelnyy mashinostroitelny mashinostroeniya mashinostroyeniya
shipbuilding sudostroitelnyy sudostroeniya sudostroyeniya
aviation aviatsionnyy aviatsionny aviatsiya aviatsii havacilik
defense defence oborony oboronnyy savunma
electronics electronic elektronika elektroniki elektronik
chemical chemicals khimicheskiy khimicheskii kimya shimi
construction stroitelnaya stroitelnyy stroitelstvo insaat construcciones constructora
development razvitie razvitiya toseh tosee towse desarrollo
investment investments investitsionnaya yatirim sarmayeh sarmayegozari inversiones
transport transportation transportnaya tasimacilik transportes
services service servis sluzhba uslugi uslug khadamat servicios hizmetleri
export eksport exportadora exportacion ihracat
import importadora importacion ithalat
international mezhdunarodnyy mezhdunarodnaya mezhdunarodnoe uluslararasi internacional
national natsionalnyy natsionalnaya natsionalnoe milli melli nacional
foundation fund fond bonyad vakfi fundacion fondation
university universitet universiteti daneshgah universidad universite
ministry ministerstvo vezarat bakanligi ministerio ministere
committee komitet
shipping kashtirani keshtirani denizcilik naviera
energy power energiya enerji energia
steel foulad fulad celik
petrochemical petrochemicals petroshimi neftekhimicheskiy
pharmaceutical pharmaceuticals farmatsevticheskaya ilac daru darou`;

const STATE_FIRM = ['gosudarstvennoe', 'gosudarstvennoye'].flatMap((state) =>
  ['unitarnoe', 'unitarnoye'].flatMap((unitary) =>
    ['predpriyatie', 'predpriyatiye'].map((firm) => `${state} ${unitary} ${firm}`),
  ),
);

/** Forms of firms that belong to the state, in Latin words, and the one word that stands for them. */
export const INSTITUTION_PHRASES: readonly (readonly [string, string])[] = [
  ['federal state unitary enterprise', 'fgup'],
  ['state unitary enterprise', 'gup'],
  ...STATE_FIRM.flatMap((phrase): [string, string][] => [
    [`federalnoe ${phrase}`, 'fgup'],
    [`federalnoye ${phrase}`, 'fgup'],
    [phrase, 'gup'],
  ]),
];
