import type { Question } from '../state/question.js';

export interface FieldProps {
  question: Question;
  value: unknown;
  onChange(value: unknown): void;
  /** What is wrong, by the path below this field; its own under ''. */
  problems: Record<string, string>;
  /** Called when a problem is resolved without a change of the value, such as by a code or an upload. */
  onSolved?(): void;
}

export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="problem" id={`${id}-problem`}>
      {text}
    </p>
  ) : null;
}
