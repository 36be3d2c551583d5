import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { emFor } from '#kit/store/database.js';
import { mustBeGateway } from '../../account/sign-in/must-be-gateway.js';
import type { IdentityContext } from '../../context.js';
import { OwnerLink } from './owner-link.entity.js';
import { findUnclaimed, readUnclaimed } from './unclaimed.js';

/** Lifetime of the link, in hours. */
export const OWNER_LINK_HOURS = 24;
/** A start that finds a link with less time left replaces it. */
const FRESH_HOURS = 1;
const HOUR_MS = 3_600_000;

/** Whether the service is not set up yet and its owner must be created. */
export async function isOwnerMissing({ pool, viewer }: IdentityContext): Promise<boolean> {
  mustBeGateway(viewer);
  return (await findUnclaimed(pool)) !== null;
}

/**
 * Creates the link for creating the first owner in the browser, as long as the service is not set up. Returns the token.
 * Only its hash is stored. The token is derived from the link and the data key, so all processes print the same one
 * until it is used or expires.
 */
export async function makeOwnerLink(orm: MikroORM): Promise<string | null> {
  const id = await emFor(orm, []).transactional(readUnclaimed);
  if (!id) return null;
  return emFor(orm, [id]).transactional(async (tx) => {
    await tx.execute('select 1 from identity.account where id = ? for update', [id]);
    const known = await tx.findOne(OwnerLink, { id });
    if (known && known.validUntil.getTime() > Date.now() + FRESH_HOURS * HOUR_MS) {
      const token = tokenOf(known);
      if (hashOf(token) === known.tokenHash) return token;
    }
    const link = known ?? Object.assign(new OwnerLink(), { accountId: id, id });
    link.validUntil = new Date(Date.now() + OWNER_LINK_HOURS * HOUR_MS);
    const token = tokenOf(link);
    link.tokenHash = hashOf(token);
    tx.persist(link);
    await tx.flush();
    return token;
  });
}

/** 256 bits that nobody can compute without the data key. Another expiry gives another token. */
const tokenOf = ({ id, validUntil }: OwnerLink) => lookupDigest(`owner-link:${id}.${validUntil.getTime()}`);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
