import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ListPath } from './asked.js';
import type { View } from './views.js';

interface ViewTabsProps {
  views: readonly View[];
  path: ListPath;
  current: View;
}

/** The views as links, so that each has an address. */
export const ViewTabs = ({ views, path, current }: ViewTabsProps) => (
  <nav className="page-tabs" aria-label={t`Views`}>
    {views.map((view, n) => (
      <Link
        key={view.key}
        to={`/${path}`}
        search={{ view: n === 0 ? undefined : view.key }}
        aria-current={view === current ? 'page' : undefined}
      >
        {view.name}
      </Link>
    ))}
  </nav>
);
