import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { MODEL_NAMES, type ModelName, type SealedArtefact } from '../../artefact/artefact.js';
import { shippedPath } from '../../artefact/shipped.js';
import { readStays } from '../../open-data/read-stays.js';
import { staysTable } from '../../open-data/stays-table.js';
import { trainShippedLoyalty } from '../../open-data/train-shipped-loyalty.js';
import { trainShippedFraud } from '../../simulate/train-shipped-fraud.js';

const SEED = 7;

function trainShipped(name: ModelName, files: string[]): SealedArtefact {
  if (name === 'str-fraud') return trainShippedFraud(SEED);
  const cities = files.map((file) => staysTable(readStays(gunzipSync(readFileSync(file)).toString('utf8'))));
  return trainShippedLoyalty(cities, SEED);
}

/** Trains the models anew that come with the service: `str-fraud`, or `guest-loyalty` with the files of stays (gzip). */
export function ship([name, ...files]: string[], write: (text: string) => void): number {
  const model = MODEL_NAMES.find((each) => each === name);
  const missing = files.filter((file) => !existsSync(file));
  if (!model || missing.length > 0 || (model === 'guest-loyalty') !== files.length > 0) {
    write('Usage: npm run model -- ship str-fraud | ship guest-loyalty <stays.csv.gz> …\n');
    return 2;
  }
  const artefact = trainShipped(model, files);
  writeFileSync(shippedPath(model), `${JSON.stringify(artefact)}\n`);
  write(`${shippedPath(model)}: ${artefact.hash.slice(0, 12)}\n`);
  for (const figure of artefact.card.figures) write(`  ${figure.name}: ${figure.value}\n`);
  return 0;
}
