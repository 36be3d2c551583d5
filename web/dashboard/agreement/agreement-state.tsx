import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../look/badges.js';
import { Ago } from '../look/when.js';
import type { AgreementText, Scope } from './agreement-scope.js';

interface AgreementStateProps {
  scope: Scope;
  own: AgreementText | null;
  account: AgreementText | null;
}

/** Whose text is shown, and its version. */
export function AgreementState({ scope, own, account }: AgreementStateProps) {
  return (
    <p className="quiet">
      {scope.kind !== 'account' && (own || account) && (
        <>
          <Badge tone={own ? 'info' : 'quiet'}>{own ? t`Its own text` : t`As the account`}</Badge>{' '}
        </>
      )}
      {own ? (
        <Trans>
          Version {own.version}, changed <Ago at={own.updatedAt} />, SHA-256 <code>{own.sha256.slice(0, 16)}…</code>
        </Trans>
      ) : account ? (
        <Trans>These guests sign the account’s text. Saving gives them one of their own.</Trans>
      ) : (
        <Trans>No text yet: guests are not asked to sign anything.</Trans>
      )}
    </p>
  );
}
