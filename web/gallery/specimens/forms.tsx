import { Button, Checkbox, NativeSelect, Stack, Switch, TagsInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Refused } from '../../dashboard/graph/ask.js';
import { TextField } from '../../dashboard/look/confirm.js';
import { LogoField } from '../../dashboard/look/logo-field.js';
import { SaveRow } from '../../dashboard/look/save-row.js';
import { Sortable, moved } from '../../dashboard/look/sortable.js';
import { Preview } from '../../dashboard/messages/preview.js';
import { EXAMPLES } from '../../dashboard/messages/placeholders.js';
import { ConditionBuilder } from '../../dashboard/rules/condition-builder.js';
import { queryOf } from '../../dashboard/rules/condition-query.js';
import { facts } from '../examples.js';
import { type Specimen, ignored } from '../specimen.js';

const refused = new Refused('BAD_INPUT', 'The address is not valid.');
const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" rx="8" fill="#1d5f55"/></svg>')}`;
const condition = 'reservation.nights < 2 && (guest.country == "US" || reservation.lead_time_days <= 1)';

function Builder() {
  const [query, setQuery] = useState(() => queryOf(condition, facts));
  return query && <ConditionBuilder facts={facts} query={query} onChange={setQuery} />;
}

function SortableRules() {
  const [rules, setRules] = useState(['No parties', 'No smoking', 'Quiet after 22:00']);
  return (
    <Sortable<string>
      items={rules}
      className="plain-list item-list"
      label="House rules"
      keyOf={(rule) => rule}
      nameOf={(rule) => rule}
      onMove={(from, to) => setRules(moved(rules, from, to))}
    >
      {(rule, _, handle) => (
        <>
          {handle}
          <span>{rule}</span>
        </>
      )}
    </Sortable>
  );
}

export const forms: readonly Specimen[] = [
  {
    name: 'buttons',
    node: (
      <p className="inline">
        <Button>Save</Button>
        <Button variant="default">Cancel</Button>
        <Button color="red.9">Delete</Button>
        <Button disabled>Save</Button>
        <Button size="compact-sm" variant="default">
          Load more
        </Button>
      </p>
    ),
  },
  {
    name: 'logo-field',
    node: (
      <Stack>
        <LogoField
          label="Logo"
          hint="PNG, JPEG or WebP, up to 100 kB."
          inUse={null}
          change={undefined}
          onChange={ignored}
        />
        <LogoField label="Logo" inUse={null} change={{ name: 'harbour.png', url: LOGO }} onChange={ignored} />
        <LogoField label="Logo" inUse={LOGO} change={null} onChange={ignored} error="The picture is too large." />
      </Stack>
    ),
  },
  {
    name: 'fields',
    node: (
      <Stack gap="sm">
        <TextField label="Name" name="name" value="Ana Lopez" />
        <TextField label="Phone" name="phone" hint="With country code, for example +1 303 555 0123." />
        <TextField
          label="Departure"
          name="departure"
          type="date"
          value="2030-02-20"
          error="Must be after the arrival"
        />
        <NativeSelect label="Role" data={['Viewer', 'Manager', 'Owner']} />
        <Textarea label="Note (optional)" autosize minRows={2} />
        <TagsInput label="Tags" defaultValue={['family', 'returning']} />
        <Checkbox label="Keep the block list entry" defaultChecked />
        <Switch label="Review with single keys" defaultChecked />
      </Stack>
    ),
  },
  { name: 'save-row', node: <SaveRow failed={null} isBusy={false} said="Saved." /> },
  { name: 'save-row-failed', node: <SaveRow failed={refused} isBusy={false} said="" /> },
  {
    name: 'message-email',
    node: (
      <Preview
        title="Preview"
        via="email"
        values={EXAMPLES}
        content={{ subject: 'Your stay at {{listing.name}}', text: 'Hello {{guest.first_name}},\n\nsee you soon.' }}
      />
    ),
  },
  {
    name: 'message-empty',
    node: <Preview title="Preview" via="email" values={EXAMPLES} content={{ subject: '', text: '' }} />,
  },
  { name: 'sortable', node: <SortableRules /> },
  { name: 'condition-builder', node: <Builder /> },
  {
    name: 'condition-builder-empty',
    node: <ConditionBuilder facts={facts} query={queryOf('', facts)!} onChange={ignored} />,
  },
];
