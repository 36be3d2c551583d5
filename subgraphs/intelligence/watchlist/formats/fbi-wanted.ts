import type { Chunks, ListedName, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { dayIn, datesIn } from './reading/dates-in.js';
import { type JsonObject, jsonObjects, objectIn, textsIn } from './reading/json-objects.js';
import { ListError } from '../../datasets/source/list-error.js';
import { distinctNames, listedName } from './reading/listed-names.js';

/** Maximum number of records per page. */
const PAGE_SIZE = 50;

/** Posters of people wanted for a crime. The others show missing people, victims or unknown suspects. */
const WANTED_POSTERS = ['default', 'ten', 'terrorist'];

/** Missing people and victims also appear on plain posters; the subject and path of the page reveal them. */
const NOT_WANTED_SUBJECT =
  /missing|victim|seeking information|^vicap|kidnappings and|unidentified|ecap|endangered child|indian country/i;
const NOT_WANTED_PATH = /\/wanted\/(?:kidnap|vicap|seeking-info|ecap|indian-country|parental-kidnappings\/victims)\b/i;

/** `na` while the person is at large. */
const OVER = /captured|arrested|recovered|located|surrendered|deceased|custody/i;

const NOBODY = /\b(?:unknown|unidentified|john doe|jane doe)\b/i;

function isWantedPerson(item: JsonObject): boolean {
  const first = (member: string) => textsIn(item[member])[0] ?? '';
  return (
    first('person_classification') === 'Main' &&
    WANTED_POSTERS.includes(first('poster_classification')) &&
    !textsIn(item['subjects']).some((subject) => NOT_WANTED_SUBJECT.test(subject)) &&
    !NOT_WANTED_PATH.test(first('url')) &&
    !OVER.test(first('status')) &&
    !NOBODY.test(first('title'))
  );
}

/** Nicknames are in quotes, alone or within a complete name. A single word is weak. */
function aliasesOf(item: JsonObject): (ListedName | null)[] {
  return textsIn(item['aliases']).flatMap((alias) => {
    const nicknames = [...alias.matchAll(/["“”]([^"“”]+)["“”]/g)].map(([, name]) => name!);
    const rest = alias.replace(/["“”][^"“”]+["“”]/g, ' ');
    return [rest, ...nicknames].map((name) => listedName(name, /\S\s+\S/.test(name.trim()) ? 'strong' : 'weak'));
  });
}

/** `AB AB, JR. - CITY, STATE` → `AB AB, JR.`; a place or a note may follow the name. */
const nameIn = (title: string) => title.replace(/\s+[-–—]\s+.*$|\s*\([^)]*\)\s*/g, ' ').trim();

async function recordOf(item: JsonObject, source: string): Promise<ListedRecord | null> {
  const first = (member: string) => textsIn(item[member])[0] ?? '';
  const id = first('uid');
  const names = distinctNames([listedName(nameIn(first('title'))), ...aliasesOf(item)]);
  if (!id || !first('title')) throw new ListError('A record lacks a uid or title.');
  const subjects = textsIn(item['subjects']);
  if (names.length === 0) return null;
  return {
    id,
    kind: 'person',
    names,
    birthDates: [...new Set(textsIn(item['dates_of_birth_used']).flatMap(datesIn))],
    countries: await countryCodes(
      textsIn(item['nationality']).flatMap((text) => text.split(/,|\band\b|\bpossibly\b/i)),
    ),
    programs: subjects.length > 0 ? subjects : ['Wanted'],
    remarks: first('url') || null,
    source,
    listedAt: dayIn(first('publication').slice(0, 10)) ?? dayIn(first('modified').slice(0, 10)),
  };
}

/** URLs of the further pages, from the `total` on the first page. */
export function furtherFbiPages(address: string, firstPage: string): string[] {
  const total = totalOf(firstPage);
  const pages = Math.ceil(total / PAGE_SIZE);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, n) => {
    const page = new URL(address);
    page.searchParams.set('page', String(n + 2));
    return page.href;
  });
}

function totalOf(firstPage: string): number {
  try {
    const total = Number(objectIn(JSON.parse(firstPage))['total']);
    if (Number.isInteger(total) && total >= 0) return total;
  } catch (cause) {
    throw new ListError('The first page is not valid JSON.', { cause });
  }
  throw new ListError('The first page has no total.');
}

/**
 * The FBI's wanted people as its API returns them: consecutive pages with `total` and `items`. Only people wanted for a
 * crime are read. Throws ListError if there are fewer records than the total.
 */
export async function* readFbiWanted(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  const seen = new Set<string>();
  let [read, total] = [0, 0];
  for await (const page of jsonObjects(chunks)) {
    const items = Array.isArray(page['items']) ? page['items'].map(objectIn) : null;
    if (!items) throw new ListError('A page has no items.');
    total = Math.max(total, Number(page['total']) || 0);
    read += items.length;
    for (const item of items) {
      // A record that changes during the download may move between pages and appear twice.
      const [uid = ''] = textsIn(item['uid']);
      if (seen.has(uid) || !isWantedPerson(item)) continue;
      seen.add(uid);
      const record = await recordOf(item, source);
      if (record) yield record;
    }
  }
  if (read < total) throw new ListError(`The pages hold ${read} of ${total} records: a page is missing.`);
}
