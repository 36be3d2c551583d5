import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { CopyText } from '../look/copy-text.js';
import { Panel, RowButton } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';

type Domain = Operations['SignIn']['answer']['singleSignOn']['domains'][number];

/** Email domains whose addresses sign in through the provider. */
export function SignInDomains({ domains, onDone }: { domains: readonly Domain[]; onDone(): void }) {
  const { isBusy, failed, change } = useDoing(onDone);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const domain = textIn(new FormData(element), 'domain');
    void change(() => ask('AddSignInDomain', { domain }).then(() => element.reset()));
  };
  return (
    <Panel
      title={t`Domains`}
      note={t`Only addresses of a verified domain sign in through the provider. Subdomains need entries of their own.`}
    >
      <Failure failed={failureBeside(failed, ['domain'])} />
      <form className="form-line" onSubmit={add} aria-label={t`Add a domain`}>
        <TextField
          label={t`Domain`}
          name="domain"
          required
          placeholder="example.com"
          error={problemAt(failed, 'domain')}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          <Trans>Add domain</Trans>
        </Button>
      </form>
      {domains.length > 0 && (
        <ul className="plain-list">
          {domains.map((domain) => (
            <DomainItem key={domain.id} domain={domain} onDone={onDone} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DomainItem({ domain: { domain, isVerified, recordName, recordValue }, onDone }: DomainItemProps) {
  const [isRemoving, setRemoving] = useState(false);
  const { isBusy, failed, change } = useDoing(onDone);
  const verify = async () => {
    await ask('VerifySignInDomain', { domain });
    showToast({ text: t`${domain} verified` });
  };
  const problem = problemAt(failed, 'domain');
  return (
    <li>
      <div className="panel-head">
        <span>
          <strong>{domain}</strong>{' '}
          {isVerified ? (
            <Badge tone="good">
              <Trans>Verified</Trans>
            </Badge>
          ) : (
            <Badge tone="warn">
              <Trans>Not verified</Trans>
            </Badge>
          )}
        </span>
        <RowButton of={domain} isBusy={isBusy} isDangerous onClick={() => setRemoving(true)}>
          <Trans>Remove</Trans>
        </RowButton>
      </div>
      {!isVerified && (
        <>
          <p>
            <Trans>Add this TXT record at your DNS provider, then verify the domain.</Trans>
          </p>
          <CopyText name={t`Record name`} text={recordName} />
          <CopyText name={t`Record value`} text={recordValue} />
          {problem && (
            <p className="tone-bad" role="alert">
              {domain} {problem.charAt(0).toLowerCase() + problem.slice(1)}.
            </p>
          )}
          <Button size="compact-md" variant="default" loading={isBusy} onClick={() => void change(verify)}>
            <Trans>
              Verify<span className="unseen"> {domain}</span>
            </Trans>
          </Button>
        </>
      )}
      <Failure failed={failureBeside(failed, ['domain'])} />
      {isRemoving && (
        <Confirm
          title={t`Remove ${domain}?`}
          action={t`Remove`}
          isDangerous
          onDone={(form) => {
            setRemoving(false);
            if (form) void change(() => ask('RemoveSignInDomain', { domain }));
          }}
        >
          <p>
            <Trans>Addresses of {domain} can’t sign in through the provider any more.</Trans>
          </p>
        </Confirm>
      )}
    </li>
  );
}

interface DomainItemProps {
  domain: Domain;
  onDone(): void;
}
