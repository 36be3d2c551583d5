import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Request, type Response, type Router } from 'express';
import type { Viewer } from '#kit/viewer/viewer.js';
import { html } from '#web/pages/html.js';
import { notice } from '#web/pages/page.js';
import { assetsPath, findBuiltAssets, serveAssets } from '../built-assets.js';
import { sendPage } from '../send-page.js';
import { askBranding } from './branding-routes.js';
import { hostOf } from './portal-page.js';

interface PreviewParts {
  identity: GraphQLDataSource;
  /** Returns the signed-in user and counts the session's operation. */
  userOf(request: Request, response: Response): Promise<Viewer | null>;
}

const TITLE = 'Guest portal preview';

const signedOut = { ...notice(403, TITLE, 'Sign in to the dashboard to see the preview.'), isFrame: true };

/**
 * `/portal-preview`: the frame in which the dashboard shows the guest portal, with the account's branding. The dashboard
 * sends what to show as messages.
 */
export function previewRoutes({ identity, userOf }: PreviewParts): Router {
  const assets = findBuiltAssets('portal-preview');
  const show = async (request: Request, response: Response): Promise<void> => {
    const viewer = await userOf(request, response);
    if (!viewer) return sendPage(response, signedOut);
    const { accountId } = viewer;
    const branding = await askBranding(identity, accountId);
    const logo = branding?.logo ? `/branding/${accountId}/logo` : null;
    const brand = branding?.color && { head: html``, style: `/branding/${accountId}/style.css` };
    sendPage(response, {
      status: 200,
      title: TITLE,
      body: html``,
      facts: { host: hostOf(branding), logo },
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
