import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import type {
  IdCheckStatus,
  IdImageStep,
  ManagedParts,
  MovementFault,
  MovementOutcome,
  ReservationParts,
} from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { wordsFor } from '../language/server-words.js';
import { Badge, type Tone } from '../look/badges.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { Ago } from '../look/when.js';
import { dayOf, nameOf, worded } from '../look/words.js';
import { ComparedField, Comparison } from './comparison.js';

const ORDER: readonly IdImageStep[] = ['front', 'back', 'selfie'];

const NAMES: Readonly<Record<IdImageStep, string>> = { front: t`Front`, back: t`Back`, selfie: t`Selfie` };

const SHOW: Readonly<Record<IdImageStep, string>> = {
  front: t`Show front`,
  back: t`Show back`,
  selfie: t`Show selfie`,
};

function showText(hidden: readonly IdImageStep[]): string {
  const count = hidden.length;
  return count === 1 ? SHOW[hidden[0]!] : plural(count, { one: 'Show # picture', other: 'Show # pictures' });
}

const toneOf = (status: IdCheckStatus): Tone =>
  /VERIFIED|PASS/i.test(status) ? 'good' : /FAIL|REVIEW|REJECT/i.test(status) ? 'warn' : 'wait';

/** The finding of a guest who reached the daily limit. */
const USED_UP = 'attempts_used_up';

/** Which images are missing; null if none is. */
function missingOf({ missing, missingText }: ReservationParts['idCheck']): string | null {
  const images = missing.map((step) => wordsFor(`document.${step}`, NAMES[step])).join(', ');
  return missingText && wordsFor('document.missing', missingText, { images });
}

interface IdentityProps {
  reservation: ReservationParts;
  managed: ManagedParts;
  onDone(): void;
}

/** The pictures side by side, and the document's details compared with the reservation. Each view of a picture is audited. */
export function Identity({ reservation, managed, onDone }: IdentityProps) {
  const { id, idCheck } = reservation;
  const images = idCheck.images.toSorted((a, b) => ORDER.indexOf(a.step) - ORDER.indexOf(b.step));
  const isUsedUp = idCheck.findings.includes(USED_UP) && !reservation.erasedAt;
  const [shown, setShown] = useState<Partial<Record<IdImageStep, string>>>({});
  const { isBusy, failed, run, change } = useDoing(onDone);
  if (idCheck.images.length === 0 && !isUsedUp) return null;
  const reveal = (steps: IdImageStep[]) =>
    void run(async () => {
      for (const step of steps) {
        const { idImage } = await ask('RevealImage', { id, step });
        setShown((before) => ({ ...before, [step]: idImage.dataUrl }));
      }
    });
  const allow = () =>
    void change(async () => {
      await ask('AllowImages', { id });
      showToast({ text: t`The guest can upload images again` });
    });
  const hidden = images.map(({ step }) => step).filter((step) => !shown[step]);
  return (
    <Panel title={t`Identity document`}>
      <p className="decision-line">
        <Badge tone={toneOf(idCheck.status)}>{worded(idCheck.status)}</Badge>
        {missingOf(idCheck)}
      </p>
      {idCheck.errors.length > 0 && (
        <ul>
          {idCheck.errors.map((text, n) => (
            <li key={text}>{wordsFor(`risk.id_${idCheck.findings[n]}`, text)}</li>
          ))}
        </ul>
      )}
      {idCheck.movement && <Movement movement={idCheck.movement} />}
      {managed.identification && <Declared reservation={reservation} read={managed.identification} />}
      <Failure failed={failed} />
      {isUsedUp && (
        <div className="page-actions">
          <Button size="compact-sm" variant="default" disabled={isBusy} onClick={allow}>
            <Trans>Allow images again</Trans>
          </Button>
        </div>
      )}
      {idCheck.images.length > 0 && (
        <>
          <div className="pictures-head">
            {hidden.length > 0 && (
              <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => reveal(hidden)}>
                {showText(hidden)}
              </Button>
            )}
            <span className="quiet">
              <Trans>Each view is recorded in the audit trail.</Trans>
            </span>
          </div>
          <ul className="id-pictures">
            {images.map(({ step, uploadedAt }) => (
              <li key={step}>
                {shown[step] ? (
                  <Picture name={NAMES[step]} address={shown[step]} />
                ) : (
                  <div className="picture-hidden">{NAMES[step]}</div>
                )}
                <p className="quiet">
                  {NAMES[step]}, <Ago at={uploadedAt} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

const OUTCOMES: Readonly<Record<MovementOutcome, { word: string; tone: Tone }>> = {
  PASSED: { word: t`Passed`, tone: 'good' },
  FAILED: { word: t`Not passed`, tone: 'warn' },
  UNCLEAR: { word: t`Unclear`, tone: 'warn' },
  SKIPPED: { word: t`Skipped by the guest`, tone: 'warn' },
};

const FAULTS: Readonly<Record<MovementFault, string>> = {
  NOT_FOLLOWED: t`The head was not turned as asked.`,
  FLAT: t`The face moved like a flat picture.`,
  OTHER_PERSON: t`The frames show another person than the selfie.`,
  OUT_OF_TIME: t`The frames were not taken in the time given.`,
  TURN_UNCLEAR: t`The head was turned too little.`,
  PERSON_UNCLEAR: t`It is unclear whether the frames show the person of the selfie.`,
  FACE_NOT_SEEN: t`The face was not clearly visible in every frame.`,
  MORE_FACES: t`More than one face was visible.`,
  NO_SELFIE: t`The selfie has no measured face to compare with.`,
};

/** Whether the guest turned their head as asked, and what was missing. The frames are not stored. */
function Movement({ movement }: { movement: NonNullable<ReservationParts['idCheck']['movement']> }) {
  const { isToDo, outcome, faults, judgedAt } = movement;
  return (
    <>
      <p className="decision-line">
        <Trans>Movement check</Trans> {outcome && <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].word}</Badge>}
        {isToDo && <Badge tone="wait">{t`Waiting for the guest`}</Badge>}
        {judgedAt && (
          <span className="quiet">
            <Ago at={judgedAt} />
          </span>
        )}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{FAULTS[fault]}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A picture with rotate and zoom. */
function Picture({ name, address }: { name: string; address: string }) {
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className="picture-frame" tabIndex={0} role="region" aria-label={t`${name}, enlarged ${zoom} times`}>
        <img className={`turn-${turns} zoom-${zoom}`} src={address} alt={t`${name} of the document`} />
      </div>
      <div className="picture-tools">
        <ActionIcon variant="default" aria-label={t`Rotate ${name}`} onClick={() => setTurns((turns + 1) % 4)}>
          <IconRotateClockwise size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t`Zoom in on ${name}`}
          disabled={zoom === 3}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconZoomIn size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t`Zoom out of ${name}`}
          disabled={zoom === 1}
          onClick={() => setZoom(zoom - 1)}
        >
          <IconZoomOut size={16} aria-hidden />
        </ActionIcon>
      </div>
    </>
  );
}

type Read = NonNullable<ManagedParts['identification']>;

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\W+/).filter(Boolean).toSorted().join(' ');

interface DeclaredProps {
  reservation: ReservationParts;
  read: Read;
}

const DIFFERENT = { word: t`Different`, tone: 'warn' } as const;

/** How the names compare: the service decides what is another name, such as one without a word in common. */
function nameResult(booked: string, document: string, findings: readonly string[]) {
  if (!document) return null;
  if (findings.some((finding) => finding === 'name_differs' || finding === 'not_the_guest')) return DIFFERENT;
  const isSame = plain(booked) === plain(document);
  return { word: isSame ? t`Same` : t`Similar`, tone: 'good' } as const;
}

/** The reservation compared with the document. */
function Declared({ reservation: { id, guest, idCheck }, read }: DeclaredProps) {
  const { data } = useAsked('WatchlistSubjects', { id });
  const document = [read.firstName, read.middleName, read.lastName].filter(Boolean).join(' ');
  const booked = nameOf(guest);
  const known = data?.watchlistSubjects[0]?.birthDate ?? null;
  // If it is the same, it may have been read from the document.
  const declared = known !== null && known !== read.birthDate ? known : null;
  const isOtherBirthDate = declared !== null || idCheck.findings.includes('birth_date_differs');
  const isExpired = read.expiryDate !== null && read.expiryDate < new Date().toISOString().slice(0, 10);
  return (
    <Comparison sides={[t`Reservation`, t`Document`]}>
      <ComparedField
        name={t`Name`}
        left={booked}
        right={document || t`Not read`}
        result={nameResult(booked, document, idCheck.findings)}
      />
      <ComparedField
        name={t`Date of birth`}
        left={declared && dayOf(declared)}
        right={dayOf(read.birthDate)}
        result={read.birthDate && isOtherBirthDate ? DIFFERENT : null}
      />
      <ComparedField name={t`Nationality`} right={read.nationality ?? '–'} />
      <ComparedField
        name={t`Valid until`}
        right={dayOf(read.expiryDate)}
        result={isExpired ? { word: t`Expired`, tone: 'bad' } : null}
      />
    </Comparison>
  );
}
