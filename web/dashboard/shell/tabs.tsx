import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type Section, placeAt } from '../places.js';

/** Tabs of the pages that share a side bar entry. */
export function Tabs({ sections, path }: { sections: readonly Section[]; path: string }) {
  const entries = sections.flatMap((section) => section.entries);
  const paths = entries.find((entry) => entry.paths.some((one) => one === path))?.paths ?? [];
  if (paths.length < 2) return null;
  return (
    <nav className="page-tabs" aria-label={t`Pages of this section`}>
      {paths.map((one) => (
        <Link key={one} to={`/${one}`} aria-current={one === path ? 'page' : undefined}>
          {placeAt(one)?.name}
        </Link>
      ))}
    </nav>
  );
}
