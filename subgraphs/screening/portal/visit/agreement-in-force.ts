import { Failure } from '#kit/failure.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { messages } from '../../messages.js';

/** An agreement text, from the identity subgraph. */
export interface Agreement {
  format: 'html' | 'text' | 'markdown';
  content: string;
  version: number;
  sha256: string;
}

interface Named extends Agreement {
  name: string;
}

interface Said {
  usageAgreement: { user: Named | null; sources: Named[]; reservations: Named[]; listings: Named[] } | null;
}

const TEXT = '{ name format content version sha256 }';

const ASK = /* GraphQL */ `
  query AgreementsOfPortal {
    usageAgreement {
      user ${TEXT}
      sources ${TEXT}
      reservations ${TEXT}
      listings ${TEXT}
    }
  }
`;

const keyOf = (name: string) => name.trim().normalize('NFKC').toLowerCase();

/**
 * The agreement of a stay: the reservation's, else the listing's, else the channel's, else the account's; null if there
 * is none. Throws UNAVAILABLE if it could not be read.
 */
export async function agreementInForce(
  graph: Graph,
  { accountId, id, listingId, source }: { accountId: string; id: string; listingId: string | null; source: string },
): Promise<Agreement | null> {
  const { data, errors } = await graph(ASK, {}, serviceViewer(accountId));
  if (errors.length > 0) throw new Failure('UNAVAILABLE', messages.agreementUnavailable);
  const said = (data as Said | null)?.usageAgreement;
  if (!said) return null;
  const named = (texts: Named[], name: string | null) =>
    texts.find((text) => name !== null && keyOf(text.name) === keyOf(name)) ?? null;
  const found =
    named(said.reservations, id) ?? named(said.listings, listingId) ?? named(said.sources, source) ?? said.user;
  if (!found) return null;
  const { format, content, version, sha256 } = found;
  return { format, content, version, sha256 };
}
