import { type Connection, type RequestOptions, bodyOf, send } from '../request/send.js';

/** A request of any operation. */
export interface RestRequest extends RequestOptions {
  path?: object;
  query?: object;
  body?: unknown;
  idempotencyKey?: string;
}

/** Sends a request to `/v1`; returns the body of its response. Throws a RequestError. */
export async function requestRest(
  connection: Connection,
  method: string,
  path: string,
  request: RestRequest = {},
): Promise<unknown> {
  const { type, content } = contentOf(request.body);
  const answer = await send(
    connection,
    {
      method,
      path: `/v1${filled(path, request.path ?? {})}${queryOf(request.query ?? {})}`,
      headers: {
        accept: 'application/json',
        ...(type !== null && { 'content-type': type }),
        ...(method !== 'GET' && { 'idempotency-key': keyOf(request) }),
      },
      body: content,
      isRepeatable: true,
    },
    request,
  );
  return bodyOf(answer);
}

function keyOf({ idempotencyKey }: RestRequest): string {
  if (idempotencyKey === undefined) return crypto.randomUUID();
  if (/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) return idempotencyKey;
  throw new TypeError('idempotencyKey must be 1 to 255 ASCII characters without spaces.');
}

/** A path with its parameters. Throws TypeError if one is missing. */
function filled(path: string, values: object): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown>)[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs path.${name}.`);
    return encodeURIComponent(String(value));
  });
}

function queryOf(values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values) as [string, unknown][])
    if (value !== undefined && value !== null) query.append(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

interface Content {
  /** The media type; null if `fetch` knows it. */
  type: string | null;
  content: RequestInit['body'];
}

function contentOf(body: unknown): Content {
  if (body === undefined) return { type: null, content: undefined };
  if (body instanceof FormData) return { type: null, content: body };
  if (body instanceof Blob) return { type: body.type || 'application/octet-stream', content: body };
  if (ArrayBuffer.isView(body)) return { type: 'application/octet-stream', content: body as Uint8Array<ArrayBuffer> };
  return { type: 'application/json', content: JSON.stringify(body) };
}
