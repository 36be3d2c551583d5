import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useAsked } from '../graph/use-asked.js';
import { Panel } from '../look/panel.js';
import { TryIt } from './try-it.js';

interface SetUpProps {
  listings: number;
  reservations: number;
  /** Listing for the test guest; null if there are no listings. */
  listingId: string | null;
}

/** Set-up checklist. Hidden once everything is done. */
export function SetUp({ listings, reservations, listingId }: SetUpProps) {
  const { data } = useAsked('OverviewSetUp', {});
  if (!data) return null;
  const screens = data.screenRules?.configData.flatMap((rule) => rule.screens) ?? [];
  const steps = [
    { name: t`Add your first listing`, address: '#/listings', isDone: listings > 0 },
    {
      name: t`Set your name and logo for the guest portal`,
      address: '#/branding',
      isDone: Boolean(data.branding.name ?? data.branding.logo),
    },
    {
      name: t`Choose what the portal asks of guests`,
      address: '#/portal',
      isDone: screens.some(({ setting }) => setting !== 'inherit'),
    },
    { name: t`Write the usage agreement`, address: '#/agreement', isDone: Boolean(data.usageAgreement?.user) },
    { name: t`Screen a reservation`, address: '#/reservations', isDone: reservations > 0 },
    { name: t`Invite your team`, address: '#/people', isDone: data.personConnection.totalCount > 0 },
    { name: t`Receive events by webhook`, address: '#/webhooks', isDone: data.webhookEndpoints.length > 0 },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Panel title={t`Set-up: ${done} of ${steps.length} done`}>
      <ul className="alert-list">
        {steps.map(({ name, address, isDone }) => (
          <li key={name} className="alert-line">
            {isDone ? (
              <IconCircleCheckFilled size={18} className="tone-good" aria-hidden />
            ) : (
              <IconCircle size={18} aria-hidden />
            )}
            <a href={address}>{name}</a>
            {isDone && (
              <span className="unseen">
                <Trans>, done</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Anchor href="#/setup" inherit>
          <Trans>Set up step by step</Trans>
        </Anchor>
      </p>
      {reservations === 0 && <TryIt listingId={listingId} />}
    </Panel>
  );
}
