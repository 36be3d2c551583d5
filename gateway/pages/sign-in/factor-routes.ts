import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import { isCrossSite } from '../../sessions/own-origin.js';
import { formToken, hashToken, isFormOf, newToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import { sendPage } from '../page.js';
import { FACTOR_PATH } from './factor-doors.js';
import { type PendingFactors, factorPage, passkeyPage } from './factor-page.js';
import { oldFormPage, shutPage } from './sign-in-page.js';
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

const PASSKEY = /* GraphQL */ `
  mutation SignInWithPasskey($browserHash: String!, $value: String!, $session: NewSessionInput!) {
    answer: signInWithPasskey(browserHash: $browserHash, value: $value, session: $session) {
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

interface Answered {
  answer: { state: 'taken' | 'refused' | 'shut' | 'limited' | 'over'; retryAfter: number | null };
}

/** Answers the script of a passkey form with the options of its browser, as JSON. */
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

/** `/sign-in/factor`, the second step of a sign-in, and `/sign-in/passkey`, a sign-in by passkey alone. */
export function factorRoutes(parts: SignInParts): Router {
  const { identity, cookies, trust, isOwnOrigin } = parts;
  const sessionFor = (request: Request) => {
    const [token, former] = [newToken(), cookies.session.read(request)];
    return { token, input: { tokenHash: hashToken(token), formerTokenHash: former && hashToken(former) } };
  };
  const show = async (response: Response, pending: string | null, refused: string | null): Promise<void> => {
    const variables = { browserHash: hashToken(pending ?? '') };
    const { pendingFactors } = await askSubgraph<{ pendingFactors: PendingFactors | null }>(
      identity,
      PENDING,
      variables,
    );
    if (!pending || !pendingFactors) return goOn(response, '/sign-in');
    sendPage(response, factorPage(pendingFactors, formToken(pending), refused));
  };
  const settle = (response: Response, { answer }: Answered, token: string): boolean => {
    if (answer.state === 'limited') refuseMore(response, answer.retryAfter);
    else if (answer.state === 'shut') sendPage(response, shutPage);
    else if (answer.state === 'over') goOn(response, '/sign-in');
    else if (answer.state === 'taken') {
      cookies.pending.clear(response);
      cookies.session.send(response, token);
      goOn(response, '/dashboard');
    }
    return answer.state !== 'refused';
  };
  const take = async (request: Request, response: Response): Promise<void> => {
    const pending = cookies.pending.read(request);
    if (!pending || !isOwnForm(request, pending, isOwnOrigin)) return sendPage(response, oldFormPage);
    const { kind = '', code, recovery, value } = textsOf(request.body);
    const session = sessionFor(request);
    const input = { browserHash: hashToken(pending), kind, value: code ?? recovery ?? value ?? '' };
    const variables = { input, session: session.input };
    const answered = await askSubgraph<Answered>(identity, FINISH, variables, askerOf(request, response, trust));
    if (!settle(response, answered, session.token)) await show(response, pending, kind);
  };
  const takePasskey = async (request: Request, response: Response): Promise<void> => {
    const form = cookies.form.read(request);
    const filled = textsOf(request.body);
    if (!form || !isFormOf(form, filled.form) || isCrossSite(request, isOwnOrigin))
      return sendPage(response, oldFormPage);
    const session = sessionFor(request);
    const variables = { browserHash: hashToken(form), value: filled.value ?? '', session: session.input };
    const answered = await askSubgraph<Answered>(identity, PASSKEY, variables, askerOf(request, response, trust));
    if (!settle(response, answered, session.token)) sendPage(response, passkeyPage(formToken(form), true));
  };
  const showPasskey = (request: Request, response: Response): void => {
    const known = cookies.form.read(request);
    const form = known ?? newToken();
    if (!known) cookies.form.send(response, form);
    sendPage(response, passkeyPage(formToken(form), false));
  };
  const limit = limitByAddress(parts.signInsPer5Minutes, trust);
  const router = express.Router();
  router.get(FACTOR_PATH, (request, response, next) => {
    show(response, cookies.pending.read(request), null).catch(next);
  });
  router.post(FACTOR_PATH, limit, readForm, (request, response, next) => void take(request, response).catch(next));
  router.post(`${FACTOR_PATH}/options`, limit, readForm, giveOptions(parts, 'second-step', cookies.pending.read));
  router.get('/sign-in/passkey', showPasskey);
  router.post('/sign-in/passkey', limit, readForm, (request, response, next) => {
    takePasskey(request, response).catch(next);
  });
  router.post('/sign-in/passkey/options', limit, readForm, giveOptions(parts, 'sign-in', cookies.form.read));
  return router;
}
