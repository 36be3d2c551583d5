/** A document with the types of its data and variables: `TypedDocumentString` or `TypedDocumentNode` of GraphQL Codegen. */
export interface TypedDocument<Data, Variables> {
  __apiType?: (variables: Variables) => Data;
}

/** A document that graphql-js has parsed. */
export interface ParsedDocument {
  readonly kind: string;
  readonly definitions: readonly unknown[];
}

/** Writes a parsed document as text: `print` of graphql-js. */
export type Print = (document: never) => string;

/** The text of a document. Throws TypeError for a parsed one without `print`. */
export function textOf(document: object | string, print: Print | undefined): string {
  // A `TypedDocumentString` is an object.
  if (typeof document === 'string' || !('kind' in document)) return String(document);
  if (print) return print(document as never);
  throw new TypeError('Pass `print` of graphql to createClient, or set documentMode: "string" in GraphQL Codegen.');
}

/** Whether all operations of a document are queries: those can be repeated. */
export function isQuery(text: string): boolean {
  let outside = text.replaceAll(/"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|#.*/g, ' ');
  // From the innermost braces outwards.
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = before.replaceAll(/[({[][^(){}[\]]*[)}\]]/g, ' ');
  }
  return !/\b(?:mutation|subscription)\b/.test(outside);
}
