import { t } from '@lingui/core/macro';
import { PLACES } from '../places.js';

/** Tabs of the pages that share a side bar entry. */
export function Tabs({ paths, path }: { paths: readonly string[]; path: string }) {
  if (paths.length < 2) return null;
  return (
    <nav className="page-tabs" aria-label={t`Pages of this section`}>
      {paths.map((one) => (
        <a key={one} href={`#/${one}`} aria-current={one === path ? 'page' : undefined}>
          {PLACES[one]!.name}
        </a>
      ))}
    </nav>
  );
}
