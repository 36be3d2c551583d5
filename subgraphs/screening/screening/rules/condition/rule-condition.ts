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

/** What is wrong with a condition, and where. */
export interface ConditionFault {
  /** Continues the name of the field; the parser's own messages are sentences. */
  message: string;
  /** Whether the parser or its type check found it. */
  isOfParser: boolean;
  /** Position of the first character, counted in UTF-16 code units. */
  start: number;
  /** Position after the last character; the same as `start` where something is missing. */
  end: number;
}

/** Validates a condition; returns a message, or null if the condition is valid. */
export function conditionProblem(text: string): string | null {
  const fault = conditionFault(text);
  if (!fault) return null;
  return fault.isOfParser ? screeningMessages.invalidCondition(fault.message) : fault.message;
}

/** The first thing that is wrong with a condition; null if the condition is valid. */
export function conditionFault(text: string): ConditionFault | null {
  const ofAll = (message: string) => ({ message, isOfParser: false, start: 0, end: text.length });
  if (text.length > LONGEST_CONDITION) return ofAll(screeningMessages.tooLong(LONGEST_CONDITION));
  try {
    const parsed = environment.parse(text);
    const unknown = calls(parsed.ast).find(({ name }) => !FUNCTIONS.includes(name));
    if (unknown) {
      const { name, after } = unknown;
      const start = text.indexOf(name, after);
      const message = screeningMessages.unsupportedFunction(name, FUNCTIONS);
      return { message, isOfParser: false, start, end: start + name.length };
    }
    const { valid, type, error } = parsed.check();
    if (!valid) return faultOf(error, text);
    return type === 'bool' || type === 'dyn' ? null : ofAll(screeningMessages.notBoolean(type ?? 'nothing'));
  } catch (error) {
    return faultOf(error, text);
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

interface Call {
  name: string;
  /** Position before the name. */
  after: number;
}

/** All calls of a condition: of functions, and of methods of a value. */
function calls(node: ASTNode): Call[] {
  const args: unknown = node.args;
  const inner = nodesIn(args).flatMap(calls);
  if (node.op === 'call') return [{ name: (args as [string])[0], after: node.start }, ...inner];
  if (node.op !== 'rcall') return inner;
  const [name, receiver] = args as [string, ASTNode];
  return [{ name, after: receiver.end }, ...inner];
}

function nodesIn(value: unknown): ASTNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'op' in value ? [value as ASTNode] : [];
}

function faultOf(error: unknown, text: string): ConditionFault {
  const { message, range = { start: 0, end: text.length } } = error as Error & {
    range?: Pick<ConditionFault, 'start' | 'end'>;
  };
  const [first = ''] = message.split('\n');
  return { message: withTokens(first), isOfParser: true, start: range.start, end: range.end };
}
