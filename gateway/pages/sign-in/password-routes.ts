import express, { type Request, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import { isCrossSite } from '../../sessions/own-origin.js';
import { formToken, hashToken, isFormOf, newToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import type { Page } from '#web/pages/page.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import {
  closedReset,
  forgottenPage,
  linkOnItsWay,
  newPasswordForm,
  newPasswordKept,
  noResets,
} from '#web/sign-in/password-page.js';
import { oldFormPage } from '#web/sign-in/sign-in-page.js';
import { type SignInParts, askerOf, mailsResets, refuseMore } from './sign-in-routes.js';

const REQUEST = /* GraphQL */ `
  mutation RequestPasswordReset($email: String!, $language: String) {
    requestPasswordReset(email: $email, language: $language) {
      state
      retryAfter
    }
  }
`;

const OPEN = /* GraphQL */ `
  query PasswordResetOpen($tokenHash: String!) {
    passwordResetOpen(tokenHash: $tokenHash)
  }
`;

const RESET = /* GraphQL */ `
  mutation ResetPassword($tokenHash: String!, $password: String!) {
    resetPassword(tokenHash: $tokenHash, password: $password)
  }
`;

interface Requested {
  requestPasswordReset: { state: 'taken' | 'limited'; retryAfter: number | null };
}

/**
 * `/password`, where a link is asked for, and `/password/{token}`, where a new password is chosen. Whoever has the token
 * may use it, once; what is answered about an address tells nothing of it.
 */
export function passwordRoutes(parts: SignInParts): Router {
  const { identity, cookies, trust } = parts;
  const show = async (request: Request, response: Response): Promise<void> => {
    if (!(await mailsResets(identity))) return sendPage(response, noResets(wordsOf(response)));
    const known = cookies.form.read(request);
    const form = known ?? newToken();
    if (!known) cookies.form.send(response, form);
    sendPage(response, forgottenPage(wordsOf(response), formToken(form)));
  };
  const take = async (request: Request, response: Response): Promise<void> => {
    const form = cookies.form.read(request);
    const filled = textsOf(request.body);
    if (!form || !isFormOf(form, filled.form) || isCrossSite(request, parts.isOwnOrigin))
      return sendPage(response, oldFormPage(wordsOf(response)));
    if (!(await mailsResets(identity))) return sendPage(response, noResets(wordsOf(response)));
    const email = filled.email?.trim().slice(0, 500);
    if (!email) return sendPage(response, forgottenPage(wordsOf(response), formToken(form), true));
    const asker = askerOf(request, response, trust);
    const variables = { email, language: wordsOf(response).language };
    const { requestPasswordReset: said } = await askSubgraph<Requested>(identity, REQUEST, variables, asker);
    if (said.state === 'limited') return refuseMore(response, said.retryAfter);
    sendPage(response, linkOnItsWay(wordsOf(response)));
  };
  const isOpen = async (tokenHash: string) =>
    (await askSubgraph<{ passwordResetOpen: boolean }>(identity, OPEN, { tokenHash })).passwordResetOpen;
  const choose = async (request: Request, response: Response): Promise<Page> => {
    const tokenHash = hashToken(String(request.params.token));
    const { password = '' } = textsOf(request.body);
    const words = wordsOf(response);
    try {
      await askSubgraph(identity, RESET, { tokenHash, password }, askerOf(request, response, trust));
      return newPasswordKept(words);
    } catch (error) {
      if (error instanceof Failure && error.details) return newPasswordForm(words, error.details);
      if (error instanceof Failure && error.code === 'SIGNUP_LINK_CLOSED') return closedReset(words);
      throw error;
    }
  };
  const router = express.Router();
  const limit = limitByAddress(parts.signInsPer5Minutes, trust);
  router.get('/password', (request, response, next) => void show(request, response).catch(next));
  router.post('/password', limit, readForm, (request, response, next) => void take(request, response).catch(next));
  router.get('/password/:token', async (request, response) => {
    const isWorking = await isOpen(hashToken(String(request.params.token)));
    sendPage(response, (isWorking ? newPasswordForm : closedReset)(wordsOf(response)));
  });
  router.post('/password/:token', limit, readForm, async (request, response) =>
    sendPage(response, await choose(request, response)),
  );
  return router;
}
