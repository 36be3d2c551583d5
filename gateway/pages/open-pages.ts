import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { GraphQLDataSource } from '@apollo/gateway';
import express, {
  type ErrorRequestHandler,
  type RequestHandler,
  type Router,
  type Request,
  type Response,
} from 'express';
import type { Log } from '#kit/process/log.js';
import { projectRoot } from '#kit/process/project-root.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { html } from '#web/pages/html.js';
import { type Page, notice } from '#web/pages/page.js';
import { MARK_PATH } from '#web/pages/product.js';
import type { SignInWords } from '#web/sign-in/words/en.js';
import type { Trust } from '../limits/source-address.js';
import { BUILT_PAGES, type BuiltAssets, assetsPath, findBuiltAssets, fontFaces, serveAssets } from './built-assets.js';
import { idImageRoutes } from './id-image-routes.js';
import { type PictureParts, pictureRoutes } from './listing-pictures/picture-routes.js';
import { brandingRoutes } from './portal/branding-routes.js';
import { fileRoutes } from './portal/file-routes.js';
import { previewRoutes } from './portal/preview-routes.js';
import { type PortalParts, portalRoutes } from './portal/portal-routes.js';
import { type UploadParts, UPLOADS_PATH, uploadRoutes } from './portal/upload-routes.js';
import { type ReferenceParts, referenceRoutes } from './reference/reference-routes.js';
import { reportRoutes } from './report-routes.js';
import { pageLanguage, wordsOf } from './page-language.js';
import { sendPage } from './send-page.js';
import { type AccountParts, accountRoutes } from './sign-in/account-routes.js';
import { passkeyRoutes } from './sign-in/factor-passkey-routes.js';
import { factorRoutes } from './sign-in/factor-routes.js';
import { securityRoutes } from './sign-in/factor-security-routes.js';
import { singleSignOnRoutes } from './sign-in/oidc-routes.js';
import { passwordRoutes } from './sign-in/password-routes.js';
import { goOn, signInRoutes } from './sign-in/sign-in-routes.js';
import { joinRoutes } from './signup/join-routes.js';
import { setupRoutes } from './signup/setup-routes.js';
import { signupRoutes } from './signup/signup-routes.js';

interface DashboardParts {
  /** Returns the signed-in user and counts the session's operation. */
  userOf(request: Request, response: Response): Promise<Viewer | null>;
}

/** Serves `/dashboard`, the operator's pages and scripts, to signed-in users. The pages query the graph with the session. */
function dashboardRoutes({ userOf }: DashboardParts): Router {
  const assets = findBuiltAssets('dashboard');
  const show = async (request: Request, response: Response): Promise<void> => {
    if (await userOf(request, response)) sendPage(response, dashboardPage(wordsOf(response), assets));
    else goOn(response, '/sign-in');
  };
  const router = express.Router();
  router.use(assetsPath('dashboard'), serveAssets('dashboard'));
  router.get('/dashboard', (request, response, next) => void show(request, response).catch(next));
  return router;
}

/** Shown before the script has started, or if it cannot run. */
function dashboardPage({ dashboard: { title, text } }: SignInWords, assets: BuiltAssets | null): Page {
  const body = html`<h1>${title}</h1>
    <p>${text((link) => html`<a href="/account">${link}</a>`)}</p>`;
  return { status: 200, title, body, head: null, foot: null, ...(assets && { app: assets, addsStyles: true }) };
}

/** Pages with texts in several languages. */
const IN_LANGUAGES = ['/signup', '/join', '/password', '/setup', '/sign-in', '/sign-out', '/account', '/dashboard'];

/** Paths without a token; the query of `/setup` has one. */
const OWN = ['/setup', '/sign-in', '/sign-out', '/account', '/dashboard', '/portal-preview', '/docs', '/openapi.json'];

export interface PagesParts extends PortalParts, UploadParts, AccountParts, PictureParts {
  identity: GraphQLDataSource;
  intelligence: GraphQLDataSource;
  signupsPer5Minutes: number;
  trust: Trust;
  log: Log;
  reference: ReferenceParts;
}

/**
 * The pages for people: the reference of the API, signup, sign-in, the dashboard, the guest portal, downloads of reports,
 * and their one style sheet. The dashboard and the portal's form have scripts; all else works without.
 */
export function openPages(parts: PagesParts): Router {
  const router = express.Router();
  serveText(router, '/pages.css', `${fontFaces('dashboard')}${textOf('web/pages.css')}`);
  serveText(router, '/passkeys.js', textOf('web/passkeys.js'));
  serveText(router, '/asked-page.js', textOf('web/asked-page.js'));
  serveText(router, MARK_PATH, textOf('web/look/mark.svg'));
  // Browsers request it unasked.
  router.get('/favicon.ico', (_request, response) => void response.status(204).end());
  router.use('/signup', nameRoute('/signup/{token}'));
  router.use('/branding', nameRoute('/branding/{account}'));
  router.use('/listing-pictures', nameRoute('/listing-pictures/{listing}'));
  router.use('/join', nameRoute('/join/{token}'));
  router.use('/password', nameRoute('/password/{token}'));
  router.use('/portal', nameRoute('/portal/{token}'));
  for (const page of BUILT_PAGES) router.use(assetsPath(page), nameRoute(assetsPath(page)));
  for (const kind of ['id-image', 'file']) router.use(`${UPLOADS_PATH}/${kind}`, nameRoute(`${UPLOADS_PATH}/${kind}`));
  router.use('/reports', nameRoute('/reports/{token}'));
  router.use('/background-reports', nameRoute('/background-reports/{token}'));
  for (const path of ['/id-images', '/portal-files']) router.use(path, nameRoute(`${path}/{token}`));
  for (const path of OWN) router.use(path, nameRoute(path));
  router.use('/sign-in/confirm', nameRoute('/sign-in/confirm/{token}'));
  router.use(IN_LANGUAGES, pageLanguage(parts.cookies));
  router.use(
    signupRoutes(parts.identity, parts.signupsPer5Minutes, parts.trust),
    joinRoutes(parts.identity, parts.signupsPer5Minutes, parts.trust),
    setupRoutes(parts),
    brandingRoutes(parts.identity),
    portalRoutes(parts),
    previewRoutes(parts),
    uploadRoutes(parts),
    reportRoutes(parts),
    idImageRoutes(parts.screening, parts.trust),
    fileRoutes(parts.screening, parts.trust),
    signInRoutes(parts),
    factorRoutes(parts),
    passkeyRoutes(parts),
    securityRoutes(parts),
    singleSignOnRoutes(parts),
    passwordRoutes(parts),
    accountRoutes(parts),
    referenceRoutes(parts.reference),
    dashboardRoutes(parts),
    pictureRoutes(parts),
  );
  const opened = [
    '/signup',
    '/join',
    '/password',
    '/portal',
    '/reports',
    '/background-reports',
    '/id-images',
    '/portal-files',
  ];
  for (const path of [...opened, ...OWN]) router.use(path, answerFault(parts.log));
  return router;
}

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** Serves a text with the type of its path's ending. */
function serveText(router: Router, path: string, text: string): void {
  router.get(path, (_request, response) => {
    response.set('Cache-Control', 'public, max-age=600').type(extname(path)).send(text);
  });
}

/** Logs the route instead of the path, which may contain a token. */
function nameRoute(route: string): RequestHandler {
  return (_request, response, next) => {
    response.locals.route = route;
    next();
  };
}

/** Shows an error as a page. */
function answerFault(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    sendPage(
      response,
      pageFor(wordsOf(response), error, () =>
        log.error({ err: error, requestId: response.locals.requestId }, 'request.fault'),
      ),
    );
  };
}

function pageFor({ faults }: SignInWords, error: unknown, report: () => void): Page {
  const { status } = error as { status?: number };
  if (status === 413) return notice(413, faults.tooMuch, faults.tooMuchText);
  if (status && status >= 400 && status < 500) return notice(400, faults.invalid, faults.invalidText);
  const { code } = (error as { extensions?: { code?: string } }).extensions ?? {};
  if (code === 'TOO_MANY_REQUESTS') return notice(429, faults.tooMany, faults.tooManyText);
  report();
  if (code === 'UNAVAILABLE') return notice(503, faults.unavailable, faults.unavailableText);
  return notice(500, faults.other, faults.otherText);
}
