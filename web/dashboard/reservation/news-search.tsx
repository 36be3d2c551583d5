import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import type { AdverseMediaStatus, ManagedParts, NewsReport, ReservationParts } from '../graph/answers.js';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { TextField, textIn } from '../look/confirm.js';
import { COUNTRY_CHOICES } from '../look/country-choices.js';
import { wholePercent } from '../look/numbers.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { gapText, paragraphOf, topicName } from '../language/server-words.js';

type Finding = NewsReport['findings'][number];

const STATES: Readonly<Record<AdverseMediaStatus, { word: string; tone: Tone }>> = {
  PENDING: { word: t`Searching`, tone: 'wait' },
  NO_RESULTS: { word: t`No article names this person`, tone: 'good' },
  FINISHED: { word: t`No adverse article`, tone: 'good' },
  REVIEW: { word: t`Needs review`, tone: 'warn' },
};

const OUTCOMES: Readonly<Record<Finding['outcome'], { word: string; tone: Tone }>> = {
  adverse: { word: t`Adverse`, tone: 'bad' },
  mentioned: { word: t`Not adverse`, tone: 'quiet' },
  unclear: { word: t`Unclear: needs review`, tone: 'warn' },
};

const ROLES: Readonly<Record<NonNullable<Finding['role']>, string>> = {
  accused: t`accused or convicted`,
  cleared: t`cleared`,
  victim: t`victim`,
  relative: t`relative or friend`,
  claimant: t`claimant`,
  speaker: t`quoted`,
  doubt: t`questioned or linked, not accused`,
  judge: t`judge`,
  police: t`police officer`,
  prosecutor: t`prosecutor`,
  lawyer: t`lawyer`,
  witness: t`witness`,
  expert: t`expert`,
  reporter: t`journalist or author`,
  official: t`official or spokesperson`,
  artist: t`artist or actor`,
};

const POLL_MS = 2_000;

const FIELDS = ['firstName', 'lastName', 'country', 'yearOfBirth'];

interface NewsSearchProps {
  reservation: ReservationParts;
  managed: ManagedParts;
}

/** Searches the news for the guest. It informs the operator and does not change the checks. */
export default function NewsSearch({ reservation: { guest }, managed: { identification } }: NewsSearchProps) {
  const { isBusy, failed, run } = useDoing();
  const [started, setStarted] = useState<NewsReport | null>(null);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const year = textIn(form, 'yearOfBirth');
    const wanted = {
      firstName: textIn(form, 'firstName'),
      lastName: textIn(form, 'lastName'),
      country: textIn(form, 'country'),
      yearOfBirth: year ? Number(year) : null,
    };
    void run(async () => setStarted((await ask('SearchNews', { search: wanted })).searchAdverseMedia));
  };
  const field = (name: string) => ({ name, error: problemAt(failed, name) });
  const names = guest.fullName?.trim().split(/\s+/) ?? [];
  return (
    <>
      <form className="form-stack" onSubmit={search} aria-label={t`News search`}>
        <div className="field-pairs">
          <TextField label={t`First name`} {...field('firstName')} value={guest.firstName ?? names[0] ?? ''} required />
          <TextField
            label={t`Last name`}
            {...field('lastName')}
            value={guest.lastName ?? names.at(-1) ?? ''}
            required
          />
          <NativeSelect
            label={t`Country`}
            {...field('country')}
            required
            withAsterisk={false}
            data={[{ value: '', label: t`Choose a country` }, ...COUNTRY_CHOICES]}
          />
          <TextField
            label={t`Year of birth (optional)`}
            {...field('yearOfBirth')}
            type="number"
            value={identification?.birthDate?.slice(0, 4)}
            hint={t`Leaves out people of another age.`}
          />
        </div>
        <Failure failed={failureBeside(failed, FIELDS)} />
        <div>
          <Button type="submit" size="compact-sm" variant="default" loading={isBusy}>
            <Trans>Search</Trans>
          </Button>
        </div>
      </form>
      {started && <Report key={started.id} started={started} />}
    </>
  );
}

/** The report, read again until the search has ended. */
function Report({ started }: { started: NewsReport }) {
  const { data, failed, again } = useAsked('NewsReport', started.status === 'PENDING' ? { id: started.id } : null);
  const report = data?.adverseMediaReport ?? started;
  const isPending = report.status === 'PENDING';
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(again, POLL_MS);
    return () => clearInterval(timer);
  }, [isPending, again]);
  const { word, tone } = STATES[report.status];
  return (
    <section className="news-report" aria-label={t`Result of the news search`}>
      <p role="status">
        <Badge tone={tone}>{word}</Badge>
      </p>
      <Failure failed={failed} onRetry={again} />
      {report.scope && (
        <p className="quiet">
          <Trans>Searched: {paragraphOf(report.scopePhrase ? [report.scopePhrase] : [], report.scope)}.</Trans>
        </p>
      )}
      {report.gaps.map((gap) => (
        <p key={`${gap.source} ${gap.message}`}>{gapText(gap)}</p>
      ))}
      <ul className="entries">
        {report.findings.map((finding) => (
          <li key={finding.link}>
            <Article finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Reason = ({ role, words }: { role: Finding['role']; words: string | null }) => {
  if (!role && !words) return null;
  return (
    <p className="quiet">
      {!role && <Trans>Words that decided: “{words}”</Trans>}
      {role && words && (
        <Trans>
          Role: {ROLES[role]} (“{words}”)
        </Trans>
      )}
      {role && !words && <Trans>Role: {ROLES[role]}</Trans>}
    </p>
  );
};

const Article = ({ finding }: { finding: Finding }) => {
  const { title, snippet, link, source, publishedAt, riskCategories, matchedName } = finding;
  const { adverse, outcome, role, decidingWords } = finding;
  const { word, tone } = OUTCOMES[outcome];
  return (
    <>
      <p className="entry-line">
        <Anchor href={link} target="_blank" rel="noreferrer" inherit>
          {title}
        </Anchor>
        <Badge tone={tone}>
          {word}
          {outcome === 'adverse' && adverse !== null && ` (${wholePercent(adverse)})`}
        </Badge>
      </p>
      <p>{snippet}</p>
      <Reason role={role} words={decidingWords} />
      <p className="quiet">
        {source}, {publishedAt && <Ago at={publishedAt} />} · <Trans>names “{matchedName}”</Trans> ·{' '}
        {riskCategories.map(topicName).join(', ')}
      </p>
    </>
  );
};
