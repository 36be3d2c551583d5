/** Jaro-Winkler similarity of two texts, with a prefix of up to four letters (Winkler 1990: 0.1 each); 0 to 1. */
export function jaroWinkler(left: string, right: string, prefixWeight = 0.1): number {
  if (left === right) return left ? 1 : 0;
  if (!left || !right) return 0;
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1);
  const taken = new Uint8Array(right.length);
  const matched: string[] = [];
  for (let i = 0; i < left.length; i++)
    for (let j = Math.max(0, i - reach); j < Math.min(right.length, i + reach + 1); j++) {
      if (taken[j] || left[i] !== right[j]) continue;
      taken[j] = 1;
      matched.push(left[i]!);
      break;
    }
  if (matched.length === 0) return 0;
  const others = [...right].filter((_, j) => taken[j]);
  const moved = matched.filter((letter, at) => letter !== others[at]).length / 2;
  const m = matched.length;
  const jaro = (m / left.length + m / right.length + (m - moved) / m) / 3;
  let prefix = 0;
  while (prefix < 4 && left[prefix] && left[prefix] === right[prefix]) prefix++;
  return jaro + prefix * prefixWeight * (1 - jaro);
}
