import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHome, IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListingRow } from '../graph/answers.js';
import { ListingPicture } from '../booking/listing-picture.js';
import { ask } from '../graph/ask.js';
import { useConnection } from '../graph/use-connection.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { LinkButton } from '../look/link.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { RowButton } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { EmptyState, Failure } from '../look/states.js';
import { countryOf } from '../look/words.js';
import { clockTime } from '../../words/dates.js';
import { LOCALE } from '../language/page-language.js';
import { ListingDialog, inputOf } from './listing-dialog.js';

function columnsWith(onEdit: ((listing: ListingRow) => void) | null): Column<ListingRow>[] {
  const nameOf = ({ nickname, name }: ListingRow) => nickname || name;
  return [
    {
      key: 'name',
      name: t`Listing`,
      cell: (listing) => (
        <span className="listing-name">
          <ListingPicture listing={listing} size="thumbnail" />
          <strong>{nameOf(listing)}</strong>
          {listing.name !== nameOf(listing) && <span className="quiet">{listing.name}</span>}
        </span>
      ),
    },
    {
      key: 'place',
      name: t`Place`,
      isPlain: true,
      isClipped: true,
      cell: ({ location }) => `${location.city}, ${countryOf(location.countryCode) ?? location.countryCode}`,
    },
    { key: 'id', name: t`Your ID`, isClipped: true, isWideOnly: true, cell: ({ myId }) => <code>{myId}</code> },
    { key: 'guests', name: t`Guests`, isNumber: true, cell: ({ accommodates }) => accommodates },
    {
      key: 'times',
      name: t`Check-in, check-out`,
      isWideOnly: true,
      cell: ({ checkInTime, checkOutTime }) => (
        <span className="number">
          {clockTime(LOCALE, checkInTime)} – {clockTime(LOCALE, checkOutTime)}
        </span>
      ),
    },
    {
      key: 'status',
      name: t`Status`,
      isPlain: true,
      cell: ({ status }) =>
        status === 'ACTIVE' ? (
          <Badge tone="good">
            <Trans>Active</Trans>
          </Badge>
        ) : (
          <Badge tone="quiet">
            <Trans>Inactive</Trans>
          </Badge>
        ),
    },
    {
      key: 'actions',
      name: '',
      isPlain: true,
      isNumber: true,
      cell: (listing) => (
        <>
          <LinkButton
            size="compact-xs"
            variant="subtle"
            className="row-button"
            to="/reservations"
            search={{ q: nameOf(listing) }}
          >
            <Trans>
              Reservations<span className="unseen"> of {nameOf(listing)}</span>
            </Trans>
          </LinkButton>
          {onEdit && (
            <RowButton of={nameOf(listing)} onClick={() => onEdit(listing)}>
              <Trans>Edit</Trans>
            </RowButton>
          )}
        </>
      ),
    },
  ];
}

/** The account's listings. */
export default function Listings() {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const page = useConnection('Listings', { first: 50, search: asked || null }, (answer) => answer.listingConnection);
  const [editing, setEditing] = useState<ListingRow | 'new' | null>(null);
  const mayEdit = useMay('MANAGER');
  const doing = useDoing();
  const save = async (listing: ListingRow | 'new', form: FormData) => {
    const input = inputOf(listing, form);
    if (!(await doing.run(() => ask('SaveListing', { mustExist: listing !== 'new', input })))) return;
    setEditing(null);
    page.again();
  };
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      <Trans>New listing</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={t`Listings`} actions={add} />
      <div className="list-bar" role="search">
        <TextInput
          type="search"
          aria-label={t`Search`}
          placeholder={t`Name, city or ID`}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <Failure failed={page.failed} onRetry={page.again} />
      <DataTable
        label={t`Listings`}
        columns={columnsWith(mayEdit ? setEditing : null)}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={
          <EmptyState
            icon={<IconHome size={32} stroke={1.5} aria-hidden />}
            text={asked ? t`No listing matches.` : t`No listings yet. Your PMS sends them, or you add one here.`}
          />
        }
        foot={<ListFoot page={page} />}
      />
      {editing && (
        <ListingDialog
          listing={editing}
          failed={doing.failed}
          onDone={(form) => {
            if (form) void save(editing, form);
            else setEditing(null);
          }}
        />
      )}
    </>
  );
}
