import type { IdDocumentKind, PrintReading } from '../../../../packages/document-reader/src/reading/id-image-reading.js';
import { readPrint } from '../../../../packages/document-reader/src/print/read-print.js';

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
