import { createHash } from 'node:crypto';
import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Request, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import { MemoryWindow } from '../limits/sliding-window.js';
import { type Trust, sourceAddress } from '../limits/source-address.js';
import { askSubgraph } from '../supergraph/ask-subgraph.js';
import { type Page, notice, sendPage } from './page.js';
import { type Filled, type Invitation, accountOf, closedPage, signedUpPage, signupForm } from './signup-page.js';

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

/** `/signup/{token}`. The token is the form's protection: whoever has it may use it, once. */
export function signupRoutes(identity: GraphQLDataSource, signupsPer5Minutes: number, trust: Trust): Router {
  const find = async (tokenHash: string) =>
    (await askSubgraph<{ invitation: Invitation | null }>(identity, INVITATION, { tokenHash })).invitation;
  const show = async (tokenHash: string): Promise<Page> => {
    const invitation = await find(tokenHash);
    if (invitation?.state !== 'open') return closedPage(invitation?.state ?? 'unknown');
    return signupForm(invitation);
  };
  const take = async (tokenHash: string, filled: Filled): Promise<Page> => {
    const invitation = await find(tokenHash);
    if (invitation?.state !== 'open') return closedPage(invitation?.state ?? 'unknown');
    try {
      const { signUp } = await askSubgraph<SignedUp>(identity, SIGN_UP, { tokenHash, input: accountOf(filled) });
      return signedUpPage(signUp);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.details) return signupForm(invitation, filled, error.details);
      if (error.code === 'SIGNUP_LINK_CLOSED') return show(tokenHash);
      throw error;
    }
  };
  const form = express.urlencoded({ extended: false, limit: '20kb', parameterLimit: 50 });
  const router = express.Router();
  router.get('/signup/:token', (request, response, next) => {
    show(hashOf(request)).then((page) => sendPage(response, page), next);
  });
  router.post('/signup/:token', limitByAddress(signupsPer5Minutes, trust), form, (request, response, next) => {
    take(hashOf(request), textsOf(request.body)).then((page) => sendPage(response, page), next);
  });
  return router;
}

function hashOf({ params }: Request): string {
  return createHash('sha256').update(String(params.token)).digest('hex');
}

/** A field that comes twice counts as left empty. */
function textsOf(body: unknown): Filled {
  const texts = Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Forms that one address may send, good or bad: a password's hash costs some work. */
function limitByAddress(per5Minutes: number, trust: Trust): express.RequestHandler {
  const addresses = new MemoryWindow(300);
  return (request, response, next) => {
    const { allowed, resetSeconds } = addresses.take(sourceAddress(request, trust), per5Minutes);
    if (allowed) return next();
    response.set('Retry-After', String(resetSeconds));
    sendPage(response, notice(429, 'Too many tries', 'Please wait some minutes and send the form again.'));
  };
}
