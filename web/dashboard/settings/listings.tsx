import { useState } from 'react';
import { useAsked } from '../graph/use-asked.js';
import { PageTitle } from '../look/page-title.js';
import { Pager } from '../look/pager.js';
import { Problem, Tag, worded } from '../look/words.js';

/** The places that reservations are for. */
export function Listings() {
  const [asked, setAsked] = useState({ from: 0, search: '' });
  const { data, failed } = useAsked('Listings', { from: asked.from, search: asked.search || null });
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
      <Problem failed={failed} />
      {page?.items.length === 0 && <p className="empty">No listing fits.</p>}
      <ul className="cards">
        {page?.items.map(({ id, myId, name, nickname, status, accommodates, location }) => (
          <li key={id}>
            <p className="line">
              <strong>{nickname || name}</strong>
              <Tag kind={status === 'ACTIVE' ? 'pass' : 'disabled'}>{worded(status.toLowerCase())}</Tag>
            </p>
            <p className="quiet">
              {myId}, {location.city}, {location.countryCode}, for {accommodates}
            </p>
          </li>
        ))}
      </ul>
      {page && (
        <Pager
          {...{ total: page.total, from: asked.from, size: page.size }}
          onFrom={(from) => setAsked({ ...asked, from })}
        />
      )}
    </>
  );
}
