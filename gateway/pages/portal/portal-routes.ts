import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type RequestHandler, type Router } from 'express';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { refuse } from '../../http/refuse.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { assetsPath, findBuiltAssets, serveAssets } from '../built-assets.js';
import type { Page } from '#web/pages/page.js';
import { chooseLanguage, chooseLocale } from '#web/words/choose-language.js';
import { WORDS, wordsIn } from '#web/words/languages.js';
import { sendPage } from '../send-page.js';
import { askBranding, brandOf } from './branding-routes.js';
import { isAccountOpen } from './ask-portal.js';
import { type Place, type PortalVisit, closedPortal, hostOf, portalPage, unknownPortal } from './portal-page.js';

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
      numberOfGuests
      isApproved
      isDeclined
      tasks {
        screen
        state
      }
      locale
      credential
      credentialExpiresAt
    }
  }
`;

const PLACE = /* GraphQL */ `
  query PortalPlace($id: ID!) {
    listing(id: $id) {
      nickname
      checkInTime
      checkOutTime
      pictures {
        largeUrl
      }
      location {
        street
        city
        zipcode
        address
      }
    }
  }
`;

/** `/portal/{token}`: the page behind `guest_portal_url`, its credential exchange and its scripts. */
export function portalRoutes({ identity, screening, graph }: PortalParts): Router {
  const assets = findBuiltAssets('portal');
  const visitOf = async (token: string) => {
    type Said = { portalVisit: PortalVisit | null };
    const { portalVisit } = await askSubgraph<Said>(screening, VISIT, { token });
    if (!portalVisit) return { visit: null, pageIn: unknownPortal };
    const open = await isAccountOpen(identity, portalVisit.accountId);
    return open ? { visit: portalVisit, pageIn: null } : { visit: null, pageIn: closedPortal };
  };
  const show = async (token: string, accepted: string[]): Promise<Page> => {
    const { visit, pageIn } = await visitOf(token);
    const wanted = [visit?.locale, ...accepted];
    const tag = chooseLanguage(wanted);
    const locale = chooseLocale(tag, wanted);
    const words = wordsIn(tag, locale);
    const language = { tag, direction: words.direction };
    if (!visit) return { ...pageIn(words), language };
    const { accountId, listingId } = visit;
    const branding = await askBranding(identity, accountId);
    const logo = branding?.logo ? `/branding/${accountId}/logo` : null;
    const place = listingId ? await placeOf(accountId, listingId) : null;
    const shown = { words, locale, host: hostOf(branding), logo, place, assets };
    const brand = brandOf(accountId, branding, words.host.label);
    return { ...portalPage(visit, shown), brand, language };
  };
  const placeOf = async (accountId: string, id: string): Promise<Place | null> => {
    const { data } = await graph(PLACE, { id }, serviceViewer(accountId));
    return (data?.listing as Place | null | undefined) ?? null;
  };
  const exchange: RequestHandler<{ token: string }> = async (request, response) => {
    const { visit, pageIn } = await visitOf(request.params.token);
    response.set('Cache-Control', 'no-store');
    if (!visit) {
      const { status, title } = pageIn(WORDS.en);
      return refuse(response, status, status === 404 ? 'not_found' : 'forbidden', title);
    }
    const { credential, credentialExpiresAt, locale } = visit;
    response.json({ credential, expires_at: credentialExpiresAt, locale });
  };
  const router = express.Router();
  router.use(assetsPath('portal'), serveAssets('portal'));
  router.get('/portal/:token', async (request, response) =>
    sendPage(response, await show(request.params.token, request.acceptsLanguages())),
  );
  router.post('/portal/:token/session', exchange);
  return router;
}
