import { newBytesKey, sealBytes } from '#kit/cipher/sealed-bytes.js';
import { newId } from '#kit/id.js';
import type { FileStore } from '#kit/files/file-store.js';

/** Where a picture lies, and the key that alone opens it. */
export interface KeptFile {
  fileName: string;
  fileKey: string;
}

/** Keeps a picture sealed by a key of its own; forgetting the key erases the picture. */
export async function keepFile(files: FileStore, accountId: string, jpeg: Uint8Array): Promise<KeptFile> {
  const [fileName, fileKey] = [`${accountId}/${newId()}`, newBytesKey()];
  await files.write(fileName, sealBytes(jpeg, fileKey));
  return { fileName, fileKey };
}
