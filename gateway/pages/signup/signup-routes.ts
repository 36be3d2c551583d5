import { createHash } from 'node:crypto';
import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Request, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import type { Trust } from '../../limits/source-address.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import type { Filled } from '#web/pages/field-row.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import type { Page } from '#web/pages/page.js';
import type { SignInWords } from '#web/sign-in/words/en.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import { type Invitation, accountOf, closedPage, signedUpPage, signupForm } from '#web/sign-in/signup-page.js';

const INVITATION = /* GraphQL */ `
  query Invitation($tokenHash: String!) {
    invitation(tokenHash: $tokenHash) {
      state
      inviter
      hidePassword
    }
  }
`;

const SIGN_UP = /* GraphQL */ `
  mutation SignUp($tokenHash: String!, $input: AccountInput!) {
    signUp(tokenHash: $tokenHash, input: $input) {
      apiKey
      redirect
    }
  }
`;

interface SignedUp {
  signUp: { apiKey: string; redirect: string | null };
}

/** `/signup/{token}`. The token authorizes the form and works once. */
export function signupRoutes(identity: GraphQLDataSource, signupsPer5Minutes: number, trust: Trust): Router {
  const find = async (tokenHash: string) =>
    (await askSubgraph<{ invitation: Invitation | null }>(identity, INVITATION, { tokenHash })).invitation;
  const show = async (words: SignInWords, tokenHash: string): Promise<Page> => {
    const invitation = await find(tokenHash);
    if (invitation?.state !== 'open') return closedPage(words, invitation?.state ?? 'unknown');
    return signupForm(words, invitation);
  };
  const take = async (words: SignInWords, tokenHash: string, filled: Filled): Promise<Page> => {
    const invitation = await find(tokenHash);
    if (invitation?.state !== 'open') return closedPage(words, invitation?.state ?? 'unknown');
    try {
      const { signUp } = await askSubgraph<SignedUp>(identity, SIGN_UP, { tokenHash, input: accountOf(filled) });
      return signedUpPage(words, signUp);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.details) return signupForm(words, invitation, filled, error.details);
      if (error.code === 'SIGNUP_LINK_CLOSED') return show(words, tokenHash);
      throw error;
    }
  };
  const router = express.Router();
  router.get('/signup/:token', async (request, response) =>
    sendPage(response, await show(wordsOf(response), hashOf(request))),
  );
  router.post('/signup/:token', limitByAddress(signupsPer5Minutes, trust), readForm, async (request, response) =>
    sendPage(response, await take(wordsOf(response), hashOf(request), textsOf(request.body))),
  );
  return router;
}

function hashOf({ params }: Request): string {
  return createHash('sha256').update(String(params.token)).digest('hex');
}
