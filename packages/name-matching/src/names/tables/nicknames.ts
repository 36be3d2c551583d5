import { fold } from '../fold.js';
import { stemOf } from '../stem.js';
import { FIRM_WORDS } from './firm-words.js';
import { READINGS, SPELLINGS } from './spellings.js';
import { SLAVIC_NAMES } from './slavic-names.js';
import { TRANSLATED_WORDS } from './translated-words.js';

/** Short forms and nicknames by the full name. Written for this project; one name per line. */
const NICKNAMES = `
abigail abby abbie gail
abraham abe bram
albert al bert albie bertie
alexander alex alec sandy xander lex aleck sasha alejandro alessandro alexandre iskander
alexandra sandra sasha alex lexi
alfred alf alfie fred freddy
allison allie ali
amanda mandy
andrew andy drew
angela angie
ann anna anne annie hannah nan nancy anya
anthony tony antonio antoine anton toni
arthur art artie
barbara barb babs barbie
benjamin ben benny benji binyamin
bernard bernie
catherine katherine kathryn cathy kathy kate katie kitty kay katya ekaterina yekaterina katarina
charles charlie chuck chas carlos karl carl
charlotte lottie char
christina christine chris tina christy kristina
christopher chris kit topher kris cristobal
cynthia cindy
daniel dan danny dani
david dave davey davy
deborah debra deb debbie
dennis denis denny
donald don donny donnie
dorothy dot dottie dolly
douglas doug
edgar ed eddie
edmund ed eddie ned
edward ed eddie ted teddy ned eduardo
eleanor nora ellie nell
elizabeth liz lizzie beth betty betsy eliza lisa bess elisabeth libby
emily em emmy
ernest ernie ernesto
eugene gene evgeny yevgeny
florence flo flossie
frances fran fanny frankie
francis frank frankie francisco francesco francois paco pancho
franklin frank
frederick fred freddy freddie fritz rick
gabriel gabe
gerald gerry jerry
gilbert gil bert
gregory greg gregor grigory grigori
guillermo memo william
harold harry hal
harry henry hank hal harold
helen nell nellie lena elena yelena
henry hank enrique heinrich henri
herbert herb bert
howard howie
ignacio nacho
isaac ike izzy
isabella isabel bella izzy isabelle
jacob jake jack
jacqueline jackie
james jim jimmy jamie jaime
jane janie jenny
janet jan
jeffrey jeff geoffrey geoff
jennifer jen jenny jenn
jeremy jerry jem
jerome jerry
jessica jess jessie
jesus chucho chuy
joan joanie
johann johannes hans
john jack johnny jon jonny johnnie jean juan ivan giovanni
jonathan jon jonny nathan
joseph joe joey jose giuseppe josef pepe
joshua josh
juan juanito
judith judy
julia julie jules
karen kaz
kenneth ken kenny
kimberly kim
lawrence larry laurence laurie lorenzo
leonard len lenny leo
leonardo leo
leopold leo
leslie les
louis lou louie luis lewis luigi
lucille lucy
luis lucho
manuel manny manolo
margaret maggie meg peggy marge margie greta rita madge margarita
maria marie mary maryam miriam
martha marty
martin marty
matthew matt matty mateo matthias
maurice moe morris
maximilian max
melissa mel missy lissa
michael mike mick micky mickey misha miguel michel mikhail mikhael
mitchell mitch
nathaniel nathan nat nate
nicholas nick nicky nico nicolas klaus nikolai
oliver ollie
oscar ozzie
pamela pam
patricia pat patty trish tricia
patrick pat paddy rick
paul pablo pavel paolo
peter pete pedro pyotr pierre pietro
philip phil felipe phillip pip
rachel rae
ralph raf rafe
randolph randy
raymond ray ramon
rebecca becky becca
reginald reg reggie
richard rick dick rich ricky richie ricardo dickie
robert bob bobby rob robbie bert roberto
roberta bobbie
roderick rod rory
rodney rod
roger rodge rogelio
ronald ron ronny ronnie
rosemary rose rosie
rudolf rudolph rudy rudi
russell russ
samantha sam sammy
samuel sam sammy
sarah sara sally sadie
sebastian seb bastian
sidney sid
sofia sophia sophie
stanley stan
stephanie steph stef
stephen steven steve stevie stefan esteban stephan stepan
susan sue suzy susie suzanne susanna
sylvester sly
teresa theresa terry tess tessa
terence terry
theodore ted teddy theo fyodor
thomas tom tommy tomas
timothy tim timmy
valentina valya
victor vic viktor
victoria vicky vicki tori
vincent vince vinny vicente
virginia ginny
walter walt wally
wilhelm willi bill
william will bill billy willy liam willie
winston win winnie
zachary zach zack
aleksandr alexander sasha aleksander oleksandr aliaksandr sanya shura
aleksey alexei aleksei alexey oleksiy alyosha lyosha oleksii
anastasia nastya anastasiya
anatoly tolya anatoliy
andrei andrey andriy andrii andrew andrzej andreas andrea
boris borya
dmitry dima mitya dmitri dmytro dmitriy
evgeny yevgeny zhenya evgeni yevhen ievgen
gennady gena hennadiy
georgy george georgi jorge georges giorgi yuri heorhiy
ilya illia ilia
ivan vanya
konstantin kostya kostiantyn
leonid lyonya leonid
lyudmila lyuda mila ludmila liudmyla
maksim max maxim maksym
mikhail misha mykhailo michael
natalia natasha natalya nataliya
nikolai kolya mykola nikolay nicholas
oleg oleh
olga olya olha
pavel pasha pavlo
pyotr petya petr petro
sergei sergey seryozha serhiy serhii siarhei serge
stanislav stas
svetlana sveta
tatiana tanya tatyana tetiana
valery valera valeriy valeri
vasily vasya vasyl vasiliy vasili
viktor vitya victor
vitaly vitalik vitaliy
vladimir volodya vova volodymyr uladzimir vladimir wladimir
vladislav vlad vladyslav
vyacheslav slava viacheslav
yaroslav slava
alan allan allen al
alexander al
alfred al
alison ali
alvin al
archibald archie
arnold arnie
ashley ash
augustus august gus
barnabas barney
bartholomew bart
beatrice bea trixie
benedict ben benny
bernadette bernie
bradley brad
bradford brad
calvin cal
cameron cam
caroline carrie carol
cassandra cassie sandra
cecilia cissy
chester chet
clifford cliff
clinton clint
constance connie
curtis curt
delbert del
desmond des
dominic dom nick
edwin ed eddie ned
elijah eli
evan van
gerard gerry
geraldine gerry
gwendolyn gwen
harriet hattie
irving irv
jackson jack
josephine josie jo
julian jules
katrina kat trina
leon leo
lillian lily lil
lucas luke
madeleine maddie
marcus marc mark
marvin marv
mervyn merv
millicent millie
montgomery monty
natalie nat
neville nev
norman norm
percival percy
raphael rafa rafael
rosalind roz ros
seymour sy
sheldon shel
solomon sol
spencer spence
tabitha tabby
tristan tris
vernon vern
veronica ronnie
wallace wally
wesley wes
winifred winnie
yuri yura yuriy yurii iurii
abdulrahman abderrahmane
fatima fatma fatemeh fatoumata
ali aly
omar umar omer
usama osama
uthman osman othman usman
mehmet mohammed
ahmet ahmed ahmad
mustafa moustapha mostafa
ibrahim abraham brahim ibrahima
ismail ishmael smail
yusuf joseph yousef youssef josef
yaqub jacob yakub
musa moses moussa
isa jesus issa
dawud david daoud
sulayman solomon suleiman soliman
harun aaron haroun
mariam maryam mary`;

const groups = new Map<string, number[]>();
const labels: string[] = [''];

function read(text: string, mark: string): void {
  for (const line of text.trim().split('\n')) {
    const words = line.split(' ');
    const group = labels.push(mark + words[0]!) - 1;
    for (const word of new Set(words)) groups.set(word, [...(groups.get(word) ?? []), group]);
  }
}

read(NICKNAMES, '+');
read(READINGS, '+');
const lastNickname = labels.length - 1;
read(SPELLINGS, '');
read(SLAVIC_NAMES, '');
const lastName = labels.length - 1;
read(FIRM_WORDS, '');
read(TRANSLATED_WORDS, '');

/** A group is identified by its first word: stored keys must not change when another group is added. */
export const labelOf = (group: number): string => labels[group]!;

const isOfFirms = (group: number) => group > lastName;

/** Company words by their stems; personal names have none. */
const STEMS_FROM = 6;
const [namesByWord, firmsByWord] = [new Map<string, number[]>(), new Map<string, number[]>()];
const firmsByStem = new Map<string, readonly number[]>();
for (const [word, own] of groups) {
  const [names, firms] = [own.filter((group) => !isOfFirms(group)), own.filter(isOfFirms)];
  if (names.length > 0) namesByWord.set(word, names);
  if (firms.length > 0) firmsByWord.set(word, firms);
  if (firms.length > 0 && word.length >= STEMS_FROM) firmsByStem.set(stemOf(fold(word)), firms);
}

/** Returns the numbers of the groups of personal names that include a Latin word; undefined for most words. */
export const nameGroupsOf = (word: string): readonly number[] | undefined => namesByWord.get(word);

/** The same for company words with translations or spelling variants, in all their endings. */
export const firmGroupsOf = (word: string, stem: string): readonly number[] | undefined =>
  firmsByWord.get(word) ?? (word.length >= STEMS_FROM ? firmsByStem.get(stem) : undefined);

const byFolded = new Map<string, number[]>();
for (const [word, own] of groups) {
  const folded = fold(word);
  byFolded.set(folded, [...new Set([...(byFolded.get(folded) ?? []), ...own])]);
}

/** All groups by the sound of a word. */
export const groupsOfFolded = (folded: string): readonly number[] =>
  byFolded.get(folded) ?? firmsByStem.get(stemOf(folded)) ?? [];

/** Whether a group contains spellings of one name, rather than short forms. */
export const isSpelling = (group: number): boolean => group > lastNickname;

/** Whether a group contains spellings of a personal name. */
export const isPersonName = (group: number): boolean => group > lastNickname && !isOfFirms(group);

/** Returns all Latin words that share a group with this one, including itself; empty for most words. */
export function wordsAlike(word: string): string[] {
  const wanted = nameGroupsOf(word) ?? [];
  return [...namesByWord].flatMap(([other, own]) => (own.some((group) => wanted.includes(group)) ? [other] : []));
}
