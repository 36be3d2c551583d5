import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { KeyRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useConnection } from '../graph/use-connection.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { Panel, RowButton } from '../look/panel.js';
import { Secret } from '../look/secret.js';
import { EmptyState, Failure } from '../look/states.js';
import { Ago } from '../look/when.js';

type Asking = { what: 'rename' | 'rotate' | 'disable' | 'delete'; key: KeyRow };

/** API keys and SDK keys. A secret is shown once, when it is created. */
export default function Keys() {
  const page = useConnection('Keys', { first: 50 }, ({ apiKeyConnection }) => apiKeyConnection);
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const doing = useDoing(page.again);
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const variables = { description: textIn(form, 'description'), sdk: form.get('sdk') === 'on' };
    void doing.change(async () => {
      setSecret((await ask('CreateKey', variables)).createApiKey.secret);
      element.reset();
    });
  };
  const update = (key: KeyRow, enabled: boolean, description = key.description) =>
    void doing.change(() => ask('UpdateKey', { id: key.id, description, enabled }));
  const confirmed = ({ what, key }: Asking, form: FormData) => {
    if (what === 'rename') update(key, key.enabled, textIn(form, 'description'));
    else if (what === 'disable') update(key, false);
    else if (what === 'delete') void doing.change(() => ask('DeleteKey', { id: key.id }));
    else void doing.change(async () => setSecret((await ask('RotateKey', { id: key.id })).rotateApiKey.secret));
  };
  return (
    <>
      <PageHeader title={t`API keys`} note={t`Keys for your own programs and your PMS.`} />
      <Failure failed={page.failed ?? doing.failed} onRetry={page.failed ? page.again : undefined} />
      {secret && <Secret text={secret} name={t`The key`} onDone={() => setSecret(null)} />}
      <Panel title={t`New key`}>
        <form className="form-line" onSubmit={create} aria-label={t`New key`}>
          <TextField label={t`What the new key is for`} name="description" />
          <Checkbox name="sdk" label={t`SDK key, for pages in a browser`} />
          <Button type="submit" loading={doing.isBusy}>
            <Trans>Create key</Trans>
          </Button>
        </form>
      </Panel>
      <DataTable
        label={t`API keys`}
        columns={columnsWith(doing.isBusy, setAsking, (key) => update(key, true))}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={<EmptyState icon={<IconKey size={32} stroke={1.5} aria-hidden />} text={t`No keys yet.`} />}
        foot={<ListFoot page={page} />}
      />
      {asking && (
        <KeyQuestion
          asking={asking}
          onDone={(form) => {
            setAsking(null);
            if (form) confirmed(asking, form);
          }}
        />
      )}
    </>
  );
}

const TITLES = { rename: t`Rename`, rotate: t`Rotate`, disable: t`Disable`, delete: t`Delete` };
const WARNINGS = {
  rename: null,
  rotate: t`The current key stops working at once. The new one is shown once.`,
  disable: t`Requests with this key are refused from now on. You can enable it again.`,
  delete: t`Requests with this key are refused from now on. A deleted key can’t be restored.`,
};

function KeyQuestion({ asking: { what, key }, onDone }: { asking: Asking; onDone(form: FormData | null): void }) {
  return (
    <Confirm
      title={`${TITLES[what]} ${key.name}`}
      action={TITLES[what]}
      isDangerous={what !== 'rename'}
      onDone={onDone}
    >
      {WARNINGS[what] && <p>{WARNINGS[what]}</p>}
      {what === 'rename' && <TextField label={t`Name`} name="description" value={key.description} />}
    </Confirm>
  );
}

function columnsWith(
  isBusy: boolean,
  onAsk: (asking: Asking) => void,
  onEnable: (key: KeyRow) => void,
): Column<KeyRow>[] {
  return [
    {
      key: 'name',
      name: t`Name`,
      cell: ({ name, sdk }) => (
        <>
          <strong>{name}</strong>{' '}
          {sdk && (
            <Badge tone="info">
              <Trans>SDK</Trans>
            </Badge>
          )}
        </>
      ),
    },
    { key: 'value', name: t`Key`, isPlain: true, cell: ({ maskedValue }) => <code>{maskedValue}</code> },
    { key: 'created', name: t`Created`, isWideOnly: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
    { key: 'used', name: t`Last used`, cell: ({ lastUsedAt }) => <Ago at={lastUsedAt} /> },
    {
      key: 'state',
      name: t`State`,
      isPlain: true,
      cell: ({ enabled }) =>
        enabled ? (
          <Badge tone="good">
            <Trans>Enabled</Trans>
          </Badge>
        ) : (
          <Badge tone="quiet">
            <Trans>Disabled</Trans>
          </Badge>
        ),
    },
    {
      key: 'actions',
      name: '',
      isPlain: true,
      isNumber: true,
      cell: (key) => (
        <>
          {(['rename', 'rotate'] as const).map((what) => (
            <RowButton key={what} of={key.name} onClick={() => onAsk({ what, key })}>
              {TITLES[what]}
            </RowButton>
          ))}
          <RowButton
            of={key.name}
            isBusy={isBusy}
            isDangerous={key.enabled}
            onClick={() => (key.enabled ? onAsk({ what: 'disable', key }) : onEnable(key))}
          >
            {key.enabled ? t`Disable` : t`Enable`}
          </RowButton>
          <RowButton of={key.name} isBusy={isBusy} isDangerous onClick={() => onAsk({ what: 'delete', key })}>
            <Trans>Delete</Trans>
          </RowButton>
        </>
      ),
    },
  ];
}
