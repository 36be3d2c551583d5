import { type AnyRoute, LazyRoute, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { createAddresses } from './address/history.js';
import { parseSearch, stringifySearch } from './address/search.js';
import { App } from './app.js';
import { readAgreementSearch } from './agreement/agreement-search.js';
import { readPortalSearch } from './guest-portal/portal-search.js';
import { Skeletons } from './look/states.js';
import { readLookupSearch } from './lookups/lookup-search.js';
import { NotFound, PageFailure } from './page-states.js';
import type { PLACES } from './places.js';
import { readCaseSearch, readListSearch } from './queue/list-search.js';
import { Review } from './queue/review.js';
import { readAuditSearch } from './settings/audit-search.js';

const root = createRootRoute({ component: App, notFoundComponent: NotFound });
const getParentRoute = () => root;

type Load = () => Promise<{ default: FunctionComponent }>;

/** Loads the code of a page when it is opened, or when its link is pointed at. */
const lazily = (load: Load) => async (): Promise<LazyRoute<AnyRoute>> =>
  new LazyRoute({ id: '', component: (await load()).default });

/** A page without search parameters. */
const page = <const Path extends keyof typeof PLACES>(path: Path, load: Load) =>
  createRoute({ getParentRoute, path: `/${path}` }).lazy(lazily(load));

/** An old address, whose page has another one now. */
const moved = <const From extends string>(from: From, to: '/review' | '/portal') =>
  createRoute({
    getParentRoute,
    path: from,
    beforeLoad: ({ search }) => redirect({ to, search, throw: true }),
  });

const review = createRoute({ getParentRoute, path: '/review', validateSearch: readListSearch, component: Review });
const reservations = createRoute({ getParentRoute, path: '/reservations', validateSearch: readListSearch });
const reservation = createRoute({ getParentRoute, path: '/reservation/$id', validateSearch: readCaseSearch });
const lookups = createRoute({ getParentRoute, path: '/lookups', validateSearch: readLookupSearch });
const portal = createRoute({ getParentRoute, path: '/portal', validateSearch: readPortalSearch });
const agreement = createRoute({ getParentRoute, path: '/agreement', validateSearch: readAgreementSearch });
const audit = createRoute({ getParentRoute, path: '/audit', validateSearch: readAuditSearch });
const setUp = createRoute({ getParentRoute, path: '/setup/{-$step}' });

const routeTree = root.addChildren([
  review,
  reservations.lazy(lazily(() => import('./queue/reservations.js'))),
  reservation.lazy(lazily(() => import('./queue/workbench.js'))),
  lookups.lazy(lazily(() => import('./lookups/lookups.js'))),
  portal.lazy(lazily(() => import('./guest-portal/guest-portal.js'))),
  agreement.lazy(lazily(() => import('./agreement/agreement.js'))),
  audit.lazy(lazily(() => import('./settings/audit.js'))),
  setUp.lazy(lazily(() => import('./set-up/set-up.js'))),
  page('overview', () => import('./overview/overview.js')),
  page('guests', () => import('./people/guests.js')),
  page('blacklist', () => import('./settings/blacklist.js')),
  page('dismissals', () => import('./lookups/dismissals.js')),
  page('figures', () => import('./figures/figures.js')),
  page('rules', () => import('./rules/rules.js')),
  page('models', () => import('./figures/models.js')),
  page('listings', () => import('./settings/listings.js')),
  page('branding', () => import('./settings/branding.js')),
  page('messages', () => import('./messages/templates.js')),
  page('data', () => import('./figures/data-sources.js')),
  page('people', () => import('./people/people.js')),
  page('notifications', () => import('./settings/notifications.js')),
  page('sign-in', () => import('./people/sign-in.js')),
  page('keys', () => import('./settings/keys.js')),
  page('webhooks', () => import('./settings/webhooks.js')),
  page('work', () => import('./settings/failed-work.js')),
  page('privacy', () => import('./settings/privacy.js')),
  page('accounts', () => import('./settings/accounts.js')),
  moved('/', '/review'),
  moved('/queue', '/review'),
  moved('/screens', '/portal'),
  moved('/texts', '/portal'),
]);

export const router = createRouter({
  routeTree,
  history: createAddresses(),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: Skeletons,
  defaultPendingMs: 100,
  defaultPendingMinMs: 0,
  defaultErrorComponent: PageFailure,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
