import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Tone, MUTED, RULED, STYLES, TEXT, chip } from '#kit/pdf/pdf-style.js';
import { isPrintedInLatin, printed } from '#kit/pdf/printed.js';
import { type ReportLanguage, dayIn, momentIn } from '#kit/pdf/report-language.js';
import { type SaidOutcome, outcomeIn, paragraphIn } from './outcome-in.js';
import type { ReportFacts } from './report-facts.js';
import { type Reader, type ReportWords, readerOf } from './words/report-words.js';

type Status = keyof ReportWords['statuses'];

const GOOD: Omit<Tone, 'word'> = { back: '#e3f3e8', ink: '#1b6b3a' };
const LOOK: Omit<Tone, 'word'> = { back: '#fff1d9', ink: '#8a5300' };
const BAD: Omit<Tone, 'word'> = { back: '#fbe3e1', ink: '#9b1c14' };
const NONE: Omit<Tone, 'word'> = { back: '#e8edf3', ink: '#3d4f63' };

/** Background and ink of each status; the meaning is in the words, the colors only help. */
const TONES: Readonly<Record<Status, Omit<Tone, 'word'>>> = {
  verified: GOOD,
  review: LOOK,
  pending: NONE,
  approve: GOOD,
  decline: BAD,
  PASS: GOOD,
  REVIEW: LOOK,
  DECLINE: BAD,
  INCOMPLETE: NONE,
  DISABLED: { back: '#f2f4f6', ink: '#6b7682' },
};

function toneOf(status: string, { statuses }: ReportWords): Tone {
  const known = (Object.hasOwn(TONES, status) ? status : 'pending') as Status;
  return { ...TONES[known], word: statuses[known] };
}

/** Entries with up to this many findings are kept on one page. */
const MAX_KEPT_WHOLE = 6;

/** Each entry is its own table with a line below. */
const ENTRY = { ...RULED, hLineWidth: (row: number) => (row === 1 ? 0.6 : 0) };

/** Characters per line in the guest and booking columns. */
const PER_CELL = 28;

/** The report as an A4 document: the decision and its reasons first, then the checks, then the notes. */
export function reportDocument(facts: ReportFacts, language: ReportLanguage = 'en'): TDocumentDefinitions {
  const { reservation, madeAt, isTest, decision, shown } = facts;
  const reader = readerOf(language);
  const { words } = reader;
  const subject = words.subject(reservation.confirmationCode);
  const outcome = decision && outcomeIn(reader, decision.outcome, shown);
  const created = words.created(momentIn(language, madeAt));
  return {
    ...(isTest && { watermark: { text: words.test, color: MUTED, opacity: 0.12, bold: true } }),
    info: { title: `${isTest ? `${words.test}: ` : ''}${words.title}, ${subject}`, creationDate: madeAt },
    pageSize: 'A4',
    pageMargins: [52, 52, 52, 62],
    language,
    defaultStyle: TEXT,
    styles: STYLES,
    // A heading never stands alone at the foot of a page.
    pageBreakBefore: ({ style }, { getFollowingNodesOnPage }) =>
      style === 'heading' &&
      !getFollowingNodesOnPage().some(({ text, style: other }) => text !== undefined && other !== 'footer'),
    footer: (page, pages) => ({
      columns: [
        printed([...(isTest ? [words.test] : []), subject, words.confidential, created].join(' · '), {
          style: 'footer',
        }),
        { text: words.page(page, pages), style: 'footer', alignment: 'right', width: 90 },
      ],
      margin: [52, 22, 52, 0],
    }),
    content: [
      heading(facts, words),
      verdict(facts, reader),
      ...booking(facts, reader),
      ...(outcome ? reasons(outcome, words) : []),
      ...(outcome ? entries(outcome, words) : []),
      ...notes(facts, reader),
      ...origin(facts, reader),
    ],
  };
}

function heading({ accountName, reservation, isTest }: ReportFacts, words: ReportWords): Content {
  return {
    margin: [0, 0, 0, 14],
    stack: [
      { text: words.title, style: 'title' },
      ...(isTest ? [{ text: words.testData, bold: true, margin: [0, 0, 0, 4] } as Content] : []),
      printed([words.subject(reservation.confirmationCode), accountName].filter(Boolean).join(' · '), {
        color: MUTED,
      }),
    ],
  };
}

function verdict({ reservation, decision, shown }: ReportFacts, reader: Reader): Content {
  const { words } = reader;
  const { verificationStatus, verificationReason, supervised, supervisedBy, businessRules } = reservation;
  const tone = toneOf(supervised ?? verificationStatus, words);
  const outcome = decision?.outcome;
  const machine = words.automatic(toneOf(verificationStatus, words).word);
  const who = supervisedBy === 'rule' ? words.byRule : words.manually;
  const box: Content[] = [
    { text: tone.word, fontSize: 17, bold: true, color: tone.ink, margin: [0, 0, 0, 3] },
    ...(supervised ? [{ text: `${who} ${machine}`, margin: [0, 0, 0, 3] } as Content] : []),
    printed(paragraphIn(reader, shown?.phrases?.reason, verificationReason)),
  ];
  if (outcome) {
    const color = words.colors[outcome.riskColor] ?? outcome.riskColor;
    box.push({ text: words.riskScore(outcome.riskScore, color), margin: [0, 3, 0, 0] });
  }
  if (businessRules.length > 0) box.push(printed(words.rulesFired(businessRules.join(', ')), { margin: [0, 3, 0, 0] }));
  return {
    table: { widths: ['*'], body: [[{ stack: box, fillColor: tone.back, margin: [12, 10, 12, 8] }]] },
    layout: 'noBorders',
  };
}

function booking({ reservation, guest, listing }: ReportFacts, { language, words }: Reader): Content[] {
  const { checkInDate, checkOutDate, nights, numberOfGuests, totalPrice, currency, source, status } = reservation;
  const { labels } = words;
  const [from, to] = [checkInDate, checkOutDate].map((date) => date && dayIn(language, date.slice(0, 10)));
  const stay = [from && to ? words.dates(from, to) : from || to, nights && words.nights(nights)];
  const place = listing ? `${listing.name}, ${listing.location.city}, ${listing.location.country}` : words.noListing;
  const left: [string, string | null][] = [
    [labels.guest, guest.fullName],
    [labels.email, guest.email],
    [labels.phone, guest.phone],
    [labels.home, guest.location],
  ];
  const right: [string, string | null][] = [
    [labels.listing, place],
    [labels.stay, from || to ? stay.filter(Boolean).join(', ') : null],
    [labels.party, words.guests(numberOfGuests)],
    [labels.price, totalPrice ? amountIn(language, totalPrice, currency) : null],
    [labels.booked, words.booked(words.bookingStatuses[status] ?? status.toLowerCase(), source)],
  ];
  return [
    { text: words.booking, style: 'heading' },
    { columns: [members(left, words), members(right, words)], columnGap: 24 },
  ];
}

/** A price with the code of its currency, such as 812.50 EUR. */
function amountIn(language: ReportLanguage, amount: number, currency: string | null): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const number = language === 'en' ? amount.toFixed(2) : amount.toLocaleString(language, digits);
  return `${number} ${(currency ?? '').toUpperCase()}`.trim();
}

function members(rows: [string, string | null | undefined][], { noDetails }: ReportWords): Content {
  const body = rows
    .filter(([, value]) => value)
    .map(([label, value]) => [
      { text: label, style: 'label', margin: [0, 1, 0, 0] as never },
      printed(value!, {}, PER_CELL),
    ]);
  if (body.length === 0) body.push([{ text: '' } as never, { text: noDetails }]);
  return { table: { widths: [60, '*'], body }, layout: 'noBorders' };
}

function reasons({ contributions, recommendations, changes }: SaidOutcome, words: ReportWords): Content[] {
  const rows = contributions.map(({ title, points, text }) => [
    { text: points > 0 ? `+${points}` : String(points), alignment: 'right' as const, bold: true },
    { stack: [printed(text), { text: title, style: 'label' }] },
  ]);
  return [
    { text: words.factors, style: 'heading' },
    rows.length > 0
      ? { table: { widths: [34, '*'], body: rows, dontBreakRows: true }, layout: RULED }
      : { text: words.noFactors },
    ...list(words.actions, recommendations),
    ...list(words.changes, changes),
  ];
}

function list(title: string, lines: string[]): Content[] {
  if (lines.length === 0) return [];
  return [
    { text: title, style: 'heading' },
    { ul: lines.map((line) => printed(line)), markerColor: MUTED },
  ];
}

function entries(outcome: SaidOutcome, words: ReportWords): Content[] {
  const rows = outcome.entries.map(({ key, title, status, value, help, findings }) => {
    // The operator's own words are printed unchanged.
    const worded = key === 'blacklist' ? String : inWords;
    const lines = [
      { text: [{ text: title, bold: true }, value ? `  ${value}` : ''] },
      help ? printed(inWords(help)) : null,
      findings.length > 0 ? { ul: findings.map((line) => printed(worded(line))), margin: [0, 3, 0, 0] } : null,
    ];
    const row = [chip(toneOf(status, words)), { stack: lines.filter((line) => line !== null) as Content[] }];
    // Keeps short entries on one page; long ones may break across pages to avoid large gaps.
    return {
      table: { widths: [72, '*'], body: [row], dontBreakRows: findings.length <= MAX_KEPT_WHOLE },
      layout: ENTRY,
    };
  });
  return [{ text: words.checks, style: 'heading' }, ...rows];
}

/** Replaces snake_case codes by words. */
function inWords(text: string): string {
  return text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (code) => code.replaceAll('_', ' '));
}

function notes({ notes: written }: ReportFacts, { language, words }: Reader): Content[] {
  if (written.length === 0) return [];
  const rows = written.map(({ text, authorName, createdAt }) => {
    const origin = `${authorName ?? words.operator}, ${momentIn(language, createdAt)}`;
    return [{ stack: [printed(text), printed(origin, { style: 'label' })] }];
  });
  return [
    { text: words.notes, style: 'heading' },
    { table: { widths: ['*'], body: rows }, layout: RULED },
  ];
}

function origin(facts: ReportFacts, { language, words }: Reader): Content[] {
  const { decision, reservation, guest, listing, notes: written } = facts;
  const how = decision
    ? words.decision(decision.id, momentIn(language, decision.madeAt), decision.outcome.policyVersion)
    : words.undecided;
  const sources = (decision?.sources ?? []).map(({ what, source, asOf }) =>
    words.asOf(words.lookups[what], source, dayIn(language, asOf)),
  );
  const own = [...written.map((note) => note.text), ...reservation.businessRules, reservation.confirmationCode];
  const foreign = [...Object.values(guest), listing?.name, ...own];
  const text = [
    words.reservation(reservation.id),
    how,
    sources.length > 0 && words.sources(sources.join('; ')),
    foreign.some((one) => one && isPrintedInLatin(one)) && words.inLatin,
  ]
    .filter(Boolean)
    .join(' ');
  return [
    { text: words.about, style: 'heading' },
    { text, style: 'small' },
  ];
}
