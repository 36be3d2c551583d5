import express, { type Request, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import { formToken, hashToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import type { Filled } from '#web/pages/field-row.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import { SECURITY_PATH } from '#web/sign-in/passkey-form.js';
import { giveOptions } from './factor-routes.js';
import { type OwnFactors, recoveryPage, securityPage, totpPage } from '#web/sign-in/factor-security-page.js';
import { oldFormPage } from '#web/sign-in/sign-in-page.js';
import { type SignInParts, askerOf, goOn, isOwnForm, refuseMore } from './sign-in-routes.js';

const OWN = /* GraphQL */ `
  query OwnFactors($tokenHash: String!) {
    ownFactors(tokenHash: $tokenHash) {
      mustEnrol
      isRecent
      hasPassword
      totp
      recoveryCodes
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      takesPasskeys
    }
  }
`;

const START_TOTP = /* GraphQL */ `
  mutation StartTotp($tokenHash: String!) {
    startTotp(tokenHash: $tokenHash) {
      key
      uri
    }
  }
`;

const ANSWER = `{ state retryAfter recoveryCodes }`;

/** The forms: path, operation and variables. */
const CHANGES: Record<string, { operation: string; given: (filled: Filled) => Record<string, string> }> = {
  totp: {
    operation: `mutation ($tokenHash: String!, $code: String!) {
      answer: confirmTotp(tokenHash: $tokenHash, code: $code) ${ANSWER} }`,
    given: ({ code = '' }) => ({ code }),
  },
  'totp/remove': {
    operation: `mutation ($tokenHash: String!) { answer: removeTotp(tokenHash: $tokenHash) ${ANSWER} }`,
    given: () => ({}),
  },
  passkeys: {
    operation: `mutation ($tokenHash: String!, $name: String!, $value: String!) {
      answer: addPasskey(tokenHash: $tokenHash, name: $name, value: $value) ${ANSWER} }`,
    given: ({ name = '', value = '' }) => ({ name, value }),
  },
  'passkeys/remove': {
    operation: `mutation ($tokenHash: String!, $id: ID!) {
      answer: removePasskey(tokenHash: $tokenHash, id: $id) ${ANSWER} }`,
    given: ({ id = '' }) => ({ id }),
  },
  codes: {
    operation: `mutation ($tokenHash: String!) { answer: renewRecoveryCodes(tokenHash: $tokenHash) ${ANSWER} }`,
    given: () => ({}),
  },
};

const PROVE = `mutation ($input: FactorInput!) { answer: proveSession(input: $input) ${ANSWER} }`;

interface Answered {
  answer: {
    state: 'taken' | 'refused' | 'stale' | 'limited';
    retryAfter: number | null;
    recoveryCodes: string[] | null;
  };
}

type Work = (request: Request, response: Response, session: string) => Promise<void>;

/** Routes for signed-in users: `visit` serves a page, `form` handles one of its forms. */
function visits({ cookies, isOwnOrigin }: SignInParts) {
  const visit =
    (work: Work): express.RequestHandler =>
    (request, response, next) => {
      const session = cookies.session.read(request);
      if (!session) return goOn(response, '/sign-in');
      work(request, response, session).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'UNAUTHENTICATED') goOn(response, '/sign-in');
        else next(error);
      });
    };
  const form = (work: Work) =>
    visit(async (request, response, session) => {
      if (!isOwnForm(request, session, isOwnOrigin)) return sendPage(response, oldFormPage(wordsOf(response)));
      return work(request, response, session);
    });
  return { visit, form };
}

async function show({ identity }: SignInParts, response: Response, session: string, refused: boolean): Promise<void> {
  const variables = { tokenHash: hashToken(session) };
  const { ownFactors } = await askSubgraph<{ ownFactors: OwnFactors | null }>(identity, OWN, variables);
  if (!ownFactors) return goOn(response, '/sign-in');
  sendPage(response, securityPage(wordsOf(response), ownFactors, formToken(session), refused));
}

interface Started {
  startTotp: { key: string; uri: string } | null;
}

async function showTotp(
  { identity }: SignInParts,
  response: Response,
  session: string,
  refused: boolean,
): Promise<void> {
  const { startTotp } = await askSubgraph<Started>(identity, START_TOTP, { tokenHash: hashToken(session) });
  if (!startTotp) return goOn(response, SECURITY_PATH);
  sendPage(response, await totpPage(wordsOf(response), startTotp, formToken(session), refused));
}

/** Runs a form's operation; `again` shows the page with the problem. */
async function send(
  { identity, trust }: SignInParts,
  request: Request,
  response: Response,
  operation: string,
  variables: Record<string, unknown>,
  again: () => Promise<void>,
): Promise<void> {
  const { answer } = await askSubgraph<Answered>(identity, operation, variables, askerOf(request, response, trust));
  if (answer.state === 'limited') return refuseMore(response, answer.retryAfter);
  if (answer.state === 'refused') return again();
  if (answer.recoveryCodes) return sendPage(response, recoveryPage(wordsOf(response), answer.recoveryCodes));
  goOn(response, SECURITY_PATH);
}

/**
 * `/account/security`: second factors of whoever is signed in. It asks the identity subgraph by the session's token, since
 * nothing else works for whoever has to set one up first.
 */
export function securityRoutes(parts: SignInParts): Router {
  const { visit, form } = visits(parts);
  const router = express.Router();
  const limit = limitByAddress(parts.signInsPer5Minutes, parts.trust);
  router.get(
    SECURITY_PATH,
    visit((_request, response, session) => show(parts, response, session, false)),
  );
  router.get(
    `${SECURITY_PATH}/totp`,
    visit((_request, response, session) => showTotp(parts, response, session, false)),
  );
  const prove = form((request, response, session) => {
    const { kind = '', password, code, value } = textsOf(request.body);
    const input = { browserHash: hashToken(session), kind, value: password ?? code ?? value ?? '' };
    return send(parts, request, response, PROVE, { input }, () => show(parts, response, session, true));
  });
  router.post(`${SECURITY_PATH}/prove`, limit, readForm, prove);
  for (const [path, { operation, given }] of Object.entries(CHANGES)) {
    const change = form((request, response, session) => {
      const variables = { tokenHash: hashToken(session), ...given(textsOf(request.body)) };
      const again = () =>
        path === 'totp' ? showTotp(parts, response, session, true) : show(parts, response, session, true);
      return send(parts, request, response, operation, variables, again);
    });
    router.post(`${SECURITY_PATH}/${path}`, limit, readForm, change);
  }
  const options = { prove: 'prove', passkeys: 'add' } as const;
  for (const [path, purpose] of Object.entries(options))
    router.post(
      `${SECURITY_PATH}/${path}/options`,
      limit,
      readForm,
      giveOptions(parts, purpose, parts.cookies.session.read),
    );
  return router;
}
