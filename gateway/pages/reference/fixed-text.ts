import { gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';

/** Sends a text that never changes. It is compressed once, for clients that accept gzip. The caller sets the headers. */
export function fixedText(text: string): RequestHandler {
  const plain = Buffer.from(text);
  const compressed = gzipSync(plain);
  return (request, response) => {
    const isCompressed = request.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (isCompressed) response.set('Content-Encoding', 'gzip');
    response.vary('Accept-Encoding').send(isCompressed ? compressed : plain);
  };
}
