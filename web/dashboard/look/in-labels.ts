import { Refused } from '../graph/ask.js';

/**
 * The same refusal with the labels of a form's fields in place of the graph's names of them. A name that is an ordinary
 * word is replaced only where the message begins with it.
 */
export function inLabels(failed: Refused | null, labels: Readonly<Record<string, string>>): Refused | null {
  if (!failed) return null;
  const message = failed.message.replace(/\w+(\.\w+)*/g, (word, _, at: number) =>
    Object.hasOwn(labels, word) && (at === 0 || /[._A-Z]/.test(word)) ? labels[word]! : word,
  );
  return new Refused(failed.code, message);
}
