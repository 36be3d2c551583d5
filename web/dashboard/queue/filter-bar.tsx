import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect, Pill, Popover, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { RISKS } from '../look/badges.js';
import { useMay } from '../look/role.js';
import { SCREENS } from '../look/screen-names.js';
import { relativeDay } from '../look/when.js';
import { useChoices } from '../triage/use-choices.js';
import type { Asked } from './asked.js';
import { type FilterName, NOBODY } from './list-search.js';
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
    label: t`Decision`,
    options: [
      { value: 'review', label: t`Needs review` },
      { value: 'pending', label: t`Waiting` },
      { value: 'verified', label: t`Verified` },
      { value: 'approve', label: t`Approved` },
      { value: 'decline', label: t`Declined` },
    ],
  },
  {
    name: 'risk',
    label: t`Risk`,
    options: Object.entries(RISKS).map(([value, { word }]) => ({ value, label: word })),
  },
  {
    name: 'booking',
    label: t`Status`,
    options: [
      { value: 'CONFIRMED', label: t`Confirmed` },
      { value: 'INQUIRY', label: t`Inquiry` },
      { value: 'CANCELED', label: t`Canceled` },
    ],
  },
  {
    name: 'portal',
    label: t`Guest portal`,
    options: [
      { value: 'COMPLETED', label: t`Completed` },
      { value: 'INCOMPLETE', label: t`Incomplete` },
    ],
  },
];

const DATES: { name: FilterName; label: string }[] = [
  { name: 'from', label: t`Arrival from` },
  { name: 'to', label: t`Arrival to` },
  { name: 'received', label: t`Received from` },
  { name: 'receivedTo', label: t`Received to` },
];

const SORTS: { value: Sort; label: string }[] = [
  { value: 'CHECK_IN_DATE_THEN_RISK', label: t`Arrival, then risk` },
  { value: 'CHECK_IN_DATE', label: t`Earliest arrival` },
  { value: 'CHECK_IN_DATE_DESCENDING', label: t`Latest arrival` },
  { value: 'CREATED_AT_DESCENDING', label: t`Newest first` },
  { value: 'CREATED_AT', label: t`Oldest first` },
  { value: 'UPDATED_AT_DESCENDING', label: t`Last changed` },
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
        aria-label={t`Search`}
        placeholder={t`Name, code, email, phone, listing`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => (setText(event.currentTarget.value), search(event.currentTarget.value))}
      />
      <Popover position="bottom-end" width={288} trapFocus>
        <Popover.Target>
          <Button size="xs" variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
            {count === 0 ? t`Filters` : t`Filters (${count})`}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t`Filters`}>
          <Stack gap="xs">
            <Choices asked={asked} onChange={set} />
            {DATES.map(({ name, label }) => (
              <TextInput
                key={name}
                type="date"
                label={label}
                value={asked.given[name] ?? ''}
                onChange={(event) => set(name, event.currentTarget.value)}
              />
            ))}
            <NativeSelect
              label={t({ message: 'Order', comment: 'Order in which rows are sorted.' })}
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
  const data = useChoices(useMay('MANAGER'));
  const fixed = asked.view.filter();
  const ofTeam: Choice[] = data
    ? [
        { name: 'assignee', label: t`Assigned to`, options: [UNASSIGNED, ...data.assignees.map(optionOf)] },
        { name: 'tag', label: t`Tag`, options: data.reservationTags.map((tag) => ({ value: tag, label: tag })) },
      ]
    : [];
  return [...CHOICES.filter(({ name }) => name !== 'decision' || !fixed.compositeStatus), ...ofTeam].map(
    ({ name, label, options }) => (
      <NativeSelect
        key={name}
        label={label}
        value={asked.given[name] ?? ''}
        data={[{ value: '', label: t`Any` }, ...options]}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    ),
  );
}

const UNASSIGNED: Option = { value: NOBODY, label: t`Nobody` };

const optionOf = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name });

/** How far a guest came on a screen of the portal. */
const STAGES: Readonly<Record<string, string>> = {
  OPENED: t`opened`,
  STOPPED: t`opened, not submitted`,
  SUBMITTED: t`submitted`,
  ACCEPTED: t`accepted`,
};

const screenName = (value: string) => (SCREENS as Record<string, { name: string }>)[value]?.name ?? value;

const LABELS: Record<FilterName, (value: string) => string> = {
  q: (value) => t`Search: ${value}`,
  decision: (value) => t`Decision: ${labelOf('decision', value)}`,
  verification: (value) => t`Automatic status: ${value}`,
  risk: (value) => t`Risk: ${labelOf('risk', value)}`,
  booking: (value) => t`Status: ${labelOf('booking', value)}`,
  portal: (value) => t`Portal: ${labelOf('portal', value)}`,
  screen: (value) => t`Portal screen: ${screenName(value)}`,
  stage: (value) => t`Progress: ${STAGES[value] ?? value}`,
  from: (value) => t`Arrival from ${relativeDay(value)}`,
  to: (value) => t`Arrival to ${relativeDay(value)}`,
  received: (value) => t`Received from ${relativeDay(value)}`,
  receivedTo: (value) => t`Received to ${relativeDay(value)}`,
  account: () => t`One account`,
  assignee: (value) => (value === NOBODY ? t`Assigned to nobody` : t`Assigned to a team member`),
  tag: (value) => t`Tag: ${value}`,
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
            'aria-label': t`Remove filter ${LABELS[name](value)}`,
            tabIndex: 0,
            'aria-hidden': false,
          }}
          onRemove={() => onChange({ ...asked, given: { ...asked.given, [name]: undefined } })}
        >
          {LABELS[name](value)}
        </Pill>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => onChange({ ...asked, given: {} })}>
        <Trans>Clear filters</Trans>
      </Button>
    </div>
  );
}
