import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { MatchParts, Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { Confirm, textIn } from '../look/confirm.js';
import { Failure } from '../look/states.js';
import { wholePercent } from '../look/numbers.js';
import { Ago } from '../look/when.js';
import { countryOf, dayOf } from '../look/words.js';
import { ComparedField, Comparison } from './comparison.js';

type Subject = NonNullable<Operations['WatchlistSubjects']['answer']['watchlistSubjects']>[number];

/** The list of invented people in test mode. */
const TEST_LIST = 'TEST';

interface MatchCardProps {
  subject: Subject;
  item: MatchParts;
  /** What to do if it is the same person. */
  advice?: string;
  onDone(): void;
}

/** A list entry compared with the guest, field by field. It can be dismissed. */
export function MatchCard({ subject, item, advice, onDone }: MatchCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failed, run } = useDoing();
  const { dismissal } = item;
  const dismiss = async (form: FormData | null) => {
    setAsking(false);
    if (!form) return;
    const days = Number(textIn(form, 'days'));
    const input = {
      name: subject.name,
      dob: subject.birthDate,
      entryId: item.id,
      fingerprint: item.fingerprint,
      note: textIn(form, 'note'),
      expiresAt: days ? new Date(Date.now() + days * 86_400_000).toISOString() : null,
    };
    if (await run(() => ask('DismissMatch', { input }))) onDone();
  };
  const withdraw = async () => {
    if (await run(() => ask('WithdrawDismissal', { id: dismissal!.id }))) onDone();
  };
  return (
    <article className={dismissal ? 'match dismissed' : 'match'} aria-label={t`Match ${item.fullName}`}>
      <MatchHead item={item} />
      <Compared subject={subject} item={item} />
      {item.info && <p className="quiet">{listingOf(item.info)}</p>}
      <Description item={item} />
      <Failure failed={failed} />
      {dismissal ? (
        <p className="match-actions">
          <span>
            <Trans>
              Dismissed <Ago at={dismissal.updatedAt} />: {dismissal.note}
            </Trans>
            {dismissal.expiresAt && (
              <>
                {' '}
                <Trans>Expires {dayOf(dismissal.expiresAt)}.</Trans>
              </>
            )}
          </span>
          <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void withdraw()}>
            <Trans>Withdraw dismissal</Trans>
          </Button>
        </p>
      ) : (
        <p className="match-actions">
          <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => setAsking(true)}>
            <Trans>Dismiss: another person</Trans>
          </Button>
          <span className="quiet">{advice ?? t`If it is the same person, decline the reservation.`}</span>
        </p>
      )}
      {isAsking && <DismissDialog subject={subject} item={item} onDone={(form) => void dismiss(form)} />}
    </article>
  );
}

/** The entry's name, list and ID, and how well it matches. */
function MatchHead({ item }: { item: MatchParts }) {
  const { dismissal } = item;
  const ownId = item.id.startsWith(`${item.source}:`) ? item.id.slice(item.source.length + 1) : item.id;
  return (
    <header>
      <div>
        <h3>{item.fullName}</h3>
        <p className="quiet">
          <Trans>
            {item.source} · entry {ownId}
          </Trans>
        </p>
      </div>
      <p className="match-score">
        {item.source === TEST_LIST && (
          <Badge tone="quiet">
            <Trans>Simulated</Trans>
          </Badge>
        )}
        <Badge tone={dismissal ? 'quiet' : 'warn'}>
          {dismissal
            ? t({ message: 'Dismissed', comment: 'The team found that the watchlist entry is another person.' })
            : t`Potential match`}
        </Badge>
        <span className="number">{wholePercent(item.score)}</span>
      </p>
    </header>
  );
}

function Description({ item: { source, description } }: { item: MatchParts }) {
  if (source === TEST_LIST)
    return (
      <p className="quiet">
        <Trans>Entry of the test list: this person does not exist.</Trans>
      </p>
    );
  return description && <p className="quiet">{description}</p>;
}

interface DismissDialogProps {
  subject: Subject;
  item: MatchParts;
  /** Gets the form, or null if the dialog was cancelled. */
  onDone(form: FormData | null): void;
}

const DismissDialog = ({ subject, item, onDone }: DismissDialogProps) => (
  <Confirm title={t`Dismiss ${item.fullName}?`} action={t`Dismiss`} onDone={onDone}>
    <p className="quiet">
      <Trans>
        The match stops counting for {subject.name} in your account, and reservations of this guest are analyzed again.
        It counts again if the list entry or the guest’s details change.
      </Trans>
    </p>
    <Textarea
      label={t`Why it is another person`}
      name="note"
      required
      withAsterisk={false}
      maxLength={1000}
      autosize
      minRows={2}
    />
    <Select
      label={t`Valid for`}
      name="days"
      defaultValue="365"
      allowDeselect={false}
      data={[
        { value: '90', label: t`90 days` },
        { value: '365', label: t`1 year` },
        { value: '0', label: t`No expiry` },
      ]}
    />
  </Confirm>
);

type Likeness = 'same' | 'similar' | 'different' | 'missing';

const LIKENESS: Readonly<Record<Likeness, { word: string; tone: Tone }>> = {
  same: { word: t`Same`, tone: 'bad' },
  similar: { word: t`Similar`, tone: 'warn' },
  different: { word: t`Different`, tone: 'good' },
  missing: { word: t`Missing`, tone: 'quiet' },
};

const LISTED = /(?:^|; )listed (\d{4}-\d\d-\d\d)$/;

/** The programs of a list entry, and since when it is listed. */
function listingOf(info: string): string {
  const day = LISTED.exec(info)?.[1];
  const programs = info.replace(LISTED, '');
  return [programs, day && t`listed on ${dayOf(day)}`].filter(Boolean).join('; ');
}

/** Equal fields support a match, so they are red. */
function Compared({ subject, item }: { subject: Subject; item: MatchParts }) {
  const { tokens = [], qualifiers = [] } = item.matched ?? {};
  const listedDates = [...item.dob.map((day) => dayOf(day)), ...item.yob.filter((year) => !hasYear(item.dob, year))];
  const has = (...wanted: string[]) => qualifiers.some((one) => wanted.includes(one));
  const isSameName = tokens.length > 0 && tokens.every(({ why, kind }) => why === 'same' || kind === 'particle');
  const birth: Likeness =
    !subject.birthDate || listedDates.length === 0
      ? 'missing'
      : has('same_birth_date')
        ? 'same'
        : has('other_birth_date')
          ? 'different'
          : 'similar';
  const country: Likeness =
    !subject.countryCode || item.countries.length === 0 ? 'missing' : has('same_country') ? 'same' : 'different';
  return (
    <Comparison sides={[t`Guest`, t`List entry`]}>
      <ComparedField
        name={t`Name`}
        left={subject.name}
        right={item.fullName}
        result={LIKENESS[isSameName ? 'same' : 'similar']}
      />
      {item.aliases.length > 0 && <ComparedField name={t`Aliases`} right={<Aliases names={item.aliases} />} />}
      <ComparedField
        name={t`Date of birth`}
        left={
          subject.birthDate
            ? subject.birthDateProven
              ? t`${dayOf(subject.birthDate)} (ID document)`
              : t`${dayOf(subject.birthDate)} (as entered)`
            : t`Unknown`
        }
        right={listedDates.join(', ') || t`Not listed`}
        result={LIKENESS[birth]}
      />
      <ComparedField
        name={t`Country`}
        left={countryOf(subject.countryCode) ?? t`Unknown`}
        right={item.countries.map(countryOf).join(', ') || t`Not listed`}
        result={LIKENESS[country]}
      />
    </Comparison>
  );
}

const hasYear = (days: readonly string[], year: number) => days.some((day) => day.startsWith(String(year)));

const SHOWN_ALIASES = 4;

function Aliases({ names }: { names: readonly string[] }) {
  const rest = names.slice(SHOWN_ALIASES);
  return (
    <>
      {names.slice(0, SHOWN_ALIASES).join('; ')}
      {rest.length > 0 && (
        <details>
          <summary>
            <Trans>{rest.length} more</Trans>
          </summary>
          {rest.join('; ')}
        </details>
      )}
    </>
  );
}
