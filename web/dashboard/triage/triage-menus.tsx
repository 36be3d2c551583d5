import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { QueueRow } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { type ReviewChange, changeReviews } from './change-reviews.js';
import { eveningIn } from './due.js';

const DUE_CHOICES: [string, () => string | null][] = [
  ['Today, 17:00', () => eveningIn(0)],
  ['Tomorrow, 17:00', () => eveningIn(1)],
  ['In a week, 17:00', () => eveningIn(7)],
  ['No due time', () => null],
];

interface TriageMenusProps {
  rows: readonly QueueRow[];
  onDone(): void;
}

/** Assigns the selected rows, sets when they are due and tags them. */
export function TriageMenus({ rows, onDone }: TriageMenusProps) {
  const { data, again } = useAsked('TriageChoices', {});
  const [isTagging, setTagging] = useState(false);
  const count = rows.length === 1 ? '1 reservation' : `${rows.length} reservations`;
  const change = (what: ReviewChange, text: string) => void changeReviews(rows, what, text, () => (again(), onDone()));
  const me = data?.signedIn?.person?.id;
  const people = data?.assignees ?? [];
  const used = [...new Set(rows.flatMap(({ tags }) => tags))].sort();
  const others = (data?.reservationTags ?? []).filter((tag) => !rows.every(({ tags }) => tags.includes(tag)));
  const tag = (name: string) => change({ addTags: [name] }, `${count} tagged “${name}”`);
  return (
    <>
      <Menu position="bottom-start" width={224}>
        <Menu.Target>
          <Button size="compact-md" variant="default">
            Assign
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {people.length === 0 && <Menu.Label>Invite your team under Settings, Team.</Menu.Label>}
          {[...people]
            .sort((a, b) => Number(b.id === me) - Number(a.id === me))
            .map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => change({ assigneeId: id }, `${count} assigned to ${name}`)}>
                {id === me ? `${name} (you)` : name}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item onClick={() => change({ assigneeId: null }, `${count} assigned to nobody`)}>Nobody</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-start" width={192}>
        <Menu.Target>
          <Button size="compact-md" variant="default">
            Due
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {DUE_CHOICES.map(([name, at]) => (
            <Menu.Item key={name} onClick={() => change({ dueAt: at() }, `Due time of ${count} changed`)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-start" width={224}>
        <Menu.Target>
          <Button size="compact-md" variant="default">
            Tag
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
          <Menu.Item onClick={() => setTagging(true)}>New tag…</Menu.Item>
          {others.map((name) => (
            <Menu.Item key={name} onClick={() => tag(name)}>
              {name}
            </Menu.Item>
          ))}
          {used.length > 0 && <Menu.Divider />}
          {used.map((name) => (
            <Menu.Item key={name} onClick={() => change({ removeTags: [name] }, `Tag “${name}” removed from ${count}`)}>
              Remove {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isTagging && (
        <Confirm
          title={`Tag ${count}`}
          action="Add tag"
          onDone={(form) => {
            setTagging(false);
            if (form) tag(textIn(form, 'tag').toLowerCase());
          }}
        >
          <TextField label="Tag" name="tag" required hint="Up to 30 letters, digits and spaces." />
        </Confirm>
      )}
    </>
  );
}
