import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ManagedParts, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { wordsFor } from '../language/server-words.js';
import { Badge, type Tone } from '../look/badges.js';
import { Panel, RowButton } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { SCREENS } from '../look/screen-names.js';
import { Failure } from '../look/states.js';
import { withinSentence, worded } from '../look/words.js';
import { STEP_STATES, isHandedIn } from './step-state.js';

type Adult = ReservationParts['portalAdults'][number];
type Documents = ManagedParts['portalAdults'][number]['documentImages'];

interface AdultsProps {
  reservation: ReservationParts;
  /** Has the pictures of documents; null for viewers. */
  managed: ManagedParts | null;
  onDone(): void;
}

/** The adults of the guest list who complete screens through their own links. */
export function Adults({ reservation: { id, portalAdults }, managed, onDone }: AdultsProps) {
  const { isBusy, failed, run, change } = useDoing(onDone);
  const [links, setLinks] = useState<ReadonlyMap<string, string | null>>(new Map());
  if (portalAdults.length === 0) return null;
  const showLink = (adultId: string) =>
    run(async () => {
      const { reservation } = await ask('AdultLinks', { id });
      const adult = reservation?.portalAdults.find((one) => one.id === adultId);
      setLinks((before) => new Map(before).set(adultId, adult?.url ?? null));
    });
  return (
    <Panel title={t`Other adults`}>
      <Failure failed={failed} />
      <ul className="entries">
        {portalAdults.map((adult) => (
          <li key={adult.id}>
            <AdultLine
              adult={adult}
              link={links.get(adult.id) ?? null}
              documents={managed?.portalAdults.find((one) => one.id === adult.id)?.documentImages ?? []}
              onShowLink={() => void showLink(adult.id)}
              isBusy={isBusy}
              onRevoke={() => void change(() => ask('RevokeAdultLink', { id: adult.id }))}
              onRenew={() => void change(() => ask('RenewAdultLink', { id: adult.id }))}
              onAccept={(screen) => void change(() => ask('AcceptScreen', { id, screen, adultId: adult.id }))}
              onReopen={(screen) => void change(() => ask('ReopenScreen', { id, screen, adultId: adult.id }))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Screen = Adult['steps'][number]['screen'];

const STATES: Readonly<Record<Adult['state'], { word: string; tone: Tone }>> = {
  WAITING: { word: t`Waiting`, tone: 'wait' },
  DONE: { word: t`Done`, tone: 'good' },
  ERASED: { word: t`Erased`, tone: 'quiet' },
};

interface LineProps {
  adult: Adult;
  /** Once it was revealed. */
  link: string | null;
  documents: Documents;
  isBusy: boolean;
  onShowLink(): void;
  onRevoke(): void;
  onRenew(): void;
  onAccept(screen: Screen): void;
  onReopen(screen: Screen): void;
}

function AdultLine({ adult, link, documents, isBusy, ...on }: LineProps) {
  const { state, linkedAt, steps, documentStatus, documentFindings, documentFindingCodes } = adult;
  const mayWork = useMay('MANAGER');
  const name = adult.name ?? t`Erased guest`;
  return (
    <>
      <p className="entry-line">
        <span>{name}</span>
        <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
      </p>
      {steps.map((step) => (
        <Step key={step.screen} step={step} guest={name} isBusy={isBusy} {...on} />
      ))}
      {documentStatus && (
        <p className="quiet">
          <Trans>Document: {withinSentence(worded(documentStatus))}.</Trans>
        </p>
      )}
      {documentFindings.map((text, n) => (
        <p key={text}>{wordsFor(`risk.id_${documentFindingCodes[n]}`, text)}</p>
      ))}
      {mayWork && <Pictures documents={documents} guest={name} />}
      {mayWork && state !== 'ERASED' && (
        <div className="entry-actions">
          {linkedAt && (
            <RowButton of={t`of ${name}`} isBusy={isBusy} onClick={on.onShowLink}>
              <Trans>Show link</Trans>
            </RowButton>
          )}
          {linkedAt && (
            <RowButton of={t`of ${name}`} isBusy={isBusy} isDangerous onClick={on.onRevoke}>
              <Trans>Revoke link</Trans>
            </RowButton>
          )}
          <RowButton of={t`for ${name}`} isBusy={isBusy} onClick={on.onRenew}>
            <Trans>Create new link</Trans>
          </RowButton>
        </div>
      )}
      {link && (
        <TextInput
          readOnly
          aria-label={t`Link of ${name}`}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

type StepProps = Pick<LineProps, 'isBusy' | 'onAccept' | 'onReopen'> & { step: Adult['steps'][number]; guest: string };

function Step({ step, guest, isBusy, onAccept, onReopen }: StepProps) {
  const mayWork = useMay('MANAGER');
  const { screen, state } = step;
  const { name } = SCREENS[screen];
  return (
    <div className="entry-line">
      <span className="quiet">
        {name}: {withinSentence(STEP_STATES[state].word)}
      </span>
      {mayWork && (
        <span className="entry-actions">
          {state === 'SUBMITTED' && (
            <RowButton of={t`${name} of ${guest}`} isBusy={isBusy} onClick={() => onAccept(screen)}>
              <Trans>Accept</Trans>
            </RowButton>
          )}
          {isHandedIn(step) && (
            <RowButton of={t`${name} of ${guest}`} isBusy={isBusy} onClick={() => onReopen(screen)}>
              <Trans>Open again</Trans>
            </RowButton>
          )}
        </span>
      )}
    </div>
  );
}

/** Links that are valid for five minutes. Each view is recorded in the audit trail. */
function Pictures({ documents, guest }: { documents: Documents; guest: string }) {
  const stored = documents.filter(({ url }) => url !== null);
  if (stored.length === 0) return null;
  return (
    <p className="entry-actions">
      {stored.map(({ step, url }) => (
        <Anchor key={step} href={url!} target="_blank" rel="noreferrer" inherit>
          <Trans>
            {worded(step)} of the document<span className="unseen"> of {guest}</span>
          </Trans>
        </Anchor>
      ))}
    </p>
  );
}
