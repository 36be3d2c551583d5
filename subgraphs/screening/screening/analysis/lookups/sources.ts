import { emailKey } from '#kit/contact/contact-keys.js';
import type { CreditPerson } from '../../../booking/facts/portal-facts.js';
import type { EffectiveScreens, ScreenName } from '../../../booking/facts/screens.js';
import { LISTED_FACTS, type ListedFacts, sanctionsOf } from './listed-people.js';
import type { AddressSignal, EmailSignal, IpSignal, Lookup, PhoneSignal, ValueOf } from '../../checks/signals.js';

/** Details of the guest that lookups can use. */
export interface Given {
  phone: string | null;
  email: string | null;
  ip: string | null;
  address: string | null;
  person: { firstName: string; lastName: string; birthDate: string } | null;
  named: { firstName: string; lastName: string } | null;
  /** Everyone in the party with a name, the primary guest first. */
  people: ListedPerson[];
  /** The person who consented to a credit check; null without consent. */
  credit: CreditPerson | null;
}

export interface ListedPerson {
  name: string;
  birthDate: string | null;
  /** An accepted document proves this date of birth; otherwise it was only entered. */
  birthDateProven: boolean;
  countryCode: string | null;
}

interface Source<Name extends Lookup> {
  /** The lookup runs if one of these screens is on; if empty, always. */
  screens: readonly ScreenName[];
  /** The question, for recognizing the same question later; null if there is nothing to look up. */
  about(given: Given): string | null;
  /** Field of `guestSignals`. */
  field: string;
  /** GraphQL selection of the answer, as `facts`. */
  facts: string;
  /** Converts the facts to a signal without the guest's own data. */
  read(facts: unknown, given: Given): ValueOf<Name>;
  /** Runs in every analysis, because its data may have changed meanwhile. */
  alwaysAsked?: true;
  /** Hours for which an answer to the same question is reused; 24 by default. */
  freshHours?: number;
}

type Sources = { [Name in Lookup]: Source<Name> };

const same = <Facts>(facts: unknown) => facts as Facts;

/** Tags of IP address lists that checks use. */
const TAGS = ['attacks', 'spam', 'vpn', 'tor', 'proxy', 'datacenter'];

interface Listed {
  threats: { tags: string[] }[];
}

interface Breached {
  breaches: { breachDate: string | null }[];
}

type Email = EmailSignal & { education: { facts: { institution: object | null } | null } | null };

/** All lookups. To add one, add a row here, its type in `Signals` and a field of `guestSignals`. */
export const SOURCES: Sources = {
  phone: {
    screens: [],
    field: 'phone',
    facts: 'facts { valid countryCode lineType }',
    read(facts) {
      const { lineType, ...signal } = facts as PhoneSignal;
      return { ...signal, lineType: lineType?.toLowerCase() ?? null };
    },
    about: ({ phone }) => phone,
  },
  email: {
    screens: [],
    field: 'email',
    about: ({ email }) => emailKey(email),
    facts: 'facts { valid disposable free masked education { facts { institution { countryCode } } } }',
    read(facts) {
      const { education, ...signal } = facts as Email;
      return education?.facts ? { ...signal, education: education.facts.institution !== null } : signal;
    },
  },
  ip: {
    screens: [],
    field: 'ip',
    facts: 'facts { countryCode reserved }',
    read: same<IpSignal>,
    about: ({ ip }) => ip,
  },
  address: {
    screens: [],
    field: 'address',
    facts: 'facts { countryCode state matched precision }',
    read: same<AddressSignal>,
    about: ({ address }) => address,
  },
  ipThreats: {
    screens: ['FraudDetectionAddon'],
    field: 'ipThreats',
    facts: 'facts { threats { tags } }',
    about: ({ ip }) => ip,
    read(facts) {
      const { threats } = facts as Listed;
      const tags = new Set(threats.flatMap((threat) => threat.tags));
      return { lists: threats.length, tags: TAGS.filter((tag) => tags.has(tag)) };
    },
  },
  mail: {
    screens: ['FraudDetectionAddon', 'SocialVerificationAddon'],
    field: 'mail',
    facts: 'facts { acceptsMail }',
    about: ({ email }) => emailKey(email),
    read: same<ValueOf<'mail'>>,
  },
  breaches: {
    screens: ['SocialVerificationAddon'],
    field: 'breaches',
    facts: 'facts { breaches { breachDate } }',
    about: ({ email }) => emailKey(email),
    read(facts) {
      const { breaches } = facts as Breached;
      const years = breaches.flatMap(({ breachDate }) => (breachDate ? [Number(breachDate.slice(0, 4))] : []));
      return { count: breaches.length, firstYear: years.length > 0 ? Math.min(...years) : null };
    },
  },
  social: {
    screens: ['SocialVerificationAddon'],
    field: 'social',
    facts: 'facts: accounts { registered }',
    about: ({ email, phone }) => (email || phone ? JSON.stringify([emailKey(email), phone]) : null),
    read(facts) {
      const accounts = facts as { registered: boolean }[];
      return { asked: accounts.length, registered: accounts.filter(({ registered }) => registered).length };
    },
  },
  // Registers can change between analyses.
  offenders: {
    screens: ['SexOffendersAddon'],
    field: 'sexOffenders',
    facts: 'facts { total key items { birthDate } }',
    alwaysAsked: true,
    about: ({ person, address }) => (person ? JSON.stringify([person, address]) : null),
    read(facts) {
      const { total, items } = facts as { total: number; items: { birthDate: string | null }[] };
      return { records: total, sameBirthDate: items.filter(({ birthDate }) => birthDate !== null).length };
    },
  },
  // Lists and dismissals can change between analyses.
  sanctions: {
    screens: ['SanctionsSearchAddon'],
    field: 'watchlists',
    facts: LISTED_FACTS,
    alwaysAsked: true,
    about: ({ people }) => (people.length > 0 ? JSON.stringify(people) : null),
    read: (facts, { people }) => sanctionsOf(facts as ListedFacts, people),
  },
  // Every request costs money and leaves a trace in the person's credit file.
  credit: {
    screens: ['CreditCheck'],
    field: 'credit',
    freshHours: 30 * 24,
    facts: 'facts { outcome score scoreFrom scoreTo reasons }',
    about: ({ credit }) => credit && JSON.stringify(credit),
    read(facts) {
      const { outcome, ...signal } = facts as { outcome: string } & Omit<ValueOf<'credit'>, 'outcome'>;
      return { outcome: outcome.toLowerCase() as ValueOf<'credit'>['outcome'], ...signal };
    },
  },
};

/** Names of the lookups, in the order of the table. */
export const LOOKUPS = Object.keys(SOURCES) as Lookup[];

/** Questions of the lookups that are on. */
export function questionsOf(given: Given, screens: EffectiveScreens): Partial<Record<Lookup, string>> {
  const on = LOOKUPS.filter((name) => {
    const needed = SOURCES[name].screens;
    return needed.length === 0 || needed.some((screen) => screens[screen] === 'required');
  });
  return Object.fromEntries(on.flatMap((name) => [[name, SOURCES[name].about(given)]]).filter(([, about]) => about));
}
