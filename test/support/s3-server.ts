import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the store behaves; all but `answer` are ways to fail. */
export type S3Mood = 'answer' | 'error' | 'hang' | 'drip' | 'reset';

export interface S3Server {
  url: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What is stored, by bucket and key. */
  objects: Map<string, Buffer>;
  mood: S3Mood;
  /** Requests with their headers, and the reason for a refusal. */
  asked: { method: string; path: string; headers: IncomingMessage['headers']; refused: string | null }[];
  stop(): Promise<void>;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
const LATEST_MS = 15 * 60_000;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** The time in `x-amz-date`, such as 20261121T220000Z. */
const dateOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The error code of S3 for a request whose signature (Signature Version 4) or payload hash is wrong; else null. */
function refusalOf(request: IncomingMessage, body: Buffer, { accessKeyId, secretAccessKey }: S3Server): string | null {
  const { headers, method = '' } = request;
  const found = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!found) return 'AccessDenied';
  const [, keyId, scope = '', region = '', signed = '', signature = ''] = found;
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  const at = String(headers['x-amz-date']);
  if (!(Math.abs(dateOf(at) - Date.now()) < LATEST_MS)) return 'RequestTimeTooSkewed';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`).join('');
  const sorted = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
  const canonical = [method, path, sorted, lines, signed, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, at.slice(0, 8)));
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(key, toSign)) ? null : 'SignatureDoesNotMatch';
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}

const PAGE = 2;

/** The keys below a prefix in pages of two, so that clients have to paginate. */
function list({ bucket, objects }: S3Server, asked: URLSearchParams, response: ServerResponse): void {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''];
  const all = [...objects.keys()].map((path) => path.slice(bucket.length + 2)).sort();
  const left = all.filter((key) => key.startsWith(prefix) && key > after);
  const [page, more] = [left.slice(0, PAGE), left.length > PAGE];
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>
    <ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`);
}

/** The operations on one bucket, by path. */
function serve(state: S3Server, { method = '', url = '' }: IncomingMessage, response: ServerResponse, body: Buffer) {
  const [path = '', query] = url.split('?');
  if (method === 'GET' && path.replace(/\/$/, '') === `/${state.bucket}`)
    return list(state, new URLSearchParams(query), response);
  if (!path.startsWith(`/${state.bucket}/`)) return fail(response, 404, 'NoSuchBucket');
  const known = state.objects.get(path);
  if (method === 'PUT') {
    state.objects.set(path, body);
    return void response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
  }
  if (method === 'DELETE') {
    state.objects.delete(path);
    return void response.writeHead(204).end();
  }
  if (method === 'HEAD')
    return void response.writeHead(known ? 200 : 404, { 'content-length': known?.length ?? 0 }).end();
  if (method !== 'GET') return fail(response, 405, 'MethodNotAllowed');
  if (!known) return fail(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-length': known.length, 'content-type': 'application/octet-stream' });
  if (state.mood === 'drip') return void response.write(known.subarray(0, 10));
  response.end(known);
}

/** An object store on loopback with the part of S3 that the service uses; it requires valid signatures. */
export async function s3Server(): Promise<S3Server> {
  const state: S3Server = {
    url: '',
    bucket: 'pictures',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'a/secret+of=the test'.replace(' ', ''),
    objects: new Map(),
    mood: 'answer',
    asked: [],
    stop: async () => undefined,
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const refused = refusalOf(request, body, state);
      const { method = '', url: path = '', headers } = request;
      state.asked.push({ method, path, headers, refused });
      if (state.mood === 'hang') return;
      if (state.mood === 'reset') return void response.socket?.resetAndDestroy();
      if (state.mood === 'error') return fail(response, 503, 'SlowDown');
      if (refused) return fail(response, 403, refused);
      serve(state, request, response, body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return state;
}
