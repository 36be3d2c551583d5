import { type OperationContext, type TypedDocumentNode, createRequest } from '@urql/core';
import { ANSWER_TYPES, type TypeName } from './answer-types.js';
import type { Operations } from './answers.js';
import { CHANGED_BY_MUTATION } from './changes.js';
import { DOCUMENTS, FRAGMENTS } from './documents.js';

export type Name = keyof Operations & keyof typeof DOCUMENTS;
export type Variables<N extends Name> = Operations[N]['variables'];
export type Answer<N extends Name> = Operations[N]['answer'];

/** Names of the fragments that a text uses, including nested ones. */
function fragmentsOf(text: string, known = new Set<string>()): Set<string> {
  for (const [, name] of text.matchAll(/\.\.\.(\w+)/g)) {
    if (known.has(name!)) continue;
    known.add(name!);
    fragmentsOf(FRAGMENTS[name!] ?? '', known);
  }
  return known;
}

const textOf = (name: Name): string => {
  const text: string = DOCUMENTS[name];
  return [text, ...[...fragmentsOf(text)].map((fragment) => FRAGMENTS[fragment])].join('\n');
};

const documents = new Map<Name, TypedDocumentNode>();

function documentOf<N extends Name>(name: N): TypedDocumentNode<Answer<N>, Variables<N>> {
  const known = documents.get(name) ?? createRequest(textOf(name), {}).query;
  documents.set(name, known);
  return known as TypedDocumentNode<Answer<N>, Variables<N>>;
}

export const requestOf = <N extends Name>(name: N, variables: Variables<N>) =>
  createRequest<Answer<N>, Variables<N>>(documentOf(name), variables);

export const isQuery = (name: Name): boolean => DOCUMENTS[name].trimStart().startsWith('query');

/**
 * Queries that fill a form. They are not read again while the form is open, or what the user entered would be lost, and a
 * form never starts with an older answer.
 */
const OF_FORMS: ReadonlySet<Name> = new Set<Name>([
  'Agreement',
  'Branding',
  'ChatNotifications',
  'CheckInInstructions',
  'MailNotifications',
  'PortalTexts',
  'Retention',
  'Screens',
  'SetUp',
  'SignIn',
]);

export const fillsForm = (name: Name): boolean => OF_FORMS.has(name);

const listed = (types: string | undefined) => (types ? (types.split(',') as TypeName[]) : []);

/** What a query answers with, or what a mutation changes. */
function typesOf(name: Name): TypeName[] {
  if (fillsForm(name)) return [];
  const answered = listed((ANSWER_TYPES as Partial<Record<Name, string>>)[name]);
  return isQuery(name) ? answered : [...answered, ...(CHANGED_BY_MUTATION[name] ?? [])];
}

/** An operation's name, its document as it is sent, and the types by which the cache knows its answer. */
export const contextOf = (name: Name): Partial<OperationContext> => ({
  name,
  written: documentOf(name),
  additionalTypenames: typesOf(name),
});
