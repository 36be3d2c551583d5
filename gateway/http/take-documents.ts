import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import type { Asked, TrustedDocuments } from '../documents/trusted-documents.js';
import type { RequestContext } from '../supergraph/request-context.js';
import { refuse } from './refuse.js';
import { messages } from '../messages.js';

const REFUSALS = {
  document_not_found: [400, messages.documentNotFound],
  document_not_trusted: [403, messages.documentNotTrusted],
} as const;

/**
 * Puts the text of a document that a request names by its ID in its place, as if the client had sent it, and refuses what
 * its viewer may not run. Runs after authentication, once the body is read.
 */
export function takeDocuments(documents: TrustedDocuments): RequestHandler {
  return (request, response, next) => {
    const { viewer } = response.locals.requestContext as RequestContext;
    const isInUrl = request.method === 'GET' || request.method === 'HEAD';
    const asked = isInUrl ? inUrl(request) : ((request.body ?? {}) as Asked);
    const read = documents.read(asked, viewer);
    if ('refused' in read) return refuse(response, REFUSALS[read.refused][0], read.refused, REFUSALS[read.refused][1]);
    if (read.text !== null && read.text !== asked.query) {
      if (isInUrl) request.url = urlWith(request.url, read.text, asked.extensions);
      else request.body = { ...asked, query: read.text, extensions: beside(asked.extensions) };
    }
    next();
  };
}

function inUrl({ query }: Request): Asked {
  const { query: text, documentId, extensions } = query as Record<string, string | undefined>;
  return { query: text, documentId, extensions: parsed(extensions) };
}

/** null: no JSON, which Apollo Server refuses later. */
function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return null;
  }
}

/** The other extensions: IDs of a manifest need not be the hash of the text, which Apollo Server would check. */
function beside(extensions: unknown): Record<string, unknown> {
  const { persistedQuery: _persistedQuery, ...others } = (extensions ?? {}) as Record<string, unknown>;
  return others;
}

function urlWith(url: string, text: string, extensions: unknown): string {
  const [path = '', search = ''] = url.split('?');
  const params = new URLSearchParams(search);
  params.set('query', text);
  params.delete('documentId');
  if (params.has('extensions')) params.set('extensions', JSON.stringify(beside(extensions)));
  return `${path}?${params}`;
}

/** Checks the text once more right before it is executed, however it came here. */
export function checkDocuments(documents: TrustedDocuments): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, contextValue }) => {
        if (!documents.allows(source, contextValue.viewer)) throw refusedDocument('document_not_trusted');
      },
    }),
  };
}

/** The error for a document that may not run. */
export function refusedDocument(refused: keyof typeof REFUSALS): GraphQLError {
  const [status, message] = REFUSALS[refused];
  return new GraphQLError(message, { extensions: { code: refused.toUpperCase(), http: { status } } });
}
