/** Root of a number in a parent array, with path compression. */
export function rootOf(parents: number[] | Int32Array, number: number): number {
  let root = number;
  while (parents[root] !== root) root = parents[root]!;
  for (let at = number; at !== root;) {
    const next = parents[at]!;
    parents[at] = root;
    at = next;
  }
  return root;
}
