import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import type { AddressSignal, EmailSignal, IpSignal, Lookup, PhoneSignal } from '../checks/signals.js';
import type { AccountSaid } from '../details/portal-screens/account-layer.js';

const ASK = /* GraphQL */ `
  query AnalysisSignals(
    $listingId: ID!
    $hasListing: Boolean!
    $source: String!
    $isRepeatGuest: Boolean!
    $asksProviders: Boolean!
    $input: GuestSignalsInput!
  ) {
    me {
      portalScreens(listingId: $listingId, source: $source, isRepeatGuest: $isRepeatGuest) {
        screen
        setting
      }
      ancestorIds
    }
    listing(id: $listingId) @include(if: $hasListing) {
      accommodates
      location {
        countryCode
      }
    }
    guestSignals(input: $input) @include(if: $asksProviders) {
      phone {
        known
        source
        asOf
        reason
        facts {
          valid
          countryCode
          lineType
        }
      }
      email {
        known
        source
        asOf
        reason
        facts {
          valid
          disposable
          free
          masked
        }
      }
      ip {
        known
        source
        asOf
        reason
        facts {
          countryCode
          reserved
        }
      }
      address {
        known
        source
        asOf
        reason
        facts {
          countryCode
          matched
          precision
        }
      }
    }
  }
`;

/** A provider's answer as the graph gives it. */
export interface Heard<T> {
  known: boolean;
  source: string | null;
  asOf: string | null;
  reason: string | null;
  facts: T | null;
}

export interface Heeded {
  me: (NonNullable<AccountSaid['me']> & { ancestorIds: string[] }) | null;
  listing?: { accommodates: number; location: { countryCode: string } } | null;
  guestSignals?: {
    phone: Heard<PhoneSignal> | null;
    email: Heard<EmailSignal> | null;
    ip: Heard<IpSignal> | null;
    address: Heard<AddressSignal> | null;
  } | null;
}

/** What providers are asked about; null: not asked. */
export type Questions = Record<Lookup, string | null>;

/** Asks the graph about the account, the listing and the questions, at once; providers only where there is a question. */
export async function askGraph(
  graph: Graph,
  row: Reservation,
  { phone, email, ip, address }: Questions,
  isRepeatGuest: boolean,
): Promise<{ data: Heeded; failed: boolean }> {
  const variables = {
    ...{ listingId: row.listingId ?? '', hasListing: row.listingId !== null, source: row.source, isRepeatGuest },
    asksProviders: [phone, email, ip, address].some((question) => question !== null),
    input: { phone: phone && { number: phone }, email, ip, address: address && { text: address } },
  };
  const { data, errors } = await graph(ASK, variables, serviceViewer(row.accountId));
  const heeded = (data as Heeded | null) ?? { me: null, guestSignals: null };
  return { data: heeded, failed: errors.length > 0 || anyFailed(heeded.guestSignals) };
}

/** A provider that failed answers like one that does not know; only its reason tells, and it is worth another try. */
function anyFailed(said: Heeded['guestSignals']): boolean {
  return Object.values(said ?? {}).some((heard: Heard<unknown> | null) => heard?.reason === 'provider_failed');
}
