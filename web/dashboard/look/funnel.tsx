import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Operations } from '../graph/answers.js';
import { Bar } from './bar.js';
import { whole } from './numbers.js';
import { Panel } from './panel.js';
import { SCREENS } from './screen-names.js';

type Screens = Operations['Figures']['answer']['reservationFigures']['screens'];

/** How many guests opened and finished each screen of the portal. */
export function Funnel({ screens }: { screens: Screens }) {
  const most = Math.max(1, ...screens.map(({ viewed, submitted }) => Math.max(viewed, submitted)));
  return (
    <Panel title={t`Guest portal`} note={t`Guests who opened (light) and submitted (dark) each screen.`}>
      {screens.length === 0 && (
        <p className="quiet">
          <Trans>No guest has opened a screen yet.</Trans>
        </p>
      )}
      {screens.map(({ screen, viewed, submitted, accepted }) => (
        <div key={screen} className="bar-row" title={t`${whole(accepted)} accepted`}>
          <span>{SCREENS[screen].name}</span>
          <Bar part={submitted / most} behind={viewed / most} />
          <span className="number">
            <Trans>
              {whole(submitted)} of {whole(viewed)}
            </Trans>
          </span>
        </div>
      ))}
    </Panel>
  );
}
