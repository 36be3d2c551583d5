import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { targetAccountOrForbidden } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { AgreementText } from './agreement-text.entity.js';
import { type GivenText, MAX_TEXTS, readUsageAgreement } from './check-usage-agreement.js';
import { agreementOf } from './find-usage-agreement.js';
import type { UsageAgreement, UsageAgreementInput } from './usage-agreement.type.js';

/** Maximum characters of all texts of an account together. */
const LONGEST_ALL = 4_000_000;

/**
 * Sets the given texts and keeps the others; null or blank removes a text. Returns all texts. Throws BAD_INPUT;
 * FORBIDDEN for an account of someone else, ACCOUNT_NOT_FOUND.
 */
export async function saveUsageAgreement(
  { em, pool, viewer }: IdentityContext,
  givenAccountId: string | null,
  input: UsageAgreementInput,
): Promise<UsageAgreement> {
  const accountId = await targetAccountOrForbidden(pool, viewer, givenAccountId);
  const given = readUsageAgreement(input, accountId);
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7311))', [`agreement:${accountId}`]);
    const known = await tx.find(AgreementText, { accountId }, { refresh: true });
    const { kept, changed } = merge(tx, known, given, accountId);
    refuseTooMuch(kept);
    await tx.flush();
    if (changed) await announce(tx, accountId, eventOf('usage_agreement.updated', { accountId }));
    return agreementOf(accountId, kept);
  });
}

const placeOf = ({ level, matchKey }: { level: string; matchKey: string }) => `${level}:${matchKey}`;

/** Creates, updates and removes rows for the given texts. Returns the resulting rows. */
function merge(tx: EntityManager, known: AgreementText[], given: GivenText[], accountId: string) {
  const rows = new Map(known.map((row) => [placeOf(row), row]));
  let changed = false;
  for (const { level, name, matchKey, format, content } of given) {
    const row = rows.get(placeOf({ level, matchKey }));
    if (content === null) {
      if (!row) continue;
      rows.delete(placeOf(row));
      tx.remove(row);
    } else if (!row) {
      const sha256 = digest(content);
      const made = Object.assign(new AgreementText(), { accountId, level, name, matchKey, format, content, sha256 });
      rows.set(placeOf(made), made);
      tx.persist(made);
    } else {
      if (row.format === format && row.content === content && row.name === name) continue;
      const version = row.format === format && row.content === content ? row.version : row.version + 1;
      Object.assign(row, { name, format, content, version, sha256: digest(content) });
    }
    changed = true;
  }
  return { kept: [...rows.values()], changed };
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

function refuseTooMuch(rows: AgreementText[]): void {
  const counts = new Map<string, number>();
  for (const { level } of rows) counts.set(level, (counts.get(level) ?? 0) + 1);
  for (const [level, count] of counts)
    if (count > MAX_TEXTS) throw tooMuch(`${level}s`, messages.tooManyTexts(MAX_TEXTS));
  const all = rows.reduce((sum, { content }) => sum + content.length, 0);
  if (all > LONGEST_ALL) throw tooMuch('content', messages.textsTooLong(LONGEST_ALL));
}

function tooMuch(member: string, msg: string): Failure {
  return new Failure('BAD_INPUT', `${member} ${msg}`, [{ loc: [member], msg, type: 'too_long' }]);
}
