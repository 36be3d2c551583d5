import { t } from '@lingui/core/macro';
import { NativeSelect, TagsInput, TextInput } from '@mantine/core';
import type { ReservationParts } from '../graph/answers.js';
import { Badge } from '../look/badges.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { Fact } from '../look/words.js';
import { type ReviewChange, changeReviews } from '../triage/change-reviews.js';
import { localOf, momentOf } from '../triage/due.js';
import { DueNote } from '../triage/due-note.js';
import { renewChoices, useChoices } from '../triage/use-choices.js';

interface TriageProps {
  reservation: ReservationParts;
  onDone(): void;
}

/** Who reviews the reservation, until when, and its tags. */
export function TriagePanel({ reservation, onDone }: TriageProps) {
  const mayEdit = useMay('MANAGER') && !reservation.erasedAt;
  return (
    <Panel title={t`Review`} actions={<DueNote dueAt={reservation.dueAt} />}>
      {mayEdit ? <TriageFields reservation={reservation} onDone={onDone} /> : <TriageFacts reservation={reservation} />}
    </Panel>
  );
}

const TriageFacts = ({ reservation: { assignee, tags } }: { reservation: ReservationParts }) => (
  <dl className="facts">
    <Fact name={t`Assigned to`}>{assignee?.name ?? t`Nobody`}</Fact>
    <Fact name={t`Tags`}>
      {tags.length === 0
        ? '–'
        : tags.map((tag) => (
            <Badge key={tag} tone="quiet">
              {tag}
            </Badge>
          ))}
    </Fact>
  </dl>
);

function TriageFields({ reservation, onDone }: TriageProps) {
  const { assignee, dueAt, tags } = reservation;
  const data = useChoices();
  const change = (what: ReviewChange, text: string) =>
    void changeReviews([reservation], what, text, () => (renewChoices(), onDone()));
  const people = data?.assignees ?? [];
  // Someone who left the team, or may no longer decide.
  const isOther = assignee && !people.some(({ id }) => id === assignee.id);
  const options = [...people, ...(isOther ? [assignee] : [])].map(({ id, name }) => ({ value: id, label: name }));
  const setTags = (next: string[]) => {
    const wanted = next.map((tag) => tag.trim().toLowerCase());
    const [addTags, removeTags] = [
      wanted.filter((tag) => !tags.includes(tag)),
      tags.filter((tag) => !wanted.includes(tag)),
    ];
    if (addTags.length + removeTags.length > 0) change({ addTags, removeTags }, t`Tags saved`);
  };
  return (
    <div className="form-stack">
      <NativeSelect
        label={t`Assigned to`}
        value={assignee?.id ?? ''}
        data={[{ value: '', label: t`Nobody` }, ...options]}
        onChange={({ currentTarget: { value } }) => change({ assigneeId: value || null }, t`Assignment saved`)}
      />
      <TextInput
        key={dueAt}
        type="datetime-local"
        label={t`Due`}
        defaultValue={localOf(dueAt)}
        onBlur={({ currentTarget: { value } }) =>
          value !== localOf(dueAt) && change({ dueAt: momentOf(value) }, t`Due time saved`)
        }
      />
      <TagsInput
        label={t`Tags`}
        value={tags}
        data={data?.reservationTags ?? []}
        onChange={setTags}
        maxTags={20}
        maxLength={30}
      />
    </div>
  );
}
