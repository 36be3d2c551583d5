import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Tone, MUTED, RULED, STYLES, TEXT, chip, timeOf } from '#kit/pdf/pdf-style.js';
import { printed } from '#kit/pdf/printed.js';
import type { CheckStatus } from '../background-report.entity.js';
import type { CheckedPerson } from '../person/checked-person.js';
import { type FoundItem, type ReportItem, appliesTo, isCovered } from '../report-item.js';

const TEXTS: Record<string, string> = {
  name_missing: 'First and last name were not given.',
  date_of_birth_missing: 'The date of birth was not given.',
  state_missing: 'No State of the United States was given.',
  united_states_only: 'Records are of the United States only.',
  state_switched_off: 'The operator does not search this State, where the law limits the use.',
  no_records_imported: 'No records are loaded.',
  no_provider: 'Nobody is set up to answer.',
  name_too_short: 'The name is too short to be searched.',
  provider_failed: 'The provider did not answer, although it was asked several times.',
  a_provider_failed: 'One of several providers did not answer.',
  search_failed: 'The search failed every time. Search for the person yourself.',
  source_removed: 'The source is no longer there.',
};

/** A reason in a sentence for people. */
function reasonText(reason: string | null): string {
  return TEXTS[reason ?? ''] ?? `Reason: ${reason ?? 'unknown'}.`;
}

/** Everything that a report shows. Times are in UTC. */
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
  CLEARED: { ...GOOD, word: 'Cleared', text: 'Every source that applies was searched, and nothing was found.' },
  REVIEW: {
    ...LOOK,
    word: 'Review',
    text: 'Manual review needed: something was found, or not everything could be searched.',
  },
  FAILED: { ...NONE, word: 'Failed', text: 'No source could be searched, so nothing is known about this person.' },
};

const LEGAL =
  'Matches are by name and what was given beside it. They may be about another person. Make sure before you act on them, ' +
  'and follow the law of the place: some uses of registers and court records are forbidden.';

const TEST_DATA = 'Made for an account in test mode, from data within the service only.';

function toneOf(item: ReportItem): Tone {
  const { status, searched, items } = item;
  if (!appliesTo(item)) return { ...NONE, word: 'Not applicable' };
  if (!searched) return { ...LOOK, word: 'Not searched' };
  if (status === 'REVIEW' && items.length === 0) return { ...LOOK, word: 'Incomplete' };
  if (status === 'REVIEW') return { ...LOOK, word: 'Found' };
  return { ...GOOD, word: status === 'NO_RESULTS' ? 'No results' : 'No concern' };
}

/** The report as a document of A4 pages: the verdict first, then what each source said, then what was not searched. */
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
    // A heading never stands alone at the foot of a page.
    pageBreakBefore: ({ style }, { getFollowingNodesOnPage }) =>
      style === 'heading' &&
      !getFollowingNodesOnPage().some(({ text, style: other }) => text !== undefined && other !== 'footer'),
    footer: (page, pages) => ({
      columns: [
        { text: `Background check · confidential · made ${timeOf(madeAt)}`, style: 'footer' },
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
      { text: 'How this was found', style: 'heading' },
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
    ['Lives in', [city, state, country].filter(Boolean).join(', ')],
    ['Gender', gender ?? ''],
    ['Phone', phone ?? ''],
    ['E-mail', email ?? ''],
  ];
  const body = rows
    .filter(([, value]) => value)
    .map(([label, value]) => [{ text: label, style: 'label', margin: [0, 1, 0, 0] as never }, printed(value)]);
  if (body.length === 0) return [];
  return [
    { text: 'Who was checked', style: 'heading' },
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
    { text: 'Where we looked', style: 'heading' },
    { table: { widths: [72, '*'], body: rows, dontBreakRows: true }, layout: RULED },
  ];
}

function found({ name, items }: ReportItem): Content[] {
  return [
    { text: name, style: 'heading' },
    { table: { widths: ['*'], body: items.map((item) => [entry(item)]), dontBreakRows: true }, layout: RULED },
  ];
}

/** Addresses are printed and not made into links: a reader should see where they lead. */
function entry({ title, subtitle, description, tags, link }: FoundItem): Content {
  const lines: Content[] = [printed(title, { bold: true })];
  if (subtitle) lines.push(printed(subtitle, { style: 'label' }));
  if (description) lines.push(printed(description, { margin: [0, 2, 0, 0] }));
  if (tags.length > 0) lines.push(printed(tags.join(' · '), { style: 'label' }));
  if (link) lines.push(printed(link, { style: 'label' }));
  return { stack: lines };
}
