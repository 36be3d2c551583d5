import { newBytesKey, sealBytes } from '#kit/cipher/sealed-bytes.js';
import { newId } from '#kit/id.js';
import type { FileStore } from '#kit/files/file-store.js';

/** Location of a file, and the only key that decrypts it. */
export interface KeptFile {
  fileName: string;
  fileKey: string;
}

/** Stores a file encrypted with its own key; deleting the key erases the file. */
export async function keepFile(files: FileStore, accountId: string, jpeg: Uint8Array): Promise<KeptFile> {
  const [fileName, fileKey] = [`${accountId}/${newId()}`, newBytesKey()];
  await files.write(fileName, sealBytes(jpeg, fileKey));
  return { fileName, fileKey };
}
