import type pg from 'pg';
import { type Answer, known, unknown } from '../answer/answer.js';
import { emailDigest, phoneDigest } from '../datasets/reading/values.js';
import { readInForce } from '../datasets/store/read-in-force.js';
import { accountsInBreaches } from './accounts-in-breaches.js';
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
 * Accounts of the imported list and those that breaches of networks have shown. Neither knows everybody, so that what
 * they lack is unknown, not unregistered.
 */
export async function findAccounts(pool: pg.Pool, question: SocialQuestion): Promise<Answer<SocialFacts>> {
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
