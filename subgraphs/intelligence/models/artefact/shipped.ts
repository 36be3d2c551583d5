import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import type { ModelName, SealedArtefact } from './artefact.js';
import { BadArtefact, readArtefact } from './seal.js';

/** Path of a built-in model. */
export const shippedPath = (name: ModelName): string => join(projectRoot, 'models', `${name}.json`);

/** The built-in model. Throws BadArtefact. */
export function shippedArtefact(name: ModelName): SealedArtefact {
  const artefact = readArtefact(readFileSync(shippedPath(name), 'utf8'));
  if (artefact.model !== name) throw new BadArtefact(`wrong model: ${artefact.model}`);
  return artefact;
}
