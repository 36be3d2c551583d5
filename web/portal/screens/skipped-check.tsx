import { useState } from 'react';
import { Refused, skipScreen } from '../graph/ask.js';
import { Forward } from '../look/forward.js';
import { wordFor } from '../state/problems-of.js';
import type { Task } from '../state/question.js';
import { useRead } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

interface Props {
  task: Task;
  next: Task | undefined;
}

/** Shown instead of the form of a check that the guest skipped. */
export function SkippedCheck({ task, next }: Props) {
  const { refusal, errors } = useSpoken().words;
  const onRead = useRead();
  const [failed, setFailed] = useState<string | null>(null);
  const agree = async () => {
    setFailed(null);
    try {
      onRead(await skipScreen(task.screen, false));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFailed(errors[wordFor(error.code)]);
    }
  };
  return (
    <>
      <div className="again" role="status">
        <p>
          <strong>{refusal.title}</strong>
        </p>
        <p>{refusal.text}</p>
      </div>
      {failed && (
        <p className="problems" role="alert">
          {failed}
        </p>
      )}
      <div className="send">
        <Forward to={next} />
        <button type="button" className="second" onClick={() => void agree()}>
          {refusal.back}
        </button>
      </div>
    </>
  );
}
