import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PreparedName, foldedWords, prepareName, scoreNames } from '@guest-screening/name-matching';
import { readEuJournal } from '#subgraphs/intelligence/watchlist/formats/eu-journal.js';
import type { ListedRecord } from '#subgraphs/intelligence/watchlist/formats/listed-record.js';
import { readOfac } from '#subgraphs/intelligence/watchlist/formats/ofac.js';
import { readUn } from '#subgraphs/intelligence/watchlist/formats/un.js';
import { projectRoot } from '#kit/process/project-root.js';

/** Ways to compare a name with itself: with the kind given on both sides, on one, on none. */
const readings = (text: string, kind: ListedRecord['kind']): [string, PreparedName, PreparedName][] => {
  const [told, open] = [prepareName(text, kind), prepareName(text)];
  return [
    ['told', told, prepareName(text, kind)],
    ['asked without a kind', open, told],
    ['listed without a kind', told, open],
    ['without kinds', open, prepareName(text)],
  ];
};

const DATA = join(projectRoot, '../shared/data/watchlist');

if (existsSync(DATA)) {
  describe('real lists (needs the shared data)', () => {
    const open = (...path: string[]) => createReadStream(join(DATA, ...path));

    async function* records(): AsyncGenerator<ListedRecord> {
      const tables = { main: 'sdn', aliases: 'alt', addresses: 'add', comments: 'sdn_comments' };
      const [main, aliases, addresses, comments] = Object.values(tables).map((name) =>
        open('ofac-2021-07', `${name}.csv`),
      );
      yield* readOfac({ main: main!, aliases, addresses, comments }, 'OFAC');
      yield* readUn(open('un-2026-02', 'UN_consolidated.xml'), 'UN');
      for (const file of readdirSync(join(DATA, 'eu-journal-sanctions')))
        yield* readEuJournal(open('eu-journal-sanctions', file), 'EU');
    }

    test('every listed name matches itself, and every listed family name identifies its entry', async () => {
      const [others, unread]: [string[], string[]] = [[], []];
      let names = 0;
      for await (const { kind, names: own } of records())
        for (const { text } of own) {
          names++;
          if (prepareName(text, kind).tokens.length === 0) continue;
          for (const [how, left, right] of readings(text, kind))
            if (scoreNames(left, right).score !== 1) others.push(`${how}: ${text}`);
          const family = kind === 'person' && /^([a-z]{2,}), ?[a-z]+$/i.exec(text)?.[1]?.toLowerCase();
          if (
            family &&
            !foldedWords(prepareName(text, kind))
              .split(' ')
              .includes(foldedWords(prepareName(family)))
          )
            unread.push(text);
        }
      expect(names).toBeGreaterThan(49_000);
      expect(others).toEqual([]);
      expect(unread).toEqual([]);
    });

    test('given names and their short forms before a family name are searched for, and no table removes them', () => {
      const rows = readFileSync(join(DATA, 'nicknames/names.csv'), 'utf8').trim().split('\n').slice(1);
      const given = new Set(
        rows.flatMap((row) => row.trim().toLowerCase().split(',')).filter((word) => /^[a-z]{3,}$/.test(word)),
      );
      const missing = [...given].filter(
        (word) => !foldedWords(prepareName(`${word} Zorrakin`, 'person')).includes(' '),
      );
      expect(given.size).toBeGreaterThan(1_500);
      expect(missing.sort()).toEqual(['zada']);
    });
  });
} else {
  test('the shared data is not here: looked for real lists and found none to read', () => {
    expect(existsSync(DATA)).toBe(false);
  });
}
