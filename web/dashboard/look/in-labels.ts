import { Refused } from '../graph/ask.js';

/** The same refusal with the labels of a form's fields in place of the graph's names of them. */
export function inLabels(failed: Refused | null, labels: Readonly<Record<string, string>>): Refused | null {
  if (!failed) return null;
  const message = failed.message.replace(/\w+(\.\w+)*/g, (word) =>
    Object.hasOwn(labels, word) ? labels[word]! : word,
  );
  return new Refused(failed.code, message);
}
