/** The file is not what it should be. The message is for the operator and holds no text of the file. */
export class ListError extends Error {
  override name = 'ListError';
}
