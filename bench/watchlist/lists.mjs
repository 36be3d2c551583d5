import { createReadStream, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareName, rarityOf } from '@guest-screening/name-matching';
import { readEuJournal, readOfac, readUn } from './modules.mjs';

export const DATA = fileURLToPath(new URL('../../../shared/data/watchlist/', import.meta.url));
const file = (name) => createReadStream(DATA + name);

async function* records() {
  const ofac = { main: 'sdn', aliases: 'alt', addresses: 'add', comments: 'sdn_comments' };
  const other = { main: 'cons_prim', aliases: 'cons_alt', addresses: 'cons_add', comments: 'cons_comments' };
  const open = (folder, names) =>
    Object.fromEntries(Object.entries(names).map(([part, name]) => [part, file(`${folder}/${name}.csv`)]));
  yield* readOfac(open('ofac-2021-07', ofac), 'OFAC');
  yield* readOfac(open('us-non-sdn', other), 'OFAC');
  yield* readUn(file('un-2026-02/UN_consolidated.xml'), 'UN');
  for (const name of readdirSync(`${DATA}eu-journal-sanctions`))
    yield* readEuJournal(file(`eu-journal-sanctions/${name}`), 'EU');
}

const sortedWords = (prepared) =>
  prepared.tokens
    .filter(({ kind }) => kind === 'name' || kind === 'number')
    .map(({ shape }) => shape.folded)
    .sort()
    .join(' ');

/** Merges people on several lists: entries that share a name of two words are joined. */
function joinSame(entries) {
  const parent = entries.map((_, at) => at);
  const rootOf = (at) => {
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  };
  const byName = new Map();
  for (const entry of entries)
    for (const name of entry.names) {
      if (name.prepared.telling < 2) continue;
      const key = `${entry.kind === 'person'}|${sortedWords(name.prepared)}`;
      if (byName.has(key)) parent[rootOf(entry.at)] = rootOf(byName.get(key));
      else byName.set(key, entry.at);
    }
  for (const entry of entries) entry.one = rootOf(entry.at);
}

/** Entries of OFAC, UN and EU with prepared names, weighted by the rarity of their words on these lists. */
export async function loadLists(isRead = () => true) {
  const entries = [];
  for await (const record of records()) if (isRead(record)) entries.push({ ...record, at: entries.length });
  const counts = new Map();
  for (const entry of entries) {
    const seen = new Set();
    for (const { text } of entry.names)
      for (const { shape, kind } of prepareName(text, entry.kind).tokens) if (kind === 'name') seen.add(shape.folded);
    for (const word of seen) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const rarity = rarityOf((word) => counts.get(word) ?? 0, entries.length);
  const names = [];
  for (const entry of entries) {
    entry.names = entry.names.map((name) => ({
      ...name,
      at: -1,
      entry,
      prepared: prepareName(name.text, entry.kind, rarity),
    }));
    for (const name of entry.names) name.at = names.push(name) - 1;
  }
  joinSame(entries);
  return { entries, names, rarity, words: sortedWords };
}
