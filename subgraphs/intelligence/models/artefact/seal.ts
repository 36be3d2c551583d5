import { createHash } from 'node:crypto';
import { ARTEFACT, type Artefact, type SealedArtefact } from './artefact.js';

/** Canonical JSON: members sorted by name, so that equal content gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const hashOf = (artefact: Artefact): string => createHash('sha256').update(canonicalJson(artefact)).digest('hex');

/** Adds the SHA-256 of the content to an artefact. */
export function seal(artefact: Artefact): SealedArtefact {
  return { ...artefact, hash: hashOf(artefact) };
}

/** A model file that is malformed or was modified. */
export class BadArtefact extends Error {
  constructor(problem: string) {
    super(`Invalid model file: ${problem}`);
    this.name = 'BadArtefact';
  }
}

const rises = (cuts: number[]) => cuts.every((cut, n) => n === 0 || cut > cuts[n - 1]!);

/** Children come after their parent, so that every path ends; each node was reached by a row. */
function isTree(tree: NonNullable<Artefact['trees']>[number], features: number): boolean {
  return tree.every(([feature, , , left, right, , cover], at) => {
    const leads = [left, right].every((next) => next > at && next < tree.length);
    return cover > 0 && (feature < 0 || (feature < features && leads));
  });
}

function shapeProblem({ features, shapes, pairs, trees = [] }: Artefact): string | null {
  for (const { feature, cuts, values } of shapes)
    if (feature >= features.length || values.length !== cuts.length + 2 || !rises(cuts))
      return `the shape of feature ${feature} is malformed`;
  for (const { features: both, cuts, values } of pairs) {
    const cells = (cuts[0].length + 2) * (cuts[1].length + 2);
    if (both.some((feature) => feature >= features.length) || values.length !== cells || !cuts.every(rises))
      return `the feature pair ${both.join(', ')} is malformed`;
  }
  if (new Set(features).size < features.length) return 'duplicate feature name';
  return trees.every((tree) => isTree(tree, features.length)) ? null : 'a tree is malformed';
}

/** Parses an artefact. Throws BadArtefact if it is malformed or was modified after hashing. */
export function readArtefact(text: string): SealedArtefact {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new BadArtefact('not valid JSON');
  }
  const read = ARTEFACT.safeParse(parsed);
  if (read.error) throw new BadArtefact(`${read.error.issues[0]!.path.join('.')} ${read.error.issues[0]!.message}`);
  const problem = shapeProblem(read.data);
  if (problem) throw new BadArtefact(problem);
  const { hash } = parsed as { hash?: unknown };
  if (hash !== hashOf(read.data)) throw new BadArtefact('content does not match its hash');
  return { ...read.data, hash };
}
