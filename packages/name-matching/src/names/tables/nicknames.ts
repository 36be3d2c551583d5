import { readFileSync } from 'node:fs';
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
 * Short forms of rarer names, as in `SHORT_FORMS`. Four lists were written from general knowledge, independently; this one
 * has the pairs that are in at least two.
 */
const ATTESTED = new URL('attested-short-forms.txt', import.meta.url);

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

/** Groups of words by their numbers: first short forms and nicknames, then spellings, then words of companies. */
class Groups {
  readonly ofWord = new Map<string, number[]>();
  readonly labels: string[] = [''];
  /** Full names by the group of their short forms. */
  readonly fullNames = new Map<number, ReadonlySet<string>>();

  read(text: string, mark: string): void {
    for (const line of text.trim().split('\n')) {
      const words = line.split(' ');
      const group = this.labels.push(mark + words[0]!) - 1;
      for (const word of new Set(words)) this.ofWord.set(word, [...(this.ofWord.get(word) ?? []), group]);
    }
  }

  readShortForms(text: string): void {
    for (const line of text.trim().split('\n')) {
      const [full, short] = line.split(' = ');
      this.read(`${full} ${short}`, '+');
      this.fullNames.set(this.last(), new Set(full!.split(' ')));
    }
  }

  /** The number of the group that was read last. */
  last(): number {
    return this.labels.length - 1;
  }
}

/** Company words by their stems; personal names have none. */
const STEMS_FROM = 6;

function readTables() {
  const groups = new Groups();
  const { ofWord, labels, fullNames } = groups;
  groups.readShortForms(SHORT_FORMS);
  groups.readShortForms(RARE_SHORT_FORMS);
  const given = new Set([...ofWord.keys(), ...wordsOfList(OTHER_GIVEN_NAMES)].filter((word) => word.length > 2));
  // A rare full name, such as Fayette, can still be the short form of another.
  const fulls = new Set([...fullNames.values()].flatMap((names) => [...names]));
  const lastUsual = groups.last();
  groups.readShortForms(readFileSync(ATTESTED, 'utf8'));
  groups.read(NICKNAMES, '+');
  groups.read(READINGS, '+');
  const lastNickname = groups.last();
  groups.read(SPELLINGS, '');
  groups.read(SLAVIC_NAMES, '');
  const lastName = groups.last();
  groups.read(FIRM_WORDS, '');
  groups.read(SHORT_FIRM_WORDS, '%');
  groups.read(TRANSLATED_WORDS, '');
  groups.read(BUSINESS_WORDS, '&');
  const words = wordsOf(ofWord, lastName);
  const sounds = soundsOf(fullNames, lastUsual, words.namesByWord);
  return { labels, fullNames, fulls, given, lastNickname, lastName, ...words, ...sounds };
}

let tables: ReturnType<typeof readTables> | undefined;

/** The tables, read on first use: they take 5 MB. */
const known = () => (tables ??= readTables());

/** Groups of personal names and of companies, by word, stem and sound. */
function wordsOf(ofWord: ReadonlyMap<string, number[]>, lastName: number) {
  const [namesByWord, firmsByWord] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const firmsByStem = new Map<string, readonly number[]>();
  const byFolded = new Map<string, number[]>();
  for (const [word, own] of ofWord) {
    const [names, firms] = [own.filter((group) => group <= lastName), own.filter((group) => group > lastName)];
    const folded = fold(word);
    if (names.length > 0) namesByWord.set(word, names);
    if (firms.length > 0) firmsByWord.set(word, firms);
    if (firms.length > 0 && word.length >= STEMS_FROM) firmsByStem.set(stemOf(folded), firms);
    byFolded.set(folded, [...new Set([...(byFolded.get(folded) ?? []), ...own])]);
  }
  return { namesByWord, firmsByWord, firmsByStem, byFolded };
}

/** A group is identified by its first word: stored keys must not change when another group is added. */
export const labelOf = (group: number): string => known().labels[group]!;

const SHORT_ENDING = /(?<=..)(?:ey|ie|ee|y|i)$/;
const soundOfShort = (word: string) => (SHORT_ENDING.test(word) ? `${heard(word.replace(SHORT_ENDING, ''))}i` : null);

/** Words of the table of short forms by how they sound: full names by consonants, short ones by their beginning. */
function soundsOf(fullNames: Groups['fullNames'], lastUsual: number, namesByWord: ReadonlyMap<string, number[]>) {
  const [fullsByBones, shortsBySound] = [new Map<string, string>(), new Map<string, string>()];
  const isRare = (group: number) => Number(group > lastUsual);
  // Of names that sound alike, the usual one is meant.
  const rareFirst = [...fullNames].toSorted(([one], [other]) => isRare(other) - isRare(one));
  for (const [, names] of rareFirst) for (const word of names) fullsByBones.set(bonesOf(word), word);
  for (const word of namesByWord.keys()) {
    const sound = soundOfShort(word);
    if (sound && !fullsByBones.has(bonesOf(word))) shortsBySound.set(sound, word);
  }
  return { fullsByBones, shortsBySound };
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
  const { namesByWord, fullsByBones, shortsBySound } = known();
  if (namesByWord.has(word)) return word;
  const bones = bonesOf(word);
  if (bones.length >= BONES_FROM || isKnownGivenName(word)) {
    const full = fullsByBones.get(bones);
    if (full) return full;
  }
  return (isKnownGivenName(word) && shortsBySound.get(soundOfShort(word) ?? '')) || word;
}

/** Returns the numbers of the groups of personal names that include a Latin word; undefined for most words. */
export const nameGroupsOf = (word: string): readonly number[] | undefined => known().namesByWord.get(asInTable(word));

/** The same for company words with translations or spelling variants, in all their endings. */
export const firmGroupsOf = (word: string, stem: string): readonly number[] | undefined =>
  known().firmsByWord.get(word) ?? (word.length >= STEMS_FROM ? known().firmsByStem.get(stem) : undefined);

/** All groups by the sound of a word. */
export const groupsOfFolded = (folded: string): readonly number[] =>
  known().byFolded.get(folded) ?? known().firmsByStem.get(stemOf(folded)) ?? [];

/** Whether a group contains spellings of one name, rather than short forms. */
export const isSpelling = (group: number): boolean => group > known().lastNickname;

/** Whether a group contains spellings of a personal name. */
export const isPersonName = (group: number): boolean => isSpelling(group) && group <= known().lastName;

/** Variants of a short form start alike: Billy and Bill, but not Bert and Al. */
const ALIKE = 2;

/** Whether two words of a group stand for each other, rather than both for a third. */
function isDirect(left: string, right: string, group: number): boolean {
  const full = known().fullNames.get(group);
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
    const full = known().fullNames.get(group);
    if (isSpelling(group) || (full?.has(words[0]) && full.has(words[1]))) return 'spelling';
    if (isDirect(words[0], words[1], group)) found = 'short_form';
  }
  return found;
}

/** Whether two words are short forms of one name, such as Bill and Will, or Liz and Betty. */
export function areShortAlike(one: string, other: string): boolean {
  const { fulls, fullNames, namesByWord } = known();
  const [left, right] = [asInTable(one), asInTable(other)];
  if (fulls.has(left) || fulls.has(right)) return false;
  const own = namesByWord.get(right);
  return namesByWord.get(left)?.some((group) => fullNames.has(group) && own?.includes(group)) === true;
}

/** Whether a word is a full name in the table of short forms. */
export const isFullName = (word: string): boolean => known().fulls.has(word);

/** Whether a word is a given name of the table, so that a similar one is another name and no typo. */
export const isGivenName = (word: string): boolean => known().given.has(word);

/** Returns all Latin words that stand for the same name as this one, including itself; empty for most words. */
export function wordsAlike(word: string): string[] {
  const wanted = nameGroupsOf(word);
  if (!wanted) return [];
  return [...known().namesByWord].flatMap(([other, own]) => (sameName(wanted, own, [word, other]) ? [other] : []));
}
