import type { IncomingMessage } from 'node:http';

/** Whether a browser names the service itself as where a request comes from, in `Origin`. */
export type OwnOrigin = (request: IncomingMessage) => boolean;

/** The origin of the public address; where none is set, the host that the request was sent to. */
export function ownOrigin(publicUrl: string | undefined): OwnOrigin {
  const own = publicUrl && new URL(publicUrl).origin;
  return ({ headers }) => {
    const shown = URL.parse(headers.origin ?? '');
    return shown !== null && (own ? shown.origin === own : shown.host === headers.host);
  };
}

/**
 * Whether a browser tells that another site has it send this. One of today tells it with every request to https and to
 * the own machine; `Origin: null` is what our pages send, since they give no referrer.
 */
export function isCrossSite(request: IncomingMessage, isOwn: OwnOrigin): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== 'null' && !isOwn(request);
}
