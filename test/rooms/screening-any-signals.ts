import type { Answer, ListedHit, Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { SCREEN_NAMES } from '#subgraphs/screening/booking/facts/screens.js';
import { booking, failing, known, payment, screens, signals, stays, unknown } from './screening-signals.js';

/** A small seeded generator (mulberry32), so that a failing case can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const listed = (band: ListedHit['band']): ListedHit => ({
  person: 0,
  entryId: 'OFAC:1',
  list: 'OFAC',
  band,
  words: { same: 2 },
  qualifiers: [],
});

const running: Answer<never> = { known: false, reason: 'pending' };

const source = (searched: boolean, found: number, reason: string | null) => ({
  key: 'watchlist',
  searched,
  found,
  reason,
});

/** Signals of every kind, the same for the same seed. */
export function anySignals(seed: number): Signals {
  const next = seeded(seed);
  const pick = <T>(...values: T[]): T => values[Math.floor(next() * values.length)]!;
  const flag = () => next() < 0.4;
  const country = () => pick('PT', 'BR', 'ES', null);
  const some = <T>(values: readonly T[]) => values.filter(() => next() < 0.25);
  const anyPayment = () =>
    payment({
      type: pick('authorization', 'charge', 'refund', 'dispute', 'chargeback'),
      status: pick('info', 'warning', 'success', 'failure'),
      networkStatus: pick('approved_by_network', 'declined_by_network', 'reversed_after_approval', null),
      threeDSecure: pick('failed', 'authenticated', null),
      cardCountry: country(),
      cvcCheck: pick('pass', 'fail', null),
      postalCodeCheck: pick('pass', 'fail', null),
      declineReason: pick('stolen', 'other', null, null),
      occurredAt: `2031-05-0${pick(1, 2, 3, 7)}T00:00:00Z`,
    });
  return signals({
    screens: screens(...some(SCREEN_NAMES)),
    portal: { completed: flag(), skipped: flag(), acceptedScreens: some(SCREEN_NAMES) },
    booking: booking({
      nights: pick(1, 2, 40, null),
      numberOfGuests: pick(1, 6, 9),
      accommodates: pick(2, 8, null),
      leadTimeDays: pick(-1, 0, 1, 9, null),
    }),
    guest: { hasName: flag(), age: pick(16, 19, 40, null) },
    phone:
      next() < 0.05
        ? failing
        : pick(null, unknown, known({ valid: flag(), countryCode: country(), lineType: pick('voip', null) })),
    email: pick(null, unknown, known({ valid: flag(), disposable: flag(), free: flag(), masked: flag() })),
    ip: next() < 0.05 ? failing : pick(null, unknown, known({ countryCode: country(), reserved: flag() })),
    address: pick(null, unknown, known({ countryCode: country(), matched: flag(), precision: 'city' })),
    ipThreats: next() < 0.8 ? null : pick(failing, known({ lists: 1, tags: some(['attacks', 'vpn', 'datacenter']) })),
    mail: next() < 0.8 ? null : pick(failing, known({ acceptsMail: flag() })),
    breaches:
      next() < 0.8 ? null : pick(failing, unknown, known({ count: pick(0, 2), firstYear: pick(2020, 2031, null) })),
    social: next() < 0.8 ? null : pick(failing, unknown, known({ asked: pick(0, 3), registered: pick(0, 0, 1, 3) })),
    offenders: next() < 0.8 ? null : pick(failing, unknown, known({ records: pick(0, 1), sameBirthDate: pick(0, 1) })),
    blacklist: {
      hits: some(['email', 'phone', 'name_and_birth_date', 'document_number'] as const).map((matchedOn) => ({
        entryId: 'x',
        matchedOn,
        inherited: flag(),
        reason: null,
      })),
    },
    stays: stays({ completed: pick(0, 0, 1, 5), canceled: pick(0, 4), declined: pick(0, 0, 1, 2) }),
    payments: Array.from({ length: pick(0, 0, 1, 2, 5) }, anyPayment),
    sanctions:
      next() < 0.7
        ? null
        : pick(
            failing,
            unknown,
            known({ people: 1, dismissed: pick(0, 1), hits: some([listed('exact'), listed('likely')]) }),
          ),
    fraudModel:
      next() < 0.7
        ? null
        : pick(
            failing,
            known({
              model: 'm',
              origin: pick('simulated', 'own'),
              probability: 0.2,
              reasons: [],
              tier: pick('flag', 'review', 'auto_approve'),
            }),
          ),
    adverseMedia:
      next() < 0.7
        ? null
        : pick(
            failing,
            unknown,
            running,
            known({
              reportId: 'x',
              articles: 1,
              reason: pick('a_provider_failed', null),
              status: pick('REVIEW', 'FINISHED'),
              categories: [],
            }),
          ),
    background:
      next() < 0.7
        ? null
        : pick(
            unknown,
            running,
            known({ reportId: 'x', sources: [source(flag(), pick(0, 2), pick('provider_failed', null))] }),
          ),
  });
}
