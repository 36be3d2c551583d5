import { type DocumentNode, GraphQLError, visit } from 'graphql';
import { messages } from '../messages.js';

const WORDS = messages.notText;
const plainDocuments = new WeakSet<DocumentNode>();

/** Whether PostgreSQL can store a text: without NUL and unpaired surrogates. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** Returns the path of the first text, including member names, that cannot be stored; null if there is none. */
export function unplainAt(value: unknown): string[] | null {
  const waiting: { value: unknown; at: string[] }[] = [{ value, at: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: inside, at } = next;
    if (typeof inside === 'string' && !isPlain(inside)) return at;
    if (typeof inside !== 'object' || inside === null) continue;
    for (const [name, inner] of Object.entries(inside)) {
      if (!isPlain(name)) return at;
      if (typeof inner === 'string' || typeof inner === 'object') waiting.push({ value: inner, at: [...at, name] });
    }
  }
  return null;
}

/**
 * Returns BAD_INPUT if a variable or a literal in the document cannot be stored, else null. The path is the member's
 * within the variable, without the variable's name, as in the failures of the subgraphs.
 */
export function refuseUnplain(document: DocumentNode, variables: Record<string, unknown>): GraphQLError | null {
  const found = unplainAt(variables) ?? unplainInDocument(document);
  if (!found) return null;
  const loc = placeOf(found);
  const details = [{ loc, msg: WORDS, type: 'text' }];
  return new GraphQLError(`${loc.join('.')} ${WORDS}`, { extensions: { code: 'BAD_INPUT', details } });
}

/** The path begins inside the variable, with the index in a list; a scalar variable is named itself. */
function placeOf([variable = 'query', ...inside]: string[]): string[] {
  return inside.some((name) => !/^\d+$/.test(name)) ? inside : [variable];
}

/** Checks literals once per document: documents are parsed once and run often. */
function unplainInDocument(document: DocumentNode): string[] | null {
  if (plainDocuments.has(document)) return null;
  let found: string[] | null = null;
  const names: string[] = [];
  const named = {
    enter: ({ name }: { name: { value: string } }) => void names.push(name.value),
    leave: () => void names.pop(),
  };
  visit(document, {
    Argument: named,
    ObjectField: named,
    StringValue: ({ value }) => {
      if (!isPlain(value)) found ??= [...names];
    },
  });
  if (!found) plainDocuments.add(document);
  return found;
}
