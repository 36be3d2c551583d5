import { type IdDocumentKind, type PrintReading, readPrint } from '@guest-screening/document-reader';

/** Input of the print worker: an upright JPEG and the time, in milliseconds, in which it can start new attempts. */
export interface PrintTask {
  jpeg: Uint8Array;
  kind: IdDocumentKind;
  budgetMs: number;
}

/** Reads printed text; undefined if the model is not installed. */
export default function printTask({ jpeg, kind, budgetMs }: PrintTask): Promise<PrintReading | undefined> {
  return readPrint(jpeg, kind, budgetMs);
}
