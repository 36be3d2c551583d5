import type { AnswersOf } from '../answers/read-answers.js';

/** A stay with a submitted authority report. Dates are `YYYY-MM-DD`, countries ISO 3166-1 alpha-2. */
export interface ReportedStay {
  reservationId: string;
  confirmationCode: string;
  place: string | null;
  countryCode: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  handedInAt: string | null;
  guests: AnswersOf<'AuthorityReporting'>['guests'];
}

const COLUMNS: [name: string, of: (stay: ReportedStay, guest: ReportedStay['guests'][number]) => string | null][] = [
  ['reservation_id', ({ reservationId }) => reservationId],
  ['confirmation_code', ({ confirmationCode }) => confirmationCode],
  ['place', ({ place }) => place],
  ['country', ({ countryCode }) => countryCode],
  ['check_in_date', ({ checkInDate }) => checkInDate],
  ['check_out_date', ({ checkOutDate }) => checkOutDate],
  ['full_name', (_, { fullName }) => fullName],
  ['nationality', (_, { nationality }) => nationality],
  ['birth_date', (_, { birthDate }) => birthDate],
  ['birth_place', (_, { birthPlace }) => birthPlace],
  ['residence', (_, { residence }) => residence],
  ['document_kind', (_, { documentKind }) => documentKind],
  ['document_country', (_, { documentCountry }) => documentCountry],
  ['document_number', (_, { documentNumber }) => documentNumber],
  ['handed_in_at', ({ handedInAt }) => handedInAt],
];

/** CSV with a header row and one row per guest (RFC 4180). */
export function csvOf(stays: ReportedStay[]): string {
  const lines = stays.flatMap((stay) => stay.guests.map((guest) => COLUMNS.map(([, of]) => cell(of(stay, guest)))));
  return [COLUMNS.map(([name]) => name), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** JSON list of stays with their guests, with the same field names. */
export function jsonOf(stays: ReportedStay[]): string {
  const named = stays.map((stay) => {
    const own = COLUMNS.filter(([, of]) => of.length === 1);
    const members = ([name, of]: (typeof COLUMNS)[number], guest: ReportedStay['guests'][number]) => [
      name,
      of(stay, guest),
    ];
    const guests = stay.guests.map((guest) =>
      Object.fromEntries(COLUMNS.filter(([, of]) => of.length > 1).map((column) => members(column, guest))),
    );
    return { ...Object.fromEntries(own.map((column) => members(column, stay.guests[0]!))), guests };
  });
  return `${JSON.stringify({ stays: named }, null, 2)}\n`;
}

/** Guests' text with these first characters would be run as a formula by spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | null): string {
  const text = value === null ? '' : FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
