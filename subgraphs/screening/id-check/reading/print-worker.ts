import { setFlagsFromString } from 'node:v8';
import { type PrintReading, readPrint } from '@guest-screening/document-reader';

// Optimizing the models' program takes 250 MB for a moment, and as much time as it saves in the first picture. At run time,
// `--liftoff-only` does not imply the others.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Input of the print worker: an upright JPEG and the time, in milliseconds, in which it can start new attempts. */
export interface PrintTask {
  jpeg: Uint8Array;
  budgetMs: number;
}

/** Reads printed text; undefined if the model is not installed. */
export default function printTask({ jpeg, budgetMs }: PrintTask): Promise<PrintReading | undefined> {
  return readPrint(jpeg, budgetMs);
}
