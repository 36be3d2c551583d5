import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Tone, MUTED, RULED, STYLES, TEXT, chip, timeOf } from '#kit/pdf/pdf-style.js';
import { printed } from '#kit/pdf/printed.js';
import type { CheckStatus } from '../background-report.entity.js';
import type { CheckedPerson } from '../person/checked-person.js';
import { type FoundItem, type ReportItem, appliesTo, isCovered } from '../report-item.js';

const TEXTS: Record<string, string> = {
  name_missing: 'First or last name missing.',
  date_of_birth_missing: 'Date of birth missing.',
  state_missing: 'US state missing.',
  united_states_only: 'Records cover the United States only.',
  state_switched_off: 'Your settings exclude this state, where the law limits the use of these records.',
  no_records_imported: 'No records imported.',
  no_provider: 'No provider configured.',
  name_too_short: 'The name is too short to search for.',
  provider_failed: 'The provider did not respond after several attempts.',
  a_provider_failed: 'One of several providers did not respond.',
  search_failed: 'The search failed after several attempts. Search for the person yourself.',
  source_removed: 'This source is no longer available.',
};

/** Readable sentence for a reason code. */
function reasonText(reason: string | null): string {
  return TEXTS[reason ?? ''] ?? `Reason: ${reason ?? 'unknown'}.`;
}

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

const VERDICTS: Record<'CLEARED' | 'REVIEW' | 'FAILED', Tone & { text: string }> = {
  CLEARED: { ...GOOD, word: 'Cleared', text: 'Every applicable source was searched. No matches found.' },
  REVIEW: {
    ...LOOK,
    word: 'Review',
    text: 'Manual review needed: matches were found, or a source could not be fully searched.',
  },
  FAILED: {
    ...NONE,
    word: 'Failed',
    text: 'No source could be searched, so this check says nothing about the person.',
  },
};

const LEGAL =
  'Matches are based on the name and other details provided, and may concern another person. Verify them before you act, ' +
  'and follow local law: some uses of registers and court records are prohibited.';

const TEST_DATA = 'Test mode: based on built-in and imported data only.';

function toneOf(item: ReportItem): Tone {
  const { status, searched, items } = item;
  if (!appliesTo(item)) return { ...NONE, word: 'Not applicable' };
  if (!searched) return { ...LOOK, word: 'Not searched' };
  if (status === 'REVIEW' && items.length === 0) return { ...LOOK, word: 'Incomplete' };
  if (status === 'REVIEW') return { ...LOOK, word: 'Found' };
  return { ...GOOD, word: status === 'NO_RESULTS' ? 'No results' : 'No concerns' };
}

/** Lays out the report on A4 pages: verdict, person, sources searched, then the findings of each source. */
export function checkDocument(facts: CheckFacts): TDocumentDefinitions {
  const { id, isTest, madeAt } = facts;
  return {
    ...(isTest && { watermark: { text: 'Test', color: MUTED, opacity: 0.12, bold: true } }),
    info: { title: `Background check ${id}`, creationDate: madeAt },
    pageSize: 'A4',
    pageMargins: [52, 52, 52, 62],
    language: 'en',
    defaultStyle: TEXT,
    styles: STYLES,
    // Keeps a heading from standing alone at the bottom of a page.
    pageBreakBefore: ({ style }, { getFollowingNodesOnPage }) =>
      style === 'heading' &&
      !getFollowingNodesOnPage().some(({ text, style: other }) => text !== undefined && other !== 'footer'),
    footer: (page, pages) => ({
      columns: [
        { text: `Background check · confidential · created ${timeOf(madeAt)}`, style: 'footer' },
        { text: `Page ${page} of ${pages}`, style: 'footer', alignment: 'right', width: 90 },
      ],
      margin: [52, 22, 52, 0],
    }),
    content: [
      ...heading(facts),
      verdict(facts),
      ...subject(facts.person),
      ...overview(facts.items),
      ...facts.items.filter(({ items }) => items.length > 0).flatMap(found),
      { text: 'About this check', style: 'heading' },
      { text: `Check ${id}, ${timeOf(facts.startedAt)} to ${timeOf(facts.stoppedAt)}. ${LEGAL}`, style: 'small' },
    ],
  };
}

function heading({ accountName, isTest }: CheckFacts): Content[] {
  return [
    { text: 'Background check', style: 'title' },
    ...(isTest ? [{ text: TEST_DATA, bold: true, margin: [0, 0, 0, 4] } as Content] : []),
    printed(accountName ?? '', { color: MUTED, margin: [0, 0, 0, 14] }),
  ];
}

function verdict({ riskStatus, items }: CheckFacts): Content {
  const { back, ink, word, text } = VERDICTS[riskStatus ?? 'FAILED'];
  const missing = items.filter((item) => !isCovered(item)).map(({ name }) => name);
  const box: Content[] = [
    { text: word, fontSize: 17, bold: true, color: ink, margin: [0, 0, 0, 3] },
    { text },
    ...(missing.length > 0
      ? [{ text: `Not fully searched: ${missing.join(', ')}.`, margin: [0, 3, 0, 0] } as Content]
      : []),
  ];
  return {
    table: { widths: ['*'], body: [[{ stack: box, fillColor: back, margin: [12, 10, 12, 8] }]] },
    layout: 'noBorders',
  };
}

function subject(person: CheckedPerson): Content[] {
  const { firstName, middleName, lastName, country, state, city, gender, phone, email } = person;
  const rows: [string, string][] = [
    ['Name', [firstName, middleName, lastName].filter(Boolean).join(' ')],
    ['Born', person.dateOfBirth ?? String(person.yearOfBirth ?? '')],
    ['Address', [city, state, country].filter(Boolean).join(', ')],
    ['Gender', gender ?? ''],
    ['Phone', phone ?? ''],
    ['Email', email ?? ''],
  ];
  const body = rows
    .filter(([, value]) => value)
    .map(([label, value]) => [{ text: label, style: 'label', margin: [0, 1, 0, 0] as never }, printed(value)]);
  if (body.length === 0) return [];
  return [
    { text: 'Person checked', style: 'heading' },
    { table: { widths: [52, '*'], body }, layout: 'noBorders' },
  ];
}

function overview(items: ReportItem[]): Content[] {
  const rows = items.map((item) => {
    const { name, searched, source, asOf, reason, gaps = [] } = item;
    const origin = searched ? `${source}, as of ${asOf?.slice(0, 10)}.` : '';
    const missed = gaps.length > 0 ? gaps.map(({ message }) => message) : reason ? [reasonText(reason)] : [];
    const remark = [origin, ...missed].filter(Boolean).join(' ');
    return [chip(toneOf(item)), { stack: [{ text: name, bold: true }, printed(remark, { style: 'label' })] }];
  });
  return [
    { text: 'Sources searched', style: 'heading' },
    { table: { widths: [72, '*'], body: rows, dontBreakRows: true }, layout: RULED },
  ];
}

function found({ name, items }: ReportItem): Content[] {
  return [
    { text: name, style: 'heading' },
    { table: { widths: ['*'], body: items.map((item) => [entry(item)]), dontBreakRows: true }, layout: RULED },
  ];
}

/** URLs are printed as text, not linked, so that readers see where they lead. */
function entry({ title, subtitle, description, tags, link }: FoundItem): Content {
  const lines: Content[] = [printed(title, { bold: true })];
  if (subtitle) lines.push(printed(subtitle, { style: 'label' }));
  if (description) lines.push(printed(description, { margin: [0, 2, 0, 0] }));
  if (tags.length > 0) lines.push(printed(tags.join(' · '), { style: 'label' }));
  if (link) lines.push(printed(link, { style: 'label' }));
  return { stack: lines };
}
