import { Button, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Operations, QueueRow } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { type ReviewChange, changeReviews } from './change-reviews.js';
import { eveningIn } from './due.js';

interface TriageMenusProps {
  rows: readonly QueueRow[];
  onDone(): void;
}

/** Assigns the selected rows, sets when they are due and tags them. */
export function TriageMenus({ rows, onDone }: TriageMenusProps) {
  const { data, again } = useAsked('TriageChoices', {});
  const count = rows.length === 1 ? '1 reservation' : `${rows.length} reservations`;
  const parts: MenuProps = {
    rows,
    choices: data,
    count,
    onChange: (what, text) => void changeReviews(rows, what, text, () => (again(), onDone())),
  };
  return (
    <>
      <AssignMenu {...parts} />
      <DueMenu {...parts} />
      <TagMenu {...parts} />
    </>
  );
}

interface MenuProps {
  rows: readonly QueueRow[];
  choices: Operations['TriageChoices']['answer'] | null;
  /** “2 reservations” */
  count: string;
  onChange(what: ReviewChange, text: string): void;
}

const BulkMenu = ({ name, children }: { name: string; children: ReactNode }) => (
  <Menu position="bottom-start" width={224}>
    <Menu.Target>
      <Button size="compact-md" variant="default">
        {name}
      </Button>
    </Menu.Target>
    <Menu.Dropdown className="long-menu">{children}</Menu.Dropdown>
  </Menu>
);

function AssignMenu({ choices, count, onChange }: MenuProps) {
  const me = choices?.signedIn?.person?.id;
  const people = choices?.assignees.toSorted((a, b) => Number(b.id === me) - Number(a.id === me)) ?? [];
  return (
    <BulkMenu name="Assign">
      {people.length === 0 && <Menu.Label>Invite your team first, under Team.</Menu.Label>}
      {people.map(({ id, name }) => (
        <Menu.Item key={id} onClick={() => onChange({ assigneeId: id }, `${count} assigned to ${name}`)}>
          {id === me ? `${name} (you)` : name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item onClick={() => onChange({ assigneeId: null }, `${count} assigned to nobody`)}>Nobody</Menu.Item>
    </BulkMenu>
  );
}

const DUE_CHOICES: [string, () => string | null][] = [
  ['Today, 17:00', () => eveningIn(0)],
  ['Tomorrow, 17:00', () => eveningIn(1)],
  ['In a week, 17:00', () => eveningIn(7)],
  ['No due time', () => null],
];

const DueMenu = ({ count, onChange }: MenuProps) => (
  <BulkMenu name="Due">
    {DUE_CHOICES.map(([name, at]) => (
      <Menu.Item key={name} onClick={() => onChange({ dueAt: at() }, `Due time of ${count} changed`)}>
        {name}
      </Menu.Item>
    ))}
  </BulkMenu>
);

function TagMenu({ rows, choices, count, onChange }: MenuProps) {
  const [isNaming, setNaming] = useState(false);
  const used = [...new Set(rows.flatMap(({ tags }) => tags))].sort();
  const others = choices?.reservationTags.filter((tag) => !rows.every(({ tags }) => tags.includes(tag))) ?? [];
  const add = (tag: string) => onChange({ addTags: [tag] }, `${count} tagged “${tag}”`);
  const remove = (tag: string) => onChange({ removeTags: [tag] }, `Tag “${tag}” removed from ${count}`);
  return (
    <>
      <BulkMenu name="Tag">
        <Menu.Item onClick={() => setNaming(true)}>New tag…</Menu.Item>
        {others.map((tag) => (
          <Menu.Item key={tag} onClick={() => add(tag)}>
            {tag}
          </Menu.Item>
        ))}
        {used.length > 0 && <Menu.Divider />}
        {used.map((tag) => (
          <Menu.Item key={tag} onClick={() => remove(tag)}>
            Remove {tag}
          </Menu.Item>
        ))}
      </BulkMenu>
      {isNaming && (
        <Confirm
          title={`Tag ${count}`}
          action="Add tag"
          onDone={(form) => {
            setNaming(false);
            if (form) add(textIn(form, 'tag').toLowerCase());
          }}
        >
          <TextField label="Tag" name="tag" required hint="Up to 30 letters, digits and spaces." />
        </Confirm>
      )}
    </>
  );
}
