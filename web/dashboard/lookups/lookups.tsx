import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Refused } from '../graph/ask.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { EmptyState, Failure } from '../look/states.js';
import { BackgroundCheck } from './background-check.js';
import { FormField } from './form-field.js';
import { KINDS, type Kind } from './kinds.js';
import { FieldLabels } from './lookup-failure.js';
import type { Values } from './values.js';

const BACKGROUND = 'background';

const CHOICES = [
  ...Object.entries(KINDS).map(([value, { name }]) => ({ value, label: name })),
  { value: BACKGROUND, label: t`Background check` },
];

const route = getRouteApi('/lookups');

/** Looks up single details of a person. Neither the details nor the answer are kept. */
export default function Lookups() {
  const { kind } = route.useSearch();
  const navigate = useNavigate();
  const chosen = (CHOICES.find(({ value }) => value === kind) ?? CHOICES[0]!).value;
  const choice = (
    <NativeSelect
      className="kind-choice"
      label={t`What to look up`}
      value={chosen}
      data={CHOICES}
      onChange={({ currentTarget: { value } }) =>
        void navigate({ to: '/lookups', search: { kind: value }, replace: true, resetScroll: false })
      }
    />
  );
  return (
    <>
      <PageHeader title={t`Lookups`} note={t`Check one detail of a person with the service’s data sources.`} />
      {chosen === BACKGROUND ? (
        <BackgroundCheck choice={choice} />
      ) : (
        <Lookup key={chosen} kind={KINDS[chosen]!} choice={choice} />
      )}
    </>
  );
}

/** The labels by member, without what belongs to the form alone. */
const labelsOf = (fields: Kind['fields']) =>
  Object.fromEntries(fields.map(({ name, member, label }) => [member ?? name, label.replace(/ \(.+\)$/, '')]));

function Lookup({ kind: { name, note, fields, oneOf, Result }, choice }: { kind: Kind; choice: ReactNode }) {
  const [asked, setAsked] = useState<{ values: Values; turn: number } | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = Object.fromEntries(fields.map((field) => [field.name, String(form.get(field.name) ?? '').trim()]));
    setAsked({ values, turn: (asked?.turn ?? 0) + 1 });
  };
  return (
    <>
      <Panel>
        {choice}
        <p className="quiet">{note}</p>
        <form className="form-grid lined-up" aria-label={t`Look up: ${name}`} autoComplete="off" onSubmit={submit}>
          {fields.map((field) => (
            <FormField key={field.name} field={field} />
          ))}
          <div className="form-end">
            <Button type="submit">
              <Trans>Look up</Trans>
            </Button>
          </div>
        </form>
      </Panel>
      {asked ? (
        <section key={asked.turn} aria-label={t`Result`} aria-live="polite">
          {oneOf && !oneOf.names.some((one) => asked.values[one]) ? (
            <Failure failed={new Refused('BAD_INPUT', oneOf.problem)} />
          ) : (
            <FieldLabels value={labelsOf(fields)}>
              <Result {...asked.values} />
            </FieldLabels>
          )}
        </section>
      ) : (
        <EmptyState
          icon={<IconUserSearch size={32} stroke={1.5} aria-hidden />}
          text={t`Enter the details and choose Look up. The dashboard keeps no list of lookups.`}
        />
      )}
    </>
  );
}
