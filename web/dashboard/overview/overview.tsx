import { t } from '@lingui/core/macro';
import { linkOptions } from '@tanstack/react-router';
import { useAsked } from '../graph/use-asked.js';
import { Funnel } from '../look/funnel.js';
import { percent, shortTime } from '../look/numbers.js';
import { PageHeader } from '../look/page-header.js';
import { useMay } from '../look/role.js';
import { Failure, Skeletons } from '../look/states.js';
import { Tiles } from '../look/tiles.js';
import { lastDays } from '../look/when.js';
import { needsReview } from '../queue/views.js';
import { Alerts } from './alerts.js';
import { Arrivals } from './arrivals.js';
import { SetUp } from './set-up.js';

const DAYS = 30;

/** Pending reviews, this week's arrivals, and problems. */
export default function Overview() {
  const { data, failed, again } = useAsked('Overview', {});
  const waiting = useAsked('CountReservations', { filter: needsReview() });
  const isOwner = useMay('OWNER');
  const period = lastDays(DAYS);
  const refresh = () => {
    again();
    waiting.again();
  };
  return (
    <>
      <PageHeader title={t`Overview`} />
      <Failure failed={failed ?? waiting.failed} onRetry={refresh} />
      {!data && !failed && <Skeletons />}
      {data && (
        <>
          <Tiles
            tiles={[
              {
                name: t`Needs review`,
                value: waiting.data?.reservationConnection.totalCount ?? '–',
                note: t`upcoming stays`,
                target: { to: '/review' },
              },
              {
                name: t`Decided automatically`,
                value: percent(data.reservationFigures.automationRate),
                note: t`last 30 days`,
                target: { to: '/figures' },
              },
              {
                name: t`Median time to decision`,
                value: shortTime(data.reservationFigures.decisionP50Seconds),
                note: t`last 30 days`,
                target: { to: '/figures' },
              },
              {
                name: t`Median wait for review`,
                value: shortTime(data.reservationFigures.reviewP50Seconds),
                note: t`last 30 days`,
                target: { to: '/figures' },
              },
              {
                name: t`Reservations received`,
                value: data.reservationFigures.received,
                note: t`last 30 days`,
                target: linkOptions({ to: '/reservations', search: period }),
              },
            ]}
          />
          <div className="halves">
            <Arrivals />
            <Alerts sources={data.lookupSources} datasets={data.datasets} />
            <Funnel screens={data.reservationFigures.screens} {...period} />
            {isOwner && (
              <SetUp
                listings={data.listingConnection.totalCount}
                reservations={data.reservationConnection.totalCount}
                listingId={data.listingConnection.edges[0]?.node.id ?? null}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}
