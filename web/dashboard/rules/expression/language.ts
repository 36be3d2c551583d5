import { HighlightStyle, type StringStream, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import type { Fact } from '../fact-words.js';
import { isFunction } from './functions.js';

const TEXT = /^[bBrR]?(?:"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)/;
const NUMBER = /^(?:0x[\da-fA-F]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)[uU]?/;
const NAME = /^[A-Za-z_][\w.]*/;
const OPERATOR = /^(?:&&|\|\||[=!<>]=|[-+*/%<>!?:])/;

function tokenAt(stream: StringStream, facts: ReadonlySet<string>): string | null {
  if (stream.eatSpace()) return null;
  if (stream.match('//')) return (stream.skipToEnd(), 'comment');
  if (stream.match(TEXT)) return 'string';
  if (stream.match(NUMBER)) return 'number';
  if (stream.match(OPERATOR)) return 'operator';
  const [name] = (stream.match(NAME) || []) as string[];
  if (!name) return (stream.next(), null);
  if (['true', 'false', 'null'].includes(name)) return 'atom';
  if (name === 'in') return 'keyword';
  if (facts.has(name)) return 'variableName';
  // The name of a method is a token of its own, after the value that it belongs to.
  const method = name.slice(name.lastIndexOf('.') + 1);
  if (!isFunction(method)) return null;
  const before = name.slice(0, -method.length);
  if (!before) return 'keyword';
  stream.backUp(method.length);
  return facts.has(before.slice(0, -1)) ? 'variableName' : null;
}

const COLORS = HighlightStyle.define([
  { tag: tags.variableName, color: 'var(--info)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.number, tags.atom], color: 'var(--warn)' },
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '550' },
  { tag: [tags.operator, tags.comment], color: 'var(--quiet)' },
]);

/** Colours the parts of a condition; names have a colour if they are facts or functions. */
export function conditionLanguage(facts: readonly Fact[]): Extension {
  const names = new Set(facts.map(({ name }) => name));
  const language = StreamLanguage.define({ name: 'condition', token: (stream) => tokenAt(stream, names) });
  return [language, syntaxHighlighting(COLORS)];
}
