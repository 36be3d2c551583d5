import type { IncomingMessage } from 'node:http';

/** Whether the `Origin` header of a request is the service itself. */
export type OwnOrigin = (request: IncomingMessage) => boolean;

/** The origin of the public URL; if none is set, the host that the request was sent to. */
export function ownOrigin(publicUrl: string | undefined): OwnOrigin {
  const own = publicUrl && new URL(publicUrl).origin;
  return ({ headers }) => {
    const shown = URL.parse(headers.origin ?? '');
    return shown !== null && (own ? shown.origin === own : shown.host === headers.host);
  };
}

/**
 * Whether the browser reports a cross-site request. Current browsers do so on https and localhost. Our own pages send
 * `Origin: null`, because they suppress the referrer.
 */
export function isCrossSite(request: IncomingMessage, isOwn: OwnOrigin): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== 'null' && !isOwn(request);
}
