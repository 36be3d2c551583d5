import { useState } from 'react';
import type { ListingRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { useMay } from '../look/role.js';
import { ListingDialog, inputOf } from './listing-dialog.js';
import { PageTitle } from '../look/page-title.js';
import { Pager } from '../look/pager.js';
import { Problem, Tag, worded } from '../look/words.js';

/** The places that reservations are for. */
export default function Listings() {
  const [asked, setAsked] = useState({ from: 0, search: '' });
  const { data, failed, again } = useAsked('Listings', { from: asked.from, search: asked.search || null });
  const [editing, setEditing] = useState<ListingRow | 'new' | null>(null);
  const mayEdit = useMay('MANAGER');
  const doing = useDoing();
  const save = async (listing: ListingRow | 'new', form: FormData) => {
    if (!(await doing.run(() => ask('SaveListing', { mustExist: listing !== 'new', input: inputOf(listing, form) }))))
      return;
    setEditing(null);
    again();
  };
  const page = data?.listings;
  return (
    <>
      <PageTitle text="Listings" />
      <div className="filters" role="search">
        <label className="wide">
          Search
          <input
            type="search"
            value={asked.search}
            onChange={(event) => setAsked({ from: 0, search: event.target.value })}
          />
        </label>
      </div>
      {mayEdit && (
        <button type="button" onClick={() => setEditing('new')}>
          New listing
        </button>
      )}
      <Problem failed={failed} />
      {page?.items.length === 0 && <p className="empty">No listing fits.</p>}
      <ul className="cards">
        {page?.items.map((listing) => (
          <ListingCard key={listing.id} listing={listing} onEdit={mayEdit ? () => setEditing(listing) : null} />
        ))}
      </ul>
      {page && (
        <Pager
          {...{ total: page.total, from: asked.from, size: page.size }}
          onFrom={(from) => setAsked({ ...asked, from })}
        />
      )}
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

function ListingCard({ listing, onEdit }: { listing: ListingRow; onEdit: (() => void) | null }) {
  const { myId, name, nickname, status, accommodates, location } = listing;
  return (
    <li>
      <p className="line">
        <strong>{nickname || name}</strong>
        <Tag kind={status === 'ACTIVE' ? 'pass' : 'disabled'}>{worded(status.toLowerCase())}</Tag>
      </p>
      <p className="quiet">
        {myId}, {location.city}, {location.countryCode}, for {accommodates}
      </p>
      {onEdit && (
        <div className="actions small">
          <button type="button" className="second" onClick={onEdit}>
            Edit<span className="unseen"> {nickname || name}</span>
          </button>
        </div>
      )}
    </li>
  );
}
