import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { parse } from 'uuid';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { type FactorHolder, holderId, namedHolder } from '../holder.js';
import { type Purpose, takeChallenge } from './challenge.js';
import { relyingPartyOf } from './relying-party.js';

interface Known extends FactorHolder {
  id: string;
  credentialId: string;
  publicKey: string;
  counter: string;
}

/** Excludes team members who were removed or re-invited. */
const FIND = `
  select k.account_id as "accountId", k.person_id as "personId", k.id, k.credential_id as "credentialId",
    k.public_key as "publicKey", k.counter::text
  from identity.passkey k left join identity.person p on p.account_id = k.account_id and p.id = k.person_id
  where k.credential_id = $1
    and (k.person_id is null or p.removed_at is null and (p.password_hash is not null or p.invitation_hash is null))`;

const USE = `
  update identity.passkey set counter = ?, last_used_at = now(), updated_at = now()
  where account_id = ? and id = ? and (counter < ? or counter = 0 and ? = 0) returning id`;

export interface ShownPasskey {
  purpose: Exclude<Purpose, 'add'>;
  browserHash: string;
  /** The browser's WebAuthn response, as JSON. */
  value: string;
  /** Required holder; null accepts any. */
  holder: FactorHolder | null;
}

/**
 * Verifies a WebAuthn response to this browser's challenge and returns the holder of the passkey; null if invalid. A
 * signature counter that did not increase indicates a cloned authenticator: refused, and recorded in the audit trail.
 */
export async function takePasskey(context: IdentityContext, shown: ShownPasskey): Promise<FactorHolder | null> {
  const { pool, emOf } = context;
  const { id: rpId, origin } = relyingPartyOf(context);
  const challenge = await takeChallenge(pool, shown.purpose, shown.browserHash);
  const response = readAnswer(shown.value);
  if (!challenge || !response) return null;
  const { rows } = await pool.query<Known>({ name: 'passkey-of-credential', text: FIND, values: [response.id] });
  const [known] = rows;
  if (!known || (shown.holder && holderId(shown.holder) !== holderId(known)) || !isFor(response, known)) return null;
  const credential = { id: known.credentialId, publicKey: Buffer.from(known.publicKey, 'base64url'), counter: 0 };
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyAuthenticationResponse({
    response,
    credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: shown.holder === null,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter } = checked.authenticationInfo;
  const { accountId, personId, id } = known;
  return emOf([accountId]).transactional(async (tx) => {
    const used = await tx.execute<object[]>(USE, [newCounter, accountId, id, newCounter, newCounter]);
    if (used.length === 1) return { accountId, personId };
    await announce(tx, accountId, eventOf('account.passkey_copied', namedHolder(known)));
    return null;
  });
}

function readAnswer(value: string): AuthenticationResponseJSON | null {
  try {
    const read = JSON.parse(value) as AuthenticationResponseJSON | null;
    return typeof read?.id === 'string' && typeof read.response === 'object' && read.response ? read : null;
  } catch {
    return null;
  }
}

/** Authenticators return the user handle, but may omit it when a specific passkey was requested. */
function isFor({ response: { userHandle } }: AuthenticationResponseJSON, known: Known): boolean {
  return !userHandle || userHandle === Buffer.from(parse(holderId(known))).toString('base64url');
}
