import type { Subgraph } from '#kit/graph/subgraph.js';
import { emFor } from '#kit/store/database.js';
import { Account } from './account/account.entity.js';
import { AccountResolver } from './account/account.resolver.js';
import { ApiKey } from './api-key/api-key.entity.js';
import { ApiKeyResolver } from './api-key/api-key.resolver.js';
import { type IdentityContext, identityReads } from './context.js';
import { EventResolver } from './event/event.resolver.js';
import { writeOutEvents } from './event/write-out-events.js';
import { KeyHolderResolver } from './key-holder/key-holder.resolver.js';
import { M001Accounts } from './migrations/m001-accounts.js';
import { M003Keys } from './migrations/m003-keys.js';

/** Accounts, API keys and the event log. */
export const identity: Subgraph = {
  name: 'identity',
  store: {
    schema: 'identity',
    entities: [Account, ApiKey],
    migrations: [
      { name: 'm001-accounts', class: M001Accounts },
      { name: 'm003-keys', class: M003Keys },
    ],
  },
  resolvers: [AccountResolver, ApiKeyResolver, KeyHolderResolver, EventResolver],
  types: [],
  references: { Account: ({ id }, { load }: IdentityContext) => load.account(id) },
  open(parts, orm) {
    const reads = identityReads(parts.pool, orm!);
    return {
      contextOf(viewer): IdentityContext {
        return {
          viewer,
          pool: parts.pool,
          get em() {
            return emFor(orm!, viewer.accountIds);
          },
          load: reads(viewer),
        };
      },
      jobs: [],
      keepRunning: () => writeOutEvents(parts),
    };
  },
};
