import { generateSecret, generateURI } from 'otplib';
import type { IdentityContext } from '../../../context.js';
import { Person } from '../../person/person.entity.js';
import { Account } from '../../account.entity.js';
import { TotpFactor } from '../codes/totp-factor.entity.js';
import { takeTotp } from '../codes/take-totp.js';
import type { FactorAnswer, TotpSetup } from '../factors.type.js';
import { holderId } from '../holder.js';
import { changeFactors, holderOf } from './change-factors.js';
import { firstCodes, forgetLastCodes } from './first-codes.js';
import { isRecent } from './is-recent.js';

const ISSUER = 'Guest screening';

/**
 * Starts setting up an authenticator app, or returns the setup in progress. Returns null if one is already in use or
 * the user has not confirmed their identity recently.
 */
export async function startTotp(context: IdentityContext, tokenHash: string): Promise<TotpSetup | null> {
  const holder = await holderOf(context, tokenHash);
  if (!(await isRecent(context.pool, tokenHash))) return null;
  const { accountId, personId } = holder;
  const id = holderId(holder);
  return context.emOf([accountId]).transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7395))', [id]);
    const known = await tx.findOne(TotpFactor, { accountId, id });
    if (known?.confirmedAt) return null;
    const secret = known?.secret ?? generateSecret();
    if (!known) tx.persist(Object.assign(new TotpFactor(), { accountId, id, personId, secret }));
    await tx.flush();
    const owner = personId
      ? await tx.findOne(Person, { accountId, id: personId })
      : await tx.findOne(Account, { accountId, id: accountId });
    return { key: secret, uri: generateURI({ issuer: ISSUER, label: owner?.email ?? id, secret }) };
  });
}

/** Activates the authenticator app with its first code. Returns recovery codes if it is the first factor. */
export function confirmTotp(context: IdentityContext, tokenHash: string, code: string): Promise<FactorAnswer> {
  return changeFactors(context, tokenHash, { type: 'account.factor_added', factor: 'totp' }, async (tx, holder) => {
    const factor = await takeTotp(tx, holder, code, false);
    if (!factor) return null;
    factor.confirmedAt = new Date();
    await tx.flush();
    return firstCodes(tx, holder);
  });
}

/** Removes the authenticator app. */
export function removeTotp(context: IdentityContext, tokenHash: string): Promise<FactorAnswer> {
  return changeFactors(context, tokenHash, { type: 'account.factor_removed', factor: 'totp' }, async (tx, holder) => {
    const { accountId } = holder;
    const removed = await tx.nativeDelete(TotpFactor, { accountId, id: holderId(holder), confirmedAt: { $ne: null } });
    return removed ? forgetLastCodes(tx, holder) : null;
  });
}
