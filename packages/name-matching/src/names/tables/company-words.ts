import { FORMS_IN_WORDS } from './firm-forms.js';
import { FIRM_LETTERS, FIRM_PHRASES, FIRM_WORDS, INSTITUTION_PHRASES } from './firm-words.js';
import { fold } from '../fold.js';
import { stemOf } from '../stem.js';
import { SHORT_FIRM_WORDS } from './short-firm-words.js';
import { wordsOfList } from './words-of-list.js';

/** Legal forms, each written as one word; the forms of one line are equivalent, in other words or countries. */
const FORMS = `
ltd limited ltda limitada limitee ltee lda
llc lcc oou osoo ooo tov mchj mmm shpk doo dooel ood eood sro spolsro spzoo zoo wll taa zhshs mmc jdmm shps xxk pllc sagl srls sll slu kft sarl srl rl spr sarlau sprl bvba gmbh mbh ug jdoo ou uab sia
inc incorporated
corp corporation corporacion corporacao korporasi corporate korporatsiya korporatsia
co company cie cia compagnie compania companhia kompaniya kompania kompany sirket gongsi hoesa sherkat sherkate sharika sharikat sharekat shirkat
plc pcl pao oao zao aat zaat zat oa ao pat prat jsc ojsc cjsc pjsc ojs jscb saog saoc qsc psc pjs bsc ksc kscc
sa ca sau saa sas spa ag ab asa as aps oy oyj nv se sca sae sal anonim anonyme anonima sociedad
bv vof cv cvba
kg kgaa ohg gbr ev ek
gesmbh ges
llp too lp lllp scs snc eurl sci sccv sc
pty pte pvt private bhd berhad sdn tbk pt persero
kk gk yk kabushiki kaisha
fze fzc fzco fzllc dmcc
asbl vzw
anstalt
est establishment establishments
ead ad dd
nk hf ehf
sicav sicaf sapi sofom
rt zrt nyrt bt
cic cio
gie geie eeig
vag eg egmbh
unlimited ulc
sti sirketi ticaret sanayi sanayii ltdsti anonimsirketi
gup fgup fsue mup unitary fkp fse fgbu fsbi fbu gbu
deca cavas
kompani kompanija
tld limtied`;

/** Words that occur in the names of half of all companies. */
const TRADES = `trading trade traders general group groupe grupo gruppe holding holdings international internacional
intl global world industries industrial industry industria enterprise enterprises empresa entreprise services service
servicios solutions systems technology technologies tech engineering construction constructions constructora consulting
consultants management investment investments inversiones invest capital finance financial bank banque banco bankasi
insurance assurance shipping maritime marine navigation lines line logistics transport transportation transportes cargo
freight airlines airline airways aviation air petroleum oil gas petrochemical petrochemicals energy power electric
electronics mining metals steel chemical chemicals pharma pharmaceutical pharmaceuticals medical foods food agro
agricola import export importadora exportadora comercial commercial comercializadora distribuidora distribution
production productions products producciones manufacturing factory plant works development desarrollo real estate
inmobiliaria property properties hotel hotels tourism travel tours media press news communications telecom
telecommunications network networks foundation fundacion fondation association asociacion society union federation
committee organization organisation institute university college center centre research scientific company
organizacion cooperativa coop exchange money security securities agency bureau office department ministry state national
central house shop store stores market markets supply supplies equipment machinery motors auto automotive textile
obshchestvo aktsionernoye otvetstvennostyu ogranichennoy zavod kombinat predpriyatie tovarishchestvo proizvodstvennoe
companies sharika sharikat sharekat shirkat design building machine drug trafficking criminal sherkat sherkate sahami public unitary federal
nauchno issledovatelskiy issledovatelskii institut proizvodstvennoye obedinenie obyedinenie konstruktorskoe
konstruktorskoye byuro mashinostroitelnyy mashinostroitelny gosudarstvennoe gosudarstvennoye federalnoe federalnoye
unitarnoe unitarnoye`;

/** Transliterated legal forms of Russian law, by the kind that precedes `aktsionernoe obshchestvo`. */
const SOCIETIES = ['obshchestvo', 'obschchestvo', 'obschestvo', 'obshestvo', 'obsestvo'];
const SHARES = ['aktcionernoe', 'aktsionernoe', 'aktsionernoye', 'aktsionernoi', 'aktsionernoy', 'akcionernoe'];
const BEFORE: [string, string][] = [
  ['publichnoe', 'pjsc'],
  ['publichnoye', 'pjsc'],
  ['otkrytoe', 'ojsc'],
  ['otkrytoye', 'ojsc'],
  ['otkritoe', 'ojsc'],
  ['zakrytoe', 'cjsc'],
  ['zakrytoye', 'cjsc'],
  ['zakritoe', 'cjsc'],
];
const LIMITED = ['ogranichennoy', 'ogranichennoi', 'ogranichennoj', 'ogranichenoy'];
const LIABILITY = ['otvetstvennostyu', 'otvetstvennostiu', 'otvetstvennostju', 'otvetstvennostu'];

const russianForms: [string, string][] = SOCIETIES.flatMap((society): [string, string][] => [
  ...SHARES.flatMap((share): [string, string][] => [
    ...BEFORE.map(([kind, form]): [string, string] => [`${kind} ${share} ${society}`, form]),
    [`${share} ${society}`, 'jsc'],
  ]),
  ...LIMITED.flatMap((limited) =>
    LIABILITY.map((liability): [string, string] => [`${society} s ${limited} ${liability}`, 'ooo']),
  ),
]);

/** Legal forms of several Latin words, and their abbreviations. */
export const FORM_PHRASES: readonly (readonly [string, string])[] = [
  ['sp z oo', 'spzoo'],
  ['sp z o o', 'spzoo'],
  ['spol s ro', 'spolsro'],
  ['s r o', 'sro'],
  ['s r l', 'srl'],
  ['l l c', 'llc'],
  ['s a', 'sa'],
  ['a s', 'as'],
  ['d o o', 'doo'],
  ['gesellschaft mit beschrankter haftung', 'gmbh'],
  ['limited liability company', 'llc'],
  ['limited liability partnership', 'llp'],
  ['public limited company', 'plc'],
  ['open joint stock company', 'ojsc'],
  ['closed joint stock company', 'cjsc'],
  ['public joint stock company', 'pjsc'],
  ['private joint stock company', 'prat'],
  ['joint stock company', 'jsc'],
  ['joint stock corporation', 'jsc'],
  ['public joint stock', 'pjsc'],
  ['open joint stock', 'ojsc'],
  ['closed joint stock', 'cjsc'],
  ['non public joint stock company', 'jsc'],
  ['joint stock', 'jsc'],
  ['aktsionernoe obshchestvo otkrytogo tipa', 'ojsc'],
  ['aktsionernoe obshchestvo zakrytogo tipa', 'cjsc'],
  ['federal treasury enterprise', 'fkp'],
  ['federalnoe kazennoe predpriyatie', 'fkp'],
  ['federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie', 'fgbu'],
  ['federal state budgetary institution of science', 'fgbu'],
  ['federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki', 'fgbu'],
  ['federal state autonomous institution', 'fgbu'],
  ['adkrytae aktsyyanernae tavarystva', 'ojsc'],
  ['zakrytae aktsyyanernae tavarystva', 'cjsc'],
  ['vidkryte aktsionerne tovarystvo', 'ojsc'],
  ['nepublichnoe aktsionernoe obshchestvo', 'jsc'],
  ['private joint stock corporation', 'prat'],

  ['sociedad anonima', 'sa'],
  ['societe anonyme', 'sa'],
  ['sociedad de responsabilidad limitada', 'srl'],
  ['free zone company', 'fzc'],
  ['free zone establishment', 'fze'],
  ['limitied liability company', 'llc'],
  ['sherkat sahami khass', 'jsc'],
  ['sherkat sahami aam', 'jsc'],
  ['sherkat sahami', 'jsc'],
  ...russianForms,
  ...INSTITUTION_PHRASES,
  ['co operative', 'coop'],
  ['cong ty tnhh', 'llc'],
  ['cong ty co phan', 'jsc'],
  ['masuliyati cheklangan jamiyati', 'mchj'],
  ['sociedad por acciones simplificada', 'sas'],
  ['de capital variable', 'cv'],
  ['sociedad civil', 'sc'],
  ['federal state budgetary institution', 'fgbu'],
  ['federal state enterprise', 'fkp'],
  ['state enterprise', 'gup'],
  ['gosudarstvennoe predpriyatie', 'gup'],
  ['sabiedriba ar ierobezotu atbildibu', 'sia'],
  ...FORMS_IN_WORDS,
  ...FIRM_PHRASES,
];

const classes = new Map<string, string>();
for (const line of FORMS.trim().split('\n')) {
  const words = wordsOfList(line);
  for (const word of words) classes.set(word, words[0]!);
}

const trades = new Set([TRADES, FIRM_WORDS, FIRM_LETTERS].flatMap(wordsOfList));
// An abbreviation is as common as the word: `mfg` is, `rly` is not.
for (const words of SHORT_FIRM_WORDS.trim().split('\n').map(wordsOfList))
  if (words.some((word) => trades.has(word))) for (const word of words) trades.add(word);

const STEMS_FROM = 6;
const tradeStems = new Set([...trades].filter((word) => word.length >= STEMS_FROM).map((word) => stemOf(fold(word))));

/** Legal forms that precede the name in their countries, and are not another kind of word there. */
const FRONT_FORMS = new Set(
  wordsOfList(`aat zaat taa sherkat sherkate sharika sharikat sharekat shirkat ooo oao zao zat ao oa pao jsc ojsc cjsc pjsc llc llp too osoo tov pt cv fgup gup mup
  fsue fkp fse fgbu fsbi uab sia`),
);

/** Whether a first word is a legal form rather than the start of a name. */
export const standsInFront = (word: string): boolean => FRONT_FORMS.has(word);

/**
 * Returns the legal form that a word stands for, as the first word of its kind (`limited` → `ltd`); undefined for other
 * words.
 */
export const legalFormOf = (word: string): string | undefined => classes.get(word);

/** Whether a word (or its stem, if known) is common among companies: it never establishes a match alone. */
export const isTradeWord = (word: string, stem = stemOf(fold(word))): boolean =>
  trades.has(word) || (word.length >= STEMS_FROM && tradeStems.has(stem));
