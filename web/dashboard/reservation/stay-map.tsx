import { t } from '@lingui/core/macro';
import { Suspense, lazy } from 'react';
import type { ReservationParts } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Panel } from '../look/panel.js';
import { Failure, Skeletons } from '../look/states.js';

/** With the borders of all countries: a file of its own. */
const PlacesMap = lazy(async () => import('./places-map.js'));

/** The listing, the guest's home and the network of the booking on a map, with their distances. */
export function StayMap({ reservation: { id, listing } }: { reservation: ReservationParts }) {
  const { data, failed, again } = useAsked('GuestPlaces', { id });
  const { home = null, network = null } = data?.guestPlaces ?? {};
  const isEmpty = data !== null && !home && !network;
  return (
    <Panel title={t`Map`}>
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={4} />}
      {isEmpty && (
        <p className="quiet">{t`Neither the guest’s home nor the IP address of the reservation can be located.`}</p>
      )}
      {data && !isEmpty && (
        <Suspense fallback={<Skeletons rows={4} />}>
          <PlacesMap listing={listing} home={home} network={network} />
        </Suspense>
      )}
    </Panel>
  );
}
