import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Operations, QueueRow } from '../graph/answers.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { type ReviewChange, changeReviews } from './change-reviews.js';
import { eveningIn } from './due.js';
import { renewChoices, useChoices } from './use-choices.js';

interface TriageMenusProps {
  rows: readonly QueueRow[];
  onDone(): void;
}

/** Assigns the selected rows, sets when they are due and tags them. */
export default function TriageMenus({ rows, onDone }: TriageMenusProps) {
  const data = useChoices();
  const parts: MenuProps = {
    rows,
    choices: data,
    count: rows.length,
    onChange: (what, text) => void changeReviews(rows, what, text, () => (renewChoices(), onDone())),
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
  count: number;
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
    <BulkMenu name={t({ message: 'Assign', comment: 'Menu that assigns reservations to a team member.' })}>
      {people.length === 0 && (
        <Menu.Label>
          <Trans>Invite your team first, under Team.</Trans>
        </Menu.Label>
      )}
      {people.map(({ id, name }) => (
        <Menu.Item
          key={id}
          onClick={() =>
            onChange(
              { assigneeId: id },
              plural(count, {
                one: `# reservation assigned to ${name}`,
                other: `# reservations assigned to ${name}`,
              }),
            )
          }
        >
          {id === me ? t`${name} (you)` : name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        onClick={() =>
          onChange(
            { assigneeId: null },
            plural(count, {
              one: '# reservation assigned to nobody',
              other: '# reservations assigned to nobody',
            }),
          )
        }
      >
        <Trans>Nobody</Trans>
      </Menu.Item>
    </BulkMenu>
  );
}

const DUE_CHOICES: [string, () => string | null][] = [
  [t`Today, 17:00`, () => eveningIn(0)],
  [t`Tomorrow, 17:00`, () => eveningIn(1)],
  [t`In a week, 17:00`, () => eveningIn(7)],
  [t`No due time`, () => null],
];

const DueMenu = ({ count, onChange }: MenuProps) => (
  <BulkMenu name={t({ message: 'Due', comment: 'Menu that sets by when a reservation must be reviewed.' })}>
    {DUE_CHOICES.map(([name, at]) => (
      <Menu.Item
        key={name}
        onClick={() =>
          onChange(
            { dueAt: at() },
            plural(count, {
              one: 'Due time of # reservation changed',
              other: 'Due time of # reservations changed',
            }),
          )
        }
      >
        {name}
      </Menu.Item>
    ))}
  </BulkMenu>
);

function TagMenu({ rows, choices, count, onChange }: MenuProps) {
  const [isNaming, setNaming] = useState(false);
  const used = [...new Set(rows.flatMap(({ tags }) => tags))].sort();
  const others = choices?.reservationTags.filter((tag) => !rows.every(({ tags }) => tags.includes(tag))) ?? [];
  const add = (tag: string) =>
    onChange(
      { addTags: [tag] },
      plural(count, { one: `# reservation tagged “${tag}”`, other: `# reservations tagged “${tag}”` }),
    );
  const remove = (tag: string) =>
    onChange(
      { removeTags: [tag] },
      plural(count, {
        one: `Tag “${tag}” removed from # reservation`,
        other: `Tag “${tag}” removed from # reservations`,
      }),
    );
  return (
    <>
      <BulkMenu name={t({ message: 'Tag', comment: 'Menu and field: a tag that the team gives to reservations.' })}>
        <Menu.Item onClick={() => setNaming(true)}>
          <Trans>New tag…</Trans>
        </Menu.Item>
        {others.map((tag) => (
          <Menu.Item key={tag} onClick={() => add(tag)}>
            {tag}
          </Menu.Item>
        ))}
        {used.length > 0 && <Menu.Divider />}
        {used.map((tag) => (
          <Menu.Item key={tag} onClick={() => remove(tag)}>
            <Trans>Remove {tag}</Trans>
          </Menu.Item>
        ))}
      </BulkMenu>
      {isNaming && (
        <Confirm
          title={plural(count, { one: 'Tag # reservation', other: 'Tag # reservations' })}
          action={t`Add tag`}
          onDone={(form) => {
            setNaming(false);
            if (form) add(textIn(form, 'tag').toLowerCase());
          }}
        >
          <TextField
            label={t({ message: 'Tag', comment: 'Menu and field: a tag that the team gives to reservations.' })}
            name="tag"
            required
            hint={t`Up to 30 letters, digits and spaces.`}
          />
        </Confirm>
      )}
    </>
  );
}
