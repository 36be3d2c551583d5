import type { Answer, ListedHit, Signals } from '../../checks/signals.js';
import type { EntryKey } from '../../checks/catalog.js';
import type { ScreenName } from '../../../booking/facts/screens.js';
import { modelFeaturesOf } from '../../features/feature.type.js';
import type { LookupName, LookupSignal, WatchlistHit } from './lookup-signal.type.js';
import type { DecisionSignals, ScenarioSignal } from './signals.type.js';

/** The stored signals as the graph shows them: absent members of older decisions are null or empty. */
export function explainSignals(signals: Signals): DecisionSignals {
  const { asOf, screens, portal, booking, guest, blacklist, stays } = signals;
  return {
    asOf,
    lookups: lookupsOf(signals),
    screens: Object.entries(screens).map(([screen, setting]) => ({ screen: screen as ScreenName, setting })),
    portal: { skippedScreens: [], ...portal },
    portalAnswers: signals.portalTold ?? null,
    confirmed: signals.confirmed ?? null,
    portalBehavior: signals.behavior ?? null,
    booking,
    guest,
    blacklist: blacklist.hits,
    idCheck: signals.idCheck ? { awaitsMovement: null, ...signals.idCheck } : null,
    adults: signals.adults ?? null,
    stays,
    payments: signals.payments.map((payment) => ({
      ...payment,
      declineReason: payment.declineReason ?? null,
      checksCardOnly: payment.checksCardOnly ?? false,
    })),
    features: modelFeaturesOf(signals.features ?? {}),
    simulated: signals.simulated ?? false,
    scenario: signals.scenario ? scenarioOf(signals.scenario) : null,
  };
}

function scenarioOf({ name, results }: NonNullable<Signals['scenario']>): ScenarioSignal {
  const rows = Object.entries(results).map(([entry, { status, findings }]) => ({
    entry: entry as EntryKey,
    status,
    findings,
  }));
  return { name, results: rows };
}

/** Signals that are answers. */
type Answered = {
  [Name in keyof Signals]-?: NonNullable<Signals[Name]> extends Answer<unknown> ? Name : never;
}[keyof Signals];

type ValueOf<Name extends Answered> = NonNullable<Signals[Name]> extends Answer<infer Value> ? Value : never;

interface Shown<Value> {
  name: LookupName;
  /** The value with the name of its type. */
  show(value: Value): { __typename: string };
}

const named =
  (__typename: string) =>
  (value: object): { __typename: string } => ({ ...value, __typename });

const upper = (word: string | undefined): string | null => word?.toUpperCase() ?? null;

const SHOWN: { [Name in Answered]: Shown<ValueOf<Name>> } = {
  phone: { name: 'PHONE', show: named('PhoneSignal') },
  email: { name: 'EMAIL', show: named('EmailSignal') },
  ip: { name: 'IP', show: named('IpSignal') },
  address: { name: 'ADDRESS', show: named('AddressSignal') },
  ipThreats: { name: 'IP_THREATS', show: named('IpThreatSignal') },
  mail: { name: 'MAIL', show: named('MailSignal') },
  breaches: { name: 'BREACHES', show: named('BreachSignal') },
  social: { name: 'SOCIAL', show: named('SocialSignal') },
  offenders: { name: 'OFFENDERS', show: named('OffenderSignal') },
  sanctions: {
    name: 'SANCTIONS',
    show: ({ people, dismissed, hits, cleared = [] }) =>
      named('SanctionsSignal')({ people, dismissed, hits: hits.map(hitOf), cleared: cleared.map(hitOf) }),
  },
  credit: {
    name: 'CREDIT',
    show: (value) => named('CreditSignal')({ ...value, outcome: upper(value.outcome), bureauScore: value.score }),
  },
  adverseMedia: {
    name: 'ADVERSE_MEDIA',
    show: (value) => named('MediaSignal')({ ...value, gaps: value.gaps ?? [] }),
  },
  background: {
    name: 'BACKGROUND',
    show: ({ reportId, sources }) =>
      named('BackgroundSignal')({
        reportId,
        sources: sources.map((source) => ({ ...source, gaps: source.gaps ?? [] })),
      }),
  },
  fraudModel: {
    name: 'FRAUD_MODEL',
    show: (value) => named('FraudModelSignal')({ ...value, fraudTier: value.tier, trainedOn: upper(value.origin) }),
  },
  loyalty: { name: 'LOYALTY', show: named('LoyaltyPrediction') },
};

function lookupsOf(signals: Signals): LookupSignal[] {
  return (Object.keys(SHOWN) as Answered[]).flatMap((key) => {
    const answer = signals[key];
    return answer ? lookupOf(answer, SHOWN[key] as Shown<unknown>) : [];
  });
}

function lookupOf(answer: Answer<unknown>, { name, show }: Shown<unknown>): LookupSignal {
  const { gaps = [] } = answer;
  if (!answer.known) {
    const { reason, failed = false } = answer;
    return { name, known: false, reason, failed, source: null, asOf: null, askedAt: null, gaps, value: null };
  }
  const { source, asOf, askedAt = null, value } = answer;
  return { name, known: true, reason: null, failed: false, source, asOf, askedAt, gaps, value: show(value) };
}

const hitOf = ({ words, band, nameBand, listedBirthDates = [], ...hit }: ListedHit): WatchlistHit => ({
  ...hit,
  band: upper(band) as WatchlistHit['band'],
  nameBand: upper(nameBand) as WatchlistHit['nameBand'],
  words: words && Object.entries(words).map(([kind, count]) => ({ kind, count })),
  listedBirthDates,
});
