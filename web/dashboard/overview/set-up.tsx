import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Target } from '../address/target.js';
import { useAsked } from '../graph/use-asked.js';
import { PageLink } from '../look/link.js';
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
  const steps: { name: string; target: Target; isDone: boolean }[] = [
    { name: t`Add your first listing`, target: { to: '/listings' }, isDone: listings > 0 },
    {
      name: t`Set your name and logo for the guest portal`,
      target: { to: '/branding' },
      isDone: Boolean(data.branding.name ?? data.branding.logo),
    },
    {
      name: t`Choose what the portal asks of guests`,
      target: { to: '/portal' },
      isDone: screens.some(({ setting }) => setting !== 'inherit'),
    },
    { name: t`Write the usage agreement`, target: { to: '/agreement' }, isDone: Boolean(data.usageAgreement?.user) },
    { name: t`Screen a reservation`, target: { to: '/reservations' }, isDone: reservations > 0 },
    { name: t`Invite your team`, target: { to: '/people' }, isDone: data.personConnection.totalCount > 0 },
    { name: t`Receive events by webhook`, target: { to: '/webhooks' }, isDone: data.webhookEndpoints.length > 0 },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Panel title={t`Set-up: ${done} of ${steps.length} done`}>
      <ul className="alert-list">
        {steps.map(({ name, target, isDone }) => (
          <li key={name} className="alert-line">
            {isDone ? (
              <IconCircleCheckFilled size={18} className="tone-good" aria-hidden />
            ) : (
              <IconCircle size={18} aria-hidden />
            )}
            <Link {...target}>{name}</Link>
            {isDone && (
              <span className="unseen">
                <Trans>, done</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <PageLink to="/setup/{-$step}" inherit>
          <Trans>Set up step by step</Trans>
        </PageLink>
      </p>
      {reservations === 0 && <TryIt listingId={listingId} />}
    </Panel>
  );
}
