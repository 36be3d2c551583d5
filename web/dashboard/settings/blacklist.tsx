import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconSearch, IconShieldOff } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useConnection } from '../graph/use-connection.js';
import { useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { Dialog } from '../look/dialog.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { Panel, RowButton } from '../look/panel.js';
import { EmptyState, Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { dayOf } from '../look/words.js';

type Entry = Operations['Blacklist']['answer']['blacklistConnection']['edges'][number]['node'];

/** On a phone the list comes first, and the form is in a dialog. */
const PHONE = '(max-width: 48rem)';

const MEMBERS = ['email', 'phone', 'name', 'birthDate', 'documentNumber', 'reason'] as const;

const FIELDS: Record<Entry['field'], string> = {
  email: t`Email`,
  phone: t`Phone`,
  name_and_birth_date: t`Name and birth date`,
  document_number: t`Document number`,
};

const columnsWith = (onRemove: (entry: Entry) => void): Column<Entry>[] => [
  {
    key: 'value',
    name: t`Guest`,
    cell: ({ value, birthDate }) => (
      <>
        <strong>{value ?? t`Erased`}</strong>{' '}
        {birthDate && (
          <span className="quiet">
            <Trans>born {dayOf(birthDate)}</Trans>
          </span>
        )}
      </>
    ),
  },
  { key: 'field', name: t`Matched by`, cell: ({ field }) => FIELDS[field] },
  { key: 'reason', name: t`Reason`, isClipped: true, cell: ({ reason }) => reason ?? '–' },
  { key: 'created', name: t`Added`, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  {
    key: 'actions',
    name: '',
    isPlain: true,
    isNumber: true,
    cell: (entry) => (
      <RowButton of={entry.value ?? t`entry`} isDangerous onClick={() => onRemove(entry)}>
        <Trans>Remove</Trans>
      </RowButton>
    ),
  },
];

/** Guests that the account has blocked: a new booking that matches one is flagged. */
export default function Blacklist() {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const page = useConnection(
    'Blacklist',
    { search: asked || null, first: 50 },
    ({ blacklistConnection }) => blacklistConnection,
  );
  const [removing, setRemoving] = useState<Entry | null>(null);
  const doing = useDoing(page.again);
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const [isAdding, setAdding] = useState(false);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const variables = Object.fromEntries(MEMBERS.map((name) => [name, textIn(form, name) || null]));
    void doing.change(async () => {
      await ask('AddToBlacklist', variables);
      element.reset();
      setAdding(false);
    });
  };
  return (
    <>
      <PageHeader
        title={t`Block list`}
        note={t`Reservations by these guests are flagged for review.`}
        actions={
          isPhone && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              <Trans>Add</Trans>
            </Button>
          )
        }
      />
      <Failure
        failed={page.failed ?? (isPhone && isAdding ? null : doing.failed)}
        onRetry={page.failed ? page.again : undefined}
      />
      {!isPhone && (
        <Panel title={t`Block a guest`} note={ENOUGH}>
          <EntryForm isBusy={doing.isBusy} onSubmit={add} />
        </Panel>
      )}
      {isPhone && isAdding && (
        <Dialog title={t`Block a guest`} onClose={() => setAdding(false)}>
          <p className="quiet">{ENOUGH}</p>
          <Failure failed={doing.failed} />
          <EntryForm isBusy={doing.isBusy} onSubmit={add} />
        </Dialog>
      )}
      {(asked || (page.rows?.length ?? 0) > 0) && <SearchField value={search} onChange={setSearch} />}
      <DataTable
        label={t`Blocked guests`}
        columns={columnsWith(setRemoving)}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={<NoEntries asked={asked} onClear={() => setSearch('')} />}
        foot={<ListFoot page={page} />}
      />
      {removing && (
        <ConfirmRemoval
          entry={removing}
          onDone={(isConfirmed) => {
            setRemoving(null);
            if (isConfirmed) void doing.change(() => ask('RemoveFromBlacklist', { id: removing.id }));
          }}
        />
      )}
    </>
  );
}

const ENOUGH = t`Enter one of: email, phone, document number, or name with birth date.`;

const EntryForm = ({ isBusy, onSubmit }: { isBusy: boolean; onSubmit(event: FormEvent<HTMLFormElement>): void }) => (
  <form className="form-grid" onSubmit={onSubmit} aria-label={t`Block a guest`}>
    <TextField label={t`Email`} name="email" type="email" />
    <TextField label={t`Phone`} name="phone" type="tel" />
    <TextField label={t`Document number`} name="documentNumber" />
    <TextField label={t`Name`} name="name" />
    <TextField label={t`Birth date`} name="birthDate" type="date" />
    <TextField label={t`Reason`} name="reason" />
    <div className="form-end">
      <Button type="submit" loading={isBusy}>
        <Trans>Add</Trans>
      </Button>
    </div>
  </form>
);

const SearchField = ({ value, onChange }: { value: string; onChange(value: string): void }) => (
  <div className="list-bar" role="search">
    <TextInput
      type="search"
      aria-label={t`Search`}
      placeholder={t`Name, email, phone, document or reason`}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
);

const NoEntries = ({ asked, onClear }: { asked: string; onClear(): void }) => (
  <EmptyState
    icon={<IconShieldOff size={32} stroke={1.5} aria-hidden />}
    text={asked ? t`No blocked guest matches “${asked}”.` : t`No guest is blocked. Add the first one above.`}
    action={
      asked && (
        <Button variant="default" onClick={onClear}>
          <Trans>Clear search</Trans>
        </Button>
      )
    }
  />
);

interface ConfirmRemovalProps {
  entry: Entry;
  onDone(isConfirmed: boolean): void;
}

const ConfirmRemoval = ({ entry: { value }, onDone }: ConfirmRemovalProps) => (
  <Confirm
    title={value ? t`Remove ${value} from the block list?` : t`Remove the entry from the block list?`}
    action={t`Remove`}
    isDangerous
    onDone={(form) => onDone(Boolean(form))}
  />
);
