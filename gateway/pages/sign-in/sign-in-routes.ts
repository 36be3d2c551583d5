import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Request, type Response, type Router } from 'express';
import type { Viewer } from '#kit/viewer/viewer.js';
import { FACTOR_PATH, SECURITY_PATH } from '#web/sign-in/passkey-form.js';
import {
  type Choice,
  missingIn,
  oldFormPage,
  shutPage,
  signInPage,
  tooManyTries,
  unconfirmedPage,
} from '#web/sign-in/sign-in-page.js';
import { type Trust, sourceIp } from '../../limits/source-address.js';
import { type OwnOrigin, isCrossSite } from '../../sessions/own-origin.js';
import { type Cookies, formToken, hashToken, isFormOf, newToken } from '../../sessions/session-cookie.js';
import { type Asker, askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';

const MUST_ENROL = /* GraphQL */ `
  query MustEnrol($tokenHash: String!) {
    ownFactors(tokenHash: $tokenHash) {
      mustEnrol
    }
  }
`;

/** Whether the user must set up a second factor first. */
async function mustEnrol(
  { cookies, identity }: { cookies: Cookies; identity: GraphQLDataSource },
  request: Request,
): Promise<boolean> {
  const session = cookies.session.read(request);
  if (!session) return false;
  const variables = { tokenHash: hashToken(session) };
  const { ownFactors } = await askSubgraph<{ ownFactors: { mustEnrol: boolean } | null }>(
    identity,
    MUST_ENROL,
    variables,
  );
  return ownFactors?.mustEnrol ?? false;
}

const SIGN_IN = /* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      state
      retryAfter
      choices {
        id
        name
      }
    }
  }
`;

const SIGN_OUT = /* GraphQL */ `
  mutation SignOut($tokenHash: String!) {
    signOut(tokenHash: $tokenHash)
  }
`;

const MAILS = /* GraphQL */ `
  query MailsPasswordResets {
    mailsPasswordResets
  }
`;

export interface SignInParts {
  identity: GraphQLDataSource;
  cookies: Cookies;
  isOwnOrigin: OwnOrigin;
  /** Limit of form submissions per IP address. */
  signInsPer5Minutes: number;
  trust: Trust;
  /** Returns the signed-in user and counts the session's operation. */
  userOf(request: Request, response: Response): Promise<Viewer | null>;
}

interface SignedIn {
  signIn: {
    state: 'taken' | 'refused' | 'shut' | 'limited' | 'choose' | 'unconfirmed' | 'factor' | 'sso';
    retryAfter: number | null;
    choices: Choice[] | null;
  };
}

/** `/sign-in` and `/sign-out`. A sign-in always starts a new session, which prevents session fixation. */
export function signInRoutes(parts: SignInParts): Router {
  const { identity, cookies, trust } = parts;
  const show = async (request: Request, response: Response): Promise<void> => {
    if (!request.params.token && (await parts.userOf(request, response))) return goOn(response, '/dashboard');
    if (await mustEnrol(parts, request)) return goOn(response, SECURITY_PATH);
    const known = cookies.form.read(request);
    const form = known ?? newToken();
    if (!known) cookies.form.send(response, form);
    const filled = { confirm: request.params.token ? String(request.params.token) : '' };
    sendPage(
      response,
      signInPage(wordsOf(response), { token: formToken(form), filled, mailsResets: await mailsResets(identity) }),
    );
  };
  const take = async (request: Request, response: Response): Promise<void> => {
    const form = cookies.form.read(request);
    const filled = textsOf(request.body);
    if (!form || !isFormOf(form, filled.form) || isCrossSite(request, parts.isOwnOrigin))
      return sendPage(response, oldFormPage(wordsOf(response)));
    const missing = missingIn(filled);
    const again = { token: formToken(form), filled, mailsResets: await mailsResets(identity) };
    if (missing.length > 0) return sendPage(response, signInPage(wordsOf(response), { ...again, missing }));
    const session = newToken();
    const former = cookies.session.read(request);
    const browser = cookies.browser.read(request) ?? newToken();
    const input = {
      email: filled.email,
      password: filled.password,
      tokenHash: hashToken(session),
      formerTokenHash: former && hashToken(former),
      browserHash: hashToken(browser),
      userAgent: request.get('user-agent')?.slice(0, 500),
      language: wordsOf(response).language,
      confirmToken: filled.confirm,
      choice: filled.choice,
    };
    const { signIn } = await askSubgraph<SignedIn>(identity, SIGN_IN, { input }, askerOf(request, response, trust));
    if (signIn.state === 'limited') return refuseMore(response, signIn.retryAfter);
    if (signIn.state === 'shut') return sendPage(response, shutPage(wordsOf(response)));
    if (signIn.state === 'refused')
      return sendPage(response, signInPage(wordsOf(response), { ...again, refused: true }));
    if (signIn.state === 'sso') return goOn(response, '/sign-in/sso');
    if (signIn.state === 'factor') return askForFactor(cookies, response, session);
    if (signIn.state === 'choose')
      return sendPage(response, signInPage(wordsOf(response), { ...again, choices: signIn.choices! }));
    if (signIn.state === 'unconfirmed') return sendPage(response, unconfirmedPage(wordsOf(response)));
    cookies.session.send(response, session);
    cookies.browser.send(response, browser);
    goOn(response, '/dashboard');
  };
  const leave = async (request: Request, response: Response): Promise<void> => {
    const session = cookies.session.read(request);
    if (session) {
      if (!isOwnForm(request, session, parts.isOwnOrigin)) return sendPage(response, oldFormPage(wordsOf(response)));
      const variables = { tokenHash: hashToken(session) };
      await askSubgraph(identity, SIGN_OUT, variables, askerOf(request, response, trust));
    }
    cookies.session.clear(response);
    goOn(response, '/sign-in');
  };
  const router = express.Router();
  router.get('/sign-in', (request, response, next) => void show(request, response).catch(next));
  router.get('/sign-in/confirm/:token', (request, response, next) => void show(request, response).catch(next));
  const limit = limitByAddress(parts.signInsPer5Minutes, trust);
  router.post('/sign-in', limit, readForm, (request, response, next) => void take(request, response).catch(next));
  router.post('/sign-out', readForm, (request, response, next) => void leave(request, response).catch(next));
  return router;
}

/** The second factor is pending: the token opens that step only. */
function askForFactor({ pending }: Cookies, response: Response, token: string): void {
  pending.send(response, token);
  goOn(response, FACTOR_PATH);
}

/** Whether passwords can be reset by email. */
export async function mailsResets(identity: GraphQLDataSource): Promise<boolean> {
  return (await askSubgraph<{ mailsPasswordResets: boolean }>(identity, MAILS, {})).mailsPasswordResets;
}

/** Whether the form came from our own page, submitted within this session. */
export function isOwnForm(request: Request, session: string, isOwn: OwnOrigin): boolean {
  return isFormOf(session, textsOf(request.body).form) && !isCrossSite(request, isOwn);
}

/** The request's source and name, for the audit log. */
export function askerOf(request: Request, response: Response, trust: Trust): Asker {
  return { address: sourceIp(request, trust), requestId: response.locals.requestId as string };
}

/** 429; `seconds` until the next try. */
export function refuseMore(response: Response, seconds: number | null): void {
  response.set('Retry-After', String(seconds ?? 1));
  sendPage(response, tooManyTries(wordsOf(response)));
}

/** Redirects after a form, so that reloading the page does not submit it again. */
export function goOn(response: Response, to: string): void {
  response.set('Cache-Control', 'no-store').redirect(303, to);
}
