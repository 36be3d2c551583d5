import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PortalScreen } from '../graph/answers.js';
import { SCREENS, isAddOn } from '../look/screen-names.js';
import { Sortable, moved } from '../look/sortable.js';
import { ADD_ONS } from './scope.js';

interface ScreenListProps {
  /** All pages in the guest's order. */
  order: PortalScreen[];
  selected: PortalScreen | null;
  isAsked(screen: PortalScreen): boolean;
  isChanged(screen: PortalScreen): boolean;
  onSelect(screen: PortalScreen | null): void;
  onOrder(order: PortalScreen[]): void;
}

/** The screens: those that guests see, in their order; the others; and the checks without a page. */
export function ScreenList({ order, selected, isAsked, isChanged, onSelect, onOrder }: ScreenListProps) {
  const asked = order.filter(isAsked);
  const off = order.filter((screen) => !isAsked(screen));
  const line = (screen: PortalScreen, handle?: ReactNode) => (
    <div className="screen-line">
      {handle}
      <button
        type="button"
        className="screen-name"
        data-screen={screen}
        aria-current={screen === selected ? 'true' : undefined}
        onClick={() => onSelect(screen)}
      >
        <span>{SCREENS[screen].name}</span>
        {isAddOn(screen) && <span className="screen-on">{isAsked(screen) ? t`On` : t`Off`}</span>}
        {isChanged(screen) && (
          <span className="screen-mark">
            <span className="unseen">
              <Trans>changed</Trans>
            </span>
          </span>
        )}
      </button>
    </div>
  );
  const group = (title: string, id: string, content: ReactNode) => (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {content}
    </section>
  );
  const plain = (screens: readonly PortalScreen[]) => (
    <ul className="screen-list">
      {screens.map((screen) => (
        <li key={screen} className={isAsked(screen) ? undefined : 'is-off'}>
          {line(screen)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="screen-side" aria-label={t`Screens`}>
      {group(
        t`Guests see`,
        'screens-asked',
        <>
          <div className="screen-line">
            <IconListCheck size={16} aria-hidden className="screen-icon" />
            <button
              type="button"
              className="screen-name"
              aria-current={selected === null ? 'true' : undefined}
              onClick={() => onSelect(null)}
            >
              <Trans>Checklist</Trans>
            </button>
          </div>
          <Sortable<PortalScreen>
            items={asked}
            className="screen-list"
            label={t`Screens in the order that guests see`}
            keyOf={(screen) => screen}
            nameOf={(screen) => SCREENS[screen].name}
            onMove={(from, to) => onOrder([...moved(asked, from, to), ...off])}
          >
            {(screen, _, handle) => line(screen, handle)}
          </Sortable>
        </>,
      )}
      {off.length > 0 && group(t`Not asked`, 'screens-off', plain(off))}
      {group(t`Checks in the background`, 'screens-checks', plain(ADD_ONS))}
    </nav>
  );
}
