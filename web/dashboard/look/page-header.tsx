import { type ReactNode, useEffect, useRef } from 'react';

export interface Crumb {
  name: string;
  address: string;
}

interface PageHeaderProps {
  title: string;
  /** Pages above this one. */
  crumbs?: Crumb[];
  /** One sentence under the title. */
  note?: ReactNode;
  /** Buttons of the page. */
  actions?: ReactNode;
  /** The page that opens first: the keyboard's focus stays where it is. */
  isFirst?: boolean;
}

export const PRODUCT = 'Guest Screening';

/** The heading of a page, in the tab's name too. It takes the focus after a change of page. */
export function PageHeader({ title, crumbs = [], note, actions, isFirst = false }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${PRODUCT}`;
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [title, isFirst]);
  return (
    <div className="page-header">
      <div>
        {crumbs.length > 0 && (
          <nav aria-label="Breadcrumbs">
            <ol className="crumbs">
              {crumbs.map(({ name, address }) => (
                <li key={address}>
                  <a href={address}>{name}</a>
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
