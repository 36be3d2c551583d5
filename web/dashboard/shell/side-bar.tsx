import { plural } from '@lingui/core/macro';
import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Entry, Section } from '../places.js';
import { useReviewCount } from './use-review-count.js';

interface SideBarProps {
  sections: Section[];
  path: string;
  isNarrow: boolean;
}

const isReview = ({ paths }: Entry) => paths.includes('review');

/** The pages in their sections. */
export function SideBar({ sections, path, isNarrow }: SideBarProps) {
  const count = useReviewCount();
  // On a low screen the page may be below the edge of the list.
  useEffect(() => {
    document.querySelector('.side-sections [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return (
    <div className="side-sections">
      {sections.map(({ name, entries }) => (
        <div key={name}>
          <p className="side-title">{isNarrow ? '' : name}</p>
          <ul aria-label={name}>
            {entries.map((entry) => (
              <Line
                key={entry.name}
                entry={entry}
                isHere={entry.paths.some((one) => one === path) || (isReview(entry) && path === 'reservation')}
                isNarrow={isNarrow}
                count={isReview(entry) ? count : null}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  entry: Entry;
  isHere: boolean;
  isNarrow: boolean;
  count: number | null;
}

function Line({ entry: { name, icon: Icon, paths }, isHere, isNarrow, count }: LineProps) {
  return (
    <li>
      <Tooltip label={name} position="right" disabled={!isNarrow}>
        <Link to={`/${paths[0]!}`} aria-current={isHere ? 'page' : undefined}>
          <Icon size={18} stroke={1.75} aria-hidden />
          <span className={isNarrow ? 'unseen' : 'side-name'}>{name}</span>
          {count !== null && count > 0 && (
            <span className="side-count" title={plural(count, { one: '# to review', other: '# to review' })}>
              {count > 999 ? '999+' : count}
            </span>
          )}
        </Link>
      </Tooltip>
    </li>
  );
}
