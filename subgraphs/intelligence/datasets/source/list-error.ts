/** The file does not have the expected format. The message is for the operator and contains no text of the file. */
export class ListError extends Error {
  override name = 'ListError';
}
