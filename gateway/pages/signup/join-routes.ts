import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Request, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import type { Trust } from '../../limits/source-address.js';
import { hashToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import type { Page } from '#web/pages/page.js';
import type { SignInWords } from '#web/sign-in/words/en.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import { type PersonInvitation, closedInvitation, joinForm, joinedPage } from '#web/sign-in/join-page.js';

const INVITATION = /* GraphQL */ `
  query PersonInvitation($tokenHash: String!) {
    personInvitation(tokenHash: $tokenHash) {
      inviter
      email
    }
  }
`;

const JOIN = /* GraphQL */ `
  mutation JoinAccount($tokenHash: String!, $password: String!) {
    joinAccount(tokenHash: $tokenHash, password: $password)
  }
`;

type Found = { personInvitation: PersonInvitation | null };

/** `/join/{token}`. The token authorizes the form and works once. */
export function joinRoutes(identity: GraphQLDataSource, formsPer5Minutes: number, trust: Trust): Router {
  const find = async (tokenHash: string) =>
    (await askSubgraph<Found>(identity, INVITATION, { tokenHash })).personInvitation;
  const show = async (words: SignInWords, tokenHash: string): Promise<Page> => {
    const invitation = await find(tokenHash);
    return invitation ? joinForm(words, invitation) : closedInvitation(words);
  };
  const take = async (words: SignInWords, tokenHash: string, password: string): Promise<Page> => {
    const invitation = await find(tokenHash);
    if (!invitation) return closedInvitation(words);
    try {
      await askSubgraph(identity, JOIN, { tokenHash, password });
      return joinedPage(words);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.details) return joinForm(words, invitation, error.details);
      if (error.code === 'SIGNUP_LINK_CLOSED') return closedInvitation(words);
      throw error;
    }
  };
  const hashOf = ({ params }: Request) => hashToken(String(params.token));
  const router = express.Router();
  router.get('/join/:token', async (request, response) =>
    sendPage(response, await show(wordsOf(response), hashOf(request))),
  );
  router.post('/join/:token', limitByAddress(formsPer5Minutes, trust), readForm, async (request, response) =>
    sendPage(response, await take(wordsOf(response), hashOf(request), textsOf(request.body).password ?? '')),
  );
  return router;
}
