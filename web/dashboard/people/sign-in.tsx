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
      <PageHeader title="Sign-in" note="How your team signs in to this account." />
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
    showToast({ text: isRequired ? 'Two-step verification is optional now' : 'Two-step verification is required now' });
    onDone();
  };
  const action = isRequired ? 'Make optional' : 'Require';
  return (
    <Panel
      title="Two-step verification"
      actions={<Badge tone={isRequired ? 'good' : 'quiet'}>{isRequired ? 'Required' : 'Optional'}</Badge>}
      note="After the password, members also enter a code from an authenticator app or use a passkey. It applies to this account and to all accounts below it."
    >
      <Failure failed={failed} />
      <Button variant="default" loading={isBusy} onClick={() => setAsking(true)}>
        {isRequired ? 'Make two-step verification optional' : 'Require two-step verification'}
      </Button>
      {isAsking && (
        <Confirm
          title={isRequired ? 'Make two-step verification optional?' : 'Require two-step verification?'}
          action={action}
          isDangerous={isRequired}
          onDone={(form) => void change(form)}
        >
          {isRequired ? (
            <p>A password alone opens the account again, except for members who have a second step.</p>
          ) : (
            <p>
              It applies at once, to you too: members without a second step can’t use the dashboard until they set one
              up. If you have none, <a href="/account/security">set up your own</a> first.
            </p>
          )}
        </Confirm>
      )}
    </Panel>
  );
}
