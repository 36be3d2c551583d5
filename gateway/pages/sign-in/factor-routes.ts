import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import { formToken, hashToken, newToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import { FACTOR_PATH } from '#web/sign-in/passkey-form.js';
import { type PendingFactors, factorPage } from '#web/sign-in/factor-page.js';
import { oldFormPage, shutPage } from '#web/sign-in/sign-in-page.js';
import { type SignInParts, askerOf, goOn, isOwnForm, refuseMore } from './sign-in-routes.js';

const PENDING = /* GraphQL */ `
  query PendingFactors($browserHash: String!) {
    pendingFactors(browserHash: $browserHash) {
      totp
      passkey
      recovery
    }
  }
`;

const FINISH = /* GraphQL */ `
  mutation FinishSignIn($input: FactorInput!, $session: NewSessionInput!) {
    answer: finishSignIn(input: $input, session: $session) {
      state
      retryAfter
    }
  }
`;

const BEGIN = /* GraphQL */ `
  mutation BeginPasskey($purpose: String!, $browserHash: String!) {
    beginPasskey(purpose: $purpose, browserHash: $browserHash)
  }
`;

export interface Answered {
  answer: { state: 'taken' | 'refused' | 'shut' | 'limited' | 'over'; retryAfter: number | null };
}

/** Sends WebAuthn options to the script of a passkey form, as JSON. */
export function giveOptions(
  { identity, isOwnOrigin }: SignInParts,
  purpose: 'add' | 'prove' | 'second-step' | 'sign-in',
  tokenOf: (request: Request) => string | null,
): RequestHandler {
  const give = async (request: Request, response: Response): Promise<void> => {
    const token = tokenOf(request);
    if (!token || !isOwnForm(request, token, isOwnOrigin)) return void response.status(403).end();
    const variables = { purpose, browserHash: hashToken(token) };
    const { beginPasskey } = await askSubgraph<{ beginPasskey: string }>(identity, BEGIN, variables);
    response.set('Cache-Control', 'no-store').type('json').send(beginPasskey);
  };
  return (request, response, next) => {
    give(request, response).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'UNAUTHENTICATED') response.status(403).end();
      else next(error);
    });
  };
}

/** A session to open in a browser, and the session it replaces. */
export function sessionFor({ cookies }: SignInParts, request: Request, response: Response) {
  const [token, former] = [newToken(), cookies.session.read(request)];
  const browser = cookies.browser.read(request) ?? newToken();
  const input = {
    tokenHash: hashToken(token),
    formerTokenHash: former && hashToken(former),
    browserHash: hashToken(browser),
    userAgent: request.get('user-agent')?.slice(0, 500),
    language: wordsOf(response).language,
  };
  return { token, browser, input };
}

type Opened = ReturnType<typeof sessionFor>;

/** Responds to a sign-in attempt; false: it was refused, and the page says so. */
export function settle({ cookies }: SignInParts, response: Response, { answer }: Answered, opened: Opened): boolean {
  if (answer.state === 'limited') refuseMore(response, answer.retryAfter);
  else if (answer.state === 'shut') sendPage(response, shutPage(wordsOf(response)));
  else if (answer.state === 'over') goOn(response, '/sign-in');
  else if (answer.state === 'taken') {
    cookies.pending.clear(response);
    cookies.session.send(response, opened.token);
    cookies.browser.send(response, opened.browser);
    goOn(response, '/dashboard');
  }
  return answer.state !== 'refused';
}

/** `/sign-in/factor`: the second step of a sign-in. */
export function factorRoutes(parts: SignInParts): Router {
  const { identity, cookies, trust } = parts;
  const show = async (response: Response, pending: string | null, refused: string | null): Promise<void> => {
    const variables = { browserHash: hashToken(pending ?? '') };
    const { pendingFactors } = await askSubgraph<{ pendingFactors: PendingFactors | null }>(
      identity,
      PENDING,
      variables,
    );
    if (!pending || !pendingFactors) return goOn(response, '/sign-in');
    sendPage(response, factorPage(wordsOf(response), pendingFactors, formToken(pending), refused));
  };
  const take = async (request: Request, response: Response): Promise<void> => {
    const pending = cookies.pending.read(request);
    if (!pending || !isOwnForm(request, pending, parts.isOwnOrigin))
      return sendPage(response, oldFormPage(wordsOf(response)));
    const { kind = '', code, recovery, value } = textsOf(request.body);
    const session = sessionFor(parts, request, response);
    const input = { browserHash: hashToken(pending), kind, value: code ?? recovery ?? value ?? '' };
    const variables = { input, session: session.input };
    const answered = await askSubgraph<Answered>(identity, FINISH, variables, askerOf(request, response, trust));
    if (!settle(parts, response, answered, session)) await show(response, pending, kind);
  };
  const limit = limitByAddress(parts.signInsPer5Minutes, trust);
  const router = express.Router();
  router.get(FACTOR_PATH, (request, response, next) => {
    show(response, cookies.pending.read(request), null).catch(next);
  });
  router.post(FACTOR_PATH, limit, readForm, (request, response, next) => void take(request, response).catch(next));
  router.post(`${FACTOR_PATH}/options`, limit, readForm, giveOptions(parts, 'second-step', cookies.pending.read));
  return router;
}
