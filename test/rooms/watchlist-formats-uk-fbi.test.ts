import { readBisDplExport } from '#subgraphs/intelligence/watchlist/formats/bis-dpl.js';
import { furtherFbiPages, readFbiWanted } from '#subgraphs/intelligence/watchlist/formats/fbi-wanted.js';
import type { ListedRecord } from '#subgraphs/intelligence/watchlist/formats/listed-record.js';
import { ListError } from '#subgraphs/intelligence/datasets/source/list-error.js';
import { readUkSanctions } from '#subgraphs/intelligence/watchlist/formats/uk-sanctions.js';
import { UK_COLUMNS, fbiItem, fbiPage, ukFile, ukRow } from '../support/official-lists.js';

/** In chunks of seven bytes, so that every boundary falls somewhere. */
function* pieces(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

async function all(records: AsyncIterable<ListedRecord>): Promise<ListedRecord[]> {
  const read: ListedRecord[] = [];
  for await (const record of records) read.push(record);
  return read;
}

const uk = (text: string) => all(readUkSanctions(pieces(text), 'UK'));
const fbi = (...pages: object[]) =>
  all(readFbiWanted(pieces(pages.map((page) => JSON.stringify(page)).join('\n')), 'FBI'));
const texts = ({ names }: ListedRecord) => names.map(({ text }) => text);

describe('the UK list', () => {
  const person = {
    'Unique ID': 'TST0001',
    'UN Reference Number': 'TEi.9',
    'Name 6': 'MOSSGARD',
    'Name 1': 'Ilya',
    'Name 2': 'Petrovich',
    'Name type': 'Primary Name',
    'Name non-latin script': 'Илья Моссгард',
    'Regime Name': 'The Test (Sanctions) (EU Exit) Regulations 2019',
    'Designation Type': 'Individual',
    'Sanctions Imposed': 'Asset freeze|Travel Ban',
    'UK Statement of Reasons': 'He is said to have\nfunded "things", and more.',
    'Address Country': 'Congo (Democratic Republic)',
    'Date Designated': '24/02/2022',
    'D.O.B': '05/03/1962',
    'Nationality(/ies)': '(1) Russia (2) Cyprus',
  };

  test('merges the rows of an entry in any order: names, scripts, dates, countries', async () => {
    const [entry, ship, firm, ...none] = await uk(
      ukFile(
        ukRow({
          ...person,
          'Name type': 'Alias',
          'Name 6': 'FOXLEY',
          'Name 2': '',
          'Alias strength': 'Good quality a.k.a',
        }),
        ukRow({
          'Unique ID': 'TST0002',
          'Name 6': 'SEA LARK',
          'Name type': 'Primary Name',
          'Designation Type': 'Ship',
          'IMO number': 'IMO9000001',
          'Current believed flag of ship': 'Gabon',
          'Date Designated': '31/07/2024',
        }),
        ukRow({
          'Unique ID': 'TST0003',
          'Name 6': 'HOLLOW REED LTD',
          'Name type': 'Primary Name',
          'Designation Type': 'Entity',
          'Address Country': 'Korea, North',
        }),
        ukRow(person),
        ukRow({
          ...person,
          'Name 1': '',
          'Name 2': '',
          'Name 6': 'GREY FOX',
          'Name type': 'Alias',
          'D.O.B': 'dd/mm/1963',
          'Alias strength': 'Low quality a.k.a',
          'Name non-latin script': '',
          'Nationality(/ies)': 'Russia, Cyprus',
        }),
      ),
    );
    expect(none).toEqual([]);
    expect(entry).toMatchObject({
      id: 'TST0001',
      kind: 'person',
      source: 'UK',
      listedAt: '2022-02-24',
      birthDates: ['1962-03-05', '1963'],
      countries: ['RU', 'CY', 'CD'],
      programs: ['The Test (Sanctions) (EU Exit) Regulations 2019'],
      remarks: 'UN reference TEi.9 He is said to have\nfunded "things", and more.',
    });
    expect(entry!.names).toEqual([
      { text: 'Ilya Petrovich MOSSGARD', quality: 'strong', script: 'Latin' },
      { text: 'Илья Моссгард', quality: 'strong', script: 'Cyrillic' },
      { text: 'Ilya FOXLEY', quality: 'strong', script: 'Latin' },
      { text: 'GREY FOX', quality: 'weak', script: 'Latin' },
    ]);
    expect(ship).toMatchObject({ kind: 'vessel', names: [{ text: 'SEA LARK' }], countries: ['GA'], birthDates: [] });
    expect(ship!.remarks).toContain('IMO9000001');
    expect(firm).toMatchObject({ kind: 'entity', names: [{ text: 'HOLLOW REED LTD' }], countries: ['KP'] });
  });

  test.each([
    ['05/03/1962', ['1962-03-05']],
    ['5/3/1962', ['1962-03-05']],
    ['dd/mm/1962', ['1962']],
    ['00/00/1962', ['1962']],
    ['dd/03/1962', ['1962-03']],
    ['(1) 05/03/1962 (2) 06/03/1962', ['1962-03-05', '1962-03-06']],
    ['31/02/1962', []],
    ['', []],
  ])('the date of birth %s', async (text, dates) => {
    const [entry] = await uk(ukFile(ukRow({ ...person, 'D.O.B': text })));
    expect(entry!.birthDates).toEqual(dates);
  });

  test('accepts a byte order mark, a missing report date line and an older column name for the kind', async () => {
    const old = UK_COLUMNS.join().replace('Designation Type', '"Individual, Entity, Ship"');
    expect(await uk(`\ufeff${old}\r\n${ukRow(person)}\r\n`)).toMatchObject([{ id: 'TST0001', kind: 'person' }]);
  });

  test.each([
    ['empty', '', /empty/],
    ['an HTML page', '<html><body>Not found</body></html>', /no column Unique ID/],
    ['the list closed in 2026', 'Last Updated,21/01/2026\nName 6,Name 1,Group ID\nX,Y,1\n', /no column/],
    ['truncated within a row', ukFile(ukRow(person)).slice(0, -60), /Invalid CSV|columns/],
    ['without an id', ukFile(ukRow({ ...person, 'Unique ID': '' })), /no Unique ID/],
  ])('a file that is %s is refused', async (_, text, message) => {
    await expect(uk(text)).rejects.toThrow(message);
    await expect(uk(text)).rejects.toThrow(ListError);
  });
});

describe('the FBI’s wanted list', () => {
  test('reads names, nicknames, dates and nationalities', async () => {
    const item = fbiItem('u1', 'ILYA MOSSGARD, JR. - MIAMI, FLORIDA', {
      aliases: ['Ilia Mosgard', 'Ilya "Grey Fox" Mossgard', '"Fox"', 'Mossgard'],
      dates_of_birth_used: ['March 5, 1962', 'Approximately 1964', 'unknown'],
      nationality: 'American',
      subjects: ['White-Collar Crime'],
    });
    expect(await fbi(fbiPage([item]))).toEqual([
      {
        id: 'u1',
        kind: 'person',
        source: 'FBI',
        listedAt: '2026-01-15',
        names: [
          { text: 'ILYA MOSSGARD, JR.', quality: 'strong', script: 'Latin' },
          { text: 'Ilia Mosgard', quality: 'strong', script: 'Latin' },
          { text: 'Ilya Mossgard', quality: 'strong', script: 'Latin' },
          { text: 'Grey Fox', quality: 'strong', script: 'Latin' },
          { text: 'Fox', quality: 'weak', script: 'Latin' },
          { text: 'Mossgard', quality: 'weak', script: 'Latin' },
        ],
        birthDates: ['1962-03-05', '~1964'],
        countries: ['US'],
        programs: ['White-Collar Crime'],
        remarks: 'https://www.fbi.gov/wanted/wcc/u1',
      },
    ]);
  });

  test.each([
    ['a missing child', { poster_classification: 'missing' }],
    ['a missing child on a plain poster', { subjects: ['ViCAP Missing Persons', 'Murder'] }],
    ['a kidnapped child', { subjects: ['Kidnappings and Missing Persons'] }],
    ['a person found dead', { subjects: ['ViCAP Unidentified Persons'] }],
    ['a victim, by the path only', { subjects: [], url: 'https://www.fbi.gov/wanted/seeking-info/victim' }],
    ['a victim, by the classification', { person_classification: 'Victim' }],
    ['an event', { title: 'VIOLENCE SOMEWHERE', subjects: ['Capitol', 'Seeking Information'] }],
    ['an unknown suspect', { title: 'UNKNOWN SUSPECT' }],
    ['a captured person', { status: 'captured' }],
    ['a poster of a new kind', { poster_classification: 'brand-new' }],
  ])('%s is not wanted', async (_, members) => {
    expect(
      await fbi(fbiPage([fbiItem('u1', 'ODETTE QUILLFEATHER', members), fbiItem('u2', 'ILYA MOSSGARD')])),
    ).toMatchObject([{ id: 'u2' }]);
  });

  test('pages form one list; a record that moved between them counts once', async () => {
    const [one, two, three] = ['ONE MOSSGARD', 'TWO MOSSGARD', 'THREE MOSSGARD'].map((name, n) =>
      fbiItem(`u${n}`, name),
    );
    const records = await fbi(fbiPage([one!, two!], 4), fbiPage([two!, three!], 4, 2));
    expect(records.flatMap(texts)).toEqual(['ONE MOSSGARD', 'TWO MOSSGARD', 'THREE MOSSGARD']);
    await expect(fbi(fbiPage([one!, two!], 4), fbiPage([], 4, 2))).rejects.toThrow('hold 2 of 4 records');
  });

  test('the first page gives the number of the others', () => {
    const address = 'https://api.example/list?pageSize=50&page=1&sort_on=modified';
    expect(furtherFbiPages(address, JSON.stringify(fbiPage([], 101)))).toEqual([
      'https://api.example/list?pageSize=50&page=2&sort_on=modified',
      'https://api.example/list?pageSize=50&page=3&sort_on=modified',
    ]);
    expect(furtherFbiPages(address, JSON.stringify(fbiPage([], 50)))).toEqual([]);
    expect(() => furtherFbiPages(address, '<html>')).toThrow(ListError);
    expect(() => furtherFbiPages(address, '{"items":[]}')).toThrow('no total');
  });

  test.each([
    ['not JSON', '<html></html>'],
    ['truncated', JSON.stringify(fbiPage([fbiItem('u1', 'X Y')])).slice(0, -30)],
    ['without items', '{"total":0}'],
    ['without a uid', JSON.stringify(fbiPage([fbiItem('', 'X Y')]))],
  ])('a page that is %s is refused', async (_, text) => {
    await expect(all(readFbiWanted(pieces(text), 'FBI'))).rejects.toThrow(ListError);
  });
});

test('reads the exported denied persons: one column for name and address', async () => {
  const text =
    'Name and Address,Effective Date,Expiration Date,Appropriate Federal Register Citations,Type of Denial\r\n' +
    '"REED TRADING, INC., 1 Main Street, Miami, FL 33101",06/19/2003,06/29/2056,68 F.R. 1,Standard\r\n' +
    '"ILYA MOSSGARD, Inmate Number: 1, Nicosia, Cyprus",06/20/2003,,68 F.R. 2,Non-Standard\r\n';
  const records = await all(readBisDplExport(pieces(text), 'BIS-DPL'));
  expect(records).toMatchObject([
    { kind: 'entity', names: [{ text: 'REED TRADING, INC.' }], countries: [], listedAt: '2003-06-19' },
    { id: 'ILYA MOSSGARD|2003-06-20', kind: 'person', countries: ['CY'], remarks: 'Non-Standard; 68 F.R. 2' },
  ]);
  await expect(all(readBisDplExport(pieces('<html></html>'), 'BIS-DPL'))).rejects.toThrow(/no column/);
});
