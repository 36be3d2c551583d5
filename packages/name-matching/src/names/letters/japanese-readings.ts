import { readFileSync } from 'node:fs';

type Kind = 'families' | 'givens';

/** A reading of a character, and the share of names in which it has it. */
interface Share {
  reading: string;
  share: number;
}

interface Table {
  /** Readings of whole names, the more usual first. */
  names: Map<string, string[]>;
  /** Readings of characters before the last one of a name, and of the last one. */
  before: Map<string, Share[]>;
  last: Map<string, Share[]>;
}

const emptyTable = (): Table => ({ names: new Map(), before: new Map(), last: new Map() });

const sharesOf = (words: string[]): Share[] =>
  words.map((word) => ({ reading: word.slice(0, -1), share: Number(word.at(-1)) }));

function readTables(): Record<Kind, Table> {
  const tables = { families: emptyTable(), givens: emptyTable() };
  const text = readFileSync(new URL('../tables/japanese-names.txt', import.meta.url), 'utf8');
  let [table, part] = [tables.families, ''];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const section = /^\[(families|givens)(?:, (.+))?\]$/.exec(line);
    if (section) [table, part] = [tables[section[1] as Kind], section[2] ?? ''];
    else {
      const [first, ...rest] = line.split(' ') as [string, ...string[]];
      if (part === 'last signs') table.last.set(first, sharesOf(rest));
      else if (part === 'signs before the last') table.before.set(first, sharesOf(rest));
      else for (const written of rest) table.names.set(written, [...(table.names.get(written) ?? []), first]);
    }
  }
  return tables;
}

let tables: Record<Kind, Table> | null = null;

/** Read with the first name in kanji: most services never see one. */
const tableOf = (kind: Kind): Table => (tables ??= readTables())[kind];

/** 々 repeats the character before it. */
const signsOf = (written: string): string[] => {
  const signs = [...written];
  return signs.map((sign, at) => (sign === '々' ? (signs[at - 1] ?? sign) : sign));
};

/** Partial readings that are followed at a time. */
const FOLLOWED = 12;

/** The likeliest readings by the characters of a name; none if one of the characters is in no name of the table. */
function byCharacters({ before, last }: Table, written: string): string[] {
  const signs = signsOf(written);
  let found: Share[] = [{ reading: '', share: 1 }];
  for (const [at, sign] of signs.entries()) {
    const [own, other] = at === signs.length - 1 ? [last, before] : [before, last];
    const readings = own.get(sign) ?? other.get(sign) ?? [];
    found = found
      .flatMap((start) =>
        readings.map(({ reading, share }) => ({
          reading: start.reading + reading,
          share: start.share * Math.max(share, 0.5),
        })),
      )
      .sort((one, two) => two.share - one.share)
      .slice(0, FOLLOWED);
  }
  return [...new Set(found.map(({ reading }) => reading))];
}

/** Whether the name is in the table as a whole. */
export const isJapanese = (kind: Kind, written: string): boolean => tableOf(kind).names.has(written);

/** At most `most` readings of a family or given name: those of the whole name, then those of its characters. */
export function japaneseReadings(kind: Kind, written: string, most: number): string[] {
  const table = tableOf(kind);
  return [...new Set([...(table.names.get(written) ?? []), ...byCharacters(table, written)])].slice(0, most);
}
