import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { KeepPlace } from './address/keep-place.js';
import { useAsked } from './graph/use-asked.js';
import { RoleContext, reaches } from './look/role.js';
import { Failure, Skeletons } from './look/states.js';
import { Toasts } from './look/toasts.js';
import { NotAllowed, usePath } from './page-states.js';
import { placeAt, sectionsFor } from './places.js';
import { Shell } from './shell/shell.js';
import { Tabs } from './shell/tabs.js';

/** The dashboard: the frame with the current page. */
export function App() {
  const path = usePath();
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
  const place = placeAt(path);
  const sections = sectionsFor(role);
  return (
    <RoleContext value={role}>
      <Shell sections={sections} path={path} who={who}>
        {place && !reaches(role, place.least ?? 'VIEWER') ? (
          <NotAllowed name={place.name} />
        ) : (
          <>
            <Tabs sections={sections} path={path} />
            <Outlet />
            <KeepPlace />
          </>
        )}
      </Shell>
      <Toasts />
    </RoleContext>
  );
}
