import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Tone, MUTED, RULED, STYLES, TEXT, timeOf as time, chip as toned } from '#kit/pdf/pdf-style.js';
import { isPrintedInLatin, printed } from '#kit/pdf/printed.js';
import { CATALOG, ENTRY_KEYS } from '../checks/catalog.js';
import type { ReportFacts } from './report-facts.js';

/** Background, ink and word of each status; the meaning is in the words, the colors only help. */
const TONES: Record<string, Tone> = {
  verified: { back: '#e3f3e8', ink: '#1b6b3a', word: 'Verified' },
  review: { back: '#fff1d9', ink: '#8a5300', word: 'Review' },
  pending: { back: '#e8edf3', ink: '#3d4f63', word: 'Pending' },
  approve: { back: '#e3f3e8', ink: '#1b6b3a', word: 'Approved' },
  decline: { back: '#fbe3e1', ink: '#9b1c14', word: 'Declined' },
  PASS: { back: '#e3f3e8', ink: '#1b6b3a', word: 'Pass' },
  REVIEW: { back: '#fff1d9', ink: '#8a5300', word: 'Review' },
  DECLINE: { back: '#fbe3e1', ink: '#9b1c14', word: 'Decline' },
  INCOMPLETE: { back: '#e8edf3', ink: '#3d4f63', word: 'Incomplete' },
  DISABLED: { back: '#f2f4f6', ink: '#6b7682', word: 'Off' },
};

/** A status as a filled label. */
function chip(status: string): Content {
  return toned(TONES[status] ?? TONES.pending!);
}

const COLORS: Record<string, string> = {
  green: 'green: low risk',
  yellow: 'yellow: moderate risk, or checks not complete',
  orange: 'orange: high risk',
  red: 'red: very high risk',
  black: 'black: do not host until this is resolved',
};

/** Entries with up to this many findings are kept on one page. */
const MAX_KEPT_WHOLE = 6;

/** Each entry is its own table with a line below. */
const ENTRY = { ...RULED, hLineWidth: (row: number) => (row === 1 ? 0.6 : 0) };

/** Characters per line in the guest and booking columns. */
const PER_CELL = 28;

const IN_LATIN =
  'Characters that this report cannot print are transliterated to Latin; the dashboard shows the original spelling.';

const TEST_DATA = 'Test data: simulated for an account in test mode. It is not about a real person.';

/** The report as an A4 document: the decision and its reasons first, then the checks, then the notes. */
export function reportDocument(facts: ReportFacts): TDocumentDefinitions {
  const { reservation, madeAt, isTest } = facts;
  const subject = `Reservation ${reservation.confirmationCode}`;
  return {
    ...(isTest && { watermark: { text: 'Test data', color: MUTED, opacity: 0.12, bold: true } }),
    info: { title: `${isTest ? 'Test data: ' : ''}Screening report, ${subject}`, creationDate: madeAt },
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
        printed(`${isTest ? 'Test data · ' : ''}${subject} · confidential · created ${time(madeAt)}`, {
          style: 'footer',
        }),
        { text: `Page ${page} of ${pages}`, style: 'footer', alignment: 'right', width: 90 },
      ],
      margin: [52, 22, 52, 0],
    }),
    content: [
      heading(facts),
      verdict(facts),
      ...booking(facts),
      ...reasons(facts),
      ...entries(facts),
      ...notes(facts),
      ...origin(facts),
    ],
  };
}

function heading({ accountName, reservation, isTest }: ReportFacts): Content {
  return {
    margin: [0, 0, 0, 14],
    stack: [
      { text: 'Guest screening report', style: 'title' },
      ...(isTest ? [{ text: TEST_DATA, bold: true, margin: [0, 0, 0, 4] } as Content] : []),
      printed([`Reservation ${reservation.confirmationCode}`, accountName].filter(Boolean).join(' · '), {
        color: MUTED,
      }),
    ],
  };
}

function verdict({ reservation, decision }: ReportFacts): Content {
  const { verificationStatus, verificationReason, supervised, supervisedBy, businessRules } = reservation;
  const tone = TONES[supervised ?? verificationStatus] ?? TONES.pending!;
  const outcome = decision?.outcome;
  const machine = `Automatic result: ${(TONES[verificationStatus] ?? tone).word.toLowerCase()}.`;
  const who = supervisedBy === 'rule' ? 'Decided by a business rule.' : 'Decided manually.';
  const box: Content[] = [
    { text: tone.word, fontSize: 17, bold: true, color: tone.ink, margin: [0, 0, 0, 3] },
    ...(supervised ? [{ text: `${who} ${machine}`, margin: [0, 0, 0, 3] } as Content] : []),
    printed(verificationReason),
  ];
  if (outcome) {
    const color = COLORS[outcome.riskColor] ?? outcome.riskColor;
    box.push({ text: `Risk score ${outcome.riskScore} of 100 (${color}).`, margin: [0, 3, 0, 0] });
  }
  if (businessRules.length > 0)
    box.push(printed(`Business rules that fired: ${businessRules.join(', ')}.`, { margin: [0, 3, 0, 0] }));
  return {
    table: { widths: ['*'], body: [[{ stack: box, fillColor: tone.back, margin: [12, 10, 12, 8] }]] },
    layout: 'noBorders',
  };
}

function booking({ reservation, guest, listing }: ReportFacts): Content[] {
  const { checkInDate, checkOutDate, nights, numberOfGuests, totalPrice, currency, source, status } = reservation;
  const stay = [checkInDate?.slice(0, 10), checkOutDate?.slice(0, 10)].filter(Boolean).join(' to ');
  const party = `${numberOfGuests} ${numberOfGuests === 1 ? 'guest' : 'guests'}`;
  const place = listing ? `${listing.name}, ${listing.location.city}, ${listing.location.country}` : 'No listing';
  const left: [string, string | null][] = [
    ['Guest', guest.fullName],
    ['Email', guest.email],
    ['Phone', guest.phone],
    ['Lives in', guest.location],
  ];
  const right: [string, string | null][] = [
    ['Listing', place],
    ['Stay', stay && `${stay}${nights ? `, ${nights} ${nights === 1 ? 'night' : 'nights'}` : ''}`],
    ['Party', party],
    ['Price', totalPrice ? `${totalPrice.toFixed(2)} ${(currency ?? '').toUpperCase()}`.trim() : null],
    ['Booked', `${status.toLowerCase()} via ${source}`],
  ];
  return [
    { text: 'Guest and reservation', style: 'heading' },
    { columns: [members(left), members(right)], columnGap: 24 },
  ];
}

function members(rows: [string, string | null][]): Content {
  const body = rows
    .filter(([, value]) => value)
    .map(([label, value]) => [
      { text: label, style: 'label', margin: [0, 1, 0, 0] as never },
      printed(value!, {}, PER_CELL),
    ]);
  if (body.length === 0) body.push([{ text: '' } as never, { text: 'No details.' }]);
  return { table: { widths: [52, '*'], body }, layout: 'noBorders' };
}

function reasons({ decision }: ReportFacts): Content[] {
  if (!decision) return [];
  const { contributions, topRecommendations, counterfactuals } = decision.outcome;
  const rows = contributions.map(({ entry, points, text }) => [
    { text: points > 0 ? `+${points}` : String(points), alignment: 'right' as const, bold: true },
    { stack: [printed(text), { text: CATALOG[entry].title, style: 'label' }] },
  ]);
  return [
    { text: 'Contributing factors', style: 'heading' },
    rows.length > 0
      ? { table: { widths: [34, '*'], body: rows, dontBreakRows: true }, layout: RULED }
      : { text: 'No factor raises or lowers the score.' },
    ...list('Recommended actions', topRecommendations),
    ...list(
      'What would change this decision',
      counterfactuals.map(({ text }) => text),
    ),
  ];
}

function list(title: string, lines: string[]): Content[] {
  if (lines.length === 0) return [];
  return [
    { text: title, style: 'heading' },
    { ul: lines.map((line) => printed(line)), markerColor: MUTED },
  ];
}

function entries({ decision }: ReportFacts): Content[] {
  if (!decision) return [];
  const found = decision.outcome.entries;
  const rows = ENTRY_KEYS.map((key) => {
    const { status, help, findings, value } = found[key];
    // The operator's own words are printed unchanged.
    const worded = key === 'blacklist' ? String : inWords;
    const title = { text: [{ text: CATALOG[key].title, bold: true }, value ? `  ${value}` : ''] };
    const lines = [
      title,
      help ? printed(inWords(help)) : null,
      findings.length > 0 ? { ul: findings.map((line) => printed(worded(line))), margin: [0, 3, 0, 0] } : null,
    ];
    const row = [chip(status), { stack: lines.filter((line) => line !== null) as Content[] }];
    // Keeps short entries on one page; long ones may break across pages to avoid large gaps.
    return {
      table: { widths: [62, '*'], body: [row], dontBreakRows: findings.length <= MAX_KEPT_WHOLE },
      layout: ENTRY,
    };
  });
  return [{ text: 'Checks', style: 'heading' }, ...rows];
}

/** Replaces snake_case codes by words. */
function inWords(text: string): string {
  return text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (code) => code.replaceAll('_', ' '));
}

function notes({ notes: written }: ReportFacts): Content[] {
  if (written.length === 0) return [];
  const rows = written.map(({ text, authorName, createdAt }) => [
    { stack: [printed(text), printed(`${authorName}, ${time(createdAt)}`, { style: 'label' })] },
  ]);
  return [
    { text: 'Notes', style: 'heading' },
    { table: { widths: ['*'], body: rows }, layout: RULED },
  ];
}

function origin({ decision, reservation, guest, listing, notes: written }: ReportFacts): Content[] {
  const ids = `Reservation ${reservation.id}.`;
  const how = decision
    ? `${ids} Decision ${decision.id}, made ${time(decision.madeAt)} under policy version ${decision.outcome.policyVersion}.`
    : `${ids} No decision yet: the analysis is in progress.`;
  const sources = (decision?.sources ?? []).map(({ what, source, asOf }) => `${what}: ${source}, as of ${asOf}`);
  const words = [...written.map((note) => note.text), ...reservation.businessRules, reservation.confirmationCode];
  const foreign = [...Object.values(guest), listing?.name, ...words];
  const text = [
    how,
    sources.length > 0 && `Sources: ${sources.join('; ')}.`,
    foreign.some((one) => one && isPrintedInLatin(one)) && IN_LATIN,
  ]
    .filter(Boolean)
    .join(' ');
  return [
    { text: 'About this report', style: 'heading' },
    { text, style: 'small' },
  ];
}
