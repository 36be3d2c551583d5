import { type ASTNode, Environment, type ParseResult } from '@marcbachmann/cel-js';
import { screeningMessages } from '../../../messages.js';
import type { RuleFacts } from './rule-facts.js';
import { FUNCTIONS, VOCABULARY } from './rule-vocabulary.js';
import { withTokens } from './tokens.js';

/** Maximum length of a condition, in characters. */
export const LONGEST_CONDITION = 2_000;

const MAX_KEPT = 2_000;

const environment = new Environment({
  limits: { maxAstNodes: 300, maxDepth: 30, maxListElements: 200, maxMapEntries: 0, maxCallArguments: 4 },
});
for (const [name, type] of Object.entries(VOCABULARY)) {
  environment.registerVariable(typeof type === 'string' ? { name, type } : { name, schema: type });
}

const known = new Map<string, ParseResult>();

/** Validates a condition; returns a message that names the position, or null if the condition is valid. */
export function conditionProblem(text: string): string | null {
  if (text.length > LONGEST_CONDITION) return screeningMessages.tooLong(LONGEST_CONDITION);
  try {
    const parsed = environment.parse(text);
    const unknownName = calls(parsed.ast).find((name) => !FUNCTIONS.includes(name));
    if (unknownName) return screeningMessages.unsupportedFunction(unknownName, FUNCTIONS);
    const { valid, type, error } = parsed.check();
    if (!valid) return firstLine(error);
    return type === 'bool' || type === 'dyn' ? null : screeningMessages.notBoolean(type ?? 'nothing');
  } catch (error) {
    return firstLine(error);
  }
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

/** Names of all functions that a condition calls. */
function calls(node: ASTNode): string[] {
  const args: unknown = node.args;
  const inner = nodesIn(args).flatMap(calls);
  return node.op === 'call' || node.op === 'rcall' ? [(args as [string])[0], ...inner] : inner;
}

function nodesIn(value: unknown): ASTNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'op' in value ? [value as ASTNode] : [];
}

function firstLine(error: unknown): string {
  const { message } = error as Error;
  const [first = ''] = message.split('\n');
  return screeningMessages.invalidCondition(withTokens(first));
}
