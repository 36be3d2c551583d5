import { Button, NativeSelect, Pill, Popover, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useAsked } from '../graph/use-asked.js';
import { RISKS } from '../look/badges.js';
import { useMay } from '../look/role.js';
import { relativeDay } from '../look/when.js';
import { type Asked, type FilterName, NOBODY } from './asked.js';
import type { Sort } from './views.js';

type Option = { value: string; label: string };

interface Choice {
  name: FilterName;
  label: string;
  options: Option[];
}

const CHOICES: Choice[] = [
  {
    name: 'decision',
    label: 'Decision',
    options: [
      { value: 'review', label: 'Needs review' },
      { value: 'pending', label: 'Waiting for guest' },
      { value: 'verified', label: 'Verified' },
      { value: 'approve', label: 'Approved' },
      { value: 'decline', label: 'Declined' },
    ],
  },
  {
    name: 'risk',
    label: 'Risk',
    options: Object.entries(RISKS).map(([value, { word }]) => ({ value, label: word })),
  },
  {
    name: 'booking',
    label: 'Booking',
    options: [
      { value: 'CONFIRMED', label: 'Confirmed' },
      { value: 'INQUIRY', label: 'Inquiry' },
      { value: 'CANCELED', label: 'Cancelled' },
    ],
  },
  {
    name: 'portal',
    label: 'Guest portal',
    options: [
      { value: 'COMPLETED', label: 'Completed' },
      { value: 'INCOMPLETE', label: 'Incomplete' },
    ],
  },
];

const SORTS: { value: Sort; label: string }[] = [
  { value: 'CHECK_IN_DATE_THEN_RISK', label: 'Arrival, then risk' },
  { value: 'CHECK_IN_DATE', label: 'Earliest arrival' },
  { value: 'CHECK_IN_DATE_DESCENDING', label: 'Latest arrival' },
  { value: 'CREATED_AT_DESCENDING', label: 'Newest booking' },
  { value: 'CREATED_AT', label: 'Oldest booking' },
  { value: 'UPDATED_AT_DESCENDING', label: 'Last changed' },
];

interface FilterProps {
  asked: Asked;
  onChange(asked: Asked): void;
}

const SEARCH_PAUSE_MS = 250;

/** Search, and a button for the other filters. The address holds their values. */
export function FilterBar({ asked, onChange }: FilterProps) {
  const [text, setText] = useState(asked.given.q ?? '');
  const set = (name: FilterName, value: string) =>
    onChange({ ...asked, given: { ...asked.given, [name]: value || undefined } });
  // A saved view or the browser's Back button can change the search too.
  useEffect(() => setText(asked.given.q ?? ''), [asked.given.q]);
  const search = useDebouncedCallback((value: string) => set('q', value.trim()), SEARCH_PAUSE_MS);
  const { q: _, ...others } = asked.given;
  const count = Object.values(others).filter(Boolean).length;
  return (
    <div className="filter-bar" role="search">
      <TextInput
        className="filter-search"
        type="search"
        size="xs"
        aria-label="Search"
        placeholder="Name, code, email, phone, listing"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => (setText(event.currentTarget.value), search(event.currentTarget.value))}
      />
      <Popover position="bottom-end" width={288} trapFocus>
        <Popover.Target>
          <Button size="xs" variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
            {count === 0 ? 'Filters' : `Filters (${count})`}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Filters">
          <Stack gap="xs">
            <Choices asked={asked} onChange={set} />
            <TextInput
              type="date"
              label="Arrival from"
              value={asked.given.from ?? ''}
              onChange={(event) => set('from', event.currentTarget.value)}
            />
            <TextInput
              type="date"
              label="Arrival to"
              value={asked.given.to ?? ''}
              onChange={(event) => set('to', event.currentTarget.value)}
            />
            <NativeSelect
              label="Order"
              value={asked.sort}
              data={SORTS}
              onChange={(event) => onChange({ ...asked, sort: event.currentTarget.value as Sort })}
            />
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

interface ChoicesProps {
  asked: Asked;
  onChange(name: FilterName, value: string): void;
}

/** A list for each filter with fixed values, and for the team and its tags. */
function Choices({ asked, onChange }: ChoicesProps) {
  const { data } = useAsked('TriageChoices', useMay('MANAGER') ? {} : null);
  const fixed = asked.view.filter();
  const ofTeam: Choice[] = data
    ? [
        { name: 'assignee', label: 'Assigned to', options: [UNASSIGNED, ...data.assignees.map(optionOf)] },
        { name: 'tag', label: 'Tag', options: data.reservationTags.map((tag) => ({ value: tag, label: tag })) },
      ]
    : [];
  return [...CHOICES.filter(({ name }) => name !== 'decision' || !fixed.compositeStatus), ...ofTeam].map(
    ({ name, label, options }) => (
      <NativeSelect
        key={name}
        label={label}
        value={asked.given[name] ?? ''}
        data={[{ value: '', label: 'Any' }, ...options]}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    ),
  );
}

const UNASSIGNED: Option = { value: NOBODY, label: 'Nobody' };

const optionOf = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name });

const LABELS: Record<FilterName, (value: string) => string> = {
  q: (value) => `Search: ${value}`,
  decision: (value) => `Decision: ${labelOf('decision', value)}`,
  verification: (value) => `Automatic status: ${value}`,
  risk: (value) => `Risk: ${labelOf('risk', value)}`,
  booking: (value) => `Booking: ${labelOf('booking', value)}`,
  portal: (value) => `Portal: ${labelOf('portal', value)}`,
  from: (value) => `Arrival from ${relativeDay(value)}`,
  to: (value) => `Arrival to ${relativeDay(value)}`,
  account: () => 'One account',
  assignee: (value) => (value === NOBODY ? 'Assigned to nobody' : 'Assigned to a team member'),
  tag: (value) => `Tag: ${value}`,
};

const labelOf = (name: FilterName, value: string) =>
  CHOICES.find((choice) => choice.name === name)?.options.find((option) => option.value === value)?.label ?? value;

/** The active filters, each with a Remove button. */
export function ActiveFilters({ asked, onChange }: FilterProps) {
  const entries = Object.entries(asked.given).filter(([name, value]) => value && name !== 'q') as [
    FilterName,
    string,
  ][];
  if (entries.length === 0) return null;
  return (
    <div className="active-filters">
      {entries.map(([name, value]) => (
        <Pill
          key={name}
          withRemoveButton
          removeButtonProps={{
            'aria-label': `Remove filter ${LABELS[name](value)}`,
            tabIndex: 0,
            'aria-hidden': false,
          }}
          onRemove={() => onChange({ ...asked, given: { ...asked.given, [name]: undefined } })}
        >
          {LABELS[name](value)}
        </Pill>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => onChange({ ...asked, given: {} })}>
        Clear filters
      </Button>
    </div>
  );
}
