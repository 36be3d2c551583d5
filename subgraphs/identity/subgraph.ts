import type { Subgraph } from '#kit/graph/subgraph.js';
import { Account } from './account/account.entity.js';
import { AccountResolver } from './account/account.resolver.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { ApiKey } from './api-key/api-key.entity.js';
import { KeyHolderResolver } from './api-key/key-holder.resolver.js';
import { type IdentityContext, identityReads } from './context.js';
import { EventResolver } from './event/event.resolver.js';
import { writeOutEvents } from './event/write-out-events.js';
import { Listing } from './foreign/listing.js';
import { Reservation } from './foreign/reservation.js';
import { M001Accounts } from './migrations/m001-accounts.js';
import { M006Audit } from './migrations/m006-audit.js';
import { NodeResolver } from './node/node.resolver.js';

/** Accounts, API keys, the event log, the audit trail, and which thing has which identifier. */
export const identity: Subgraph = {
  name: 'identity',
  store: {
    schema: 'identity',
    entities: [Account, ApiKey],
    migrations: [
      { name: 'm001-accounts', class: M001Accounts },
      { name: 'm006-audit', class: M006Audit },
    ],
  },
  resolvers: [AccountResolver, KeyHolderResolver, EventResolver, AuditResolver, NodeResolver],
  types: [Reservation, Listing],
  references: { Account: ({ id }, { load }: IdentityContext) => load.account(id) },
  open(parts, orm) {
    const reads = identityReads(parts.pool, orm!);
    return {
      contextOf: (viewer): IdentityContext => ({
        viewer,
        pool: parts.pool,
        ask: (operation, variables) => parts.graph(operation, variables, viewer),
        load: reads(viewer),
      }),
      jobs: [],
      keepRunning: () => writeOutEvents(parts),
    };
  },
};
