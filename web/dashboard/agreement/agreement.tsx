import { t } from '@lingui/core/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useAsked } from '../graph/use-asked.js';
import { PageHeader } from '../look/page-header.js';
import { EmptyState, Failure, Skeletons } from '../look/states.js';
import { AgreementFor } from './agreement-for.js';
import { AgreementForm } from './agreement-form.js';
import { type Agreements, type Scope, keyOf, scopeOf, searchFor, textOf } from './agreement-scope.js';
import { OtherAgreements } from './other-agreements.js';
import './agreement.css';

const route = getRouteApi('/agreement');

const NONE: Agreements = { user: null, sources: [], listings: [], reservations: [] };

/** The account's agreement, and those that replace it for a channel, a listing or a reservation. */
export default function AgreementPage() {
  const scope = scopeOf(route.useSearch());
  const navigate = useNavigate();
  const { data, failed, again } = useAsked('Agreement', {});
  const texts = data?.usageAgreement ?? NONE;
  const choose = (next: Scope) =>
    void navigate({ to: '/agreement', search: searchFor(next), replace: true, resetScroll: false });
  return (
    <>
      <PageHeader
        title={t`Usage agreement`}
        note={t`Guests sign this text in the portal. Changes apply to guests who sign later; what was signed stays as it was.`}
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={6} />}
      {data && (
        <>
          <AgreementFor scope={scope} texts={texts} onChange={choose} />
          {scope.kind !== 'account' && !scope.name ? (
            <EmptyState
              text={
                scope.kind === 'channel'
                  ? t`Enter a channel’s name to write its agreement.`
                  : t`Choose a listing to write its agreement.`
              }
            />
          ) : (
            <AgreementForm
              key={keyOf(scope)}
              scope={scope}
              own={textOf(texts, scope)}
              account={texts.user}
              onDone={again}
            />
          )}
          <OtherAgreements texts={texts} />
        </>
      )}
    </>
  );
}
