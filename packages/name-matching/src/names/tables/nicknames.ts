import { fold } from '../fold.js';
import { stemOf } from '../stem.js';
import { BUSINESS_WORDS } from './business-words.js';
import { FIRM_WORDS } from './firm-words.js';
import { OTHER_GIVEN_NAMES, SHORT_FORMS } from './short-forms.js';
import { BONES_FROM, bonesOf, heard, isKnownGivenName } from './known-given-names.js';
import { RARE_SHORT_FORMS } from './rare-short-forms.js';
import { READINGS, SPELLINGS } from './spellings.js';
import { SHORT_FIRM_WORDS } from './short-firm-words.js';
import { SLAVIC_NAMES } from './slavic-names.js';
import { TRANSLATED_WORDS } from './translated-words.js';
import { wordsOfList } from './words-of-list.js';

/**
 * Short forms and forms of a name in other languages, each the same as every other of its line. Written for this
 * project. For English short forms see `SHORT_FORMS`.
 */
const NICKNAMES = `
guillermo memo william
ignacio nacho
jesus chucho chuy
juan juanito
luis lucho
johannes johann hans
valentina valya
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

/** Two spellings of one name, or a name and its short form. */
export type Sameness = 'spelling' | 'short_form';

const groups = new Map<string, number[]>();
const labels: string[] = [''];

function read(text: string, mark: string): void {
  for (const line of text.trim().split('\n')) {
    const words = line.split(' ');
    const group = labels.push(mark + words[0]!) - 1;
    for (const word of new Set(words)) groups.set(word, [...(groups.get(word) ?? []), group]);
  }
}

/** Full names by the group of their short forms. */
const fullNames = new Map<number, ReadonlySet<string>>();

function readShortForms(text: string): void {
  for (const line of text.trim().split('\n')) {
    const [full, short] = line.split(' = ');
    read(`${full} ${short}`, '+');
    fullNames.set(labels.length - 1, new Set(full!.split(' ')));
  }
}

readShortForms(SHORT_FORMS);
readShortForms(RARE_SHORT_FORMS);
const given = new Set([...groups.keys(), ...wordsOfList(OTHER_GIVEN_NAMES)].filter((word) => word.length > 2));
read(NICKNAMES, '+');
read(READINGS, '+');
const lastNickname = labels.length - 1;
read(SPELLINGS, '');
read(SLAVIC_NAMES, '');
const lastName = labels.length - 1;
read(FIRM_WORDS, '');
read(SHORT_FIRM_WORDS, '%');
read(TRANSLATED_WORDS, '');
read(BUSINESS_WORDS, '&');

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

const SHORT_ENDING = /(?<=..)(?:ey|ie|ee|y|i)$/;
const soundOfShort = (word: string) => (SHORT_ENDING.test(word) ? `${heard(word.replace(SHORT_ENDING, ''))}i` : null);

/** Words of the table of short forms by how they sound: full names by consonants, short ones by their beginning. */
const [fullsByBones, shortsBySound] = [new Map<string, string>(), new Map<string, string>()];
for (const names of fullNames.values()) for (const word of names) fullsByBones.set(bonesOf(word), word);
for (const word of namesByWord.keys()) {
  const sound = soundOfShort(word);
  if (sound && !fullsByBones.has(bonesOf(word))) shortsBySound.set(sound, word);
}

/** The word of the table of which this English given name is another spelling: Micheal, Jonnie; otherwise the word. */
function asInTable(word: string): string {
  const known = inTable.get(word);
  if (known !== undefined) return known;
  if (inTable.size >= KEPT_AT_MOST) inTable.clear();
  const found = lookUp(word);
  inTable.set(word, found);
  return found;
}

const inTable = new Map<string, string>();
const KEPT_AT_MOST = 50_000;

function lookUp(word: string): string {
  if (namesByWord.has(word)) return word;
  const bones = bonesOf(word);
  if (bones.length >= BONES_FROM || isKnownGivenName(word)) {
    const full = fullsByBones.get(bones);
    if (full) return full;
  }
  return (isKnownGivenName(word) && shortsBySound.get(soundOfShort(word) ?? '')) || word;
}

/** Returns the numbers of the groups of personal names that include a Latin word; undefined for most words. */
export const nameGroupsOf = (word: string): readonly number[] | undefined => namesByWord.get(asInTable(word));

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

/** Variants of a short form start alike: Billy and Bill, but not Bert and Al. */
const ALIKE = 2;

/** Whether two words of a group stand for each other, rather than both for a third. */
function isDirect(left: string, right: string, group: number): boolean {
  const full = fullNames.get(group);
  if (!full || full.has(left) || full.has(right)) return true;
  // The article of al-Hamdan is not Ali.
  return Math.min(left.length, right.length) > ALIKE && left.slice(0, ALIKE) === right.slice(0, ALIKE);
}

/** How two words stand for one name: as spellings of it, or one as its short form; null if they do not. */
export function sameName(left: readonly number[], right: readonly number[], given: [string, string]): Sameness | null {
  const words = given.map(asInTable) as [string, string];
  let found: Sameness | null = null;
  for (const group of left) {
    if (!right.includes(group)) continue;
    const full = fullNames.get(group);
    if (isSpelling(group) || (full?.has(words[0]) && full.has(words[1]))) return 'spelling';
    if (isDirect(words[0], words[1], group)) found = 'short_form';
  }
  return found;
}

const fulls = new Set([...fullNames.values()].flatMap((names) => [...names]));

/** Whether two words are short forms of one name, such as Bill and Will, or Liz and Betty. */
export function areShortAlike(one: string, other: string): boolean {
  const [left, right] = [asInTable(one), asInTable(other)];
  if (fulls.has(left) || fulls.has(right)) return false;
  const own = namesByWord.get(right);
  return namesByWord.get(left)?.some((group) => fullNames.has(group) && own?.includes(group)) === true;
}

/** Whether a word is a full name in the table of short forms. */
export const isFullName = (word: string): boolean => fulls.has(word);

/** Whether a word is a given name of the table, so that a similar one is another name and no typo. */
export const isGivenName = (word: string): boolean => given.has(word);

/** Returns all Latin words that stand for the same name as this one, including itself; empty for most words. */
export function wordsAlike(word: string): string[] {
  const wanted = nameGroupsOf(word);
  if (!wanted) return [];
  return [...namesByWord].flatMap(([other, own]) => (sameName(wanted, own, [word, other]) ? [other] : []));
}
