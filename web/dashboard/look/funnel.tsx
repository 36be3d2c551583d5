import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, linkOptions } from '@tanstack/react-router';
import type { Operations } from '../graph/answers.js';
import { Bar } from './bar.js';
import { whole } from './numbers.js';
import { Panel } from './panel.js';
import { SCREENS } from './screen-names.js';

type Screen = Operations['Figures']['answer']['reservationFigures']['screens'][number];
type Stage = NonNullable<Operations['Review']['variables']['filter']['portalStage']>;

interface FunnelProps {
  screens: readonly Screen[];
  /** First and last day of the figures, in UTC. */
  received: string;
  receivedTo: string;
}

/** How many guests opened and submitted each screen of the portal. Each number opens its reservations. */
export function Funnel({ screens, received, receivedTo }: FunnelProps) {
  const most = Math.max(1, ...screens.map(({ viewed, submitted }) => Math.max(viewed, submitted)));
  const listOf = (screen: Screen['screen'], stage: Stage) =>
    linkOptions({ to: '/reservations', search: { received, receivedTo, screen, stage } });
  return (
    <Panel title={t`Guest portal`} note={t`Guests who opened and submitted each screen.`}>
      {screens.length === 0 && (
        <p className="quiet">
          <Trans>No guest has opened a screen yet.</Trans>
        </p>
      )}
      {screens.map(({ screen, viewed, submitted, accepted }) => (
        <div key={screen} className="bar-row funnel-row" title={t`${whole(accepted)} accepted`}>
          <Link {...listOf(screen, 'OPENED')}>{SCREENS[screen].name}</Link>
          <Bar part={submitted / most} behind={viewed / most} />
          <span className="number">
            <Trans>
              <Link {...listOf(screen, 'SUBMITTED')}>
                {whole(submitted)}
                <span className="unseen"> submitted {SCREENS[screen].name}</span>
              </Link>{' '}
              of {whole(viewed)}
            </Trans>
          </span>
          <span className="number quiet">
            {viewed > submitted && (
              <Link {...listOf(screen, 'STOPPED')}>
                <Trans>
                  {whole(viewed - submitted)} stopped<span className="unseen"> at {SCREENS[screen].name}</span>
                </Trans>
              </Link>
            )}
          </span>
        </div>
      ))}
      {screens.length > 0 && (
        <p className="plot-keys">
          <span className="state-key submitted">
            <Trans>Submitted</Trans>
          </span>
          <span className="state-key opened">
            <Trans>Opened only</Trans>
          </span>
        </p>
      )}
    </Panel>
  );
}
