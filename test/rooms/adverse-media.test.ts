import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { articleQuery } from '#subgraphs/intelligence/news/article-query.js';
import { findMentions } from '#subgraphs/intelligence/background/media/articles/find-mentions.js';
import {
  passagesOf,
  readerOfOthers,
  sentencesWith,
} from '#subgraphs/intelligence/background/media/articles/passages-of.js';
import { adverseProbability } from '#subgraphs/intelligence/background/media/judge/adverse-model.js';
import { categoriesOf } from '#subgraphs/intelligence/background/media/judge/categories-of.js';
import { judgePart } from '#subgraphs/intelligence/background/media/judge/part/judge-part.js';
import { readArticle, readOthers } from '#subgraphs/intelligence/background/media/judge/part/read-article.js';
import {
  type Scores,
  chancesOf,
  numbersOf,
  weighedSum,
} from '#subgraphs/intelligence/background/media/judge/part/learned/part-model.js';
import { shippedPartModel } from '#subgraphs/intelligence/background/media/judge/part/learned/shipped-part-model.js';
import { topicsOf } from '#subgraphs/intelligence/background/media/judge/part/topic-index.js';
import { judgeArticle } from '#subgraphs/intelligence/background/media/search/judge-article.js';
import { isWorrying } from '#subgraphs/intelligence/background/media/search/search-media.js';
import { figuresFrom } from '#subgraphs/intelligence/background/media/training/figures-of.js';
import { verdictOf } from '#subgraphs/intelligence/background/check/verdict-of.js';
import type { ReportItem } from '#subgraphs/intelligence/background/check/report-item.js';
import { cpuTime } from '../support/cpu-time.js';

const namesIn = (text: string) => findMentions(text, ['Quillon Vance']).map(({ name }) => name);

/** For texts that name one person. */
const nobodyElse = () => [];

describe('a German court', () => {
  const judged = (sentence: string) =>
    judgePart(
      [
        { unnamed: 'Nachrichten vom Mittwoch aus der Region.', named: false },
        { unnamed: sentence, named: true },
      ],
      'de',
      nobodyElse,
    );

  test('that finds someone guilty has not cleared them, though the verb is the same', () => {
    expect(judged('Das Amtsgericht sprach @ der Körperverletzung schuldig.')).toMatchObject({
      outcome: 'adverse',
      role: 'accused',
      kind: 'convicted',
    });
    expect(judged('Das Landgericht spricht @ schuldig.')?.outcome).toBe('adverse');
    expect(judged('Das Amtsgericht sprach @ vom Vorwurf der Körperverletzung frei.')).toMatchObject({
      outcome: 'mentioned',
      role: 'cleared',
    });
  });
});

test.each([
  ['Beamte der Direktion Hannover nahmen am Mittwoch in der Früh @ fest.', 'accused'],
  ['Am Mittwoch nahm @ den Räuber nach kurzer Flucht fest.', 'official'],
  ['Die Behörde klagt den früheren Vorstand der Bank @ in elf Fällen an.', 'accused'],
  ['Am Montag räumte @ vor dem Landgericht alle Vorwürfe ein.', 'accused'],
  ['Die Streife griff wenig später in der Altstadt @ auf.', 'accused'],
  ['@ griff in seiner Rede das Thema der Opposition auf.', null],
  ['@ steht unter Betrugsverdacht.', 'accused'],
])('by rules alone, German verbs in two parts give a part: %s', (headline, role) => {
  expect(judgePart([{ unnamed: headline, named: true }], 'de', nobodyElse)?.role).toBe(role);
});

describe('a name in a text', () => {
  test.each([
    ['On Monday Quillon Vance spoke.', ['Quillon Vance']],
    ['Vance, Quillon (46)', ['Vance, Quillon']],
    ['Dr. Quilon J. Vance spoke', ['Dr. Quilon J. Vance']],
    ['quillon vance; bob ray', ['quillon vance']],
    ['Quillon Vance met Quillon Vance.', ['Quillon Vance', 'Quillon Vance']],
  ])('is found: %s', (text, names) => expect(namesIn(text)).toEqual(names));

  test.each([
    'Quillon Baker was fined. Ann Vance sang.',
    'Quillon, Bob and Vance',
    'The quillon of the vance is long',
    'Quillon said that Vance left',
    '',
    '\u0000 \u202e',
  ])('is not found: %s', (text) => expect(namesIn(text)).toEqual([]));

  test('is searched for in a long text without names in good time', async () => {
    const spent = await cpuTime(() => expect(namesIn('Quill Van. '.repeat(6_000))).toEqual([]));
    expect(spent).toBeLessThan(3_000);
  });
});

test('reads sentences about the guest and skips those about other people', () => {
  const text = 'A title\nQuillon Vance was fined. Rain fell. Vance paid at once. Ann Vance sang.';
  const passages = passagesOf(text, findMentions(text, ['Quillon Vance']));
  expect(passages.map(({ unnamed }) => unnamed)).toEqual(['@ was fined.', '@ paid at once.']);
});

test('reads an article for its other people too, but not for namesakes by the last name', () => {
  const text = 'Court news\nAnn Lee sued Bob Ray. Lee won. His wife Eve Ray was at home.';
  const mentions = findMentions(text, ['Bob Ray']);
  const readAs = readerOfOthers(text, mentions);
  const asked: string[] = [];
  const others = readOthers(readArticle(sentencesWith(text, mentions), 'en')!, (name) => {
    asked.push(name);
    return readAs(name);
  });
  expect([asked, others.length]).toEqual([['Ann Lee', 'Eve Ray'], 1]);
  const asLee = ['Court news', '@ sued Bob Ray.', '@ won.', 'His wife Eve Ray was at home.'];
  expect(readAs('Ann Lee').map(({ unnamed }) => unnamed)).toEqual(asLee);
  expect(readAs('Eve Ray')).toEqual([]);
});

test('a person is more likely accused if nobody else in the article is', () => {
  const { weighed } = shippedPartModel();
  const chance = (...others: Scores[]) => chancesOf(weighedSum(numbersOf([0.5, 0], others, [0, 0]), weighed)).adverse;
  expect(chance([-2, 0])).toBeGreaterThan(chance([3, 0]) + 0.1);
  expect(chance([-2, 0], [3, 0])).toBeCloseTo(chance([3, 0]), 5);
});

test('a query contains no query syntax from the name', () => {
  const { near, phrase } = articleQuery("Ann O'Brien & (x | y):* \\")!;
  expect(near + phrase).not.toMatch(/\\|''|O'B/);
  expect(articleQuery('Madonna')).toBeNull();
  expect(articleQuery('Bill Lee')!.phrase).toContain("'william'");
});

test.each([
  ['fined for racist insults', 'Discrimination'],
  ['embezzled money from the parish', 'Fraud or Financial Crime'],
  ['stalked a waitress', 'Harassment'],
  ['stabbed a man', 'Violence'],
  ['lost the defamation case', 'Conflicts or Litigation'],
  ['opened a bakery', 'Other News'],
])('%s is classified as %s', (text, category) => expect(categoriesOf(text).categories).toContain(category));

test('the current model separates adverse from other sentences, and reports when it is unsure', () => {
  const lines = readFileSync(
    join(projectRoot, 'subgraphs/intelligence/background/media/training/adverse-texts.txt'),
    'utf8',
  )
    .split('\n')
    .filter(Boolean);
  expect(lines.every((line) => /^[01]\t.*@/.test(line))).toBe(true);
  const heldOut = lines.filter((_, at) => at % 5 === 0);
  const scored = heldOut.map((line) => ({ adverse: line[0] === '1', score: adverseProbability(line.slice(2)) ?? 0.5 }));
  const { f1, auc } = figuresFrom(scored);
  expect(f1).toBeGreaterThan(0.8);
  expect(auc).toBeGreaterThan(0.9);
  expect(adverseProbability('Вчера @ приговорили к трём годам тюрьмы')).toBeNull();
});

const linesOf = (file: string) =>
  readFileSync(join(projectRoot, 'subgraphs/intelligence/background/media/training', file), 'utf8')
    .split('\n')
    .filter(Boolean);

test('classifies at least four of five unseen headlines correctly, adverse and other', () => {
  const unseen = linesOf('headlines-unseen.txt');
  const used = new Set([...linesOf('headlines-tuning.txt'), ...linesOf('adverse-texts.txt')]);
  expect(unseen.length).toBeGreaterThanOrEqual(150);
  expect(unseen.filter((line) => used.has(line) || !/^[01]\t\S/.test(line))).toEqual([]);
  // As searches decide: an unsure result needs review.
  const scored = unseen.map((line) => ({ adverse: line[0] === '1', score: adverseProbability(line.slice(2)) ?? 1 }));
  const { precision, recall } = figuresFrom(scored);
  expect(precision).toBeGreaterThanOrEqual(0.8);
  expect(recall).toBeGreaterThanOrEqual(0.8);
});

interface ArticleRow {
  language: string;
  name: string;
  born: string | null;
  title: string;
  text: string;
  expected: 'adverse' | 'other' | 'unclear' | 'another_person';
}

function findingOf({ language, name, born, title, text: body }: ArticleRow) {
  const words = name.split(' ');
  const person = {
    firstName: words[0]!,
    middleName: words.slice(1, -1).join(' ') || null,
    lastName: words.at(-1)!,
    yearOfBirth: born ? Number(born.slice(0, 4)) : null,
    country: null,
    city: null,
    state: null,
  };
  const from = { url: 'https://paper.example/a', domain: 'paper.example', country: null, imageUrl: null };
  return judgeArticle(person, { ...from, title, body, language, publishedAt: '2026-11-02T08:00:00Z' });
}

const english = (name: string, title: string, text: string, born: string | null = null) =>
  findingOf({ language: 'en', name, born, title, text, expected: 'other' });

test.each([
  ['judge', 'Judge Maria Lopez sentenced Derek Hall to 12 years in prison for arson. Lopez said he showed no remorse.'],
  ['police', 'A man was arrested after a stabbing. Detective Inspector Maria Lopez leads the investigation.'],
  ['victim', 'Maria Lopez was robbed and beaten by two men, who were jailed for five years.'],
  ['witness', 'Maria Lopez, a neighbour, heard screams and called the police. Officers arrested two kidnappers.'],
  ['lawyer', 'Stephen Mott was jailed for tax fraud. His lawyer, Maria Lopez, said he would appeal.'],
  ['cleared', 'Maria Lopez was charged with murder in 2022. On Tuesday a jury acquitted Lopez on all counts.'],
  ['relative', 'Stephen Mott was jailed for tax fraud. His sister, Maria Lopez, said the family was ashamed.'],
])('a person who is the %s is not a finding against the guest', (role, text) => {
  const finding = english('Maria Lopez', 'Court news', text)!;
  expect(finding).toMatchObject({ outcome: 'mentioned', role, riskCategories: ['Other News'], matchedTerms: [] });
  expect(isWorrying(finding)).toBe(false);
  expect(finding.decidingSentence).toContain(finding.decidingWords!);
});

const repeated = (times: number, sentence: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => sentence(at));

test.each([
  ['far down', repeated(40, (at) => `The market on street ${at} opened at nine and sold bread to its visitors.`)],
  ['very far down', repeated(450, (at) => `Market ${at} sold bread to many visitors.`)],
  ['in a long sentence', [`The fair, which ${'sold bread and apples and cakes and '.repeat(20)} more, ended when`]],
])('an accusation %s is read', (_, before) => {
  const text = `${before.join(' ')} Quillon Vance was convicted of fraud and sentenced to three years in prison.`;
  expect(english('Quillon Vance', 'Village news', text)).toMatchObject({ outcome: 'adverse', role: 'accused' });
});

test('an article that names the person in more sentences than are read is not called harmless', () => {
  const sung = repeated(80, (at) => `Quillon Vance sang song ${at} at the village fair.`).join(' ');
  const text = `${sung} Then the evening ended. Quillon Vance was convicted of fraud and sentenced to three years.`;
  expect(english('Quillon Vance', 'Village news', text)!.outcome).not.toBe('mentioned');
});

test.each(['Quillon Vance sang. ', 'Vance. ', 'Quillon Vance, '])(
  'a long text that repeats the name is judged in good time: %s',
  async (piece) => {
    const text = `Quillon Vance sang. ${piece.repeat(60_000 / piece.length)}`;
    const spent = await cpuTime(() => english('Quillon Vance', 'Village news', text, '1980-01-01'));
    expect(spent).toBeLessThan(5_000);
  },
);

test('a relative in a sentence about the crime is not called adverse', () => {
  const text = 'Maria Lopez, the sister of a trader who was convicted of fraud, said the family was ashamed.';
  expect(english('Maria Lopez', 'Court news', text)!.outcome).not.toBe('adverse');
});

test("a victim's age is not the person's, and an age next to the name distinguishes namesakes", () => {
  const text = 'Kevin Marsh has been sentenced to life for the murder of Edith Cole, 78. He attacked her at home.';
  expect(english('Kevin Marsh', 'Killer sentenced', text, '1987-05-05')).toMatchObject({ outcome: 'adverse' });
  const other = 'Kevin Marsh, 24, was jailed for burglary.';
  expect(english('Kevin Marsh', 'Burglar jailed', other, '1961-01-01')).toBeNull();
});

test('another middle name, or a part that does not show, needs review', () => {
  const namesake = english('John Peter Marlow', 'Driver convicted', 'John Edward Marlow was convicted of fraud.');
  expect(namesake === null || namesake.outcome === 'unclear').toBe(true);
  const questioned = english('Gary Neal', 'A search', 'Gary Neal was questioned by police about a murder.')!;
  expect(questioned).toMatchObject({ outcome: 'unclear', adverse: null });
  expect(isWorrying(questioned)).toBe(true);
});

test.each(['en', 'es', 'fr', 'de', 'pt', 'it'])('reads who did what in articles in %s', (language) => {
  const rows = ['articles-tuning.ndjson', 'articles-style.ndjson']
    .flatMap(linesOf)
    .map((line) => JSON.parse(line) as ArticleRow)
    .filter((row) => row.language === language);
  expect(rows.length).toBeGreaterThanOrEqual(18);
  const judged = rows.map((row) => ({ ...row, outcome: findingOf(row)?.outcome ?? 'ignored' }));
  const called = judged.filter(({ outcome }) => outcome === 'adverse');
  const wanted = judged.filter(({ expected }) => expected === 'adverse');
  const right = called.filter(({ expected }) => expected === 'adverse').length;
  expect(right / called.length).toBeGreaterThanOrEqual(0.85);
  expect(right / wanted.length).toBeGreaterThanOrEqual(0.8);
  expect(called.filter(({ expected }) => expected === 'another_person')).toEqual([]);
});

const item = (status: ReportItem['status'], searched: boolean, reason: string | null = null): ReportItem => ({
  key: 'x',
  name: 'X',
  status,
  searched,
  reason,
  source: null,
  asOf: null,
  items: [],
});

test.each([
  [[item('NO_RESULTS', true), item('NO_RESULTS', false, 'united_states_only')], 'FINISHED', 'CLEARED'],
  [[item('NO_RESULTS', true), item('FAILED', false, 'no_provider')], 'REVIEW', 'REVIEW'],
  [[item('NO_RESULTS', true), item('FAILED', false, 'provider_failed')], 'REVIEW', 'REVIEW'],
  [[item('NO_RESULTS', true, 'a_provider_failed')], 'REVIEW', 'REVIEW'],
  [[item('REVIEW', true), item('FAILED', false, 'no_provider')], 'REVIEW', 'REVIEW'],
  [[item('FAILED', false, 'provider_failed'), item('FAILED', false, 'no_provider')], 'FAILED', null],
] as const)('a check does not pass with a failed or skipped source (%#)', (items, status, riskStatus) => {
  expect(verdictOf([...items])).toEqual({ status, riskStatus });
});

const outcomeIn = (language: string, name: string, title: string, text: string) =>
  findingOf({ language, name, born: null, title, text, expected: 'other' })!.outcome;

test.each([
  [
    'en',
    'Oscar Tully',
    'Grocer in the dock',
    'Oscar Tully, a grocer, was remanded in custody accused of stabbing Ned Vale.',
  ],
  [
    'es',
    'Ramiro Salcedo',
    'Un hotel vacío',
    'Ramiro Salcedo fue condenado a tres años de cárcel por estafar a Nuria Peral.',
  ],
  [
    'fr',
    'Marius Thibaud',
    'Tribunal de Tours',
    'Marius Thibaud a été condamné à deux ans de prison pour avoir volé Jeanne Morin.',
  ],
  [
    'de',
    'Ulrich Wendt',
    'Urteil in Erfurt',
    'Ulrich Wendt muss wegen Betrugs an Erika Lorenz zwei Jahre ins Gefängnis.',
  ],
  [
    'pt',
    'Rogério Pinhal',
    'Tribunal do Porto',
    'Rogério Pinhal foi condenado a três anos de prisão por burlar Teresa Vilar.',
  ],
  [
    'it',
    'Tiziano Moro',
    'Tribunale di Parma',
    'Tiziano Moro è stato condannato a tre anni di carcere per aver truffato Rita Sala.',
  ],
])('what is said of the accused and of the victim is kept apart in %s', (language, accused, title, text) => {
  const [victim] = /(?:Ned Vale|Nuria Peral|Jeanne Morin|Erika Lorenz|Teresa Vilar|Rita Sala)/.exec(text)!;
  expect(outcomeIn(language, accused, title, text)).toBe('adverse');
  expect(outcomeIn(language, victim, title, text)).not.toBe('adverse');
});

test.each([
  ['en', 'Lionel Marsden', 'Cup night', 'Lionel Marsden shot from thirty yards and stole the match for Hull.'],
  [
    'en',
    'Petra Nolan',
    'On screen',
    'Petra Nolan plays a murderer in the new series and met real prisoners for the role.',
  ],
  [
    'de',
    'Holger Stamm',
    'Prozess in Ulm',
    'Rechtsanwalt Holger Stamm verteidigt den Angeklagten, dem Raub vorgeworfen wird.',
  ],
  ['fr', 'Solange Perrin', 'À Lyon', 'La juge Solange Perrin a condamné le braqueur à dix ans de prison.'],
  ['it', 'Nadia Greco', 'A Bari', 'Nadia Greco è stata rapinata da due uomini, poi arrestati.'],
  ['es', 'Elisa Robledo', 'En Vigo', 'Elisa Robledo escribió una novela sobre un asesino.'],
])('words of crime about someone else, a match or a role are not adverse: %s %s', (language, name, title, text) => {
  expect(outcomeIn(language, name, title, text)).not.toBe('adverse');
});

test.each([
  ['en', 'Quillon Vance opened a new bakery in the old town', 'mentioned'],
  ['en', 'Quillon Vance sentenced to three years in prison for rental fraud', 'adverse'],
  ['es', 'Quillon Vance condenado a dos años de prisión por estafa', 'adverse'],
  ['de', 'Quillon Vance leitet neues Stadtmuseum', 'mentioned'],
])('the rules judge a headline without a text, in %s: %s', (language, title, outcome) => {
  expect(outcomeIn(language, 'Quillon Vance', title, '')).toBe(outcome);
});

/** A word or a phrase; `*` is any ending, or any word. */
const ENTRY = /^[\p{L}\d'/-]+\*?(?:\+(?:[\p{L}\d'./-]+\*?|\*))*$/u;

test('the topics of words are the same in all languages, with words that can be found', () => {
  const english = topicsOf('en');
  expect(Object.keys(english).length).toBeGreaterThan(40);
  for (const language of ['en', 'es', 'fr', 'de', 'pt', 'it']) {
    const topics = topicsOf(language);
    expect(Object.keys(topics)).toEqual(Object.keys(english));
    const entries = Object.values(topics).flatMap((text) => text.split(/\s+/).filter(Boolean));
    expect(entries.filter((entry) => !ENTRY.test(entry))).toEqual([]);
    expect(entries.filter((entry) => /^.{1,2}\*/u.test(entry))).toEqual([]);
  }
});
