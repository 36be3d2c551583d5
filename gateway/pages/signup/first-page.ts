import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { html } from '../html.js';
import { type Page, sendPage } from '../page.js';
import { FIRST_STEPS } from './owner-page.js';

const MISSING = /* GraphQL */ `
  query OwnerMissing {
    ownerMissing
  }
`;

const title = 'Set up this service';

/** Says where the owner's link is. The link itself stays with whoever reads the output of the start. */
const setUp: Page = {
  status: 200,
  title,
  body: html`<h1>${title}</h1>
    <p>The service is running and has no owner yet.</p>
    <ol>
      <li>
        Create the owner: open the link that ends the service's start message, <code>…/welcome/…</code>. You find it in
        the terminal of <code>npm start</code>, or in the log of the service or of its worker. It works once, for 24
        hours; restart the service for a new one.
      </li>
      ${FIRST_STEPS}
    </ol>
    <p><a href="/docs">API reference</a></p>`,
};

/** `/`: how to set the service up; once there is an owner, the way to sign in. */
export function firstRoute(identity: GraphQLDataSource): Router {
  let hasOwner = false;
  const router = express.Router();
  router.get('/', (_request, response, next) => {
    const look = async () => {
      // An owner does not go away again: nobody can make the database work by asking for this page.
      hasOwner ||= !(await askSubgraph<{ ownerMissing: boolean }>(identity, MISSING, {})).ownerMissing;
      if (!hasOwner) return sendPage(response, setUp);
      response.set('Cache-Control', 'no-store').redirect(302, '/sign-in');
    };
    response.locals.route = '/';
    look().catch(next);
  });
  return router;
}
