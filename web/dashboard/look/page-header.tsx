import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import type { Target } from '../address/target.js';

export interface Crumb {
  name: string;
  target: Target;
}

interface PageHeaderProps {
  title: string;
  /** Pages above this one. */
  crumbs?: Crumb[];
  /** Beside the title. */
  picture?: ReactNode;
  /** One sentence under the title. */
  note?: ReactNode;
  /** Buttons of the page. */
  actions?: ReactNode;
}

export const PRODUCT = 'Guest Screening';

/** Whether a page was shown before: the first one leaves the focus where the browser put it. */
let isLater = false;

/** The heading of a page, also the title of the browser tab. It takes the focus when the page changes. */
export function PageHeader({ title, crumbs = [], picture, note, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${PRODUCT}`;
    if (isLater) heading.current?.focus({ preventScroll: true });
    isLater = true;
  }, [title]);
  return (
    <div className="page-header">
      {picture}
      <div className="page-title">
        {crumbs.length > 0 && (
          <nav aria-label={t`Breadcrumbs`}>
            <ol className="crumbs">
              {crumbs.map(({ name, target }) => (
                <li key={name}>
                  <Link {...target}>{name}</Link>
                </li>
              ))}
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note && <p>{note}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  );
}
