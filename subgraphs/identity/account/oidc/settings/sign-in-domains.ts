import dns from 'node:dns';
import { domainToASCII } from 'node:url';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parse } from 'tldts';
import type { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { messages } from '../../../messages.js';
import { mustManage } from '../../family/must-manage.js';
import { badAccount } from '../../register-account.js';
import { RECORD_PREFIX, recordValueOf, shownDomain } from './find-single-sign-on.js';
import { SignInDomain } from './sign-in-domain.entity.js';
import type { ShownSignInDomain } from './single-sign-on.type.js';

const MAX_DOMAINS = 20;

const bad = (msg: string): Failure => badAccount([{ loc: ['domain'], msg, type: 'value_error' }]);

/** Adds an unverified domain. Until verified, any account may add the same domain. Throws BAD_INPUT. */
export async function addSignInDomain(context: IdentityContext, text: string): Promise<ShownSignInDomain> {
  const domain = readDomain(text);
  return inAccount(context, async (tx, accountId) => {
    const known = await tx.findOne(SignInDomain, { accountId, domain });
    if (known) return shownDomain(known);
    if ((await tx.count(SignInDomain, { accountId })) >= MAX_DOMAINS) throw bad(messages.tooManyDomains(MAX_DOMAINS));
    const claimed = Object.assign(new SignInDomain(), { accountId, domain });
    tx.persist(claimed);
    await tx.flush();
    await announce(tx, accountId, eventOf('account.single_sign_on_changed', { accountId }));
    return shownDomain(claimed);
  });
}

/** Verifies a domain by its DNS record. Throws BAD_INPUT. */
export async function verifySignInDomain(context: IdentityContext, text: string): Promise<ShownSignInDomain> {
  mustManage(context.viewer);
  const domain = readDomain(text);
  const { accountId } = context.viewer;
  const claimed = await context.emOf([accountId]).findOne(SignInDomain, { accountId, domain });
  if (!claimed) throw bad(messages.domainNotAdded);
  const found = claimed.verifiedAt !== null || (await textRecordsOf(domain)).includes(recordValueOf(claimed));
  if (!found) throw bad(messages.domainWithoutRecord(`${RECORD_PREFIX}.${domain}`));
  return inAccount(context, async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7398))', [domain]);
    const text =
      'select 1 from identity.sign_in_domain where domain = ? and verified_at is not null and account_id <> ?';
    const [other] = await lookBeyond(tx, '*', () => tx.execute<object[]>(text, [domain, accountId]));
    if (other) throw bad(messages.domainOfOtherAccount);
    const row = await tx.findOneOrFail(SignInDomain, { accountId, domain });
    if (row.verifiedAt) return shownDomain(row);
    row.verifiedAt = new Date();
    await tx.flush();
    await announce(tx, accountId, eventOf('account.single_sign_on_changed', { accountId }));
    return shownDomain(row);
  });
}

/** Removes a domain. Returns false if there was none. */
export function removeSignInDomain(context: IdentityContext, text: string): Promise<boolean> {
  return inAccount(context, async (tx, accountId) => {
    if ((await tx.nativeDelete(SignInDomain, { accountId, domain: readDomain(text) })) === 0) return false;
    await announce(tx, accountId, eventOf('account.single_sign_on_changed', { accountId }));
    return true;
  });
}

function inAccount<Result>(
  { viewer, emOf }: IdentityContext,
  work: (tx: EntityManager, accountId: string) => Promise<Result>,
): Promise<Result> {
  mustManage(viewer);
  const { accountId } = viewer;
  return emOf([accountId]).transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7399))', [accountId]);
    return work(tx, accountId);
  });
}

function readDomain(text: string): string {
  const domain = domainToASCII(text.trim().replace(/\.$/, '').toLowerCase());
  const { isIcann, domain: registrable, isIp } = parse(domain, { allowPrivateDomains: true });
  if (!domain || domain.length > 253 || isIp || !registrable || !isIcann) throw bad(messages.notADomain);
  return domain;
}

/** Reads the TXT records for domain verification; empty on any DNS error. */
async function textRecordsOf(domain: string): Promise<string[]> {
  const resolver = new dns.promises.Resolver({ timeout: 1_500, tries: 2 });
  resolver.setServers(dns.getServers());
  const records = await resolver.resolveTxt(`${RECORD_PREFIX}.${domain}`).catch(() => []);
  return records.map((parts) => parts.join(''));
}
