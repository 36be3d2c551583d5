import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Operations, Role } from '../graph/answers.js';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { CopyText } from '../look/copy-text.js';
import { Panel, RowButton } from '../look/panel.js';
import { SaveRow } from '../look/save-row.js';
import { Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { ROLE_CHOICES } from './roles.js';

type Settings = Operations['SignIn']['answer']['singleSignOn'];

interface SingleSignOnProps {
  settings: Settings;
  onDone(): void;
}

/** The account's identity provider. */
export const SingleSignOn = ({ settings, onDone }: SingleSignOnProps) => (
  <Panel
    title={t`Single sign-on`}
    actions={settings.issuer && <RemoveProvider issuer={settings.issuer} onDone={onDone} />}
    note={t`Your team signs in with your identity provider by OpenID Connect: Entra ID, Okta, Google Workspace, Keycloak and others.`}
  >
    <CopyText name={t`Redirect address to register with the provider`} text={settings.redirectUri} />
    <ProviderForm key={settings.issuer} {...{ settings, onDone }} />
  </Panel>
);

const FIELDS = ['issuer', 'clientId', 'clientSecret', 'roleClaim', 'roleMap'];

function ProviderForm({ settings, onDone }: SingleSignOnProps) {
  const { isBusy, failed, run } = useDoing();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const [values, roles] = [form.getAll('value').map(String), form.getAll('role') as Role[]];
    const input = {
      issuer: textIn(form, 'issuer'),
      clientId: textIn(form, 'clientId'),
      clientSecret: textIn(form, 'clientSecret') || null,
      roleClaim: textIn(form, 'roleClaim') || null,
      roleMap: values.map((value, n) => ({ value: value.trim(), role: roles[n]! })),
      defaultRole: (textIn(form, 'defaultRole') || null) as Role | null,
      isRequired: form.get('isRequired') === 'on',
    };
    if (!(await run(() => ask('SetSingleSignOn', { input })))) return;
    for (const field of element.querySelectorAll<HTMLInputElement>('[type=password]')) field.value = '';
    showToast({ text: t`Single sign-on saved` });
    onDone();
  };
  const isNew = settings.issuer === null;
  const error = (name: string) => ({ error: problemAt(failed, name) });
  return (
    <form className="form-stack narrow-form" aria-label={t`Single sign-on`} onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Issuer`}
        name="issuer"
        type="url"
        required
        value={settings.issuer ?? ''}
        placeholder="https://"
        hint={t`The provider’s address. Its discovery document is below it.`}
        {...error('issuer')}
      />
      <TextField label={t`Client ID`} name="clientId" required value={settings.clientId ?? ''} {...error('clientId')} />
      <TextField
        label={t`Client secret`}
        name="clientSecret"
        type="password"
        required={isNew}
        hint={isNew ? t`Stored encrypted and never shown.` : t`Leave it empty to keep the stored one.`}
        {...error('clientSecret')}
      />
      <TextField
        label={t`Claim with the role (optional)`}
        name="roleClaim"
        value={settings.roleClaim ?? ''}
        hint={t`For example groups. Without it, everyone gets the role for all others.`}
        {...error('roleClaim')}
      />
      <RoleMap known={settings.roleMap} error={problemAt(failed, 'roleMap')} />
      <NativeSelect
        label={t`Role for all others`}
        name="defaultRole"
        defaultValue={settings.defaultRole ?? ''}
        data={[{ value: '', label: t`No access` }, ...ROLE_CHOICES]}
      />
      <Checkbox
        name="isRequired"
        defaultChecked={settings.isRequired}
        label={t`Require single sign-on`}
        description={t`People of your verified domains can no longer use a password or passkey. The account’s own address still can.`}
      />
      <SaveRow failed={failureBeside(failed, FIELDS)} isBusy={isBusy} said="" />
    </form>
  );
}

let made = 0;
const newRow = (value = '', role: Role = 'VIEWER') => ({ id: (made += 1), value, role });

/** Roles by value of the claim. */
function RoleMap({ known, error }: { known: Settings['roleMap']; error: string | null }) {
  const [rows, setRows] = useState(() => known.map(({ value, role }) => newRow(value, role)));
  return (
    <fieldset className="role-map">
      <legend>
        <Trans>Roles by value of the claim</Trans>
      </legend>
      {rows.map(({ id, value, role }, n) => (
        <Group key={id} gap="xs">
          <TextInput aria-label={t`Value ${n + 1}`} name="value" defaultValue={value} required />
          <NativeSelect aria-label={t`Role of value ${n + 1}`} name="role" defaultValue={role} data={ROLE_CHOICES} />
          <RowButton of={t`value ${n + 1}`} isDangerous onClick={() => setRows(rows.filter((row) => row.id !== id))}>
            <Trans>Remove</Trans>
          </RowButton>
        </Group>
      ))}
      {rows.length === 0 && (
        <p className="quiet">
          <Trans>None. If several match, the highest role counts.</Trans>
        </p>
      )}
      {error && <p className="tone-bad">{error}</p>}
      <Button size="compact-sm" variant="default" onClick={() => setRows([...rows, newRow()])}>
        <Trans>Add value</Trans>
      </Button>
    </fieldset>
  );
}

function RemoveProvider({ issuer, onDone }: { issuer: string; onDone(): void }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failed, run } = useDoing();
  const remove = async (form: FormData | null) => {
    setAsking(false);
    if (!form || !(await run(() => ask('RemoveSingleSignOn', {})))) return;
    showToast({ text: t`Single sign-on removed` });
    onDone();
  };
  return (
    <>
      <RowButton of={t`single sign-on`} isDangerous isBusy={isBusy} onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </RowButton>
      <Failure failed={failed} />
      {isAsking && (
        <Confirm title={t`Remove single sign-on?`} action={t`Remove`} isDangerous onDone={(form) => void remove(form)}>
          <p>
            <Trans>
              Nobody can sign in through {issuer} any more. Members with a password or passkey use it; others need a new
              link from the Team page. Your domains stay.
            </Trans>
          </p>
        </Confirm>
      )}
    </>
  );
}
