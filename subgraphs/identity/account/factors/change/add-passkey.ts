import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import type { IdentityContext } from '../../../context.js';
import type { FactorAnswer } from '../factors.type.js';
import { holderId } from '../holder.js';
import { takeChallenge } from '../passkeys/challenge.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { relyingPartyOf } from '../passkeys/relying-party.js';
import { changeFactors } from './change-factors.js';
import { firstCodes, forgetLastCodes } from './first-codes.js';

const TAKEN = 'select from identity.passkey where credential_id = ?';

const LONGEST_NAME = 60;
const MAX_PASSKEYS = 20;

/** Adds a passkey created with this session's challenge. Returns recovery codes if it is the first factor. */
export async function addPasskey(
  context: IdentityContext,
  tokenHash: string,
  name: string,
  value: string,
): Promise<FactorAnswer> {
  const made = await madeBy(context, tokenHash, value);
  return changeFactors(context, tokenHash, { type: 'account.factor_added', factor: 'passkey' }, async (tx, holder) => {
    const { accountId, personId } = holder;
    const whose = { accountId, holderId: holderId(holder) };
    if (!made || (await tx.count(Passkey, whose)) >= MAX_PASSKEYS) return null;
    const taken = await lookBeyond(tx, '*', (wide) => wide.execute<object[]>(TAKEN, [made.id]));
    if (taken.length > 0) return null;
    const passkey = Object.assign(new Passkey(), {
      ...whose,
      personId,
      name: name.trim().slice(0, LONGEST_NAME) || 'Passkey',
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: (made.transports ?? []).join(' '),
    });
    tx.persist(passkey);
    await tx.flush();
    return firstCodes(tx, holder);
  });
}

/** Removes one of the holder's passkeys. */
export function removePasskey(context: IdentityContext, tokenHash: string, id: string): Promise<FactorAnswer> {
  return changeFactors(
    context,
    tokenHash,
    { type: 'account.factor_removed', factor: 'passkey' },
    async (tx, holder) => {
      const whose = { accountId: holder.accountId, holderId: holderId(holder) };
      return (await tx.nativeDelete(Passkey, { ...whose, id })) ? forgetLastCodes(tx, holder) : null;
    },
  );
}

/** Returns the credential from the browser's response; null if it does not match the challenge and origin. */
async function madeBy(context: IdentityContext, tokenHash: string, value: string) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(context);
  const expectedChallenge = await takeChallenge(context.pool, 'add', tokenHash);
  if (!expectedChallenge) return null;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const response = JSON.parse(value) as RegistrationResponseJSON;
    const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false };
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
    return registrationInfo ? registrationInfo.credential : null;
  } catch {
    // The response is malformed or does not verify.
    return null;
  }
}
