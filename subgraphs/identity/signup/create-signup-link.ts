import { createHash, randomBytes } from 'node:crypto';
import { Failure } from '#kit/failure.js';
import { systemProblems } from '#pms-systems';
import { mustManage } from '../account/family/must-manage.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { SignupLink } from './signup-link.entity.js';
import type { SignupLinkInput, SignupLinkType } from './signup-link.type.js';

const DAYS_VALID = 7;
const LONGEST_REDIRECT = 2_000;

/** Creates a single-use signup link below the caller's account. Throws BAD_INPUT, REDIRECT_REFUSED. */
export async function createSignupLink(context: IdentityContext, input: SignupLinkInput): Promise<SignupLinkType> {
  const { viewer, pmsIds, signupRedirectOrigins, publicUrl } = context;
  mustManage(viewer);
  const problems = systemProblems(pmsIds, input.pms);
  if (problems.length > 0) throw new Failure('BAD_INPUT', messages.pmsUnknown, problems);
  const redirect = input.redirect ? checkedRedirect(input.redirect, signupRedirectOrigins) : null;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + DAYS_VALID * 86_400_000);
  const link = Object.assign(new SignupLink(), {
    accountId: viewer.accountId,
    tokenHash: createHash('sha256').update(token).digest('hex'),
    pms: input.pms,
    redirect,
    hidePassword: input.hidePassword ?? false,
    expiresAt,
  });
  return context.emOf([viewer.accountId]).transactional(async (tx) => {
    tx.persist(link);
    await tx.flush();
    return { url: `${publicUrl}/signup/${token}`, expiresAt };
  });
}

/** Normalizes the redirect URL as a browser would. Only allowed origins are accepted, to prevent open redirects. */
function checkedRedirect(text: string, origins: string[]): string {
  const url = text.length <= LONGEST_REDIRECT ? URL.parse(text) : null;
  const isPlain = url !== null && url.username === '' && url.password === '';
  if (isPlain && ['http:', 'https:'].includes(url.protocol) && origins.includes(url.origin)) return url.href;
  const problem = { loc: ['redirect'], msg: messages.redirectNotAllowed, type: 'value_error' };
  throw new Failure('REDIRECT_REFUSED', `redirect ${messages.redirectNotAllowed}`, [problem]);
}
