import type { Subgraph } from '#kit/graph/subgraph.js';
import { Account } from './account/account.entity.js';
import { AccountResolver } from './account/account.resolver.js';
import { ApiKey } from './api-key/api-key.entity.js';
import { KeyHolderResolver } from './api-key/key-holder.resolver.js';
import { type IdentityContext, identityReads } from './context.js';
import { EventResolver } from './event/event.resolver.js';
import { writeOutEvents } from './event/write-out-events.js';
import { M001Accounts } from './migrations/m001-accounts.js';
import { M005KeyLimits } from './migrations/m005-key-limits.js';

/** Accounts, API keys and the event log. */
export const identity: Subgraph = {
  name: 'identity',
  store: {
    schema: 'identity',
    entities: [Account, ApiKey],
    migrations: [
      { name: 'm001-accounts', class: M001Accounts },
      { name: 'm005-key-limits', class: M005KeyLimits },
    ],
  },
  resolvers: [AccountResolver, KeyHolderResolver, EventResolver],
  types: [],
  references: { Account: ({ id }, { load }: IdentityContext) => load.account(id) },
  open(parts, orm) {
    const reads = identityReads(parts.pool, orm!);
    return {
      contextOf: (viewer): IdentityContext => ({ viewer, pool: parts.pool, load: reads(viewer) }),
      jobs: [],
      keepRunning: () => writeOutEvents(parts),
    };
  },
};
