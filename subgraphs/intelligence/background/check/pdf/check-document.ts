import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Tone, MUTED, RULED, STYLES, TEXT, chip } from '#kit/pdf/pdf-style.js';
import { printed } from '#kit/pdf/printed.js';
import { type ReportLanguage, dayIn, momentIn } from '#kit/pdf/report-language.js';
import { phraseIn } from '#kit/phrase-in.js';
import type { StoredPhrase } from '#kit/phrase.js';
import type { Gap } from '../../../answer/gap.js';
import type { CheckStatus } from '../background-report.entity.js';
import type { CheckedPerson } from '../person/checked-person.js';
import { storedFinding } from '../finding-phrases.js';
import { type FoundItem, type ReportItem, appliesTo, isCovered } from '../report-item.js';
import { type ReportWords, reportPhrases, reportWords } from './words/report-words.js';

/** Data shown in a report. Times are in UTC. */
export interface CheckFacts {
  id: string;
  status: CheckStatus;
  riskStatus: 'CLEARED' | 'REVIEW' | null;
  isTest: boolean;
  startedAt: Date;
  stoppedAt: Date;
  madeAt: Date;
  accountName: string | null;
  person: CheckedPerson;
  items: ReportItem[];
}

const GOOD: Omit<Tone, 'word'> = { back: '#e3f3e8', ink: '#1b6b3a' };
const LOOK: Omit<Tone, 'word'> = { back: '#fff1d9', ink: '#8a5300' };
const NONE: Omit<Tone, 'word'> = { back: '#e8edf3', ink: '#3d4f63' };

const TONES = { CLEARED: GOOD, REVIEW: LOOK, FAILED: NONE };

function toneOf(item: ReportItem, { states }: ReportWords): Tone {
  const { status, searched, items } = item;
  if (!appliesTo(item)) return { ...NONE, word: states.notApplicable };
  if (!searched) return { ...LOOK, word: states.notSearched };
  if (status === 'REVIEW' && items.length === 0) return { ...LOOK, word: states.incomplete };
  if (status === 'REVIEW') return { ...LOOK, word: states.found };
  return { ...GOOD, word: status === 'NO_RESULTS' ? states.noResults : states.noConcerns };
}

/** The reader's language and its texts. */
interface Reader {
  language: ReportLanguage;
  words: ReportWords;
}

const nameOf = ({ key, name }: ReportItem, { words }: Reader): string => words.sources[key] ?? name;

/** A stored text in the reader's language; in English if a phrase of it is unknown. */
function paragraphIn({ language }: Reader, phrases: readonly StoredPhrase[], english: string): string {
  const known = reportPhrases(language);
  if (!known || phrases.length === 0) return english;
  const said = phrases.map((phrase) => phraseIn(known, language, phrase));
  return said.includes(null) ? english : said.join(' ');
}

/** Lays out the report on A4 pages: verdict, person, sources searched, then the findings of each source. */
export function checkDocument(facts: CheckFacts, language: ReportLanguage = 'en'): TDocumentDefinitions {
  const { id, isTest, madeAt } = facts;
  const words = reportWords(language);
  const reader = { language, words };
  const time = (at: Date) => momentIn(language, at);
  return {
    ...(isTest && { watermark: { text: words.test, color: MUTED, opacity: 0.12, bold: true } }),
    info: { title: `${words.title} ${id}`, creationDate: madeAt },
    pageSize: 'A4',
    pageMargins: [52, 52, 52, 62],
    language,
    defaultStyle: TEXT,
    styles: STYLES,
    // Keeps a heading from standing alone at the bottom of a page.
    pageBreakBefore: ({ style }, { getFollowingNodesOnPage }) =>
      style === 'heading' &&
      !getFollowingNodesOnPage().some(({ text, style: other }) => text !== undefined && other !== 'footer'),
    footer: (page, pages) => ({
      columns: [
        { text: [words.title, words.confidential, words.created(time(madeAt))].join(' · '), style: 'footer' },
        { text: words.page(page, pages), style: 'footer', alignment: 'right', width: 90 },
      ],
      margin: [52, 22, 52, 0],
    }),
    content: [
      ...heading(facts, words),
      verdict(facts, reader),
      ...subject(facts.person, reader),
      ...overview(facts.items, reader),
      ...facts.items.filter(({ items }) => items.length > 0).flatMap((item) => found(item, reader)),
      { text: words.about, style: 'heading' },
      { text: `${words.period(id, time(facts.startedAt), time(facts.stoppedAt))} ${words.legal}`, style: 'small' },
    ],
  };
}

function heading({ accountName, isTest }: CheckFacts, { title, testData }: ReportWords): Content[] {
  return [
    { text: title, style: 'title' },
    ...(isTest ? [{ text: testData, bold: true, margin: [0, 0, 0, 4] } as Content] : []),
    printed(accountName ?? '', { color: MUTED, margin: [0, 0, 0, 14] }),
  ];
}

function verdict({ riskStatus, items }: CheckFacts, reader: Reader): Content {
  const { verdicts, notFullySearched } = reader.words;
  const { back, ink } = TONES[riskStatus ?? 'FAILED'];
  const { word, text } = verdicts[riskStatus ?? 'FAILED'];
  const missing = items.filter((item) => !isCovered(item)).map((item) => nameOf(item, reader));
  const box: Content[] = [
    { text: word, fontSize: 17, bold: true, color: ink, margin: [0, 0, 0, 3] },
    { text },
    ...(missing.length > 0 ? [{ text: notFullySearched(missing.join(', ')), margin: [0, 3, 0, 0] } as Content] : []),
  ];
  return {
    table: { widths: ['*'], body: [[{ stack: box, fillColor: back, margin: [12, 10, 12, 8] }]] },
    layout: 'noBorders',
  };
}

function subject(person: CheckedPerson, { language, words }: Reader): Content[] {
  const { labels } = words;
  const { firstName, middleName, lastName, country, state, city, gender, phone, email } = person;
  const rows: [string, string][] = [
    [labels.name, [firstName, middleName, lastName].filter(Boolean).join(' ')],
    [labels.born, dayIn(language, person.dateOfBirth ?? String(person.yearOfBirth ?? ''))],
    [labels.address, [city, state, country].filter(Boolean).join(', ')],
    [labels.gender, gender ?? ''],
    [labels.phone, phone ?? ''],
    [labels.email, email ?? ''],
  ];
  const body = rows
    .filter(([, value]) => value)
    .map(([label, value]) => [{ text: label, style: 'label', margin: [0, 1, 0, 0] as never }, printed(value)]);
  if (body.length === 0) return [];
  return [
    { text: words.person, style: 'heading' },
    { table: { widths: [52, '*'], body }, layout: 'noBorders' },
  ];
}

function overview(items: ReportItem[], reader: Reader): Content[] {
  const { language, words } = reader;
  const reasonText = (reason: string) => words.reasons[reason] ?? words.reason(reason);
  const missedIn = ({ message, phrase }: Gap) => paragraphIn(reader, phrase ? [phrase] : [], message);
  const rows = items.map((item) => {
    const { searched, source, asOf, reason, gaps = [] } = item;
    const origin = searched
      ? words.asOf(source ?? words.unknown, dayIn(language, asOf?.slice(0, 10) ?? words.unknown))
      : '';
    const missed = gaps.length > 0 ? gaps.map(missedIn) : reason ? [reasonText(reason)] : [];
    const remark = [origin, ...missed].filter(Boolean).join(' ');
    return [
      chip(toneOf(item, words)),
      { stack: [{ text: nameOf(item, reader), bold: true }, printed(remark, { style: 'label' })] },
    ];
  });
  return [
    { text: words.searched, style: 'heading' },
    { table: { widths: [72, '*'], body: rows, dontBreakRows: true }, layout: RULED },
  ];
}

function found(item: ReportItem, reader: Reader): Content[] {
  const body = item.items.map((one) => [entry(one, item.key, reader)]);
  return [
    { text: nameOf(item, reader), style: 'heading' },
    { table: { widths: ['*'], body, dontBreakRows: true }, layout: RULED },
  ];
}

/** URLs are printed as text, not linked, so that readers see where they lead. */
function entry(item: FoundItem, key: string, reader: Reader): Content {
  const { subtitle, link } = item;
  const stored = storedFinding(key, item);
  const title = paragraphIn(reader, [stored.title], item.title);
  const description = paragraphIn(reader, stored.description, item.description ?? '');
  const tags = item.tags.map((tag, n) => paragraphIn(reader, [stored.tags[n]!], tag));
  const lines: Content[] = [printed(title, { bold: true })];
  if (subtitle) lines.push(printed(subtitle, { style: 'label' }));
  if (description) lines.push(printed(description, { margin: [0, 2, 0, 0] }));
  if (tags.length > 0) lines.push(printed(tags.join(' · '), { style: 'label' }));
  if (link) lines.push(printed(link, { style: 'label' }));
  return { stack: lines };
}
