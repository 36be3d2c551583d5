import { type RefObject, useEffect, useRef, useState } from 'react';
import { Field } from '../fields/field.js';
import type { PortalParts } from '../graph/answers.js';
import { Refused, openPayment, readPortal, skipScreen, submitScreen } from '../graph/ask.js';
import { useSpoken } from '../words/use-words.js';
import { watchForm } from '../state/behavior.js';
import { isCheck } from '../state/checks.js';
import { NO_PROBLEMS, type Problems, mayPassLater, problemsOf, withoutSolved } from '../state/problems-of.js';
import type { Question, Task, Values } from '../state/question.js';
import { useDraft } from '../state/use-draft.js';
import type { Watch } from '../state/watch-form.js';
import { answersOf, firstValues, isPrefilled, questionsOf } from './questions.js';
import { usePortal } from '../state/use-portal.js';

interface FormProps {
  task: Task;
  onRead(portal: PortalParts): void;
  onSent(portal: PortalParts): void;
  /** The screen was sent from another tab or device, and not by this form. */
  onSentElsewhere(portal: PortalParts): void;
}

/** A screen's questions: saved as they are entered, checked by the service when they are sent. */
export function ScreenForm({ task, onRead, onSent, onSentElsewhere }: FormProps) {
  const portal = usePortal();
  const { words } = useSpoken();
  const form = useRef<HTMLFormElement>(null);
  const questions = questionsOf(task, portal);
  const [values, setValues] = useState(() => firstValues(task, portal));
  const { problems, setProblems, fail } = useProblems(questions);
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  /** A submission may have arrived although its answer was lost. */
  const isAnswerLost = useRef(false);
  const onDone = (sent: PortalParts) => (isAnswerLost.current ? onRead : onSentElsewhere)(sent);
  const { saved, saveLater, stop } = useDraft(task, { onRead, onDone });
  const watched = useWatch(task, form);
  const pays = task.screen === 'SecurityDeposit' && task.content.isTakenHere === true && !portal.isTest;
  const { offline, other, tooMany } = words.errors;
  const isFailed = problems.summary.some((text) => [offline, other, tooMany].includes(text));
  const change = (name: string, value: unknown) => {
    const next = { ...values, [name]: value };
    setProblems(withoutSolved(problems, name, values, next));
    setValues(next);
    saveLater(next);
  };
  const failed = (error: unknown) => {
    fail(error, values);
    setTries(tries + 1);
  };
  const send = async () => {
    setSending(true);
    stop();
    try {
      const answers = answersOf(task, portal, values);
      const submit = () => submitScreen(task.screen, answers, watched.current?.told() ?? null);
      const { portal: sent, isRefused } = await submitOnce(submit);
      if (isRefused && !isAnswerLost.current) return onSentElsewhere(sent);
      // Submitting leads straight to the payment page. If that fails, the screen offers the link again.
      const page = pays && sent.paysElsewhere ? await openPayment().catch(() => null) : null;
      if (page) {
        onRead(sent);
        location.assign(page);
      } else onSent(sent);
    } catch (error) {
      isAnswerLost.current ||= mayPassLater(error);
      failed(error);
      // What was entered is not lost if the guest leaves now.
      saveLater(values);
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <Summary problems={problems} tries={tries} form={form} />
      {isPrefilled(task, portal) && <p className="told">{words.prefilled}</p>}
      {questions
        .filter((one) => !('when' in one) || one.when?.(values) !== false)
        .map((one) => (
          <Field
            key={`${one.kind} ${one.name}`}
            question={one}
            value={values[one.name]}
            onChange={(value) => change(one.name, value)}
            onSolved={() => setProblems((all) => withoutSolved(all, one.name))}
            problems={below(one.name, problems.places)}
          />
        ))}
      {isCheck(task) && <Skip task={task} onRead={onRead} onFailed={failed} />}
      <Send isSending={isSending} saved={saved}>
        {isFailed ? words.page.again : pays ? words.deposit.submit : words.page.goOn}
      </Send>
    </form>
  );
}

interface SendProps {
  isSending: boolean;
  /** Whether the draft is saved; null before the first change. */
  saved: boolean | null;
  /** The button's label. */
  children: string;
}

function Send({ isSending, saved, children }: SendProps) {
  const { page } = useSpoken().words;
  return (
    <div className="send">
      <button type="submit" aria-disabled={isSending}>
        {isSending ? page.sending : children}
      </button>
      <span className="quiet" role="status">
        {saved === null ? '' : saved ? page.saved : page.notSaved}
      </span>
    </div>
  );
}

interface SkipProps extends Pick<FormProps, 'task' | 'onRead'> {
  onFailed(error: unknown): void;
}

/** Goes on without the consent that the screen asks for. */
function Skip({ task, onRead, onFailed }: SkipProps) {
  const { refusal } = useSpoken().words;
  const skip = () => submitOnce(() => skipScreen(task.screen, true)).then(({ portal }) => onRead(portal), onFailed);
  return (
    <p className="row">
      <button type="button" className="second" onClick={() => void skip()}>
        {refusal.go}
      </button>
    </p>
  );
}

/**
 * A screen whose answer was lost on its way, or that was sent from another tab or device, is already there: `isRefused`.
 * A declined stay says so itself.
 */
async function submitOnce(submit: () => Promise<PortalParts>): Promise<{ portal: PortalParts; isRefused: boolean }> {
  try {
    return { portal: await submit(), isRefused: false };
  } catch (error) {
    if (error instanceof Refused && ['SCREEN_DONE', 'STAY_DECLINED'].includes(error.code))
      return { portal: await readPortal(), isRefused: true };
    throw error;
  }
}

/** What is wrong with the form, in the language of the page, also after the guest has changed it. */
function useProblems(questions: Question[]) {
  const { words } = useSpoken();
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const failed = useRef<{ error: unknown; values: Values } | null>(null);
  useEffect(() => {
    if (!failed.current) return;
    const { error, values } = failed.current;
    const { summary, places } = problemsOf(error, questions, values, words);
    setProblems((shown) => ({
      summary: shown.summary.length > 0 ? summary : [],
      places: Object.fromEntries(Object.entries(places).filter(([place]) => place in shown.places)),
    }));
  }, [words]);
  const fail = (error: unknown, values: Values) => {
    setProblems(problemsOf(error, questions, values, words));
    failed.current = { error, values };
  };
  return { problems, setProblems, fail };
}

interface SummaryProps {
  problems: Problems;
  tries: number;
  form: RefObject<HTMLFormElement | null>;
}

/** Problems above the form. Takes the focus after a submission; each line leads to its field. */
function Summary({ problems, tries, form }: SummaryProps) {
  const { words } = useSpoken();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [tries]);
  const texts = [...new Set([...problems.summary, ...Object.values(problems.places)])];
  if (texts.length === 0) return null;
  const places = Object.values(problems.places);
  const goTo = (text: string) => {
    const told = [...(form.current?.querySelectorAll('.problem') ?? [])].find((one) => one.textContent === text);
    told?.closest('.field, .people')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <div className="problems" role="alert" tabIndex={-1} ref={summary}>
      {places.length > 0 && <h2>{words.errors.title}</h2>}
      <ul>
        {texts.map((text) => (
          <li key={text}>
            {places.includes(text) ? (
              <button type="button" className="plain" onClick={() => goTo(text)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Watches the form while it is open, if the guest has agreed. */
function useWatch(task: Task, form: RefObject<HTMLFormElement | null>): RefObject<Watch | null> {
  const { reservationId, isPreview } = usePortal();
  const watched = useRef<Watch | null>(null);
  useEffect(() => {
    let isGone = isPreview;
    const begun = isPreview ? null : watchForm(reservationId, task, form.current!);
    void begun?.then((watch) => {
      if (isGone) watch?.stop();
      else watched.current = watch;
    });
    return () => {
      isGone = true;
      watched.current?.stop();
    };
  }, []);
  return watched;
}

/** The problems of one field, by the path below it. */
function below(name: string, places: Record<string, string>): Record<string, string> {
  const own = Object.entries(places).filter(([path]) => path === name || path.startsWith(`${name}.`));
  return Object.fromEntries(own.map(([path, text]) => [path.slice(name.length + 1), text]));
}
