import { parse, print } from 'graphql';
import type { Viewer } from '#kit/viewer/viewer.js';

/** Who may run trusted documents only: no one, API keys, or also sessions and guests. */
export type Enforcement = 'off' | 'keys' | 'all';

/** What a request says of its document. The members come from outside: each can be of any type. */
export interface Asked {
  query?: unknown;
  documentId?: unknown;
  extensions?: unknown;
}

/** The text to run; null: the request has none. `refused`: why nothing may run. */
export type Read = { text: string | null } | { refused: 'document_not_found' | 'document_not_trusted' };

export interface TrustedDocuments {
  /** Finds the document of a request, and refuses what its viewer may not run. */
  read(asked: Asked, viewer: Pick<Viewer, 'kind'>): Read;
  /** Whether a viewer may run this text. */
  allows(text: string | undefined, viewer: Pick<Viewer, 'kind'>): boolean;
}

export interface TrustedParts {
  /** Documents by ID, as clients send it. */
  byId: ReadonlyMap<string, string>;
  enforced: Enforcement;
  /** The operations and fragments of our own pages, as one document: sessions and guests may run them. */
  ofPages?: string;
}

const PAGE_VIEWERS = new Set<Viewer['kind']>(['user', 'guest']);

/**
 * Documents that client teams registered. A request can name one by its ID instead of sending it, and where it is enforced
 * no other text is executed. The service's own processes are not concerned.
 */
export function trustedDocuments({ byId, enforced, ofPages }: TrustedParts): TrustedDocuments {
  const listed = new Set(byId.values());
  const isOfPages = pageChecker(ofPages);
  const isFree = ({ kind }: Pick<Viewer, 'kind'>) =>
    kind === 'service' || enforced === 'off' || (enforced === 'keys' && PAGE_VIEWERS.has(kind));
  const allows: TrustedDocuments['allows'] = (text, viewer) => {
    if (isFree(viewer)) return true;
    return text !== undefined && (listed.has(text) || (PAGE_VIEWERS.has(viewer.kind) && isOfPages(text)));
  };
  return {
    allows,
    read(asked, viewer) {
      const { query, documentId } = asked;
      const given = typeof query === 'string' && query !== '' ? query : null;
      const text = given ?? byId.get(idOf(asked) ?? '') ?? null;
      if (!allows(text ?? undefined, viewer)) return { refused: 'document_not_trusted' };
      if (text === null && typeof documentId === 'string') return { refused: 'document_not_found' };
      return { text };
    },
  };
}

/** Far above the pages' own documents, and cheap to parse. */
const MOST_TOKENS = 20_000;
/** Most documents of the pages that are recognized without parsing them again. */
const KNOWN_TEXTS = 500;

/** Whether a text is made of operations and fragments of our pages only, which join them as they need. */
function pageChecker(ofPages: string | undefined): (text: string) => boolean {
  if (ofPages === undefined) return () => false;
  const parts = new Set(partsOf(ofPages));
  const known = new Set<string>();
  return (text) => {
    if (known.has(text)) return true;
    let isOurs = false;
    try {
      isOurs = partsOf(text).every((part) => parts.has(part));
    } catch {
      // Not valid GraphQL, so not ours.
    }
    if (isOurs && known.size < KNOWN_TEXTS) known.add(text);
    return isOurs;
  };
}

const partsOf = (text: string): string[] =>
  parse(text, { noLocation: true, maxTokens: MOST_TOKENS }).definitions.map((definition) => print(definition));

/** Without a manifest: every text may run. */
export const anyDocument = trustedDocuments({ byId: new Map(), enforced: 'off' });

/** The ID in `documentId` or in `extensions.persistedQuery.sha256Hash`; null: the request names none. */
function idOf({ documentId, extensions }: Asked): string | null {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '');
  const { sha256Hash } = persistedQueryOf(extensions);
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}

function persistedQueryOf(extensions: unknown): { sha256Hash?: unknown } {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: unknown };
  return (persistedQuery ?? {}) as { sha256Hash?: unknown };
}
