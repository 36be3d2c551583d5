import type { Subgraph } from '#kit/graph/subgraph.js';
import { emFor } from '#kit/store/database.js';
import { Account } from './account/account.entity.js';
import { AccountResolver } from './account/account.resolver.js';
import { ApiKey } from './api-key/api-key.entity.js';
import { KeyHolderResolver } from './api-key/key-holder.resolver.js';
import { type IdentityContext, identityReads } from './context.js';
import { EventResolver } from './event/event.resolver.js';
import { writeOutEvents } from './event/write-out-events.js';
import { M001Accounts } from './migrations/m001-accounts.js';
import { M002Accounts } from './migrations/m002-accounts.js';
import { AccountSecret } from './sign-in/account-secret.entity.js';
import { SignupLink } from './signup/signup-link.entity.js';
import { SignupResolver } from './signup/signup.resolver.js';

/** Accounts, API keys and the event log. */
export const identity: Subgraph = {
  name: 'identity',
  store: {
    schema: 'identity',
    entities: [Account, AccountSecret, ApiKey, SignupLink],
    migrations: [
      { name: 'm001-accounts', class: M001Accounts },
      { name: 'm002-accounts', class: M002Accounts },
    ],
  },
  resolvers: [AccountResolver, SignupResolver, KeyHolderResolver, EventResolver],
  types: [],
  references: { Account: ({ id }, { load }: IdentityContext) => load.account(id) },
  open(parts, orm) {
    const { pool, publicUrl, pmsIds, signupRedirectOrigins } = parts;
    const reads = identityReads(pool, orm!);
    const emOf = (accountIds: string[]) => emFor(orm!, accountIds);
    const settings = { publicUrl, pmsIds, signupRedirectOrigins };
    return {
      contextOf: (viewer): IdentityContext => ({ viewer, pool, emOf, ...settings, load: reads(viewer) }),
      jobs: [],
      keepRunning: () => writeOutEvents(parts),
    };
  },
};
