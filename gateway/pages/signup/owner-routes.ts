import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Request, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import type { Trust } from '../../limits/source-address.js';
import { hashToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { limitByAddress, readForm, textsOf } from '../forms/read-form.js';
import type { Page } from '#web/pages/page.js';
import { sendPage } from '../send-page.js';
import { askerOf } from '../sign-in/sign-in-routes.js';
import { closedOwnerLink, ownerCreated, ownerForm, ownerOf } from '#web/sign-in/owner-page.js';

const OPEN = /* GraphQL */ `
  query OwnerLinkOpen($tokenHash: String!) {
    ownerLinkOpen(tokenHash: $tokenHash)
  }
`;

const CREATE = /* GraphQL */ `
  mutation CreateOwner($tokenHash: String!, $input: OwnerInput!) {
    createOwner(tokenHash: $tokenHash, input: $input)
  }
`;

/** `/welcome/{token}`, printed by the first start. The token authorizes the form and works once. */
export function ownerRoutes(identity: GraphQLDataSource, formsPer5Minutes: number, trust: Trust): Router {
  const show = async (tokenHash: string): Promise<Page> => {
    const { ownerLinkOpen } = await askSubgraph<{ ownerLinkOpen: boolean }>(identity, OPEN, { tokenHash });
    return ownerLinkOpen ? ownerForm() : closedOwnerLink;
  };
  const take = async (request: Request, response: Response): Promise<Page> => {
    const filled = textsOf(request.body);
    const variables = { tokenHash: hashOf(request), input: ownerOf(filled) };
    try {
      await askSubgraph(identity, CREATE, variables, askerOf(request, response, trust));
      return ownerCreated;
    } catch (error) {
      if (error instanceof Failure && error.details) return ownerForm(filled, error.details);
      if (error instanceof Failure && error.code === 'SIGNUP_LINK_CLOSED') return closedOwnerLink;
      throw error;
    }
  };
  const hashOf = ({ params }: Request) => hashToken(String(params.token));
  const router = express.Router();
  router.get('/welcome/:token', async (request, response) => sendPage(response, await show(hashOf(request))));
  router.post('/welcome/:token', limitByAddress(formsPer5Minutes, trust), readForm, async (request, response) =>
    sendPage(response, await take(request, response)),
  );
  return router;
}
