import { useEffect, useRef, useState } from 'react';
import { Field } from '../fields/field.js';
import type { PortalParts } from '../graph/answers.js';
import { saveScreen, submitScreen } from '../graph/ask.js';
import { useSpoken } from '../words/use-words.js';
import { NO_PROBLEMS, type Problems, problemsOf } from '../state/problems-of.js';
import type { Task } from '../state/question.js';
import { answersOf, firstValues, questionsOf } from './questions.js';
import { usePortal } from '../state/use-portal.js';

/** A draft is saved so long after the last change. */
const SAVE_MS = 700;

interface FormProps {
  task: Task;
  onRead(portal: PortalParts): void;
  onSent(portal: PortalParts): void;
}

/** A screen's questions: saved as they are entered, checked by the service when they are sent. */
export function ScreenForm({ task, onRead, onSent }: FormProps) {
  const portal = usePortal();
  const { words } = useSpoken();
  const questions = questionsOf(task, portal);
  const [values, setValues] = useState(() => firstValues(task, portal));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isSending, setSending] = useState(false);
  const { saved, saveLater, stop } = useDraft(task, onRead);
  const change = (name: string, value: unknown) => {
    const next = { ...values, [name]: value };
    setValues(next);
    saveLater(next);
  };
  const send = async () => {
    setSending(true);
    stop();
    try {
      onSent(await submitScreen(task.screen, answersOf(task, portal, values)));
    } catch (error) {
      setProblems(problemsOf(error, questions, values, words));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <Summary problems={problems} />
      {questions
        .filter((one) => !('when' in one) || one.when?.(values) !== false)
        .map((one) => (
          <Field
            key={`${one.kind} ${one.name}`}
            question={one}
            value={values[one.name]}
            onChange={(value) => change(one.name, value)}
            problems={below(one.name, problems.places)}
          />
        ))}
      <div className="send">
        <button type="submit" aria-disabled={isSending}>
          {isSending ? words.page.sending : words.page.send}
        </button>
        <span className="quiet" role="status">
          {saved === null ? '' : saved ? words.page.saved : words.page.notSaved}
        </span>
      </div>
    </form>
  );
}

/** What is wrong, above the form; it takes the focus. */
function Summary({ problems }: { problems: Problems }) {
  const { words } = useSpoken();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [problems]);
  if (problems.summary.length === 0) return null;
  return (
    <div className="problems" role="alert" tabIndex={-1} ref={summary}>
      <h2>{words.errors.title}</h2>
      <ul>
        {problems.summary.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The problems of one field, by the path below it. */
function below(name: string, places: Record<string, string>): Record<string, string> {
  const own = Object.entries(places).filter(([path]) => path === name || path.startsWith(`${name}.`));
  return Object.fromEntries(own.map(([path, text]) => [path.slice(name.length + 1), text]));
}

/** Saves drafts a moment after the last change; `saved` null: nothing was changed yet. */
function useDraft(task: Task, onRead: FormProps['onRead']) {
  const [saved, setSaved] = useState<boolean | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => {
    if (task.state === 'OPEN') saveScreen(task.screen, null).then(onRead, () => undefined);
    return stop;
  }, []);
  const saveLater = (values: Record<string, unknown>) => {
    stop();
    setSaved(false);
    timer.current = window.setTimeout(() => {
      saveScreen(task.screen, values).then(
        (portal) => {
          setSaved(true);
          onRead(portal);
        },
        () => setSaved(false),
      );
    }, SAVE_MS);
  };
  return { saved, saveLater, stop };
}
