import { parse } from 'uuid';
import type { IdentityContext } from '../../../context.js';
import { Account } from '../../account.entity.js';
import { Person } from '../../person/person.entity.js';
import { type FactorHolder, holderId } from '../holder.js';
import { makeChallenge, type Purpose } from './challenge.js';
import { Passkey } from './passkey.entity.js';
import { relyingPartyOf } from './relying-party.js';

const keysOf = ({ emOf }: IdentityContext, holder: FactorHolder): Promise<Passkey[]> =>
  emOf([holder.accountId]).find(Passkey, { accountId: holder.accountId, holderId: holderId(holder) });

const named = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports: transports.split(' ') });

/** WebAuthn options for creating a passkey, as JSON. */
export async function additionOptions(
  context: IdentityContext,
  holder: FactorHolder,
  browserHash: string,
): Promise<string> {
  const { id: rpID } = relyingPartyOf(context);
  const { accountId, personId } = holder;
  const em = context.emOf([accountId]);
  const owner = personId
    ? await em.findOneOrFail(Person, { accountId, id: personId })
    : await em.findOneOrFail(Account, { accountId, id: accountId });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpID,
    rpName: 'Guest screening',
    attestationType: 'none',
    userName: owner.email ?? owner.name ?? rpID,
    userID: new Uint8Array(parse(holderId(holder))),
    challenge: new Uint8Array(await makeChallenge(context.pool, 'add', browserHash)),
    excludeCredentials: (await keysOf(context, holder)).map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return JSON.stringify(options);
}

/** WebAuthn options for using a passkey, as JSON: one of the holder's, or any passkey if the user is not known yet. */
export async function useOptions(
  context: IdentityContext,
  purpose: Exclude<Purpose, 'add'>,
  browserHash: string,
  holder: FactorHolder | null,
): Promise<string> {
  const { id: rpID } = relyingPartyOf(context);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(await makeChallenge(context.pool, purpose, browserHash)),
    // Without a password, the device must verify its user.
    userVerification: holder ? 'preferred' : 'required',
    ...(holder && { allowCredentials: (await keysOf(context, holder)).map(named) }),
  });
  return JSON.stringify(options);
}
