import { z } from 'zod';
import type { Failure } from '#kit/failure.js';
import { readInput } from '#kit/graph/input-problems.js';
import { RefusedAddress, assertPublicUrl } from '#kit/outbound/public-address.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { messages } from '../../../messages.js';
import { mustManage } from '../../family/must-manage.js';
import { badAccount } from '../../register-account.js';
import { findSingleSignOn } from './find-single-sign-on.js';
import { OidcConnection } from './oidc-connection.entity.js';
import type { SingleSignOn, SingleSignOnInput } from './single-sign-on.type.js';

const word = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[\x20-\x7e]+$/, messages.notAscii);
const members = z.object({
  issuer: word,
  clientId: word,
  clientSecret: word.nullish(),
  roleClaim: word.nullish(),
  roleMap: z.array(z.object({ value: z.string().min(1).max(200) })).max(100),
});

const bad = (member: string, msg: string): Failure => badAccount([{ loc: [member], msg, type: 'value_error' }]);

/** Sets the provider of the viewer's account. Throws BAD_INPUT, FORBIDDEN. */
export async function setSingleSignOn(context: IdentityContext, input: SingleSignOnInput): Promise<SingleSignOn> {
  const { viewer, emOf } = context;
  mustManage(viewer);
  const { problems } = readInput<unknown>(members, input);
  if (problems.length > 0) throw badAccount(problems);
  await checkIssuer(input.issuer, context.allowPrivateCallbacks);
  const { accountId } = viewer;
  await emOf([accountId]).transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7397))', [accountId]);
    const known = await tx.findOne(OidcConnection, { accountId, id: accountId });
    // A stored secret must never be sent to a different issuer.
    const kept = known?.issuer === input.issuer ? known.clientSecret : null;
    const clientSecret = input.clientSecret ?? kept;
    if (!clientSecret) throw bad('clientSecret', messages.secretRequired);
    const connection = known ?? Object.assign(new OidcConnection(), { accountId, id: accountId });
    const { issuer, clientId, roleClaim = null, defaultRole = null, isRequired } = input;
    const roleMap = input.roleMap.map(({ value, role }) => ({ value, role }));
    Object.assign(connection, { issuer, clientId, clientSecret, roleClaim, roleMap, defaultRole, isRequired });
    tx.persist(connection);
    await tx.flush();
    await announce(tx, accountId, eventOf('account.single_sign_on_changed', { accountId }));
  });
  return findSingleSignOn(context);
}

/** Removes the provider of the viewer's account: users sign in with passwords and passkeys again. */
export async function removeSingleSignOn(context: IdentityContext): Promise<SingleSignOn> {
  const { viewer, emOf } = context;
  mustManage(viewer);
  const { accountId } = viewer;
  await emOf([accountId]).transactional(async (tx) => {
    if ((await tx.nativeDelete(OidcConnection, { accountId, id: accountId })) === 0) return;
    await announce(tx, accountId, eventOf('account.single_sign_on_changed', { accountId }));
  });
  return findSingleSignOn(context);
}

async function checkIssuer(issuer: string, allowPrivate: boolean): Promise<void> {
  if (!allowPrivate && !issuer.startsWith('https://')) throw bad('issuer', messages.notHttps);
  try {
    await assertPublicUrl(issuer, { allowPrivate });
  } catch (error) {
    if (error instanceof RefusedAddress) throw bad('issuer', messages.addressRefused(error.message));
    throw error;
  }
}
