import type { Chunks } from '../listed-record.js';
import { ListError } from '../../../datasets/source/list-error.js';

/** Decodes strictly: throws ListError for bytes invalid in the encoding. Drops a byte-order mark. */
export async function* textOf(chunks: Chunks, encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decoded = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (cause) {
      throw new ListError(`The file is not encoded in ${encoding}.`, { cause });
    }
  };
  for await (const chunk of chunks) yield typeof chunk === 'string' ? chunk : decoded(chunk);
  yield decoded();
}
