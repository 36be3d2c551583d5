import type { PrintReading } from '../reading/id-image-reading.js';
import { readPrint } from './read-print.js';

/** What the worker that reads print is given: an upright JPEG and how long it may begin new attempts. */
export interface PrintTask {
  jpeg: Uint8Array;
  budgetMs: number;
}

/** The task of that worker; undefined where the model is not installed. */
export default function printTask({ jpeg, budgetMs }: PrintTask): Promise<PrintReading | undefined> {
  return readPrint(jpeg, budgetMs);
}
