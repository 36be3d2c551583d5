import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { textIn } from '../look/confirm.js';
import { COUNTRY_CHOICES } from '../look/country-choices.js';
import { Panel } from '../look/panel.js';
import { Failure, Skeletons } from '../look/states.js';
import { Ago } from '../look/when.js';
import { dayOf } from '../look/words.js';
import { SourceLink } from './answer-panel.js';
import { CheckBadge } from './check-badge.js';
import { CheckList } from './check-list.js';
import { FormField } from './form-field.js';
import type { LookupField } from './kinds.js';
import { reasonOf } from './reasons.js';
import { gapText, paragraphOf, textsOf, topicName, wordsFor } from '../language/server-words.js';

type Check = NonNullable<Operations['BackgroundCheck']['answer']['backgroundCheck']>;
type Item = Check['reportItems'][number];

/** How often a check in progress is read again. */
const RELOAD_MS = 2_000;

const FIELDS: readonly LookupField[] = [
  { name: 'firstName', label: t`First name`, required: true },
  { name: 'middleName', label: t`Middle name (optional)` },
  { name: 'lastName', label: t`Last name`, required: true },
  { name: 'dateOfBirth', label: t`Date of birth`, type: 'date' },
  { name: 'country', label: t`Country`, choices: COUNTRY_CHOICES },
  {
    name: 'state',
    label: t({ message: 'State', context: 'part of a country' }),
    hint: t`In the United States, such as US-TX.`,
  },
  { name: 'city', label: t`City` },
  { name: 'email', label: t`Email` },
  { name: 'phone', label: t`Phone`, type: 'tel', hint: t`With country code.` },
];

const SEXES = [
  { value: '', label: t`Not given` },
  { value: 'F', label: t`Female` },
  { value: 'M', label: t`Male` },
  { value: 'X', label: t`Other` },
];

const MEMBERS: string[] = [...FIELDS.map(({ name }) => name), 'gender'];

const route = getRouteApi('/lookups');

/** Searches all sources for one person. The check’s ID is in the address, so that its report can be opened again. */
export function BackgroundCheck({ choice }: { choice: ReactNode }) {
  const id = route.useSearch().check;
  const navigate = useNavigate();
  const [finished, setFinished] = useState<string | null>(null);
  const { isBusy, failed, run } = useDoing();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const person = Object.fromEntries(MEMBERS.map((name) => [name, textIn(form, name) || null]));
    const state = person['state']?.toUpperCase() ?? null;
    void run(async () => {
      const { submitBackgroundCheck } = await ask('SubmitCheck', { person: { ...person, state } });
      const search = { kind: 'background', check: submitBackgroundCheck.id };
      void navigate({ to: '/lookups', search, replace: true, resetScroll: false });
    });
  };
  return (
    <>
      <Panel>
        {choice}
        <p className="quiet">
          <Trans>
            Searches watchlists, sex offender registers, news and eviction cases for one person. You need the person’s
            consent. The report is encrypted and deleted after 90 days, unless the service is set up otherwise.
          </Trans>
        </p>
        <form className="form-grid lined-up" aria-label={t`Background check`} autoComplete="off" onSubmit={submit}>
          {FIELDS.map((field) => (
            <FormField key={field.name} field={field} error={problemAt(failed, field.name)} />
          ))}
          <NativeSelect label={t`Sex`} name="gender" data={SEXES} />
          <div className="form-end">
            <Button type="submit" loading={isBusy}>
              <Trans>Start check</Trans>
            </Button>
          </div>
        </form>
        <Failure failed={failureBeside(failed, MEMBERS)} />
      </Panel>
      {id && <Report key={id} id={id} onFinished={setFinished} />}
      <CheckList key={`${id} ${finished}`} />
    </>
  );
}

function Report({ id, onFinished }: { id: string; onFinished(id: string): void }) {
  const { data, failed, again } = useAsked('BackgroundCheck', { id });
  const check = data?.backgroundCheck;
  const isPending = check?.status === 'PENDING';
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(again, RELOAD_MS);
    return () => clearInterval(timer);
  }, [isPending, again]);
  const isFinished = check !== undefined && check !== null && !isPending;
  useEffect(() => {
    if (isFinished) onFinished(id);
  }, [id, isFinished, onFinished]);
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  if (!check)
    return (
      <p>
        <Trans>This check no longer exists.</Trans>
      </p>
    );
  const done = check.reportItems.filter(({ status }) => status !== 'PENDING').length;
  return (
    <section aria-label={t`Report`} aria-live="polite">
      <Failure failed={failed} onRetry={again} />
      <Panel title={t`Report`} actions={<CheckBadge check={check} />}>
        <p>
          <Trans>
            Started <Ago at={check.startedAt} />.
          </Trans>{' '}
          {isPending && t`${done} of ${check.reportItems.length} sources searched; this page follows the progress.`}
          {check.status === 'FAILED' && t`No source could be searched: nothing can be concluded from this.`}
        </p>
        {check.pdf && (
          <p>
            <Button component="a" href={check.pdf} target="_blank" rel="noreferrer" size="compact-md" variant="default">
              <Trans>Open the report as PDF</Trans>
            </Button>{' '}
            <span className="quiet">
              <Trans>The link works for 15 minutes. Reload the page for a new one.</Trans>
            </span>
          </p>
        )}
        <ul className="plain-list">
          {check.reportItems.map((item) => (
            <ReportItem key={item.key} item={item} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function stateOf({ status, searched, items, gaps }: Item): { tone: Tone; word: string } {
  if (status === 'PENDING') return { tone: 'info', word: t`In progress` };
  if (!searched) return { tone: 'warn', word: t`Not searched` };
  if (status === 'REVIEW' && items.length > 0) return { tone: 'warn', word: t`Found something` };
  if (gaps.length > 0) return { tone: 'warn', word: t`Not fully searched` };
  return { tone: 'quiet', word: items.length > 0 ? t`Nothing of concern` : t`Nothing found` };
}

/** Remarks on an article, by code. */
const REMARKS: Readonly<Record<string, string>> = {
  same_age: t({ message: 'same age', comment: 'Remark on a news article that names a guest.' }),
  other_age: t({ message: 'other age', comment: 'Remark on a news article that names a guest.' }),
  other_middle_name: t({ message: 'other middle name', comment: 'Remark on a news article that names a guest.' }),
  same_place: t({ message: 'same place', comment: 'Remark on a news article that names a guest.' }),
  no_longer_listed: t({ message: 'no longer listed', comment: 'The source no longer lists this news article.' }),
  name_in_text_only: t({
    message: 'name in the text only',
    comment: 'Remark on a news article: the headline has no name.',
  }),
};

function Finding({ found }: { found: Item['items'][number] }) {
  const { title, titlePhrase, subtitle, description, descriptionPhrases, tags, tagPhrases, link } = found;
  const remarks = textsOf(tagPhrases, tags).map((tag) => REMARKS[tag] ?? topicName(tag));
  return (
    <>
      <SourceLink address={link}>{paragraphOf([titlePhrase], title)}</SourceLink>
      {subtitle && <span className="quiet"> {subtitle}</span>}
      {description && <p>{paragraphOf(descriptionPhrases, description)}</p>}
      {remarks.length > 0 && <p className="quiet">{remarks.join(' · ')}</p>}
    </>
  );
}

function ReportItem({ item }: { item: Item }) {
  const { key, name, reason, source, asOf, items, gaps } = item;
  const { tone, word } = stateOf(item);
  return (
    <li>
      <div className="panel-head">
        <h3>{wordsFor(`source.${key}`, name)}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {reason && gaps.length === 0 && <p>{reasonOf(reason)}</p>}
      <ul className="sentences">
        {gaps.map((gap) => (
          <li key={`${gap.source} ${gap.message}`}>{gapText(gap)}</li>
        ))}
        {items.map((found, n) => (
          <li key={`${found.title} ${n}`}>
            <Finding found={found} />
          </li>
        ))}
      </ul>
      {source && (
        <p className="quiet">
          {asOf ? (
            <Trans>
              Source: {source}, data of {dayOf(asOf)}
            </Trans>
          ) : (
            <Trans>Source: {source}</Trans>
          )}
        </p>
      )}
    </li>
  );
}
