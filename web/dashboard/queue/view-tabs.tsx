import { t } from '@lingui/core/macro';
import { addressOf } from '../address/route.js';
import type { View } from './views.js';

interface ViewTabsProps {
  views: readonly View[];
  path: string;
  current: View;
}

/** The views as links, so that each has an address. */
export const ViewTabs = ({ views, path, current }: ViewTabsProps) => (
  <nav className="page-tabs" aria-label={t`Views`}>
    {views.map((view, n) => (
      <a
        key={view.key}
        href={addressOf(path, { view: n === 0 ? null : view.key })}
        aria-current={view === current ? 'page' : undefined}
      >
        {view.name}
      </a>
    ))}
  </nav>
);
