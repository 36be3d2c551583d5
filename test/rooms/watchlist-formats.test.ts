import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { readBisDpl } from '#subgraphs/intelligence/watchlist/formats/bis-dpl.js';
import { readEuFsf } from '#subgraphs/intelligence/watchlist/formats/eu-fsf.js';
import { readEuJournal } from '#subgraphs/intelligence/watchlist/formats/eu-journal.js';
import { readFtmCsv, readFtmJson } from '#subgraphs/intelligence/watchlist/formats/follow-the-money.js';
import { readInterpol } from '#subgraphs/intelligence/watchlist/formats/interpol.js';
import type { Chunks, ListedRecord } from '#subgraphs/intelligence/watchlist/formats/listed-record.js';
import { readOfac } from '#subgraphs/intelligence/watchlist/formats/ofac.js';
import { datesIn } from '#subgraphs/intelligence/watchlist/formats/reading/dates-in.js';
import { ListError } from '#subgraphs/intelligence/datasets/source/list-error.js';
import { readUn } from '#subgraphs/intelligence/watchlist/formats/un.js';

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

const strong = (text: string, script = 'Latin') => ({ text, quality: 'strong', script });
const weak = (text: string, script = 'Latin') => ({ text, quality: 'weak', script });

test.each([
  ['DOB 05 Mar 1962', ['1962-03-05']],
  ['circa 1957', ['~1957']],
  ['Approximately 1961', ['~1961']],
  ['1965 or 1966', ['1965', '1966']],
  ['October 1966', ['1966-10']],
  ['26.11.1972', ['1972-11-26']],
  ['28 April 1937; 18 Sep. 1964; (Aug. 1961)', ['1937-04-28', '1964-09-18', '1961-08']],
  ['1980 to 1982', ['1980', '1981', '1982']],
  ['1962/03/05', ['1962-03-05']],
  ['1962-03', ['1962-03']],
  ['March 5, 1962; Oct. 15th 1966', ['1962-03-05', '1966-10-15']],
  ['31 Feb 1962', []],
  ['31.13.1999', []],
  ['unknown', []],
])('dates in "%s"', (text, dates) => expect(datesIn(text)).toEqual(dates));

describe('OFAC tables', () => {
  const main = [
    `7,"MOSSGARD, Ilya","individual","SDGT] [TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 05 Mar 1962; alt. DOB circa 1963; nationality Iran; a.k.a. 'GREY FOX'; Listing Date (X): 24 Feb 2022"`,
    '8,"HOLLOW REED ""TRADING"" LTD.",-0- ,"TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
    '9,"SEA LARK","vessel","TEST",-0- ,"CL1","Tug","1","2","Cuba","Owner Ltd",-0- ',
    '\u001a',
  ].join('\r\n');
  const aliases = '7,1,"aka","MOSGARD, Ilia",-0- \n8,2,"fka","REED CO",-0- \n';
  const addresses = '8,1,"A street","Nicosia","Cyprus",-0- \n7,2,-0- ,-0- ,-0- ,-0- \n';

  test('are joined on the entity number', async () => {
    const files = { main: pieces(main), aliases: pieces(aliases), addresses: pieces(addresses) };
    const [person, firm, ship] = await all(readOfac(files, 'OFAC'));
    expect(person).toEqual({
      id: '7',
      kind: 'person',
      names: [strong('MOSSGARD, Ilya'), strong('MOSGARD, Ilia'), weak('GREY FOX')],
      birthDates: ['1962-03-05', '~1963'],
      countries: ['IR'],
      programs: ['SDGT', 'TEST'],
      remarks: expect.stringContaining('GREY FOX') as string,
      source: 'OFAC',
      listedAt: '2022-02-24',
    });
    expect(firm).toMatchObject({ kind: 'entity', countries: ['CY'], birthDates: [], remarks: null });
    expect(firm!.names.map(({ text }) => text)).toEqual(['HOLLOW REED "TRADING" LTD.', 'REED CO']);
    expect(ship).toMatchObject({ kind: 'vessel', countries: ['CU'] });
  });

  test.each([
    ['empty', ''],
    ['of another kind', '<html><body>Sorry</body></html>'],
    ['truncated within a quote', main.slice(0, 60)],
    ['missing columns', '7,"X"'],
  ])('a file that is %s is refused', async (_, text) => {
    await expect(all(readOfac({ main: pieces(text) }, 'OFAC'))).rejects.toThrow(ListError);
  });
});

const UN = (inside: string) =>
  `<?xml version="1.0"?>\n<CONSOLIDATED_LIST dateGenerated="2026-01-01"><INDIVIDUALS>${inside}</INDIVIDUALS></CONSOLIDATED_LIST>`;

describe('the UN list', () => {
  const person = `<INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>ILYA</FIRST_NAME><SECOND_NAME>MOSSGARD &amp; SON</SECOND_NAME>
    <UN_LIST_TYPE>TEST</UN_LIST_TYPE><REFERENCE_NUMBER>TEi.001</REFERENCE_NUMBER><LISTED_ON>2012-12-31</LISTED_ON>
    <NAME_ORIGINAL_SCRIPT>Илья Моссгард</NAME_ORIGINAL_SCRIPT><NATIONALITY><VALUE>Iraq</VALUE></NATIONALITY>
    <INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Grey Fox; Red Fox</ALIAS_NAME></INDIVIDUAL_ALIAS>
    <INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
    <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1971</YEAR></INDIVIDUAL_DATE_OF_BIRTH>
    <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1980</FROM_YEAR><TO_YEAR>1981</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
    </INDIVIDUAL>`;

  test('yields persons and entities with aliases, scripts and dates', async () => {
    const entity = '<ENTITY><DATAID>2</DATAID><FIRST_NAME>HOLLOW REED</FIRST_NAME></ENTITY>';
    const [first, second] = await all(readUn(pieces(UN(person + entity)), 'UN'));
    expect(first).toEqual({
      id: 'TEi.001',
      kind: 'person',
      names: [strong('ILYA MOSSGARD & SON'), strong('Илья Моссгард', 'Cyrillic'), weak('Grey Fox'), weak('Red Fox')],
      birthDates: ['~1971', '1980', '1981'],
      countries: ['IQ'],
      programs: ['TEST'],
      remarks: null,
      source: 'UN',
      listedAt: '2012-12-31',
    });
    expect(second).toMatchObject({ id: '2', kind: 'entity', names: [strong('HOLLOW REED')] });
  });

  test.each([
    ['declares entities', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${UN(person)}`, /document type/],
    ['references an external file', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${UN(person)}`, /document type/],
    ['is truncated', UN(person).slice(0, -60), /truncated/],
    ['is truncated within an entry', UN(person).slice(0, 500), /truncated/],
    ['is another document', '<html><body/></html>', /CONSOLIDATED_LIST/],
    ['is malformed within an entry', UN('<INDIVIDUAL><DATAID>1</WRONG></INDIVIDUAL>'), /Invalid XML/],
    ['is empty', '', /CONSOLIDATED_LIST/],
  ])('a file that %s is refused', async (_, text, message) => {
    await expect(all(readUn(pieces(text), 'UN'))).rejects.toThrow(message);
  });

  test('refuses bytes that are not UTF-8', async () => {
    const bytes = Buffer.from(UN(person).replace('ILYA', 'ILY\u00c4'), 'latin1');
    await expect(all(readUn([bytes], 'UN'))).rejects.toThrow(/encoded/);
  });

  test('refuses an endless entry before it fills the memory', async () => {
    function* endless() {
      yield '<CONSOLIDATED_LIST><INDIVIDUAL>';
      for (let at = 0; at < 100; at++) yield 'x'.repeat(100_000);
    }
    await expect(all(readUn(endless(), 'UN'))).rejects.toThrow(/too large/);
  });
});

describe('EU lists', () => {
  const header = 'celex,recordId,programKey,startDate,reason,schema,name,alias,weakAlias,nationality,birthDate';

  test('the journal: separates scripts, reads dates and nationalities', async () => {
    const row =
      'X1,1,EU-TEST,17.3.2014,"For ""reasons""",Person,Ilya MOSSGARD,Ilia MOSGARD (Илья МОССГАРД); Iлля Моссгард,Fox,Iranian,26.11.1972';
    const [record] = await all(readEuJournal(pieces(`${header}\n${row}\n`), 'EU'));
    expect(record).toMatchObject({ id: 'X1-1', kind: 'person', countries: ['IR'], listedAt: '2014-03-17' });
    expect(record!.birthDates).toEqual(['1972-11-26']);
    expect(record!.names).toEqual([
      strong('Ilya MOSSGARD'),
      strong('Ilia MOSGARD'),
      strong('Илья МОССГАРД', 'Cyrillic'),
      strong('Iлля Моссгард', 'Cyrillic'),
      weak('Fox'),
    ]);
  });

  test('the journal: names within other names, and companies in a series, are separate names', async () => {
    const of = async (schema: string, name: string) => {
      const row = `X1,1,EU-TEST,17.3.2014,Reasons,${schema},"${name}",,,,`;
      const [record] = await all(readEuJournal(pieces(`${header}\n${row}\n`), 'EU'));
      return record!.names.map(({ text }) => text);
    };
    expect(await of('Person', 'Omar (a.k.a. Umar, Omer) MOSSGARD')).toEqual([
      'Omar MOSSGARD',
      'Umar MOSSGARD',
      'Omer MOSSGARD',
    ]);
    expect(await of('Person', 'Ilya MOSSGARD a.k.a. Ivan FOXLEY')).toEqual(['Ilya MOSSGARD', 'Ivan FOXLEY']);
    expect(await of('Organization', 'AO Mossgard, JSC Mossgard Plant')).toEqual(['AO Mossgard', 'JSC Mossgard Plant']);
    expect(await of('Organization', 'Mossgard Trading Co., Ltd')).toEqual(['Mossgard Trading Co., Ltd']);
  });

  test('refuses the journal without its columns, or with a row of another length', async () => {
    await expect(all(readEuJournal(pieces('celex,name\nX,Y\n'), 'EU'))).rejects.toThrow(/no column/);
    await expect(all(readEuJournal(pieces(`${header}\nX1,1\n`), 'EU'))).rejects.toThrow(ListError);
  });

  test('the financial sanctions file', async () => {
    const text = `<export xmlns="urn:x"><sanctionEntity designationDate="2003-07-07" euReferenceNumber="EU.1.1" logicalId="1">
      <remark>Noted</remark><regulation programme="TEST" publicationDate="2003-07-08"/><subjectType code="person" classificationCode="P"/>
      <nameAlias firstName="Ilya" lastName="Mossgard" wholeName="Ilya Mossgard" strong="true"/>
      <nameAlias firstName="Grey" lastName="Fox" wholeName="" strong="false"/>
      <citizenship countryIso2Code="IQ"/><birthdate circa="false" birthdate="1937-04-28" year="1937"/><birthdate circa="true" year="1940"/>
      </sanctionEntity><sanctionEntity logicalId="2"><subjectType code="enterprise"/><nameAlias wholeName="Hollow Reed"/></sanctionEntity></export>`;
    const [person, firm] = await all(readEuFsf(pieces(text), 'EU'));
    expect(person).toEqual({
      id: 'EU.1.1',
      kind: 'person',
      names: [strong('Ilya Mossgard'), weak('Grey Fox')],
      birthDates: ['1937-04-28', '~1940'],
      countries: ['IQ'],
      programs: ['TEST'],
      remarks: 'Noted',
      source: 'EU',
      listedAt: '2003-07-07',
    });
    expect(firm).toMatchObject({ id: '2', kind: 'entity', listedAt: null });
  });
});

test('BIS denied persons', async () => {
  const text = `"Name"\t"City"\t"Country"\t"Effective_Date"\t"Expiration_Date"\t"Action"\t"FR_Citation"
"ILYA MOSSGARD"\t"A"\t"US"\t"06/19/2003"\t"06/29/2056"\t"ADDED"\t"68 F.R."
"ILYA MOSSGARD"\t"B"\t"CA"\t"06/19/2003"\t""\t"ADDED"\t""
"REED TRADING CO., LTD."\t"A"\t""\t""\t""\t""\t""\n`;
  const records = await all(readBisDpl(pieces(text), 'BIS'));
  expect(records.map(({ id, kind }) => [id, kind])).toEqual([
    ['ILYA MOSSGARD|2003-06-19', 'person'],
    ['ILYA MOSSGARD|2003-06-19|2', 'person'],
    ['REED TRADING CO., LTD.|', 'entity'],
  ]);
  expect(records[0]).toMatchObject({ countries: ['US'], listedAt: '2003-06-19' });
  expect(records[0]!.remarks).toContain('until 2056-06-29');
});

describe('INTERPOL notices', () => {
  const notice = {
    entity_id: '2020/1',
    forename: 'ILYA',
    name: 'MOSSGARD {"',
    date_of_birth: '1962/03/05',
    nationalities: ['RU'],
    arrest_warrants: [{ issuing_country_id: 'DE', charge: 'Fraud' }],
  };
  const expected = { id: '2020/1', kind: 'person', birthDates: ['1962-03-05'], countries: ['RU'], remarks: 'Fraud' };

  test.each([
    ['a page of the API', JSON.stringify({ total: 1, _embedded: { notices: [notice] } })],
    ['an array', JSON.stringify([notice], null, 2)],
    ['JSON lines', `${JSON.stringify(notice)}\n`],
  ])('as %s', async (_, text) => {
    const [record] = await all(readInterpol(pieces(text), 'INTERPOL'));
    expect(record).toMatchObject(expected);
    expect(record!.names).toEqual([strong('ILYA MOSSGARD {"')]);
  });

  test.each([
    ['truncated', JSON.stringify([notice]).slice(0, -20)],
    ['not JSON', 'entity_id,name\n1,2'],
    ['empty', ''],
    ['without its id', '{"name":"X"}'],
    ['broken', '{"name":"X",}'],
  ])('%s is refused', async (_, text) => {
    await expect(all(readInterpol(pieces(text), 'INTERPOL'))).rejects.toThrow(ListError);
  });
});

describe('FollowTheMoney', () => {
  test('reads entities one per line; skips entities other than people and organisations', async () => {
    const person = {
      id: 'Q1',
      schema: 'Person',
      datasets: ['test'],
      first_seen: '2023-04-20T10:00:00',
      properties: {
        name: ['Ilya Mossgard'],
        weakAlias: ['Fox'],
        birthDate: ['1962-03-05'],
        nationality: ['ru'],
        topics: ['sanction'],
      },
    };
    const text = [person, { id: 'A1', schema: 'Address', properties: {} }].map((one) => JSON.stringify(one)).join('\n');
    expect(await all(readFtmJson(pieces(text), 'OS'))).toEqual([
      {
        id: 'Q1',
        kind: 'person',
        names: [strong('Ilya Mossgard'), weak('Fox')],
        birthDates: ['1962-03-05'],
        countries: ['RU'],
        programs: ['sanction', 'test'],
        remarks: null,
        source: 'OS',
        listedAt: '2023-04-20',
      },
    ]);
  });

  test('the simple table', async () => {
    const text = `id,schema,name,aliases,birth_date,countries,addresses,sanctions,dataset,first_seen,last_seen
"Q1","Person","Ilya Mossgard","Илья Моссгард;Fox","1962-03-05;1963","ru;cy","","T - 2020","Test","2023-04-20T10:00:00",""\n`;
    const [record] = await all(readFtmCsv(pieces(text), 'OS'));
    expect(record).toMatchObject({ id: 'Q1', birthDates: ['1962-03-05', '1963'], countries: ['RU', 'CY'] });
    expect(record!.names.map(({ script }) => script)).toEqual(['Latin', 'Cyrillic', 'Latin']);
  });
});

const DATA = join(projectRoot, '../shared/data/watchlist');

if (existsSync(DATA)) {
  describe('real lists (needs the shared data)', () => {
    const open = (...path: string[]): Chunks => createReadStream(join(DATA, ...path));
    const persons = (records: ListedRecord[]) => records.filter(({ kind }) => kind === 'person').length;

    test('OFAC SDN and non-SDN', async () => {
      const folder = (name: string, parts: string[]) => {
        const [main, aliases, addresses, comments] = parts.map((part) => open(name, `${part}.csv`));
        return all(readOfac({ main: main!, aliases, addresses, comments }, 'OFAC'));
      };
      const sdn = await folder('ofac-2021-07', ['sdn', 'alt', 'add', 'sdn_comments']);
      expect([sdn.length, persons(sdn)]).toEqual([8_976, 4_620]);
      expect(sdn.filter(({ birthDates }) => birthDates.length > 0).length).toBeGreaterThan(4_300);
      expect((await folder('us-non-sdn', ['cons_prim', 'cons_alt', 'cons_add', 'cons_comments'])).length).toBe(442);
    });

    test('UN, EU journal and BIS', async () => {
      const un = await all(readUn(open('un-2026-02', 'UN_consolidated.xml'), 'UN'));
      expect([persons(un), un.length]).toEqual([730, 1_003]);
      let eu: ListedRecord[] = [];
      for (const file of readdirSync(join(DATA, 'eu-journal-sanctions')))
        eu = [...eu, ...(await all(readEuJournal(open('eu-journal-sanctions', file), 'EU')))];
      expect([persons(eu), eu.length]).toEqual([4_500, 8_017]);
      expect((await all(readBisDpl(open('bis-dpl', 'dpl.txt'), 'BIS'))).length).toBe(581);
    });
  });
} else {
  test('the shared data is not here: looked for real lists and found none to read', () => {
    expect(existsSync(DATA)).toBe(false);
  });
}
