import type { ASTNode } from '@marcbachmann/cel-js';
import { screeningMessages } from '../../../messages.js';
import { GAP, environmentWith } from './condition-environment.js';
import { FUNCTIONS } from './rule-vocabulary.js';
import { withTokens } from './tokens.js';

/** Maximum length of a condition, in characters. */
export const LONGEST_CONDITION = 2_000;

/** Maximum number of faults reported at once. */
const MOST_FAULTS = 20;

/** Functions whose arguments name a variable of their own, which is unknown outside. */
const WITH_VARIABLE = ['all', 'exists', 'exists_one', 'map', 'filter'];

const environment = environmentWith();
/** Knows one more name, which stands for what was wrong. */
const tolerant = environmentWith(GAP);

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

type Range = Pick<ConditionFault, 'start' | 'end'>;

/** The first thing that is wrong with a condition; null if the condition is valid. */
export const conditionFault = (text: string): ConditionFault | null => conditionFaults(text, 1)[0] ?? null;

/**
 * Everything that can be found wrong with a condition at once, up to 20 faults, as they are found; empty if it is
 * valid. The parser stops at the first syntax error, and its type check at the first error of types. To go on, the part
 * that is wrong is replaced with a name of unknown type, filled up with blanks so that all positions stay the same.
 */
export function conditionFaults(text: string, most = MOST_FAULTS): ConditionFault[] {
  const ofAll = (message: string) => ({ message, isOfParser: false, start: 0, end: text.length });
  if (text.length > LONGEST_CONDITION) return [ofAll(screeningMessages.tooLong(LONGEST_CONDITION))];
  const { faults, type } = faultsIn(text, most);
  if (faults.length > 0 || type === null || type === 'bool' || type === 'dyn') return faults;
  return [ofAll(screeningMessages.notBoolean(type))];
}

interface Found {
  faults: ConditionFault[];
  /** Type of the whole; null if something is wrong with it. */
  type: string | null;
}

function faultsIn(text: string, most: number, start = environment): Found {
  const faults: ConditionFault[] = [];
  let [rest, within] = [text, start];
  while (faults.length < most) {
    const { fault, ast, wrong, type } = firstFault(rest, within);
    if (!fault) return { faults, type: faults.length > 0 ? null : type };
    const list = ast && listWithGap(ast, fault);
    if (!list) faults.push(fault);
    const replaced = list ?? wrong;
    if (!replaced) break;
    for (const inner of list ? nodesIn(list.args) : argumentsOf(replaced))
      faults.push(...faultsIn(only(rest, extentOf(inner)), most - faults.length, tolerant).faults);
    const next = withGap(rest, extentOf(replaced));
    if (next === rest) break;
    // From here on only: a user's own `_` is refused before.
    [rest, within] = [next, tolerant];
  }
  return { faults: faults.slice(0, most), type: null };
}

interface First {
  fault: ConditionFault | null;
  /** The condition, and its smallest part that is wrong; null if it cannot be parsed. */
  ast: ASTNode | null;
  wrong: ASTNode | null;
  type: string | null;
}

function firstFault(text: string, within: typeof environment): First {
  try {
    const parsed = within.parse(text);
    const { ast } = parsed;
    const unknown = calls(ast).find(({ name }) => !FUNCTIONS.includes(name));
    if (unknown) return { fault: unsupported(unknown, text), ast, wrong: unknown.node, type: null };
    const { valid, type, error } = parsed.check();
    if (valid) return { fault: null, ast, wrong: null, type: type ?? 'nothing' };
    const fault = faultOf(error, text);
    return { fault, ast, wrong: smallestAround(ast, fault), type: null };
  } catch (error) {
    return { fault: faultOf(error, text), ast: null, wrong: null, type: null };
  }
}

function unsupported({ name, after }: Call, text: string): ConditionFault {
  const start = text.indexOf(name, after);
  const message = screeningMessages.unsupportedFunction(name, FUNCTIONS);
  return { message, isOfParser: false, start, end: start + name.length };
}

interface Call {
  node: ASTNode;
  name: string;
  /** Position before the name. */
  after: number;
}

/** All calls of a condition: of functions, and of methods of a value. */
function calls(node: ASTNode): Call[] {
  const args: unknown = node.args;
  const inner = nodesIn(args).flatMap(calls);
  if (node.op === 'call') return [{ node, name: (args as [string])[0], after: node.start }, ...inner];
  if (node.op !== 'rcall') return inner;
  const [name, receiver] = args as [string, ASTNode];
  return [{ node, name, after: receiver.end }, ...inner];
}

/** What an unsupported function is called with; not what it may give a meaning of its own. Nothing for other parts. */
function argumentsOf({ op, args }: ASTNode): ASTNode[] {
  if (op !== 'call' && op !== 'rcall') return [];
  const [name] = args as unknown as [string];
  if (FUNCTIONS.includes(name)) return [];
  const given = nodesIn(args);
  return op === 'rcall' && WITH_VARIABLE.includes(name) ? given.slice(0, 1) : given;
}

const hasGap = (node: ASTNode): boolean => (node.op === 'id' && node.args === GAP) || nodesIn(node.args).some(hasGap);

/** The smallest list around a range if it has a gap: items have one type, which the gap's is not, so each counts alone. */
function listWithGap(node: ASTNode, range: Range): ASTNode | null {
  const { start, end } = extentOf(node);
  if (range.start < start || range.end > end) return null;
  const inner = nodesIn(node.args).map((one) => listWithGap(one, range));
  return inner.find((found) => found !== null) ?? (node.op === 'list' && hasGap(node) ? node : null);
}

function nodesIn(value: unknown): ASTNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'op' in value ? [value as ASTNode] : [];
}

/** The smallest part that holds a range. */
function smallestAround(node: ASTNode, range: Range): ASTNode | null {
  const { start, end } = extentOf(node);
  if (range.start < start || range.end > end) return null;
  for (const inner of nodesIn(node.args)) {
    const found = smallestAround(inner, range);
    if (found) return found;
  }
  return node;
}

/** A part with everything below it: some parts begin or end with one of theirs. */
function extentOf(node: ASTNode): Range {
  const inner = nodesIn(node.args).map(extentOf);
  return {
    start: Math.min(node.start, ...inner.map(({ start }) => start)),
    end: Math.max(node.end, ...inner.map(({ end }) => end)),
  };
}

const blank = (text: string) => text.replace(/\S/g, ' ');

/** The text with a name of unknown type in place of a range, at the same length. */
const withGap = (text: string, { start, end }: Range): string =>
  text.slice(0, start) + GAP + blank(text.slice(start + GAP.length, end)) + text.slice(end);

/** A range of the text where it was, with blanks around it. */
const only = (text: string, { start, end }: Range): string =>
  blank(text.slice(0, start)) + text.slice(start, end) + blank(text.slice(end));

function faultOf(error: unknown, text: string): ConditionFault {
  const { message, range = { start: 0, end: text.length } } = error as Error & { range?: Range };
  const [first = ''] = message.split('\n');
  return { message: withTokens(first), isOfParser: true, start: range.start, end: range.end };
}
