import pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import type { IdentityContext } from '../../context.js';
import { findSecretOf } from '../sign-in/find-secret.js';
import { mustBeGateway } from '../sign-in/must-be-gateway.js';
import { findSessionHolder } from '../sign-in/session/find-session-holder.js';
import type { OwnFactors, OwnPasskey } from './factors.type.js';
import { findFactors } from './find-factors.js';
import { holderId } from './holder.js';
import { isRecent } from './change/is-recent.js';
import { relyingParty } from './passkeys/relying-party.js';

const PASSKEYS = `
  select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from identity.passkey
  where account_id = $1 and holder_id = $2 order by id`;

/** Returns the second factors of the session's user; null if the session has ended. */
export async function ownFactors(context: IdentityContext, tokenHash: string): Promise<OwnFactors | null> {
  const { pool, viewer, publicUrl } = context;
  mustBeGateway(viewer);
  const holder = await findSessionHolder(pool, tokenHash);
  if (!holder?.active || holder.suspended) return null;
  const { accountId, personId, mustEnrol } = holder;
  const { totp, recoveryCodes } = await findFactors(pool, holder);
  const values = [accountId, holderId(holder)];
  // Read times as dates; by default this pool returns them as text.
  const query = { name: 'passkeys-of-holder', text: PASSKEYS, values, types: pg.types };
  const { rows } = await pool.query<OwnPasskey>(query);
  return {
    mustEnrol,
    totp,
    recoveryCodes,
    isRecent: await isRecent(pool, tokenHash),
    hasPassword: (await findSecretOf(pool, accountId, personId)) !== null,
    passkeys: rows.map((row) => ({ ...row, name: open(row.name, 'identity.passkey.name', { accountId, id: row.id }) })),
    takesPasskeys: relyingParty(publicUrl) !== null,
  };
}
