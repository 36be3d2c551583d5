import type { ParseResult } from '@marcbachmann/cel-js';
import { screeningMessages } from '../../../messages.js';
import { environmentWith } from './condition-environment.js';
import { conditionFault } from './condition-faults.js';
import type { RuleFacts } from './rule-facts.js';

const MAX_KEPT = 2_000;

const environment = environmentWith();

const known = new Map<string, ParseResult>();

/** Validates a condition; returns a message, or null if the condition is valid. */
export function conditionProblem(text: string): string | null {
  const fault = conditionFault(text);
  if (!fault) return null;
  return fault.isOfParser ? screeningMessages.invalidCondition(fault.message) : fault.message;
}

/** Whether a condition is true; null if a value it compares is unknown. */
export function holds(text: string, facts: RuleFacts): boolean | null {
  try {
    return parsedOf(text)(facts as never) === true;
  } catch {
    // A comparison with null: the value is unknown.
    return null;
  }
}

function parsedOf(text: string): ParseResult {
  const parsed = known.get(text) ?? environment.parse(text);
  if (known.size >= MAX_KEPT) known.clear();
  known.set(text, parsed);
  return parsed;
}
