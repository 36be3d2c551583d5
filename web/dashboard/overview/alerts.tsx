import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link, linkOptions } from '@tanstack/react-router';
import type { Target } from '../address/target.js';
import { capabilityName } from '../figures/capability-names.js';
import type { Operations } from '../graph/answers.js';
import { announceChange } from '../graph/live.js';
import { useAsked } from '../graph/use-asked.js';
import { usePolling } from '../graph/use-polling.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { worded } from '../look/words.js';

type Answer = Operations['Overview']['answer'];

interface AlertsProps {
  sources: Answer['lookupSources'];
  datasets: Answer['datasets'];
}

interface Alert {
  text: string;
  target: Target;
}

/** More failed updates than these are one alert: without a connection all of them fail. */
const MOST_NAMED = 2;

function failedUpdates(datasets: Answer['datasets']): Alert[] {
  const failed = datasets.filter(({ fetch }) => fetch?.state === 'FAILED');
  const texts =
    failed.length > MOST_NAMED
      ? [t`The last update of ${failed.length} lists failed`]
      : failed.map(({ title }) => t`${title}: the last update failed`);
  return texts.map((text) => ({ text, target: linkOptions({ to: '/data' }) }));
}

const READ_MS = 30_000;
const readFailedJobs = () => announceChange('FailedJob');

/** Problems with webhooks, background jobs and datasets. */
export function Alerts({ sources, datasets }: AlertsProps) {
  const jobs = useAsked('OverviewJobs', useMay('MANAGER') ? {} : null).data?.failedJobs?.totalCount ?? 0;
  usePolling(readFailedJobs, READ_MS);
  const setUp = useAsked('OverviewSetUp', useMay('OWNER') ? {} : null).data;
  const alerts: Alert[] = [
    ...(setUp?.webhookEndpoints ?? [])
      .filter(({ enabled, failingSince }) => !enabled || failingSince)
      .map(({ webhookKey, enabled }) => {
        const name = worded(webhookKey.replace(/_webhook_url$/, ''));
        return {
          text: enabled ? t`Webhook “${name}” is failing` : t`Webhook “${name}” is disabled`,
          target: linkOptions({ to: '/webhooks' }),
        };
      }),
    ...(jobs > 0
      ? [
          {
            text: plural(jobs, { one: '# background job failed', other: '# background jobs failed' }),
            target: linkOptions({ to: '/work' }),
          },
        ]
      : []),
    ...(sources.some(({ capability }) => capability === 'watchlist')
      ? []
      : [
          {
            text: t`No sanctions list is loaded: sanctions checks stay incomplete`,
            target: linkOptions({ to: '/data' }),
          },
        ]),
    ...failedUpdates(datasets),
    ...[...new Set(sources.filter(({ isTooOld }) => isTooOld).map(({ capability }) => capability))].map(
      (capability) => ({
        text: t`${capabilityName(capability)}: the data is too old`,
        target: linkOptions({ to: '/data' }),
      }),
    ),
  ];
  return (
    <Panel title={t`Alerts`}>
      {alerts.length === 0 && (
        <p className="alert-line">
          <IconCircleCheck size={18} className="tone-good" aria-hidden /> <Trans>Everything works.</Trans>
        </p>
      )}
      <ul className="alert-list">
        {alerts.map(({ text, target }) => (
          <li key={text} className="alert-line">
            <IconAlertTriangle size={18} className="tone-warn" aria-hidden />
            <Link {...target}>{text}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
