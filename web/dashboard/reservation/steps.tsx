import { useState } from 'react';
import type { PortalScreen, ReservationParts, ScreenSetting } from '../graph/answers.js';
import { plainAnswers } from '../../graph/portal-answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { useMay } from '../look/role.js';
import { Problem, Tag, worded } from '../look/words.js';

type Step = ReservationParts['portalSteps'][number];
type Asked = { screen: PortalScreen; setting: ScreenSetting }[];
type Answers = Record<string, unknown> | null;

interface StepsProps {
  reservation: ReservationParts;
  /** The screens in force; one that the guest has not looked at yet is no step. */
  asked: Asked;
  onDone(): void;
}

/** Screens that the guest has a page for and that are asked for, those that have begun and those that have not. */
function stepsOf(begun: Step[], asked: Asked): Step[] {
  const known = new Set(begun.map(({ screen }) => screen));
  const waiting = asked.filter(({ screen, setting }) => setting === 'required' && !screen.endsWith('Addon'));
  const none = { state: 'OPEN' as const, reason: null, submittedAt: null, acceptedAt: null, reopenedAt: null };
  return [...begun, ...waiting.flatMap(({ screen }) => (known.has(screen) ? [] : { screen, ...none }))];
}

/** What the portal asks of the guest and how far it is; a screen can be accepted or opened again. */
export function Steps({ reservation: { id, portalSteps }, asked, onDone }: StepsProps) {
  const steps = stepsOf(portalSteps, asked);
  const { isBusy, failed, run } = useDoing();
  const [reopening, setReopening] = useState<PortalScreen | null>(null);
  const [answers, setAnswers] = useState<Partial<Record<PortalScreen, Answers>>>({});
  const change = async (work: () => Promise<unknown>) => {
    if (await run(work)) onDone();
  };
  const reveal = (screen: PortalScreen) =>
    void run(async () => {
      const { revealPortalAnswers } = await ask('RevealAnswers', { id, screen });
      setAnswers((before) => ({ ...before, [screen]: revealPortalAnswers && plainAnswers(revealPortalAnswers) }));
    });
  if (steps.length === 0) return null;
  return (
    <section>
      <h2>Guest portal</h2>
      <Problem failed={failed} />
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
            {step.screen in answers && <AnswerList answers={answers[step.screen] ?? null} />}
          </li>
        ))}
      </ul>
      {reopening && (
        <Confirm
          title={`Open ${worded(reopening)} again?`}
          action="Open again"
          onDone={(form) => {
            const screen = reopening;
            setReopening(null);
            if (form) void change(() => ask('ReopenScreen', { id, screen, reason: textIn(form, 'reason') || null }));
          }}
        >
          <TextField label="Why (the guest reads it)" name="reason" />
        </Confirm>
      )}
    </section>
  );
}

interface StepLineProps {
  step: Step;
  isBusy: boolean;
  onAccept(): void;
  onReopen(): void;
  onReveal(): void;
}

function StepLine({ step: { screen, state, reason, submittedAt }, isBusy, ...on }: StepLineProps) {
  const name = worded(screen);
  const mayWork = useMay('MANAGER');
  const isHandedIn = state === 'SUBMITTED' || state === 'ACCEPTED';
  return (
    <>
      <p className="line">
        <span>{name}</span>
        <Tag kind={`step-${state}`}>{worded(state)}</Tag>
      </p>
      {reason && <p className="quiet">{reason}</p>}
      <div className="actions small" hidden={!mayWork}>
        {submittedAt && (
          <button type="button" className="second" disabled={isBusy} onClick={on.onReveal}>
            Reveal answers<span className="unseen"> of {name}</span>
          </button>
        )}
        {state === 'SUBMITTED' && (
          <button type="button" className="second" disabled={isBusy} onClick={on.onAccept}>
            Accept<span className="unseen"> {name}</span>
          </button>
        )}
        {isHandedIn && (
          <button type="button" className="second" disabled={isBusy} onClick={on.onReopen}>
            Open again<span className="unseen"> {name}</span>
          </button>
        )}
      </div>
    </>
  );
}

function AnswerList({ answers }: { answers: Answers }) {
  if (!answers) return <p className="quiet">Nothing is kept.</p>;
  return (
    <dl>
      {Object.entries(answers).map(([name, value]) => (
        <div key={name}>
          <dt>{worded(name)}</dt>
          <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
