import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import type { ModelName, SealedArtefact } from './artefact.js';
import { BadArtefact, readArtefact } from './seal.js';

/** Where the models stand that come with the service. */
export const shippedPath = (name: ModelName): string => join(projectRoot, 'models', `${name}.json`);

/** The model that comes with the service. Throws BadArtefact. */
export function shippedArtefact(name: ModelName): SealedArtefact {
  const artefact = readArtefact(readFileSync(shippedPath(name), 'utf8'));
  if (artefact.model !== name) throw new BadArtefact(`wrong model: ${artefact.model}`);
  return artefact;
}
