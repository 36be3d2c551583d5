import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Request, type Response, type Router } from 'express';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { html } from '#web/pages/html.js';
import { notice } from '#web/pages/page.js';
import { assetsPath, findBuiltAssets, serveAssets } from '../built-assets.js';
import { sendPage } from '../send-page.js';
import { askBranding } from './branding-routes.js';
import { type Place, hostOf, pictureOf } from './portal-page.js';

interface PreviewParts {
  identity: GraphQLDataSource;
  graph: Graph;
  /** Returns the signed-in user and counts the session's operation. */
  userOf(request: Request, response: Response): Promise<Viewer | null>;
}

const TITLE = 'Guest portal preview';

const signedOut = { ...notice(403, TITLE, 'Sign in to the dashboard to see the preview.'), isFrame: true };

const PLACE = /* GraphQL */ `
  query PreviewPlace($id: ID!, $isChosen: Boolean!) {
    listing(id: $id) @include(if: $isChosen) {
      ...PreviewParts
    }
    listingConnection(first: 1) @skip(if: $isChosen) {
      edges {
        node {
          ...PreviewParts
        }
      }
    }
  }

  fragment PreviewParts on Listing {
    nickname
    pictures {
      largeUrl
    }
  }
`;

type Shown = Pick<Place, 'nickname' | 'pictures'>;

/** The listing that the preview shows: the chosen one, otherwise the first; null without listings. */
async function placeOf(graph: Graph, viewer: Viewer, id: string | null): Promise<Shown | null> {
  const { data } = await graph(PLACE, { id: id ?? '', isChosen: id !== null }, viewer);
  const said = data as { listing?: Shown | null; listingConnection?: { edges: { node: Shown }[] } | null } | null;
  return said?.listing ?? said?.listingConnection?.edges[0]?.node ?? null;
}

/**
 * `/portal-preview`: the frame in which the dashboard shows the guest portal, with the account's branding. `listing`
 * is the one whose name and picture it shows. The dashboard sends what to show as messages.
 */
export function previewRoutes({ identity, graph, userOf }: PreviewParts): Router {
  const assets = findBuiltAssets('portal-preview');
  const show = async (request: Request, response: Response): Promise<void> => {
    const viewer = await userOf(request, response);
    if (!viewer) return sendPage(response, signedOut);
    const { accountId } = viewer;
    const branding = await askBranding(identity, accountId);
    const logo = branding?.logo ? `/branding/${accountId}/logo` : null;
    const { listing } = request.query;
    const place = await placeOf(graph, viewer, typeof listing === 'string' && listing ? listing : null);
    const picture = pictureOf(place);
    const brand = branding?.color && { head: html``, style: `/branding/${accountId}/style.css` };
    sendPage(response, {
      status: 200,
      title: TITLE,
      body: html``,
      facts: { host: hostOf(branding), logo, picture, placeName: place?.nickname ?? null },
      picture,
      isFrame: true,
      ...(brand && { brand }),
      ...(assets && { app: assets }),
    });
  };
  const router = express.Router();
  router.use(assetsPath('portal-preview'), serveAssets('portal-preview'));
  router.get('/portal-preview', (request, response, next) => void show(request, response).catch(next));
  return router;
}
