import type pg from 'pg';
import { allTogether } from '../providers/ask-providers.js';
import type { Lookup } from '../providers/lookup.js';
import { avatarSocial } from './external/avatar-social.js';
import { seonSocial } from './external/seon-social.js';
import { webfingerSocial } from './external/webfinger-social.js';
import { findAccounts } from './find-accounts.js';
import { accounts } from './importers/accounts.js';
import type { SocialQuestion } from './question.js';
import type { SocialFacts } from './social-answer.type.js';

const reads = ({ pool }: { pool: pg.Pool }) => ({ social: (question: SocialQuestion) => findAccounts(pool, question) });

/** Each network has its own accounts, so that no source stands for another; one that has seen an account is right. */
function everyAccount(said: SocialFacts[]): SocialFacts {
  const found = new Map<string, SocialFacts['accounts'][number]>();
  for (const account of said.flatMap((each) => each.accounts)) {
    const key = `${account.by} ${account.network}`;
    if (!found.get(key)?.registered) found.set(key, account);
  }
  return { accounts: [...found.values()] };
}

const social: Lookup<SocialQuestion, SocialFacts, ReturnType<typeof reads>> = {
  imported: ({ social: read }, question) => read(question),
  datasets: ['accounts', 'breaches'],
  external: {
    gravatar: (reach) => avatarSocial('gravatar', reach),
    libravatar: (reach) => avatarSocial('libravatar', reach),
    webfinger: ({ allowPrivate, timeoutMs }) => webfingerSocial({ allowPrivate, timeoutMs }),
    seon: seonSocial,
  },
  ask: (name, providers) => allTogether(name, providers, everyAccount),
};

export const socialSources = { reads, lookups: { social }, datasets: [accounts] };
