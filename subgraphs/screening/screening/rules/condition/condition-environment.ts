import { Environment } from '@marcbachmann/cel-js';
import { VOCABULARY } from './rule-vocabulary.js';

/** A name that stands for a value of unknown type. */
export const GAP = '_';

/** The names, types and limits of conditions; `others` are further names of unknown type. */
export function environmentWith(...others: string[]): Environment {
  const environment = new Environment({
    limits: { maxAstNodes: 300, maxDepth: 30, maxListElements: 200, maxMapEntries: 0, maxCallArguments: 4 },
  });
  for (const [name, type] of Object.entries(VOCABULARY))
    environment.registerVariable(typeof type === 'string' ? { name, type } : { name, schema: type });
  for (const name of others) environment.registerVariable({ name, type: 'dyn' });
  return environment;
}
