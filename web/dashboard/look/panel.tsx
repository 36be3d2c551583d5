import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Whether the heading can take the focus, when the panel takes the place of another. */
  canFocus?: boolean;
  children: ReactNode;
}

/** A section of a page with its own heading. */
export const Panel = ({ title, note, actions, canFocus = false, children }: PanelProps) => (
  <section className="panel">
    {(title || actions) && (
      <div className="panel-head">
        {title && <h2 tabIndex={canFocus ? -1 : undefined}>{title}</h2>}
        {actions}
      </div>
    )}
    {note && <p className="panel-note">{note}</p>}
    {children}
  </section>
);

interface RowButtonProps {
  children: ReactNode;
  /** The row's subject, for screen readers. */
  of: string;
  isBusy?: boolean;
  isDangerous?: boolean;
  onClick(): void;
}

/** A small button at the end of a row. */
export const RowButton = ({ children, of, isBusy = false, isDangerous = false, onClick }: RowButtonProps) => (
  <Button
    size="compact-xs"
    variant="subtle"
    className={isDangerous ? 'row-button danger' : 'row-button'}
    disabled={isBusy}
    onClick={onClick}
  >
    {children}
    <span className="unseen"> {of}</span>
  </Button>
);
