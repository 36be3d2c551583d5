import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { ModelsContext } from '../models-context.js';
import type { CanonicalInput } from './canonical-input.js';
import type { SignCode } from './points.js';

const ASK = /* GraphQL */ `
  query CustomersHistory($email: String, $phone: String) {
    guestHistory(email: $email, phone: $phone) {
      blacklisted
      disputedBookings
      goodStays
    }
  }
`;

interface History {
  blacklisted: boolean;
  disputedBookings: number;
  goodStays: number;
}

/** What the account knew of the customer before; `null` where nobody could say. */
export async function askHistory(
  graph: Graph,
  { viewer }: ModelsContext,
  { email, phoneNumber: phone }: CanonicalInput,
): Promise<SignCode[] | null> {
  // A key in a browser must not learn who is on a list.
  if (viewer.kind === 'sdk' || (!email && !phone)) return [];
  const { data, errors } = await graph(ASK, { email, phone }, serviceViewer(viewer.accountId));
  const history = data?.guestHistory as History | null | undefined;
  if (errors.length > 0 || !history) return null;
  const signs: [boolean, SignCode][] = [
    [history.blacklisted, 'history_blacklist'],
    [history.disputedBookings > 0, 'history_dispute'],
    [history.goodStays > 0, 'history_good_stay'],
  ];
  return signs.filter(([holds]) => holds).map(([, code]) => code);
}
