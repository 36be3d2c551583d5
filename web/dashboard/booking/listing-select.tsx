import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useAsked } from '../graph/use-asked.js';
import { Failure } from '../look/states.js';

interface Listing {
  id: string;
  nickname: string;
}

interface ListingSelectProps {
  label: string;
  /** ID of the chosen listing; empty: none; undefined: not chosen yet, which chooses the first one. */
  value: string | undefined;
  /** The listing that is chosen at first, if it is known; otherwise it is read. */
  known?: Listing | null;
  /** Label of choosing none. */
  none: string;
  nameOf?(listing: Listing): string;
  onChange(id: string): void;
}

/** The component's value for no listing: it takes no empty text. */
const NONE = 'none';

const nicknameOf = ({ id, nickname }: Listing) => nickname || id;

/** Chooses one of the account's listings, or none. Searches them while the user types. */
export function ListingSelect({ label, value, known = null, none, nameOf = nicknameOf, onChange }: ListingSelectProps) {
  const [search, setSearch] = useState('');
  const [typed] = useDebouncedValue(search.trim(), 250);
  const [chosen, setChosen] = useState(known);
  const [unread] = useState(known ? '' : (value ?? ''));
  // A choice becomes the text of the field, which is no search.
  const isChoice = typed === none || (chosen !== null && typed === nameOf(chosen));
  const { data, failed, again } = useAsked('ListingChoices', {
    search: isChoice ? null : typed || null,
    chosen: unread,
    hasChosen: unread !== '',
  });
  const found = data?.listingConnection.edges.map(({ node }) => node);
  const read = data?.listing;
  useEffect(() => {
    if (read) setChosen((before) => before ?? read);
  }, [read]);
  useEffect(() => {
    if (value !== undefined || !found) return;
    setChosen(found[0] ?? null);
    onChange(found[0]?.id ?? '');
  }, [value, found, onChange]);
  const listings = [...(chosen && !found?.some(({ id }) => id === chosen.id) ? [chosen] : []), ...(found ?? [])];
  return (
    <>
      <Failure failed={failed} onRetry={again} />
      <Select
        label={label}
        searchable
        allowDeselect={false}
        nothingFoundMessage={data ? t`No listing matches.` : undefined}
        // The service has searched.
        filter={({ options }) => options}
        value={value === undefined ? null : value || NONE}
        data={[{ value: NONE, label: none }, ...listings.map((one) => ({ value: one.id, label: nameOf(one) }))]}
        onChange={(next) => {
          setChosen(listings.find(({ id }) => id === next) ?? null);
          onChange(next === NONE ? '' : (next ?? ''));
        }}
        onSearchChange={setSearch}
      />
    </>
  );
}
