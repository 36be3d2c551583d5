import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { sendPage } from '../send-page.js';
import { firstPage } from '#web/sign-in/first-page.js';

const MISSING = /* GraphQL */ `
  query OwnerMissing {
    ownerMissing
  }
`;

/** `/`: how to set the service up; once there is an owner, the way to sign in. */
export function firstRoute(identity: GraphQLDataSource): Router {
  let hasOwner = false;
  const router = express.Router();
  router.get('/', (_request, response, next) => {
    const look = async () => {
      // An owner does not go away again: nobody can make the database work by asking for this page.
      hasOwner ||= !(await askSubgraph<{ ownerMissing: boolean }>(identity, MISSING, {})).ownerMissing;
      if (!hasOwner) return sendPage(response, firstPage);
      response.set('Cache-Control', 'no-store').redirect(302, '/sign-in');
    };
    response.locals.route = '/';
    look().catch(next);
  });
  return router;
}
