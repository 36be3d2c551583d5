/** Labels of statuses: of a reservation, of a decision and of a check. */
type Status =
  'verified' | 'review' | 'pending' | 'approve' | 'decline' | 'PASS' | 'REVIEW' | 'DECLINE' | 'INCOMPLETE' | 'DISABLED';

/** Texts of a report. Checks, reasons and factors are phrases of the decision, not listed here. */
export interface ReportWords {
  title: string;
  subject: (confirmationCode: string) => string;
  /** Marks a report of a test account: on each page, in the file's title and in the footer. */
  test: string;
  testData: string;
  confidential: string;
  created: (time: string) => string;
  page: (page: number, pages: number) => string;
  statuses: Readonly<Record<Status, string>>;
  colors: Readonly<Record<string, string>>;
  byRule: string;
  manually: string;
  /** `status` is a label from `statuses`. */
  automatic: (status: string) => string;
  riskScore: (score: number, color: string) => string;
  rulesFired: (names: string) => string;
  booking: string;
  labels: Readonly<
    Record<'guest' | 'email' | 'phone' | 'home' | 'listing' | 'stay' | 'party' | 'price' | 'booked', string>
  >;
  noListing: string;
  noDetails: string;
  dates: (from: string, to: string) => string;
  nights: (count: number) => string;
  guests: (count: number) => string;
  booked: (status: string, source: string) => string;
  /** Booking statuses, for `booked`. */
  bookingStatuses: Readonly<Record<string, string>>;
  factors: string;
  noFactors: string;
  actions: string;
  changes: string;
  checks: string;
  notes: string;
  /** Author of a note whose name is unknown. */
  operator: string;
  about: string;
  reservation: (id: string) => string;
  decision: (id: string, time: string, policyVersion: string) => string;
  undecided: string;
  sources: (list: string) => string;
  asOf: (what: string, source: string, date: string) => string;
  lookups: Readonly<Record<'phone' | 'email' | 'ip' | 'address', string>>;
  inLatin: string;
}

export const en: ReportWords = {
  title: 'Guest screening report',
  subject: (code) => `Reservation ${code}`,
  test: 'Test data',
  testData: 'Test data: simulated for an account in test mode. It is not about a real person.',
  confidential: 'confidential',
  created: (time) => `created ${time}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  statuses: {
    verified: 'Verified',
    review: 'Review',
    pending: 'Pending',
    approve: 'Approved',
    decline: 'Declined',
    PASS: 'Pass',
    REVIEW: 'Review',
    DECLINE: 'Decline',
    INCOMPLETE: 'Incomplete',
    DISABLED: 'Off',
  },
  colors: {
    green: 'green: low risk',
    yellow: 'yellow: moderate risk, or checks not complete',
    orange: 'orange: high risk',
    red: 'red: very high risk',
    black: 'black: do not host until this is resolved',
  },
  byRule: 'Decided by a business rule.',
  manually: 'Decided manually.',
  automatic: (status) => `Automatic result: ${status.toLowerCase()}.`,
  riskScore: (score, color) => `Risk score ${score} of 100 (${color}).`,
  rulesFired: (names) => `Business rules that fired: ${names}.`,
  booking: 'Guest and reservation',
  labels: {
    guest: 'Guest',
    email: 'Email',
    phone: 'Phone',
    home: 'Lives in',
    listing: 'Listing',
    stay: 'Stay',
    party: 'Party',
    price: 'Price',
    booked: 'Booked',
  },
  noListing: 'No listing',
  noDetails: 'No details.',
  dates: (from, to) => `${from} to ${to}`,
  nights: (count) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  guests: (count) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
  booked: (status, source) => `${status} via ${source}`,
  bookingStatuses: { CONFIRMED: 'confirmed', CANCELED: 'canceled', INQUIRY: 'inquiry' },
  factors: 'Contributing factors',
  noFactors: 'No factor raises or lowers the score.',
  actions: 'Recommended actions',
  changes: 'What would change this decision',
  checks: 'Checks',
  notes: 'Notes',
  operator: 'The operator',
  about: 'About this report',
  reservation: (id) => `Reservation ${id}.`,
  decision: (id, time, version) => `Decision ${id}, made ${time} under policy version ${version}.`,
  undecided: 'No decision yet: the analysis is in progress.',
  sources: (list) => `Sources: ${list}.`,
  asOf: (what, source, date) => `${what}: ${source}, as of ${date}`,
  lookups: { phone: 'phone', email: 'email', ip: 'ip', address: 'address' },
  inLatin:
    'Characters that this report cannot print are transliterated to Latin; the dashboard shows the original spelling.',
};
