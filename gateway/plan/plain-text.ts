import { type DocumentNode, GraphQLError, visit } from 'graphql';
import { messages } from '../messages.js';

const WORDS = messages.notText;
const plainDocuments = new WeakSet<DocumentNode>();

/** Whether a text can be stored as it is: without NUL and without half of a surrogate pair. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** Where in the value a text is not plain, names of members included; null where all of it is. */
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
 * BAD_INPUT when a variable or a text of the document is not plain, else null. The place is the member's: of an object
 * in a variable without the variable's name, as the failures of the subgraphs tell it.
 */
export function refuseUnplain(document: DocumentNode, variables: Record<string, unknown>): GraphQLError | null {
  const found = unplainAt(variables) ?? unplainInDocument(document);
  if (!found) return null;
  const loc = placeOf(found);
  const details = [{ loc, msg: WORDS, type: 'text' }];
  return new GraphQLError(`${loc.join('.')} ${WORDS}`, { extensions: { code: 'BAD_INPUT', details } });
}

/** A member's place begins inside the variable, with its index in a list; a variable without members is named itself. */
function placeOf([variable = 'query', ...inside]: string[]): string[] {
  return inside.some((name) => !/^\d+$/.test(name)) ? inside : [variable];
}

/** Documents are parsed once and run often. */
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
