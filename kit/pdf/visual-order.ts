import bidiFactory, { type Bidi } from 'bidi-js';

/** A piece of a line whose letters run one way. */
export interface Run {
  text: string;
  isRtl: boolean;
}

// Its types are those of a module of ECMAScript, which the package is not for Node.
const bidi = (bidiFactory as unknown as () => Bidi)();

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text holds letters that are written from right to left. */
export function isWrittenRtl(text: string): boolean {
  return RTL.test(text);
}

/**
 * The runs of a line from left to right as they are seen, after the Unicode Bidirectional Algorithm (UAX 9). A run from
 * right to left keeps its own order: whoever sets it turns it round; its signs that come in pairs are turned here.
 */
export function visualOrder(line: string): Run[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const [last, level] = [runs.at(-1), levels[at]!];
    if (last?.level === level && at === last.to) last.to = at + 1;
    else if (last?.level === level && at === last.from - 1) last.from = at;
    else runs.push({ from: at, to: at + 1, level });
  }
  return runs.map(({ from, to, level }) => {
    const signs = Array.from({ length: to - from }, (_, n) => mirrored.get(from + n) ?? line[from + n]!);
    return { isRtl: level % 2 === 1, text: signs.join('') };
  });
}
