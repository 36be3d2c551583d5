import { type IdDocumentKind, type PrintReading, readPrint } from '@guest-screening/document-reader';

/** What the worker that reads print is given: an upright JPEG and how long it may begin new attempts. */
export interface PrintTask {
  jpeg: Uint8Array;
  kind: IdDocumentKind;
  budgetMs: number;
}

/** The task of that worker; undefined where the model is not installed. */
export default function printTask({ jpeg, kind, budgetMs }: PrintTask): Promise<PrintReading | undefined> {
  return readPrint(jpeg, kind, budgetMs);
}
