import { importsOf, targetOf } from './rooms.js';
import type { Source } from './source.js';

function graphOf(sources: Source[]): Map<string, string[]> {
  return new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ specifier }) => {
        const target = targetOf(specifier, source.path);
        return target.kind === 'file' ? [target.path] : [];
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
