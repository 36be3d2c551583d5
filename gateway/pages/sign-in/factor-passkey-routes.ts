import express, { type Request, type Response, type Router } from 'express';
import { isCrossSite } from '../../sessions/own-origin.js';
import { formToken, hashToken, isFormOf, newToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import { passkeyPage } from '#web/sign-in/factor-page.js';
import { type Answered, giveOptions, sessionFor, settle } from './factor-routes.js';
import { oldFormPage } from '#web/sign-in/sign-in-page.js';
import { type SignInParts, askerOf } from './sign-in-routes.js';

const PASSKEY = /* GraphQL */ `
  mutation SignInWithPasskey($browserHash: String!, $value: String!, $session: NewSessionInput!) {
    answer: signInWithPasskey(browserHash: $browserHash, value: $value, session: $session) {
      state
      retryAfter
    }
  }
`;

/** `/sign-in/passkey`: sign-in with a passkey only. */
export function passkeyRoutes(parts: SignInParts): Router {
  const { identity, cookies, trust, isOwnOrigin } = parts;
  const takePasskey = async (request: Request, response: Response): Promise<void> => {
    const form = cookies.form.read(request);
    const filled = textsOf(request.body);
    if (!form || !isFormOf(form, filled.form) || isCrossSite(request, isOwnOrigin))
      return sendPage(response, oldFormPage(wordsOf(response)));
    const session = sessionFor(parts, request, response);
    const variables = { browserHash: hashToken(form), value: filled.value ?? '', session: session.input };
    const answered = await askSubgraph<Answered>(identity, PASSKEY, variables, askerOf(request, response, trust));
    if (!settle(parts, response, answered, session))
      sendPage(response, passkeyPage(wordsOf(response), formToken(form), true));
  };
  const showPasskey = (request: Request, response: Response): void => {
    const known = cookies.form.read(request);
    const form = known ?? newToken();
    if (!known) cookies.form.send(response, form);
    sendPage(response, passkeyPage(wordsOf(response), formToken(form), false));
  };
  const limit = limitByAddress(parts.signInsPer5Minutes, trust);
  const router = express.Router();
  router.get('/sign-in/passkey', showPasskey);
  router.post('/sign-in/passkey', limit, readForm, (request, response, next) => {
    takePasskey(request, response).catch(next);
  });
  router.post('/sign-in/passkey/options', limit, readForm, giveOptions(parts, 'sign-in', cookies.form.read));
  return router;
}
