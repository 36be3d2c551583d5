import express, { type Request, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import type { Filled } from '#web/pages/field-row.js';
import { firstPage, oldSetupForm, setUpAlready } from '#web/sign-in/first-page.js';
import { closedOwnerLink, ownerForm, ownerOf } from '#web/sign-in/owner-page.js';
import { shutPage, unconfirmedPage } from '#web/sign-in/sign-in-page.js';
import { formToken, hashToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import { sessionFor } from '../sign-in/factor-routes.js';
import { type SignInParts, askerOf, goOn, isOwnForm } from '../sign-in/sign-in-routes.js';

const OPEN = /* GraphQL */ `
  query OwnerLinkOpen($tokenHash: String!) {
    ownerLinkOpen(tokenHash: $tokenHash)
  }
`;

const MISSING = /* GraphQL */ `
  query OwnerMissing {
    ownerMissing
  }
`;

const CREATE = /* GraphQL */ `
  mutation CreateOwner($tokenHash: String!, $input: OwnerInput!) {
    createOwner(tokenHash: $tokenHash, input: $input)
  }
`;

const SIGN_IN = /* GraphQL */ `
  mutation SignInOwner($input: SignInInput!) {
    signIn(input: $input) {
      state
    }
  }
`;

const SETUP_PATH = '/setup';
/** The set-up goes on in the dashboard, as the new owner. */
const NEXT = '/dashboard#/setup';

interface SetupParts extends SignInParts {
  signupsPer5Minutes: number;
}

/**
 * `/setup?token={token}`, printed by the first start, creates the owner of a new service. The token moves from the
 * address to a cookie first: it stays out of the address bar, the history and what other pages learn of this one.
 */
export function setupRoutes(parts: SetupParts): Router {
  const { identity, cookies, trust } = parts;
  const isOpen = async (token: string): Promise<boolean> => {
    const variables = { tokenHash: hashToken(token) };
    return (await askSubgraph<{ ownerLinkOpen: boolean }>(identity, OPEN, variables)).ownerLinkOpen;
  };
  let hasOwner = false;
  const isSetUp = async (): Promise<boolean> => {
    // The first owner is never removed, so the answer is cached: requests for these pages cause no further queries.
    hasOwner ||= !(await askSubgraph<{ ownerMissing: boolean }>(identity, MISSING, {})).ownerMissing;
    return hasOwner;
  };
  const refuse = async (response: Response, isWrong: boolean): Promise<void> => {
    cookies.setup.clear(response);
    const words = wordsOf(response);
    if (isWrong) return sendPage(response, closedOwnerLink(words));
    sendPage(response, ((await isSetUp()) ? setUpAlready : firstPage)(words));
  };
  const show = async (request: Request, response: Response): Promise<void> => {
    const { token } = request.query;
    if (token !== undefined) {
      if (typeof token !== 'string' || !(await isOpen(token))) return refuse(response, true);
      cookies.setup.send(response, token);
      return goOn(response, SETUP_PATH);
    }
    const kept = cookies.setup.read(request);
    if (!kept || !(await isOpen(kept))) return refuse(response, false);
    sendPage(response, ownerForm(wordsOf(response), formToken(kept)));
  };
  const signInAs = async (filled: Filled, request: Request, response: Response): Promise<void> => {
    const { token, browser, input: session } = sessionFor(parts, request, response);
    const input = { email: filled.email?.trim(), password: filled.password, ...session };
    const asker = askerOf(request, response, trust);
    const { signIn } = await askSubgraph<{ signIn: { state: string } }>(identity, SIGN_IN, { input }, asker);
    if (signIn.state === 'unconfirmed') return sendPage(response, unconfirmedPage(wordsOf(response)));
    if (signIn.state === 'shut') return sendPage(response, shutPage(wordsOf(response)));
    if (signIn.state !== 'taken') return goOn(response, '/sign-in');
    cookies.session.send(response, token);
    cookies.browser.send(response, browser);
    goOn(response, NEXT);
  };
  const take = async (request: Request, response: Response): Promise<void> => {
    const kept = cookies.setup.read(request);
    if (!kept) return refuse(response, false);
    if (!isOwnForm(request, kept, parts.isOwnOrigin)) return sendPage(response, oldSetupForm(wordsOf(response)));
    const filled = textsOf(request.body);
    const variables = { tokenHash: hashToken(kept), input: ownerOf(filled) };
    try {
      await askSubgraph(identity, CREATE, variables, askerOf(request, response, trust));
    } catch (error) {
      if (error instanceof Failure && error.details)
        return sendPage(response, ownerForm(wordsOf(response), formToken(kept), filled, error.details));
      if (error instanceof Failure && error.code === 'SIGNUP_LINK_CLOSED') return refuse(response, true);
      throw error;
    }
    cookies.setup.clear(response);
    await signInAs(filled, request, response);
  };
  const lead = async (response: Response): Promise<void> => {
    response.set('Cache-Control', 'no-store').redirect(302, (await isSetUp()) ? '/sign-in' : SETUP_PATH);
  };
  const router = express.Router();
  router.get('/', (_request, response, next) => {
    response.locals.route = '/';
    lead(response).catch(next);
  });
  router.get(SETUP_PATH, (request, response, next) => void show(request, response).catch(next));
  const limit = limitByAddress(parts.signupsPer5Minutes, trust);
  router.post(SETUP_PATH, limit, readForm, (request, response, next) => void take(request, response).catch(next));
  return router;
}
