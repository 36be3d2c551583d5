import { Failure, badInput } from '#kit/failure.js';
import { type NodeKind, findNodeKinds } from '#kit/graph/node-kinds.js';
import { isId } from '#kit/id.js';
import { ROLES, type Role, type Viewer } from '#kit/viewer/viewer.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { NODE_TYPES } from './node-types.js';

/** Asks the other subgraphs for the types of their objects: one statement in each. */
const KINDS = /* GraphQL */ `
  query NodeKinds($ids: [ID!]!) {
    propertyNodes(ids: $ids) {
      id
      type
    }
    screeningNodes(ids: $ids) {
      id
      type
    }
    intelligenceNodes(ids: $ids) {
      id
      type
    }
  }
`;

const MOST = 100;

export interface FoundNode {
  __typename: string;
  id: string;
}

type NodeContext = Pick<IdentityContext, 'load' | 'askAsService' | 'managed' | 'pool' | 'viewer'>;

/**
 * Finds objects by ID, in order; null if unknown, not visible to the viewer, or of a type beyond the viewer's role. Throws
 * BAD_INPUT beyond 100 IDs, UNAVAILABLE.
 */
export async function findNodes(context: NodeContext, ids: string[]): Promise<(FoundNode | null)[]> {
  if (ids.length > MOST) throw badInput('ids', messages.tooManyIds(MOST), 'too_long');
  const asked = ids.map((id) => id.toLowerCase());
  const wanted = [...new Set(asked.filter(isId))];
  if (wanted.length === 0) return asked.map(() => null);
  const own = await findOwn(context, wanted);
  const known = new Map(own.map((node) => [node.id, node]));
  const others = wanted.filter((id) => !known.has(id));
  if (others.length > 0) for (const node of await findElsewhere(context, others)) known.set(node.id, node);
  return asked.map((id) => {
    const node = known.get(id);
    return node && isWithin(context.viewer, NODE_TYPES[node.__typename]!.role) ? node : null;
  });
}

/** Whether a viewer has a role. API keys have all. */
function isWithin({ kind, role }: Viewer, least: Role): boolean {
  return kind !== 'user' || ROLES.indexOf(role ?? 'viewer') >= ROLES.indexOf(least);
}

async function findOwn({ load, managed, pool, viewer }: NodeContext, ids: string[]): Promise<FoundNode[]> {
  const of = (table: string, accountIds = viewer.accountIds) => ({ table: `identity.${table}`, accountIds });
  const kinds = await findNodeKinds(
    pool,
    {
      Account: of('account', managed),
      ApiKey: of('api_key', managed),
      AuditEntry: of('audit_entry'),
      Person: of('person'),
      WebhookEndpoint: of('webhook_endpoint'),
      WebhookDelivery: of('delivery'),
    },
    ids,
  );
  const readers: Record<string, (id: string) => Promise<object | null>> = {
    Account: load.account,
    ApiKey: load.apiKey,
    AuditEntry: load.auditEntry,
    Person: load.person,
    WebhookEndpoint: load.webhookEndpoint,
    WebhookDelivery: load.delivery,
  };
  const found = await Promise.all(
    kinds.map(async ({ id, type }) => {
      const row = await readers[type]!(id);
      return row && Object.assign(row, { __typename: type, id });
    }),
  );
  return found.filter((node) => node !== null);
}

/** A subgraph that does not answer fails the request only if an object is missing that it may have. */
async function findElsewhere({ askAsService }: NodeContext, ids: string[]): Promise<FoundNode[]> {
  const { data, errors } = await askAsService(KINDS, { ids });
  const kinds = Object.values(data ?? {}).flatMap((found) => (found as NodeKind[] | null) ?? []);
  const [error] = errors;
  if (error && kinds.length < ids.length) throw new Failure(error.code ?? 'UNAVAILABLE', error.message);
  return kinds.map(({ id, type }) => ({ __typename: type, id }));
}
