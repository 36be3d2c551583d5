import { type ASTNode, Environment, type ParseResult } from '@marcbachmann/cel-js';
import type { RuleFacts } from './rule-facts.js';
import { FUNCTIONS, VOCABULARY } from './rule-vocabulary.js';

/** The longest condition, in characters. */
export const LONGEST_CONDITION = 2_000;

const MAX_KEPT = 2_000;

const environment = new Environment({
  limits: { maxAstNodes: 300, maxDepth: 30, maxListElements: 200, maxMapEntries: 0, maxCallArguments: 4 },
});
for (const [name, type] of Object.entries(VOCABULARY)) {
  environment.registerVariable(typeof type === 'string' ? { name, type } : { name, schema: type });
}

const known = new Map<string, ParseResult>();

/** What is wrong with a condition, in a sentence that names the place; null when it can be used. */
export function conditionProblem(text: string): string | null {
  if (text.length > LONGEST_CONDITION) return `is longer than ${LONGEST_CONDITION} characters`;
  try {
    const parsed = environment.parse(text);
    const stranger = calls(parsed.ast).find((name) => !FUNCTIONS.includes(name));
    if (stranger) return `calls ${stranger}, which is not one of ${FUNCTIONS.join(', ')}`;
    const { valid, type, error } = parsed.check();
    if (!valid) return firstLine(error);
    return type === 'bool' || type === 'dyn' ? null : `answers a ${type}, not true or false`;
  } catch (error) {
    return firstLine(error);
  }
}

/** Whether a condition holds; null when it can't be said, since a value that it compares is unknown. */
export function holds(text: string, facts: RuleFacts): boolean | null {
  try {
    return parsedOf(text)(facts as never) === true;
  } catch {
    // A comparison with null: what the rule asks about is not known.
    return null;
  }
}

function parsedOf(text: string): ParseResult {
  const parsed = known.get(text) ?? environment.parse(text);
  if (known.size >= MAX_KEPT) known.clear();
  known.set(text, parsed);
  return parsed;
}

/** The names of all functions that a condition calls. */
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
  return `is not a condition: ${first}`;
}
