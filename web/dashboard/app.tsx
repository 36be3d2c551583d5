import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import { type ReactNode, Suspense, lazy } from 'react';
import { useRoute } from './address/route.js';
import { useAsked } from './graph/use-asked.js';
import { PageHeader } from './look/page-header.js';
import { RoleContext, reaches } from './look/role.js';
import { Failure, EmptyState, Skeletons } from './look/states.js';
import { Toasts } from './look/toasts.js';
import { MOVED, PLACES, sectionsFor } from './places.js';
import { Shell } from './shell/shell.js';
import { Tabs } from './shell/tabs.js';

const Workbench = lazy(async () => import('./queue/workbench.js'));

/** The dashboard: the frame with the current page. */
export function App() {
  const { page, id } = useRoute();
  const { data: who, failed, again } = useAsked('Me', {});
  if (!who)
    return (
      <main id="main" className="starting" aria-busy={!failed}>
        <h1 className="unseen">
          <Trans>Dashboard</Trans>
        </h1>
        <Failure failed={failed} onRetry={again} />
        {!failed && <Skeletons />}
      </main>
    );
  const role = who.signedIn?.role ?? 'VIEWER';
  const path = MOVED[page] ?? page;
  const place = Object.hasOwn(PLACES, path) ? PLACES[path]! : null;
  const sections = sectionsFor(role);
  const inside = ((): ReactNode => {
    if (path === 'reservation' && id) return <Workbench id={id} />;
    if (!place) return <NotFound />;
    if (!reaches(role, place.least ?? 'VIEWER')) return <NotAllowed name={place.name} />;
    return (
      <>
        <Tabs
          paths={sections.flatMap(({ entries }) => entries).find(({ paths }) => paths.includes(path))?.paths ?? []}
          path={path}
        />
        <place.Page key={path} />
      </>
    );
  })();
  return (
    <RoleContext value={role}>
      <Shell sections={sections} path={path} who={who}>
        <Suspense fallback={<Skeletons />}>{inside}</Suspense>
      </Shell>
      <Toasts />
    </RoleContext>
  );
}

const NotFound = () => (
  <>
    <PageHeader title={t`Page not found`} />
    <EmptyState
      text={t`There is no page at this address. It may have been renamed, or the link is incomplete.`}
      action={
        <Button component="a" href="#/review">
          <Trans>Go to Review</Trans>
        </Button>
      }
    />
  </>
);

const NotAllowed = ({ name }: { name: string }) => (
  <>
    <PageHeader title={name} />
    <EmptyState
      text={t`Your role can’t open this page. Ask an owner of the account for access.`}
      action={
        <Anchor href="#/review">
          <Trans>Go to Review</Trans>
        </Anchor>
      }
    />
  </>
);
