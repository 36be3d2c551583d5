/** A part of two texts: in both, only in the earlier, or only in the later. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const TOKEN = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\w.]+|&&|\|\||[<>=!]=?|\S)\s*/g;

/** The difference of two conditions, word by word. */
export function textDiff(before: string, after: string): DiffPart[] {
  const wordsOf = (text: string): string[] => text.trim().match(TOKEN) ?? [];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  // shared[i][j]: how many words the ends of both have in common, from old[i] and now[j] on.
  const shared = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  const isSame = (i: number, j: number) => old[i]!.trim() === now[j]!.trim();
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      shared[i]![j] = isSame(i, j) ? shared[i + 1]![j + 1]! + 1 : Math.max(shared[i + 1]![j]!, shared[i]![j + 1]!);
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && isSame(i, j)) {
      add('same', now[j]!);
      [i, j] = [i + 1, j + 1];
    } else if (j === now.length || (i < old.length && shared[i + 1]![j]! >= shared[i]![j + 1]!)) {
      add('removed', old[i]!);
      i += 1;
    } else {
      add('added', now[j]!);
      j += 1;
    }
  }
  return parts;
}
