import express, { type Request, type Response, type Router } from 'express';
import { isCrossSite } from '../../sessions/own-origin.js';
import { formToken, hashToken, isFormOf, newToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import { FACTOR_PATH } from '#web/sign-in/passkey-form.js';
import { sessionFor } from './factor-routes.js';
import { notSignedIn, onwardPage, singleSignOnPage } from '#web/sign-in/oidc-page.js';
import { oldFormPage, shutPage } from '#web/sign-in/sign-in-page.js';
import { type SignInParts, askerOf } from './sign-in-routes.js';

const BEGIN = /* GraphQL */ `
  mutation BeginSingleSignOn($email: String!, $browserHash: String!) {
    beginSingleSignOn(email: $email, browserHash: $browserHash)
  }
`;

const FINISH = /* GraphQL */ `
  mutation FinishSingleSignOn($query: String!, $browserHash: String!, $session: NewSessionInput!) {
    finishSingleSignOn(query: $query, browserHash: $browserHash, session: $session) {
      state
    }
  }
`;

interface Finished {
  finishSingleSignOn: { state: 'taken' | 'refused' | 'shut' | 'over' | 'factor' };
}

/** `/sign-in/sso`: redirects to an organization's identity provider and handles its callback. */
export function singleSignOnRoutes(parts: SignInParts): Router {
  const { identity, cookies, trust } = parts;
  const show = (request: Request, response: Response): void => {
    const known = cookies.form.read(request);
    const form = known ?? newToken();
    if (!known) cookies.form.send(response, form);
    sendPage(response, singleSignOnPage(wordsOf(response), formToken(form)));
  };
  const begin = async (request: Request, response: Response): Promise<void> => {
    const form = cookies.form.read(request);
    const filled = textsOf(request.body);
    if (!form || !isFormOf(form, filled.form) || isCrossSite(request, parts.isOwnOrigin))
      return sendPage(response, oldFormPage(wordsOf(response)));
    const token = newToken();
    const variables = { email: (filled.email ?? '').slice(0, 500), browserHash: hashToken(token) };
    const begun = await askSubgraph<{ beginSingleSignOn: string | null }>(identity, BEGIN, variables);
    const { beginSingleSignOn: url } = begun;
    const words = wordsOf(response);
    if (!url) return sendPage(response, singleSignOnPage(words, formToken(form), words.singleSignOn.noProvider));
    cookies.sso.send(response, token);
    goOnward(response, words.singleSignOn.onward, url);
  };
  const finish = async (request: Request, response: Response): Promise<void> => {
    const browser = cookies.sso.read(request);
    if (!browser) return sendPage(response, notSignedIn(wordsOf(response)));
    const { token, browser: known, input: session } = sessionFor(parts, request, response);
    const query = request.originalUrl.split('?')[1] ?? '';
    const variables = { query: query.slice(0, 8_000), browserHash: hashToken(browser), session };
    const asker = askerOf(request, response, trust);
    const { state } = (await askSubgraph<Finished>(identity, FINISH, variables, asker)).finishSingleSignOn;
    cookies.sso.clear(response);
    if (state === 'shut') return sendPage(response, shutPage(wordsOf(response)));
    if (state !== 'taken' && state !== 'factor') return sendPage(response, notSignedIn(wordsOf(response)));
    cookies[state === 'taken' ? 'session' : 'pending'].send(response, token);
    if (state === 'taken') cookies.browser.send(response, known);
    goOnward(response, wordsOf(response).singleSignOn.signedIn, state === 'taken' ? '/dashboard' : FACTOR_PATH);
  };
  const limit = limitByAddress(parts.signInsPer5Minutes, trust);
  const router = express.Router();
  router.get('/sign-in/sso', show);
  router.post('/sign-in/sso', limit, readForm, (request, response, next) => void begin(request, response).catch(next));
  router.get('/sign-in/oidc/callback', limit, (request, response, next) => {
    finish(request, response).catch(next);
  });
  return router;
}

function goOnward(response: Response, title: string, to: string): void {
  response.set('Refresh', `0; url=${to}`);
  sendPage(response, onwardPage(wordsOf(response), title, to));
}
