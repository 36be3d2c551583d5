import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ManagedParts, PortalScreen, ReservationParts, ScreenSetting } from '../graph/answers.js';
import { plainAnswers } from '../../graph/portal-answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { Panel, RowButton } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { SCREENS, isAddOn } from '../look/screen-names.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { Fact, worded } from '../look/words.js';
import { BehaviorFacts, Unmeasured } from './behavior-facts.js';
import { STEP_STATES, isHandedIn } from './step-state.js';
import { UploadedFiles } from './uploaded-files.js';

type Step = Pick<
  ReservationParts['portalSteps'][number],
  'screen' | 'state' | 'reason' | 'skippedAt' | 'submittedAt' | 'behavior'
>;
type Settings = { screen: PortalScreen; setting: ScreenSetting }[];
type Answers = Record<string, unknown> | null;

interface StepsProps {
  reservation: ReservationParts;
  /** The current settings of all screens: `portalSteps` lacks those that the guest has not opened. */
  settings: Settings;
  /** Has the guest's files; null for viewers. */
  managed: ManagedParts | null;
  onDone(): void;
}

/** The screens that the guest has opened, then the other required ones. Add-ons have no page. */
function stepsOf(opened: Step[], settings: Settings): Step[] {
  const known = new Set(opened.map(({ screen }) => screen));
  const others = settings.filter(
    ({ screen, setting }) => setting === 'required' && !isAddOn(screen) && !known.has(screen),
  );
  return [
    ...opened,
    ...others.map(({ screen }) => ({
      screen,
      state: 'OPEN' as const,
      reason: null,
      skippedAt: null,
      submittedAt: null,
      behavior: null,
    })),
  ];
}

/** The guest's progress in the portal. Managers can accept and reopen a screen, and reveal its answers. */
export function Steps({ reservation: { id, portalSteps, portalSkipped }, settings, managed, onDone }: StepsProps) {
  const steps = portalSkipped ? portalSteps : stepsOf(portalSteps, settings);
  const { isBusy, failed, run, change } = useDoing(onDone);
  const [reopening, setReopening] = useState<PortalScreen | null>(null);
  const [answers, setAnswers] = useState<Partial<Record<PortalScreen, Answers>>>({});
  const reveal = (screen: PortalScreen) =>
    void run(async () => {
      const { revealPortalAnswers } = await ask('RevealAnswers', { id, screen });
      setAnswers((before) => ({ ...before, [screen]: revealPortalAnswers && plainAnswers(revealPortalAnswers) }));
    });
  const filesOf = (screen: PortalScreen) => managed?.portalFiles.filter((file) => file.screen === screen) ?? [];
  if (steps.length === 0 && !portalSkipped) return null;
  return (
    <Panel title={t`Guest portal`}>
      {portalSkipped && (
        <p className="quiet">
          <Trans>Skipped: this reservation is decided without the guest portal.</Trans>
        </p>
      )}
      <Failure failed={failed} />
      <ul className="entries">
        {steps.map((step) => (
          <li key={step.screen}>
            <StepLine
              step={step}
              isBusy={isBusy}
              onAccept={() => void change(() => ask('AcceptScreen', { id, screen: step.screen }))}
              onReopen={() => setReopening(step.screen)}
              onReveal={() => reveal(step.screen)}
            />
            <UploadedFiles files={filesOf(step.screen)} />
            {step.screen in answers && (
              <AnswerList answers={answers[step.screen] ?? null} files={filesOf(step.screen)} />
            )}
          </li>
        ))}
      </ul>
      <Unmeasured steps={portalSteps} settings={settings} />
      {reopening && (
        <Confirm
          title={t`Open ${SCREENS[reopening].name} again?`}
          action={t`Open again`}
          onDone={(form) => {
            const screen = reopening;
            setReopening(null);
            if (form) void change(() => ask('ReopenScreen', { id, screen, reason: textIn(form, 'reason') || null }));
          }}
        >
          <TextField label={t`Why (the guest reads it)`} name="reason" />
        </Confirm>
      )}
    </Panel>
  );
}

interface StepLineProps {
  step: Step;
  isBusy: boolean;
  onAccept(): void;
  onReopen(): void;
  onReveal(): void;
}

function StepLine({ step, isBusy, onAccept, onReopen, onReveal }: StepLineProps) {
  const { name } = SCREENS[step.screen];
  const { word, tone } = STEP_STATES[step.state];
  const mayWork = useMay('MANAGER');
  return (
    <>
      <p className="entry-line">
        <span>{name}</span>
        <Badge tone={tone}>{word}</Badge>
      </p>
      {step.reason && <p className="quiet">{step.reason}</p>}
      {step.state === 'SKIPPED' && step.skippedAt && (
        <p className="quiet">
          <Trans>
            The guest did not agree to this check (<Ago at={step.skippedAt} />
            ). Decide without it, or ask again and say why you need it.
          </Trans>
        </p>
      )}
      <BehaviorFacts behavior={step.behavior} />
      {mayWork && (
        <div className="entry-actions">
          {step.submittedAt && (
            <RowButton of={t`of ${name}`} isBusy={isBusy} onClick={onReveal}>
              <Trans>Reveal answers</Trans>
            </RowButton>
          )}
          {step.state === 'SUBMITTED' && (
            <RowButton of={name} isBusy={isBusy} onClick={onAccept}>
              <Trans>Accept</Trans>
            </RowButton>
          )}
          {(isHandedIn(step) || step.state === 'SKIPPED') && (
            <RowButton of={name} isBusy={isBusy} onClick={onReopen}>
              {step.state === 'SKIPPED' ? <Trans>Ask again</Trans> : <Trans>Open again</Trans>}
            </RowButton>
          )}
        </div>
      )}
    </>
  );
}

/** The answers, without the files: they are listed by name. */
function AnswerList({ answers, files }: { answers: Answers; files: ManagedParts['portalFiles'] }) {
  if (!answers)
    return (
      <p className="quiet">
        <Trans>No answers are stored.</Trans>
      </p>
    );
  const given = Object.entries(answers).filter(([, value]) => !files.some(({ id }) => id === value));
  return (
    <dl className="facts">
      {given.map(([name, value]) => (
        <Fact key={name} name={worded(name)}>
          {typeof value === 'object' ? JSON.stringify(value) : String(value)}
        </Fact>
      ))}
    </dl>
  );
}
