import { createHash, randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { emFor } from '#kit/store/database.js';
import { mustBeGateway } from '../../account/sign-in/must-be-gateway.js';
import type { IdentityContext } from '../../context.js';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import { OwnerLink } from './owner-link.entity.js';

/** Lifetime of the link, in hours. The next start prints a new one. */
export const OWNER_LINK_HOURS = 24;

/** The first account, as long as no user exists. */
const WITHOUT_OWNER = `
  select id from identity.account where parent_id is null
    and not exists (select 1 from identity.account_secret)
    and not exists (select 1 from identity.person where password_hash is not null)
  order by created_at, id limit 1`;

/** Whether the service has no users yet and its owner must be created. */
export async function isOwnerMissing({ pool, viewer }: IdentityContext): Promise<boolean> {
  mustBeGateway(viewer);
  return (await pool.query(WITHOUT_OWNER)).rows.length > 0;
}

/**
 * Creates the link for creating the first owner in the browser, as long as the service has no user. Replaces an
 * earlier link. Returns the token, to be shown once; only its hash is stored.
 */
export async function makeOwnerLink(orm: MikroORM): Promise<string | null> {
  const [account] = await emFor(orm, []).transactional((tx) =>
    lookBeyond(tx, '*', () => tx.execute<{ id: string }[]>(WITHOUT_OWNER)),
  );
  if (!account) return null;
  const { id } = account;
  const token = randomBytes(32).toString('base64url');
  await emFor(orm, [id]).transactional(async (tx) => {
    await tx.execute('select 1 from identity.account where id = ? for update', [id]);
    const link = (await tx.findOne(OwnerLink, { id })) ?? Object.assign(new OwnerLink(), { accountId: id, id });
    link.tokenHash = createHash('sha256').update(token).digest('hex');
    link.validUntil = new Date(Date.now() + OWNER_LINK_HOURS * 3_600_000);
    tx.persist(link);
    await tx.flush();
  });
  return token;
}
