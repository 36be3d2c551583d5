import { type Dataset, type Puts, SKIPPED, WHOLE } from '../../datasets/catalogue/dataset.js';
import { headOf, readText } from '../../datasets/reading/read-text.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { Encoding, SourceFile } from '../../datasets/source/source-file.js';
import { readBisDpl, readBisDplExport } from '../formats/bis-dpl.js';
import { readEuFsf } from '../formats/eu-fsf.js';
import { readEuJournal } from '../formats/eu-journal.js';
import { furtherFbiPages, readFbiWanted } from '../formats/fbi-wanted.js';
import { readFtmCsv, readFtmJson } from '../formats/follow-the-money.js';
import { readInterpol } from '../formats/interpol.js';
import type { Chunks, ListedRecord } from '../formats/listed-record.js';
import { dayIn } from '../formats/reading/dates-in.js';
import { ListError } from '../../datasets/source/list-error.js';
import { readOfac } from '../formats/ofac.js';
import { readUkSanctions } from '../formats/uk-sanctions.js';
import { readUn } from '../formats/un.js';
import { listOf } from '../search/lists.js';
import { KEY_REVISION } from './key-revision.js';
import { WATCHLIST_TABLES, listedRows } from './listed-rows.js';
import { settleWatchlist } from './settle-watchlist.js';

type Reader = (chunks: Chunks, source: string) => AsyncIterable<ListedRecord>;

/** Metadata of a list. */
type About = Pick<
  Dataset,
  | 'name'
  | 'title'
  | 'publisher'
  | 'licence'
  | 'officialUrl'
  | 'officialBefore'
  | 'officialBeside'
  | 'officialPages'
  | 'advice'
  | 'statedDay'
>;

async function* rowsOf(records: AsyncIterable<ListedRecord>, file: string): Puts {
  try {
    for await (const record of records) {
      if (record.names.length === 0) yield SKIPPED;
      else yield* listedRows(record);
    }
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    throw new ImportProblem(error.message, file);
  }
}

function watchlist(about: About, read: Dataset['read'], partOf?: Dataset['partOf']): Dataset {
  return {
    ...about,
    revision: KEY_REVISION,
    tables: WATCHLIST_TABLES,
    read,
    settle: settleWatchlist,
    maxAgeDays: 30,
    maxAgeGroup: 'watchlists',
    isFetchedFirst: true,
    isFollowed: true,
    ...(partOf && { partOf }),
  };
}

/** A list with a single format; several files are read in sequence. */
function oneFormat(about: About, readerOf: (head: string) => Reader, usual: Encoding = 'utf-8'): Dataset {
  return watchlist(about, async function* (files: SourceFile[]): Puts {
    for (const file of files)
      yield* rowsOf(readerOf(await headOf(file))(readText(file, usual), listOf(about.name)), file.name);
  });
}

const PUBLIC_DOMAIN = 'public domain (work of the US Government)';

/** OFAC's legacy tables: the main one, and those with aliases, addresses and long remarks. */
function ofac(about: About, names: Record<'main' | 'aliases' | 'addresses' | 'comments', RegExp>): Dataset {
  const isOne = (name: string) => Object.values(names).some((pattern) => pattern.test(name));
  const read = async function* (files: SourceFile[]): Puts {
    const chunksOf = (pattern: RegExp) => {
      const file = files.find(({ name }) => pattern.test(name));
      return file && readText(file, 'latin1');
    };
    const main = chunksOf(names.main);
    if (!main) throw new ImportProblem(`the main table is missing. Expected: ${about.advice}`);
    const [aliases, addresses, comments] = [names.aliases, names.addresses, names.comments].map(chunksOf);
    const file = files.find(({ name }) => names.main.test(name))!;
    yield* rowsOf(readOfac({ main, aliases, addresses, comments }, listOf(about.name)), file.name);
  };
  return watchlist(about, read, (name) => (isOne(name) ? WHOLE : null));
}

/** Pages of one response, one per file: read as one text, because the first page states the total. */
async function* inOneText(files: SourceFile[]): AsyncGenerator<string> {
  for (const file of files) {
    yield* readText(file, 'utf-8');
    yield '\n';
  }
}

const TREASURY = 'US Treasury, Office of Foreign Assets Control';
const EXPORTS = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';
/** Former location of the same tables; it still redirects to the current one. */
const DOWNLOADS_BEFORE = 'https://www.treasury.gov/ofac/downloads';

const table = (name: string) => new RegExp(`^${name}\\.(csv|txt)$`, 'i');

/** Lists of sanctioned, wanted or denied people and companies. */
export const WATCHLISTS: Dataset[] = [
  ofac(
    {
      name: 'ofac-sdn',
      title: 'Specially designated nationals (SDN)',
      publisher: TREASURY,
      licence: PUBLIC_DOMAIN,
      officialUrl: `${EXPORTS}/SDN.CSV`,
      officialBeside: ['ALT', 'ADD', 'SDN_COMMENTS'].map((name) => `${EXPORTS}/${name}.CSV`),
      officialBefore: [`${DOWNLOADS_BEFORE}/sdn.csv`],
      advice: 'A folder or ZIP file with sdn.csv, alt.csv, add.csv and sdn_comments.csv.',
    },
    { main: table('sdn'), aliases: table('alt'), addresses: table('add'), comments: table('sdn_comments') },
  ),
  ofac(
    {
      name: 'ofac-consolidated',
      title: 'Other Treasury sanctions (non-SDN)',
      publisher: TREASURY,
      licence: PUBLIC_DOMAIN,
      officialUrl: `${EXPORTS}/CONS_PRIM.CSV`,
      officialBeside: ['CONS_ALT', 'CONS_ADD', 'CONS_COMMENTS'].map((name) => `${EXPORTS}/${name}.CSV`),
      officialBefore: [`${DOWNLOADS_BEFORE}/consolidated/cons_prim.csv`],
      advice: 'A folder or ZIP file with cons_prim.csv, cons_alt.csv, cons_add.csv and cons_comments.csv.',
    },
    {
      main: table('cons_prim'),
      aliases: table('cons_alt'),
      addresses: table('cons_add'),
      comments: table('cons_comments'),
    },
  ),
  oneFormat(
    {
      name: 'un',
      title: 'UN Security Council consolidated list',
      publisher: 'United Nations',
      licence: 'free to use, published by the United Nations',
      officialUrl: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
      advice: 'The consolidated list in XML format.',
      statedDay: (head) => dayIn(/\bdateGenerated="([^"]+)"/.exec(head)?.[1]?.slice(0, 10) ?? ''),
    },
    () => readUn,
  ),
  oneFormat(
    {
      name: 'eu',
      title: 'EU financial sanctions',
      publisher: 'European Commission',
      licence: 'reuse allowed with attribution (Decision 2011/833/EU)',
      officialUrl:
        'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
      advice: 'The consolidated file in XML 1.1 format, or annexes of regulations as CSV.',
      statedDay: (head) => dayIn(/\bgenerationDate="([^"]+)"/.exec(head)?.[1]?.slice(0, 10) ?? ''),
    },
    (head) => (/^\s*</.test(head) ? readEuFsf : readEuJournal),
  ),
  oneFormat(
    {
      name: 'uk',
      title: 'UK Sanctions List',
      publisher: 'UK Foreign, Commonwealth and Development Office',
      licence: 'Open Government Licence v3.0',
      officialUrl: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.csv',
      advice: 'UK-Sanctions-List.csv, the version with the column "Unique ID".',
      statedDay: (head) => dayIn(/^report date:\s*([^\r\n,]+)/i.exec(head)?.[1]?.replace(/-/g, ' ') ?? ''),
    },
    () => readUkSanctions,
  ),
  watchlist(
    {
      name: 'fbi',
      title: 'Wanted by the FBI',
      publisher: 'US Federal Bureau of Investigation',
      licence: PUBLIC_DOMAIN,
      officialUrl: 'https://api.fbi.gov/wanted/v1/list?pageSize=50&page=1&sort_on=modified&sort_order=desc',
      officialPages: furtherFbiPages,
      advice: 'All pages of the list as JSON files in one folder.',
    },
    (files) => rowsOf(readFbiWanted(inOneText(files), listOf('fbi')), 'the pages'),
  ),
  oneFormat(
    {
      name: 'bis-dpl',
      title: 'Denied persons',
      publisher: 'US Bureau of Industry and Security',
      // The file name contains the date (`dpl_MMDDYYYY.csv`), so there is no stable URL.
      licence: PUBLIC_DOMAIN,
      officialUrl: null,
      advice: 'CSV export from www.bis.gov/licensing/end-user-guidance/denied-persons-list-dpl, or dpl.txt.',
    },
    (head) => (/^[^\n]*\t/.test(head) ? readBisDpl : readBisDplExport),
  ),
  oneFormat(
    {
      name: 'interpol',
      title: 'INTERPOL notices',
      publisher: 'INTERPOL',
      licence: 'set by INTERPOL; its terms restrict copying',
      officialUrl: null,
      advice:
        'JSON pages or JSON lines from the INTERPOL notices API. Use --part red (or another color) to import each notice type separately.',
    },
    () => readInterpol,
  ),
  oneFormat(
    {
      name: 'opensanctions',
      title: 'FollowTheMoney entities, such as OpenSanctions',
      publisher: 'OpenSanctions',
      licence: 'CC BY-NC 4.0; commercial use requires a license from the publisher',
      officialUrl: null,
      advice: 'entities.ftm.json (one entity per line) or targets.simple.csv.',
    },
    (head) => (/^\s*[[{]/.test(head) ? readFtmJson : readFtmCsv),
  ),
];
