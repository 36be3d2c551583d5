import { importsOf, targetOf } from './rooms.js';
import type { Source } from './source.js';

function graphOf(sources: Source[]): Map<string, string[]> {
  const known = new Set(sources.map(({ path }) => path));
  // A specifier that ends in .js means .ts or .tsx.
  const fileOf = (path: string): string => (known.has(path) ? path : path.replace(/\.ts$/, '.tsx'));
  return new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ specifier }) => {
        const target = targetOf(specifier, source.path);
        return target.kind === 'file' ? [fileOf(target.path)] : [];
      }),
    ]),
  );
}

/** Import cycles, imports of types included, each as `a → b → a`; empty when the files form no cycle. */
export function cycleViolations(sources: Source[]): string[] {
  const graph = graphOf(sources);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

/** The folder of a file for comparisons: the first below a subgraph, `gateway`, `kit` or a page. */
export function firstFolder(path: string): string | null {
  return /^(subgraphs\/[^/]+\/[^/]+|(?:gateway|kit|web\/[^/]+)\/[^/]+)\//.exec(path)?.[1] ?? null;
}

/** Pairs of sibling folders that import each other, types included, each as `a ⇄ b`, in order. */
export function mutualFolders(sources: Source[]): string[] {
  const arrows = new Set<string>();
  for (const [path, targets] of graphOf(sources)) {
    const from = firstFolder(path);
    for (const target of targets) {
      const to = firstFolder(target);
      const areNeighbours = from && to && from !== to && parentOf(from) === parentOf(to);
      if (areNeighbours) arrows.add(`${from} ${to}`);
    }
  }
  return [...arrows]
    .map((arrow) => arrow.split(' ') as [string, string])
    .filter(([from, to]) => from < to && arrows.has(`${to} ${from}`))
    .map(([from, to]) => `${from} ⇄ ${to.slice(parentOf(to).length + 1)}`)
    .sort();
}

const parentOf = (folder: string): string => folder.slice(0, folder.lastIndexOf('/'));
