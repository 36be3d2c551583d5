import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Answer, known, unknown } from '../answer/answer.js';
import { emailDigest, phoneDigest } from '../datasets/reading/values.js';
import { readInForce } from '../datasets/store/read-in-force.js';
import { allTogether } from '../providers/ask-providers.js';
import { refused } from '../providers/http/call-json.js';
import { call } from '../providers/http/call.js';
import { type Side, saidNow } from '../providers/http/side.js';
import type { Lookup } from '../providers/lookup.js';
import type { Provider } from '../providers/provider.js';
import { accountsInBreaches } from './accounts-in-breaches.js';
import { seonSocial } from './external/seon-social.js';
import { webfingerSocial } from './external/webfinger-social.js';
import { accounts } from './importers/accounts.js';
import type { SocialQuestion } from './question.js';
import type { SocialAccount, SocialFacts } from './social-answer.type.js';

const SQL = `
  select distinct t.found_by as by, t.network, true as registered from intelligence.social_account t
  where t.version_id = any(array(select id from v))
    and ((t.digest = $3 and t.found_by = 'email') or (t.digest = $4 and t.found_by = 'phone'))
  order by 1, 2 limit 100`;

function merged(...lists: SocialAccount[][]): SocialAccount[] {
  return [...new Map(lists.flat().map((account) => [`${account.by}:${account.network}`, account])).values()];
}

/**
 * Accounts from the imported list and from breaches of networks. Neither is complete, so a missing account is unknown,
 * not unregistered.
 */
async function findAccounts(pool: pg.Pool, question: SocialQuestion): Promise<Answer<SocialFacts>> {
  const { email, phone } = question;
  const digests = [email && emailDigest(email), phone && phoneDigest(phone)];
  const listed = await readInForce<SocialAccount>(pool, { name: 'accounts', dataset: 'accounts', sql: SQL }, digests);
  const breached = await accountsInBreaches(pool, question);
  if (!listed || listed.rows.length === 0)
    return breached.known || !listed ? breached : unknown('no_account_in_records');
  if (!breached.known) return known(listed.origin, { accounts: listed.rows });
  const asOf = [listed.origin.asOf, breached.asOf].sort()[0]!;
  const origin = { source: `${listed.origin.source}, ${breached.source}`, asOf };
  return known(origin, { accounts: merged(listed.rows, breached.facts.accounts) });
}

/** Gravatar and Libravatar: whether an avatar exists for the SHA-256 of the email address; 404 means none. */
export function avatarSocial(network: 'gravatar' | 'libravatar', { url }: Side): Provider<SocialQuestion, SocialFacts> {
  return {
    name: network,
    async ask({ email }, signal) {
      if (!email) return unknown('no_email_to_ask_by');
      const digest = createHash('sha256').update(email).digest('hex');
      const { status } = await call({
        name: network,
        signal,
        allowPrivate: true,
        method: 'HEAD',
        url: `${url}/avatar/${digest}?d=404`,
      });
      if (status !== 200 && status !== 404) throw refused(network, status);
      return saidNow(network, { accounts: [{ by: 'email', network, registered: status === 200 }] });
    },
  };
}

const reads = ({ pool }: { pool: pg.Pool }) => ({ social: (question: SocialQuestion) => findAccounts(pool, question) });

/** Each network has its own accounts, so sources do not replace each other; a positive result wins. */
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
