import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { askSubgraph } from '../supergraph/ask-subgraph.js';
import { type Page, sendPage } from './page.js';
import { type PortalVisit, closedPortal, portalPage, unknownPortal } from './portal-page.js';

export interface PortalParts {
  identity: GraphQLDataSource;
  screening: GraphQLDataSource;
  graph: Graph;
}

const VISIT = /* GraphQL */ `
  query PortalVisit($token: String!) {
    portalVisit(token: $token) {
      accountId
      listingId
      state
      firstName
      checkInDate
      checkOutDate
      openScreens
    }
  }
`;

const OPEN = /* GraphQL */ `
  query AccountOpen($id: ID!) {
    accountOpen(id: $id)
  }
`;

const PLACE = /* GraphQL */ `
  query PortalPlace($id: ID!) {
    listing(id: $id) {
      nickname
    }
  }
`;

/** `/portal/{token}`: the page behind `guest_portal_url`. */
export function portalRoutes({ identity, screening, graph }: PortalParts): Router {
  const show = async (token: string): Promise<Page> => {
    const { portalVisit } = await askSubgraph<{ portalVisit: PortalVisit | null }>(screening, VISIT, { token });
    if (!portalVisit) return unknownPortal;
    const { accountId, listingId } = portalVisit;
    const { accountOpen } = await askSubgraph<{ accountOpen: boolean }>(identity, OPEN, { id: accountId });
    if (!accountOpen) return closedPortal;
    return portalPage(portalVisit, listingId && (await placeOf(accountId, listingId)));
  };
  const placeOf = async (accountId: string, id: string): Promise<string | null> => {
    const { data } = await graph(PLACE, { id }, serviceViewer(accountId));
    return (data?.listing as { nickname: string } | null | undefined)?.nickname ?? null;
  };
  const router = express.Router();
  router.get('/portal/:token', (request, response, next) => {
    show(request.params.token).then((page) => sendPage(response, page), next);
  });
  return router;
}
