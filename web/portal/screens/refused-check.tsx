import { Forward } from '../look/forward.js';
import type { Task } from '../state/question.js';
import { useSpoken } from '../words/use-words.js';

interface Props {
  next: Task | undefined;
  onAgree(): void;
}

/** Shown instead of the form of a check that the guest did not agree to. */
export function RefusedCheck({ next, onAgree }: Props) {
  const { refusal } = useSpoken().words;
  return (
    <>
      <div className="again" role="status">
        <p>
          <strong>{refusal.title}</strong>
        </p>
        <p>{refusal.text}</p>
      </div>
      <div className="send">
        <Forward to={next} />
        <button type="button" className="second" onClick={onAgree}>
          {refusal.back}
        </button>
      </div>
    </>
  );
}
