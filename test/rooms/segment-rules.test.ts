import { frequencyBand, monetaryBand, recencyBand } from '#subgraphs/intelligence/segments/rules/bands.js';
import { SEGMENT_NAMES } from '#subgraphs/intelligence/segments/rules/catalogue.js';
import { segmentOf } from '#subgraphs/intelligence/segments/rules/segment-of.js';
import type { Scale, Stay } from '#subgraphs/intelligence/segments/rules/stay.js';
import { isOtaSource } from '#subgraphs/intelligence/segments/guests/booking-source.js';
import { KeyGroups } from '#subgraphs/intelligence/segments/guests/key-groups.js';
import { isCompanyName, nameWordsKey } from '#subgraphs/intelligence/segments/guests/name-words.js';

const TODAY = '2026-06-30';

const SCALE: Scale = {
  guests: 60,
  cuts: [2, 4, 6, 8],
  prices: { EUR: 100, JPY: 10_000 },
  mainCurrency: 'EUR',
  medians: { daysSinceLastStay: 300, stays: 1, nightsEquivalent: 4 },
};

const dayBefore = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

let made = 0;

/** A stay of two nights at the median price that ended so many days ago. */
const stay = (daysAgo: number, more: Partial<Stay> = {}): Stay => ({
  id: `s${(made += 1)}`,
  accountId: 'a',
  guestId: 'g',
  status: 'CONFIRMED',
  declined: false,
  ota: false,
  masked: false,
  company: false,
  emailDigest: 'e',
  phoneDigest: null,
  nameDigest: 'n',
  domainShared: false,
  checkIn: dayBefore(daysAgo + 2),
  checkOut: dayBefore(daysAgo),
  nights: 2,
  revenue: 200,
  currency: 'EUR',
  ...more,
});

const stays = (count: number, lastDaysAgo: number, revenue = 200) =>
  Array.from({ length: count }, (_, n) => stay(lastDaysAgo + n * 10, { revenue }));

const nameOf = (of: Stay[]) => segmentOf(of, SCALE, TODAY).segment.name;

test.each([
  ['Champions', stays(3, 20, 400)],
  ['High Value Active', stays(2, 20, 600)],
  ['High Value Slipping', stays(2, 200, 600)],
  ['High Value At Risk', stays(2, 500, 600)],
  ['Loyal Active', stays(3, 20, 100)],
  ['Loyal At Risk', stays(3, 500, 100)],
  ['Potential Loyalists', stays(2, 20)],
  ['Repeat At Risk', stays(2, 500)],
  ['Promising First-Timers', stays(1, 20, 700)],
  ['Recent First-Timers', stays(1, 20)],
  ['First-Timers Need Attention', stays(1, 200)],
  ['Hibernating', stays(2, 1_096, 600)],
  ['Hibernating', stays(1, 731)],
  ['Other', [stay(-5)]],
  ['Other', [stay(20, { status: 'CANCELED' }), stay(20, { status: 'INQUIRY' }), stay(20, { declined: true })]],
])('%s', (name, of) => {
  expect(nameOf(of)).toBe(name);
  expect(SEGMENT_NAMES).toContain(name);
});

test('every combination of scores has one of the thirteen names', () => {
  expect(SEGMENT_NAMES).toHaveLength(13);
  for (const days of [1, 91, 181, 401, 731])
    for (const count of [1, 2, 3, 5, 7])
      for (const revenue of [0, 100, 1e6, 1e308]) expect(SEGMENT_NAMES).toContain(nameOf(stays(count, days, revenue)));
});

test.each([
  [90, 5],
  [91, 4],
  [180, 4],
  [181, 3],
  [400, 3],
  [401, 2],
  [730, 2],
  [731, 1],
  [null, 1],
])('%s days since the last stay are recency %i', (days, band) => {
  expect(recencyBand(days, false)).toBe(band);
  expect(recencyBand(days, true)).toBe(5);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 4],
  [6, 5],
  [60, 5],
])('%i stays are frequency %i', (count, band) => expect(frequencyBand(count)).toBe(band));

test('quintiles split revenue; if all guests paid the same, all are in the middle', () => {
  expect([0, 2, 2.1, 4.1, 6.1, 8.1].map((nights) => monetaryBand(nights, SCALE))).toEqual([1, 1, 2, 3, 4, 5]);
  expect(monetaryBand(3, { guests: 99, cuts: [3, 3, 3, 3] })).toBe(3);
  expect(monetaryBand(9, { guests: 10, cuts: [20, 30, 40, 50] })).toBe(5);
});

test('revenue in any currency counts in nights of that currency', () => {
  const { metrics } = segmentOf(
    [stay(10), stay(20, { currency: 'JPY', revenue: 30_000 }), stay(30, { currency: '', revenue: 150 })],
    SCALE,
    TODAY,
  );
  expect(metrics).toMatchObject({ currency: 'EUR', totalRevenue: 350, nightsEquivalent: 6.5, avgBookingValue: 175 });
  expect(metrics.revenueByCurrency.map(({ currency }) => currency)).toEqual(['EUR', 'JPY']);
});

const qualityOf = (of: Stay[], scale = SCALE) => segmentOf(of, scale, TODAY).dataQuality.confidence;
const masked = { masked: true };

test.each([
  ['a personal address and a number', [stay(10, { phoneDigest: 'p' })], 'HIGH'],
  ['a personal address and two stays', stays(2, 10), 'HIGH'],
  ['a personal address only', [stay(10)], 'MEDIUM'],
  ['a number only', [stay(10, { emailDigest: null, phoneDigest: 'p' })], 'MEDIUM'],
  ['a masked address', [stay(10, masked), stay(30, masked)], 'LOW'],
  ['a masked address and a number', [stay(10, { ...masked, phoneDigest: 'p' })], 'MEDIUM'],
  ['a number with two names', [stay(10, { phoneDigest: 'p' }), stay(20, { phoneDigest: 'p', nameDigest: 'm' })], 'LOW'],
  ['no completed stay', [stay(-10)], 'UNKNOWN'],
])('%s is identified with confidence %s', (_, of, confidence) => expect(qualityOf(of)).toBe(confidence));

test('among few guests the confidence is never high', () => {
  expect(qualityOf(stays(2, 10), { ...SCALE, guests: 49 })).toBe('MEDIUM');
});

test('three people with one number identify no guest', () => {
  const shared = [1, 2, 3].map((n) => stay(n, { phoneDigest: 'p', nameDigest: `n${n}`, emailDigest: `e${n}` }));
  expect([nameOf(shared), qualityOf(shared)]).toEqual(['Other', 'UNKNOWN']);
});

const flagsOf = (of: Stay[]) => segmentOf(of, SCALE, TODAY).flags;
const on = (checkIn: string, checkOut: string) => stay(0, { checkIn, checkOut });

test('a guest who returns at one time of year is seasonal', () => {
  expect(flagsOf([on('2024-07-01', '2024-07-08'), on('2025-07-25', '2025-07-30')]).isSeasonalGuest).toBe(true);
  expect(flagsOf([on('2023-12-20', '2023-12-27'), on('2025-01-05', '2025-01-08')]).isSeasonalGuest).toBe(true);
  expect(flagsOf([on('2024-12-20', '2024-12-27'), on('2025-01-05', '2025-01-08')]).isSeasonalGuest).toBe(false);
  expect(flagsOf([on('2025-07-01', '2025-07-08'), on('2025-07-20', '2025-07-25')]).isSeasonalGuest).toBe(false);
  expect(flagsOf([on('2024-03-01', '2024-03-08'), on('2025-07-20', '2025-07-25')]).isSeasonalGuest).toBe(false);
});

test('companies are detected by their name, their domain or their working weeks', () => {
  const week = (monday: string, friday: string) => on(monday, friday);
  expect(flagsOf([stay(1, { company: true })]).isCorporateAccount).toBe(true);
  expect(flagsOf([stay(1, { domainShared: true })]).isCorporateAccount).toBe(true);
  const weeks = [week('2026-05-04', '2026-05-08'), week('2026-05-10', '2026-05-15'), week('2026-05-18', '2026-05-20')];
  expect(flagsOf(weeks).isCorporateAccount).toBe(true);
  expect(flagsOf([...weeks.slice(1), on('2026-05-22', '2026-05-24')]).isCorporateAccount).toBe(false);
});

test('reasons compare with the median guest, the strongest first', () => {
  const { topFactors } = segmentOf(stays(6, 500, 100), SCALE, TODAY);
  expect(topFactors.map(({ factor, value, impact }) => [factor, value, impact])).toEqual([
    ['frequency', '6 stays', 'positive'],
    ['recency', '500 days', 'negative'],
    ['monetary', '6 nights', 'positive'],
  ]);
});

test('names, sources and keys', () => {
  expect(nameWordsKey('DOE, Jané M.')).toBe(nameWordsKey('jane doe'));
  expect([
    isCompanyName('Lee Stays GmbH'),
    isCompanyName('Acme Inc.'),
    isCompanyName('Ag Lee'),
    isCompanyName('Co'),
  ]).toEqual([true, true, false, false]);
  expect(['Booking.com', 'airbnb', 'channel_a', 'direct', 'api', 'booking-direct'].map(isOtaSource)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  const groups = new KeyGroups();
  for (const keys of [['a', 'b'], ['c', 'd'], ['e'], ['b', 'c']]) groups.add(keys);
  expect(groups.groupOf('a')).toBe(groups.groupOf('d'));
  expect(groups.groupOf('a')).not.toBe(groups.groupOf('e'));
});
