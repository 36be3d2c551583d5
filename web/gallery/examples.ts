import type {
  CompositeStatus,
  DetailStatus,
  EntryParts,
  MatchParts,
  Operations,
  QueueRow,
  ReservationParts,
} from '../dashboard/graph/answers.js';
import type { PlacesOfStay } from '../dashboard/reservation/places-of-stay.js';
import type { Fact } from '../dashboard/rules/fact-words.js';

/** Invented data for the gallery. */

type Explained = NonNullable<Operations['Reservation']['answer']['explainDecision']>;
type Subject = NonNullable<Operations['WatchlistSubjects']['answer']['watchlistSubjects']>[number];

const PLACEHOLDER = '/pictures/listing-regular.svg';

const entry = (status: DetailStatus, more: Partial<EntryParts> = {}): EntryParts => ({
  status,
  value: null,
  help: null,
  helpPhrases: [],
  findings: [],
  findingPhrases: [],
  ...more,
});

export const details: ReservationParts['summary']['details'] = {
  generalRisk: entry('REVIEW', {
    value: '64',
    help: 'The stay is short and was booked shortly before arrival.',
    findings: ['Booked 1 day before arrival', 'One night'],
  }),
  fraudDetection: entry('PASS'),
  identificationDocument: entry('INCOMPLETE', { help: 'The guest has not uploaded a document yet.' }),
  paymentVerification: entry('PASS'),
  blacklist: entry('PASS'),
  sanctions: entry('DECLINE', { findings: ['The name and the birth date are on a list.'] }),
  adverseMedia: entry('DISABLED'),
  backgroundCheck: entry('DISABLED'),
  creditCheck: entry('DISABLED'),
  socialVerification: entry('PASS'),
  houseRules: entry('PASS'),
};

const RISK = { approve: 'green', decline: 'red', verified: 'green', review: 'orange', pending: 'yellow' } as const;
const SCORES = { approve: 8, decline: 88, verified: 12, review: 64, pending: null } as const;

const REASONS: Readonly<Record<CompositeStatus, string>> = {
  approve: 'You approved the reservation.',
  decline: 'You declined the reservation.',
  verified: 'All checks passed.',
  review: 'Booked one day before arrival, for one night.',
  pending: 'The guest has not finished the portal.',
};

export const reservationOf = (compositeStatus: CompositeStatus): ReservationParts => ({
  id: 'r1',
  confirmationCode: 'HM3O5J',
  status: 'CONFIRMED',
  source: 'Direct',
  pms: '',
  numberOfGuests: 2,
  nights: 4,
  checkInDate: '2030-03-01',
  checkOutDate: '2030-03-05',
  createdAt: '2030-02-20T09:00:00Z',
  erasedAt: null,
  portalSkipped: false,
  totalPrice: { amount: 420, currency: 'EUR' },
  account: null,
  listing: {
    id: 'l1',
    nickname: 'Lake Chalet',
    name: 'Lake Chalet',
    pictures: { thumbnailUrl: PLACEHOLDER, regularUrl: PLACEHOLDER, largeUrl: PLACEHOLDER },
    location: { city: 'Denver', countryCode: 'US', geo: null },
  },
  guest: {
    fullName: 'Ana Lopez',
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana@example.com',
    phone: '+1 303 555 0123',
    location: 'Madrid',
  },
  summary: {
    compositeStatus,
    status: compositeStatus === 'review' ? 'review' : 'verified',
    supervised: null,
    reason: REASONS[compositeStatus],
    reasonPhrases: [],
    riskColor: RISK[compositeStatus],
    riskScore: SCORES[compositeStatus],
    guestPortalStatus: 'INCOMPLETE',
    guestPortalLastScreen: null,
    topRisks: ['Booked 1 day before arrival'],
    topRecommendations: compositeStatus === 'review' ? ['Ask the guest for the reason of the stay.'] : [],
    topRecommendationPhrases: [],
    businessRules: compositeStatus === 'review' ? ['Short stays'] : [],
    queued: compositeStatus === 'pending',
    details,
  },
  notes: [],
  portalSteps: [
    {
      screen: 'PurposeOfStay',
      state: 'SUBMITTED',
      reason: null,
      skippedAt: null,
      submittedAt: '2030-02-27T12:00:00Z',
      acceptedAt: null,
      reopenedAt: null,
      behavior: null,
    },
  ],
  portalAdults: [],
  paymentEvents: [],
  messages: [],
  deposit: null,
  idCheck: {
    status: 'waiting',
    missing: [],
    missingText: null,
    errors: [],
    findings: [],
    images: [],
    movement: null,
  },
  dueAt: null,
  tags: [],
  assignee: null,
});

const NO_VALUES = { entry: null, code: null, rule: null, missing: [] };

function exampleOf(compositeStatus: CompositeStatus) {
  const reservation = reservationOf(compositeStatus);
  return {
    ...reservation,
    summary: { ...reservation.summary, topRiskPhrases: [] },
  };
}

const row = (id: string, name: string, compositeStatus: CompositeStatus, more: Partial<QueueRow> = {}): QueueRow => ({
  ...exampleOf(compositeStatus),
  id,
  guest: { fullName: name, firstName: null, lastName: null },
  ...more,
});

export const queueRows: readonly QueueRow[] = [
  row('r1', 'Ana Lopez', 'review', { tags: ['family', 'returning', 'dog'], assignee: { id: 'p1', name: 'Kim Berg' } }),
  row('r2', 'Ben Okafor', 'pending', { dueAt: '2030-03-01T10:00:00Z' }),
  row('r3', 'Chloé Dubois', 'verified', { status: 'INQUIRY' }),
  row('r4', 'Dimitra Παπαδοπούλου', 'decline', { checkInDate: '2030-03-20', status: 'CANCELED' }),
  row('r5', 'A guest with a very long name that does not fit into the column', 'approve', { listing: null }),
];

export const subject: Subject = {
  name: 'Ana Lopez',
  birthDate: '1990-05-04',
  birthDateProven: true,
  countryCode: 'ES',
};

export const match: MatchParts = {
  id: 'E-1042',
  source: 'Example list',
  score: 0.91,
  info: null,
  fullName: 'Ana María LÓPEZ',
  description: 'Director of a listed company.',
  dob: [],
  yob: [1975],
  aliases: ['A. M. Lopez', 'Ana Lopes', 'Anna Lopez', 'Ana L.', 'Marie Lopez'],
  countries: ['ES', 'PT'],
  fingerprint: 'f',
  matched: { qualifiers: ['other_birth_date', 'same_country'], tokens: [{ why: 'same', kind: 'name' }] },
  dismissal: null,
};

export const explained: Explained = {
  id: 'x1',
  createdAt: '2030-02-27T12:00:00Z',
  outcome: {
    riskScore: 64,
    contributions: [
      { entry: 'general_risk', code: 'lead_time', points: 40, text: 'Booked one day before arrival' },
      { entry: 'general_risk', code: 'nights', points: 36, text: 'One night' },
      { entry: 'identification_document', code: 'document', points: -12, text: 'The ID document was accepted' },
    ],
    counterfactuals: [
      { kind: 'ACCEPT_SCREEN', text: 'Accept the reason of the stay.', screen: 'PurposeOfStay', ...NO_VALUES },
      { kind: 'REMOVE_RISK', text: 'A stay of two nights or more.', screen: null, ...NO_VALUES },
      {
        kind: 'IMPORT_DATA',
        text: 'Load or refresh the data for "Sanctions" under Data sources: UN, EU.',
        screen: null,
        ...NO_VALUES,
        entry: 'sanctions',
        missing: ['UN', 'EU'],
      },
    ],
  },
};

export const facts: readonly Fact[] = [
  fact('reservation.nights', 'NUMBER', 'Nights of the stay', '2'),
  fact('reservation.lead_time_days', 'NUMBER', 'Days between booking and arrival', '14'),
  fact('guest.country', 'TEXT', 'Country of the guest', '"US"'),
];

function fact(name: string, kind: Fact['kind'], description: string, example: string): Fact {
  return { name, kind, description, example, values: null, mayBeUnknown: true };
}

export const places = {
  listing: {
    nickname: 'Lake Chalet',
    location: { city: 'Denver', countryCode: 'US', geo: { lat: 39.74, lon: -104.98 } },
  },
  home: { precision: 'CITY', city: 'Madrid', countryCode: 'ES', lat: 40.42, lon: -3.7 },
  network: { precision: 'CITY', city: 'Lisbon', countryCode: 'PT', lat: 38.72, lon: -9.14 },
} satisfies PlacesOfStay;
