import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure, type InputProblem } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { forgetHolders } from '../key-holder/forget-holders.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { hashPassword } from './sign-in/hash-password.js';
import { keepSecret } from './sign-in/keep-secret.js';
import { Account, type AccountMode } from './account.entity.js';
import type { AccountInput } from './account.input.js';
import { checkAccount } from './check-account.js';
import { fillAccount } from './fill-account.js';
import { mustManage } from './family/must-manage.js';

/**
 * Creates an account below the caller's, in the same mode or in test mode. Throws BAD_INPUT with every problem,
 * EMAIL_TAKEN.
 */
export async function registerAccount(
  context: IdentityContext,
  input: AccountInput,
  mode: AccountMode | null = null,
): Promise<Account> {
  mustManage(context.viewer);
  const problems = checkAccount(input);
  if (problems.length > 0) throw badAccount(problems);
  const passwordHash = await hashPassword(input.password);
  const id = newId();
  const parentId = context.viewer.accountId;
  return context
    .emOf([parentId, id])
    .transactional((tx) => addAccount(tx, { id, parentId, mode, input, passwordHash, familyOf: parentId }));
}

export interface NewAccount {
  id: string;
  parentId: string;
  /** null uses the mode of the parent account. */
  mode?: AccountMode | null;
  /** Already validated. */
  input: AccountInput;
  passwordHash: string | null | undefined;
  /** The account on whose behalf the address is claimed: see `claimLogin`. */
  familyOf: string;
}

/** Creates an account and announces it, in the caller's transaction. Throws BAD_INPUT, EMAIL_TAKEN. */
export async function addAccount(
  tx: EntityManager,
  { id, parentId, mode: wanted, input, passwordHash, familyOf }: NewAccount,
): Promise<Account> {
  const parent = await tx.findOneOrFail(Account, { id: parentId });
  const mode = wanted ?? parent.mode;
  if (mode === 'live' && parent.mode === 'test') {
    const msg = messages.testModeOnly;
    throw badAccount([{ loc: ['mode'], msg, type: 'value_error' }]);
  }
  const account = Object.assign(new Account(), { id, accountId: id, parentId, mode });
  fillAccount(account, input);
  tx.persist(account);
  await keepSecret(tx, account, { passwordHash, familyOf });
  await tx.flush();
  await announce(tx, id, eventOf('account.created', { accountId: id }));
  await forgetHolders(tx);
  return account;
}

/** BAD_INPUT with every problem; the message describes the first. */
export function badAccount(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
