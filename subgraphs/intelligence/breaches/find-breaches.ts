import type pg from 'pg';
import { emailDigest } from '../datasets/reading/values.js';
import { type Question, readInForce } from '../datasets/store/read-in-force.js';
import { type Answer, known, unknown } from '../answer/answer.js';
import { notValid } from '../answer/page-asked.js';
import type { Breach, BreachFacts, BreachRangeFacts, BreachedHash } from './breaches.type.js';
import { lookupMessages } from '../messages.js';

const BY_EMAIL: Question = {
  name: 'breaches',
  dataset: 'breaches',
  kind: 'accounts',
  sql: `
    select t.breach as name, b.domain, b.breach_date::text as "breachDate"
    from (select distinct breach from intelligence.breached_account
          where version_id = any(array(select id from v)) and digest = $3) t
    left join lateral (
      select domain, breach_date from intelligence.breach
      where lower(name) = lower(t.breach) and version_id = any(array(
        select id from intelligence.dataset_version
        where dataset = 'breaches' and state = 'in_force' and (part = 'catalogue' or part like 'catalogue/%')))
      limit 1) b on true
    order by b.breach_date desc nulls last, t.breach`,
};

const BY_RANGE: Question = {
  name: 'breach-range',
  dataset: 'breaches',
  kind: 'accounts',
  sql: `
    select substr(encode(t.digest, 'hex'), 7) as suffix, array_agg(distinct t.breach order by t.breach) as breaches
    from intelligence.breached_account t
    where t.version_id = any(array(select id from v)) and t.digest between $3 and $4
    group by t.digest order by t.digest limit 5000`,
};

/** Returns the breaches of an address (`local@domain` in lowercase); `no_records_imported` if no data is imported. */
export async function findBreaches(pool: pg.Pool, email: string): Promise<Answer<BreachFacts>> {
  const digest = emailDigest(email);
  if (!digest) return unknown('no_email_address');
  const found = await readInForce<Breach>(pool, BY_EMAIL, [digest]);
  return found ? known(found.origin, { breaches: found.rows }) : unknown('no_records_imported');
}

/**
 * Returns all breached addresses whose hash starts with 6 hexadecimal digits, so that the caller does not disclose the
 * address. Throws BAD_INPUT.
 */
export async function findBreachRange(pool: pg.Pool, prefix: string): Promise<Answer<BreachRangeFacts>> {
  if (!/^[0-9a-f]{6}$/i.test(prefix)) throw notValid('prefix', lookupMessages.invalidHashPrefix);
  const bounds = ['0', 'f'].map((digit) => Buffer.from(prefix + digit.repeat(34), 'hex'));
  const found = await readInForce<BreachedHash>(pool, BY_RANGE, bounds);
  return found ? known(found.origin, { hashes: found.rows }) : unknown('no_records_imported');
}
