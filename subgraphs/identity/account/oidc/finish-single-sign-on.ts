import { eventOf } from '#events';
import { announce } from '#kit/queue/outbox.js';
import { type Role, ROLES } from '#kit/viewer/viewer.js';
import type { IdentityContext } from '../../context.js';
import { noteProof } from '../factors/note-proof.js';
import { secondStep } from '../factors/second-step.js';
import { isOpen } from '../family/find-accounts.js';
import { mustBeGateway } from '../sign-in/must-be-gateway.js';
import { type NewSession, startSession } from '../sign-in/session/start-session.js';
import type { PasswordAnswer } from '../sign-in/sign-in.type.js';
import { askProvider } from './ask-provider.js';
import { hashState } from './begin-single-sign-on.js';
import { type FoundConnection, findConnectionOf } from './find-connection.js';
import { OidcAttempt } from './oidc-attempt.entity.js';
import { provisionPerson } from './provision-person.js';

/** Returns the highest role mapped from the claim values, or the default role; null denies access. */
function mapRole(
  claims: Record<string, unknown>,
  { roleClaim, roleMap, defaultRole }: Pick<FoundConnection, 'roleClaim' | 'roleMap' | 'defaultRole'>,
): Role | null {
  const told = roleClaim === null || !Object.hasOwn(claims, roleClaim) ? [] : [claims[roleClaim]].flat();
  const mapped = roleMap.filter(({ value }) => told.includes(value)).map(({ role }) => ROLES.indexOf(role));
  return mapped.length > 0 ? ROLES[Math.max(...mapped)]! : defaultRole;
}

const TEXT = `
  select account_id as "accountId" from identity.oidc_attempt
  where state_hash = $1 and browser_hash = $2 and valid_until > now()`;

/** Returns and deletes this browser's sign-in attempt with this state. */
async function takeAttempt(
  { pool, emOf }: IdentityContext,
  state: string,
  browserHash: string,
): Promise<OidcAttempt | null> {
  const stateHash = hashState(state);
  const query = { name: 'oidc-attempt', text: TEXT, values: [stateHash, browserHash] };
  const { rows } = await pool.query<{ accountId: string }>(query);
  if (!rows[0]) return null;
  const { accountId } = rows[0];
  return emOf([accountId]).transactional(async (tx) => {
    const attempt = await tx.findOne(OidcAttempt, { accountId, stateHash });
    if (!attempt || (await tx.nativeDelete(OidcAttempt, { accountId, stateHash })) === 0) return null;
    return attempt;
  });
}

/**
 * Completes the sign-in after the redirect back, with the role given by the provider. `over`: this browser has no
 * such attempt. If the provider required one factor only, users with a second factor must also use it here.
 */
export async function finishSingleSignOn(
  context: IdentityContext,
  query: string,
  browserHash: string,
  session: NewSession,
): Promise<PasswordAnswer> {
  const { pool, viewer, emOf } = context;
  mustBeGateway(viewer);
  const params = new URLSearchParams(query);
  const attempt = await takeAttempt(context, params.get('state') ?? '', browserHash);
  if (!attempt) return { state: 'over' };
  const { accountId } = attempt;
  const refuse = async (reason: 'provider' | 'role' | 'person'): Promise<PasswordAnswer> => {
    await announce(emOf([accountId]), accountId, eventOf('account.single_sign_on_refused', { accountId, reason }));
    return { state: 'refused' };
  };
  const connection = await findConnectionOf(pool, accountId);
  const claims = connection && (await askProvider(context, connection, attempt, params));
  if (!connection || !claims) return refuse('provider');
  const role = mapRole(claims.all, connection);
  if (!role) return refuse('role');
  if (!(await isOpen(pool, accountId))) return { state: 'shut' };
  const personId = await provisionPerson(context, accountId, claims, role);
  if (!personId) return refuse('person');
  const by = { accountId, personId };
  await announce(emOf([accountId]), accountId, eventOf('account.single_sign_on_used', by));
  if (claims.hasTwoFactors) {
    const answer = await startSession(context, by, session);
    if (answer.state === 'taken') await noteProof(pool, session.tokenHash, 'provider');
    return answer;
  }
  return (await secondStep(context, by, session)) ?? startSession(context, by, session);
}
