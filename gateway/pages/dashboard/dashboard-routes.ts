import express, { type Request, type Response, type Router } from 'express';
import type { Viewer } from '#kit/viewer/viewer.js';
import { type BuiltAssets, assetsPath, findBuiltAssets, serveAssets } from '../built-assets.js';
import { html } from '#web/pages/html.js';
import type { Page } from '#web/pages/page.js';
import { sendPage } from '../send-page.js';
import { goOn } from '../sign-in/sign-in-routes.js';

export interface DashboardParts {
  /** Who is signed in. Counts an operation of the session. */
  userOf(request: Request, response: Response): Promise<Viewer | null>;
}

/** `/dashboard`: the operator's pages, for whoever is signed in, and their scripts. They ask the graph by the session. */
export function dashboardRoutes({ userOf }: DashboardParts): Router {
  const page = dashboardPage(findBuiltAssets('dashboard'));
  const show = async (request: Request, response: Response): Promise<void> => {
    if (await userOf(request, response)) sendPage(response, page);
    else goOn(response, '/sign-in');
  };
  const router = express.Router();
  router.use(assetsPath('dashboard'), serveAssets('dashboard'));
  router.get('/dashboard', (request, response, next) => void show(request, response).catch(next));
  return router;
}

/** What stands there before the script has begun, and where it can't. */
function dashboardPage(assets: BuiltAssets | null): Page {
  const body = html`<h1>Dashboard</h1>
    <p>It opens here in a moment, and needs JavaScript. Without it, <a href="/account">your account</a> works.</p>`;
  return { status: 200, title: 'Dashboard', body, ...(assets && { app: assets }) };
}
