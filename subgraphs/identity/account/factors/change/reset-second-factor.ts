import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { forgetHolders } from '../../../key-holder/forget-holders.js';
import { messages } from '../../../messages.js';
import { lockPerson } from '../../person/lock-person.js';
import { targetAccount } from '../../family/find-target-account.js';
import { forgetRecoveryCodes } from '../codes/recovery-codes.js';
import { TotpFactor } from '../codes/totp-factor.entity.js';
import { type FactorHolder, holderId, namedHolder } from '../holder.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { tellOfChange } from './change-factors.js';

/**
 * Removes all second factors of a user who lost them and ends their sessions; the password stays valid. `person` null
 * means the account's own sign-in, for an account below the viewer's. Users cannot reset their own. Throws FORBIDDEN,
 * PERSON_NOT_FOUND.
 */
export async function resetSecondFactor(
  context: IdentityContext,
  person: string | null,
  account: string | null,
): Promise<boolean> {
  const { viewer, emOf } = context;
  const accountId = targetAccount(viewer, account);
  const isOwn = viewer.kind === 'user' && accountId === viewer.accountId && person === (viewer.personId ?? null);
  if (isOwn) throw new Failure('FORBIDDEN', messages.removeOwnFactorThere);
  return emOf([accountId]).transactional(async (tx) => {
    const holder = { accountId, personId: person && (await lockPerson(tx, accountId, person)).id };
    await forgetFactors(tx, holder);
    await tellOfChange(tx, context, holder, null);
    await announce(tx, accountId, eventOf('account.factors_reset', namedHolder(holder)));
    await forgetHolders(tx);
    return true;
  });
}

async function forgetFactors(tx: EntityManager, holder: FactorHolder): Promise<void> {
  const { accountId } = holder;
  await tx.nativeDelete(TotpFactor, { accountId, id: holderId(holder) });
  await tx.nativeDelete(Passkey, { accountId, holderId: holderId(holder) });
  await forgetRecoveryCodes(tx, holder);
}
