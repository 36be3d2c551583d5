import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, useMatches } from '@tanstack/react-router';
import { Refused } from './graph/ask.js';
import { LinkButton, PageLink } from './look/link.js';
import { PageHeader } from './look/page-header.js';
import { EmptyState, Failure } from './look/states.js';
import { placeAt } from './places.js';

/** Errors of code that could not be loaded: the network failed, or the service has a new version. */
const missingCode = new WeakSet<object>();
addEventListener('vite:preloadError', (event) => missingCode.add((event as Event & { payload: Error }).payload));

/** The first part of the path of the page that is shown; empty if there is no page at the address. */
export const usePath = (): string => useMatches({ select: (matches) => matches.at(-1)?.fullPath.split('/')[1] ?? '' });

/** In place of a page that failed. Only a reload finds the code of a new version, and drops an answer that no page can show. */
export function PageFailure({ error }: ErrorComponentProps) {
  const isCode = error instanceof Error && missingCode.has(error);
  const text = isCode ? t`The code of this page could not be loaded. Check your connection.` : t`Something went wrong.`;
  return (
    <>
      <PageHeader title={placeAt(usePath())?.name ?? t`Reservation`} />
      <Failure failed={new Refused('INTERNAL', text)} onRetry={() => location.reload()} />
    </>
  );
}

export const NotFound = () => (
  <>
    <PageHeader title={t`Page not found`} />
    <EmptyState
      text={t`There is no page at this address. It may have been renamed, or the link is incomplete.`}
      action={
        <LinkButton to="/review">
          <Trans>Go to Review</Trans>
        </LinkButton>
      }
    />
  </>
);

export const NotAllowed = ({ name }: { name: string }) => (
  <>
    <PageHeader title={name} />
    <EmptyState
      text={t`Your role can’t open this page. Ask an owner of the account for access.`}
      action={
        <PageLink to="/review">
          <Trans>Go to Review</Trans>
        </PageLink>
      }
    />
  </>
);
