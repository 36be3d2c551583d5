import { createContext, useContext } from 'react';
import { Refused, withLabel } from '../graph/ask.js';
import { Failure } from '../look/states.js';

/** Labels of the form's fields, by the names that the service's problems have for them. */
export const FieldLabels = createContext<Readonly<Record<string, string>>>({});

/** Why a lookup was refused, with the form's label where the service names a member of its input. */
export function LookupFailure({ failed, onRetry }: { failed: Refused | null; onRetry(): void }) {
  const labels = useContext(FieldLabels);
  if (!failed) return null;
  const { about } = failed;
  const label = about && labels[about.field];
  const message = label ? withLabel(label, about.problem) : failed.message;
  // What is wrong with the input stays wrong: it has to be changed, not sent again.
  return <Failure failed={new Refused(failed.code, message)} {...(failed.code !== 'BAD_INPUT' && { onRetry })} />;
}
