import type { AgreementFormat, Operations } from '../graph/answers.js';
import type { AgreementSearch } from './agreement-search.js';

export type Agreements = NonNullable<Operations['Agreement']['answer']['usageAgreement']>;
export type AgreementText = Agreements['sources'][number];

/** A text as edited. */
export interface Written {
  format: AgreementFormat;
  content: string;
}

/** Whose agreement it is. The name is a channel's name or an ID; empty for the account, and until one is chosen. */
export interface Scope {
  kind: 'account' | 'listing' | 'channel' | 'reservation';
  name: string;
}

export const scopeOf = ({ for: kind, name = '' }: AgreementSearch): Scope =>
  kind ? { kind, name } : { kind: 'account', name: '' };

export const searchFor = ({ kind, name }: Scope): AgreementSearch =>
  kind === 'account' ? { for: undefined, name: undefined } : { for: kind, name: name || undefined };

export const keyOf = ({ kind, name }: Scope) => `${kind} ${name}`;

/** Names of channels match without regard to case, as the service compares them. */
const plain = (name: string) => name.trim().normalize('NFKC').toLowerCase();

/** The text that a scope has of its own. */
export function textOf({ user, sources, listings, reservations }: Agreements, { kind, name }: Scope) {
  if (kind === 'account') return user;
  const texts: readonly AgreementText[] = { channel: sources, listing: listings, reservation: reservations }[kind];
  return texts.find((text) => plain(text.name) === plain(name)) ?? null;
}

/** The input that changes the text of one scope and leaves the others; null removes it. */
export function inputOf({ kind, name }: Scope, written: Written | null) {
  const text = written ?? { content: null };
  if (kind === 'account') return { user: text };
  if (kind === 'channel') return { sources: [{ ...text, name }] };
  return { [`${kind}s`]: [{ ...text, id: name }] };
}

/** Line breaks as a text field has them. */
const inField = (text: string) => text.replace(/\r\n?/g, '\n');

/** A stored text as the form shows it. */
export const writtenOf = (text: AgreementText | null): Written =>
  text ? { format: text.format, content: inField(text.content) } : { format: 'markdown', content: '' };

/** The text to store: fields have no other line breaks than `\n`, so those of Windows are put back. */
export const storedOf = ({ format, content }: Written, before: AgreementText | null): Written => ({
  format,
  content:
    before && before.content === inField(before.content).replaceAll('\n', '\r\n')
      ? content.replaceAll('\n', '\r\n')
      : content,
});

export const isSame = (one: Written, other: Written) => one.format === other.format && one.content === other.content;
