import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { Failure, Skeletons } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { SignInDomains } from './sign-in-domains.js';
import { SingleSignOn } from './single-sign-on.js';

/** How the team signs in: second step, identity provider and its domains. */
export default function SignIn() {
  const { data, failed, again } = useAsked('SignIn', {});
  return (
    <>
      <PageHeader title={t`Sign-in`} note={t`How your team signs in to this account.`} />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={8} />}
      {data && (
        <>
          <SecondStep isRequired={data.requiresSecondFactor} onDone={again} />
          <SingleSignOn settings={data.singleSignOn} onDone={again} />
          <SignInDomains domains={data.singleSignOn.domains} onDone={again} />
        </>
      )}
    </>
  );
}

function SecondStep({ isRequired, onDone }: { isRequired: boolean; onDone(): void }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failed, run } = useDoing();
  const change = async (form: FormData | null) => {
    setAsking(false);
    if (!form || !(await run(() => ask('RequireSecondFactor', { isRequired: !isRequired })))) return;
    showToast({
      text: isRequired ? t`Two-step verification is optional now` : t`Two-step verification is required now`,
    });
    onDone();
  };
  const action = isRequired ? t`Make optional` : t`Require`;
  return (
    <Panel
      title={t`Two-step verification`}
      actions={<Badge tone={isRequired ? 'good' : 'quiet'}>{isRequired ? t`Required` : t`Optional`}</Badge>}
      note={t`After the password, members also enter a code from an authenticator app or use a passkey. It applies to this account and to all accounts below it.`}
    >
      <Failure failed={failed} />
      <Button variant="default" loading={isBusy} onClick={() => setAsking(true)}>
        {isRequired ? t`Make two-step verification optional` : t`Require two-step verification`}
      </Button>
      {isAsking && (
        <Confirm
          title={isRequired ? t`Make two-step verification optional?` : t`Require two-step verification?`}
          action={action}
          isDangerous={isRequired}
          onDone={(form) => void change(form)}
        >
          {isRequired ? (
            <p>
              <Trans>A password alone opens the account again, except for members who have a second step.</Trans>
            </p>
          ) : (
            <p>
              <Trans>
                It applies at once, to you too: members without a second step can’t use the dashboard until they set one
                up. If you have none, <a href="/account/security">set up your own</a> first.
              </Trans>
            </p>
          )}
        </Confirm>
      )}
    </Panel>
  );
}
