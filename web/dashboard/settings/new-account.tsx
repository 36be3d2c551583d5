import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox, NativeSelect, PasswordInput } from '@mantine/core';
import type { AccountMode } from '../graph/answers.js';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { Failure } from '../look/states.js';

/** Creates an account below the own one. */
export function NewAccount({ onCancel, onDone }: { onCancel(): void; onDone(): void }) {
  const { failed, change } = useDoing(onDone);
  const create = (form: FormData) => {
    const account = {
      name: textIn(form, 'name'),
      email: textIn(form, 'email'),
      password: String(form.get('password') ?? '') || null,
    };
    void change(() => ask('RegisterAccount', { account, mode: form.get('mode') as AccountMode }));
  };
  return (
    <Confirm title={t`New account`} action={t`Create account`} onDone={(form) => (form ? create(form) : onCancel())}>
      <TextField label={t`Name`} name="name" required error={problemAt(failed, 'name')} />
      <TextField label={t`Email`} name="email" type="email" required error={problemAt(failed, 'email')} />
      <PasswordInput
        label={t`First password (optional)`}
        name="password"
        autoComplete="new-password"
        description={t`With it, they sign in with their email at once.`}
        error={problemAt(failed, 'password')}
        visibilityToggleButtonProps={{ 'aria-label': t`Show password`, tabIndex: 0, 'aria-hidden': false }}
      />
      <NativeSelect
        label={t`Mode`}
        name="mode"
        error={problemAt(failed, 'mode')}
        data={[
          { value: 'live', label: t`Live: real guests` },
          { value: 'test', label: t`Test: made-up guests, no messages` },
        ]}
      />
      <Failure failed={failureBeside(failed, ['name', 'email', 'password', 'mode'])} />
    </Confirm>
  );
}

/** Creates a link with which someone creates an account below the own one. */
export function NewSignupLink({ onCancel, onDone }: { onCancel(): void; onDone(url: string): void }) {
  const { failed, run } = useDoing();
  const create = (form: FormData) => {
    const link = {
      pms: textIn(form, 'pms'),
      redirect: textIn(form, 'redirect') || null,
      hidePassword: form.get('hidePassword') === 'on',
    };
    void run(async () => onDone((await ask('CreateSignupLink', { link })).createSignupLink.url));
  };
  return (
    <Confirm title={t`New signup link`} action={t`Create link`} onDone={(form) => (form ? create(form) : onCancel())}>
      <p>
        <Trans>Anyone with the link can create an account below yours. It works once and expires after 7 days.</Trans>
      </p>
      <TextField
        label={t`Property management system`}
        name="pms"
        value="api"
        required
        hint={t`The name of their PMS, or api if their own programs send reservations.`}
        error={problemAt(failed, 'pms')}
      />
      <TextField
        label={t`Address to open afterwards (optional)`}
        name="redirect"
        type="url"
        placeholder="https://"
        error={problemAt(failed, 'redirect')}
      />
      <Checkbox
        name="hidePassword"
        label={t`Ask for no password`}
        description={t`For accounts that use API keys only.`}
      />
      <Failure failed={failureBeside(failed, ['pms', 'redirect'])} />
    </Confirm>
  );
}
