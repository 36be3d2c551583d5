import type { Chunks, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { datesIn } from './reading/dates-in.js';
import { type JsonObject, jsonObjects, objectIn, textsIn } from './reading/json-objects.js';
import { ListError } from '../../datasets/source/list-error.js';
import { distinctNames, listedName } from './reading/listed-names.js';

function noticesOf(object: JsonObject): JsonObject[] {
  const { notices } = objectIn(object['_embedded']);
  if (Array.isArray(notices)) return notices.map(objectIn);
  return [object];
}

async function recordOf(notice: JsonObject, source: string): Promise<ListedRecord> {
  const [id] = textsIn(notice['entity_id']);
  const [forename = ''] = textsIn(notice['forename']);
  const [surname = ''] = textsIn(notice['name']);
  const names = distinctNames([listedName(`${forename} ${surname}`)]);
  if (!id || names.length === 0) throw new ListError('A notice lacks an entity_id or name.');
  const warrants = Array.isArray(notice['arrest_warrants']) ? notice['arrest_warrants'].map(objectIn) : [];
  const charges = warrants.flatMap((warrant) => textsIn(warrant['charge']));
  const issuers = warrants.flatMap((warrant) => textsIn(warrant['issuing_country_id']));
  return {
    id,
    kind: 'person',
    names,
    birthDates: textsIn(notice['date_of_birth']).flatMap(datesIn),
    countries: await countryCodes(textsIn(notice['nationalities'])),
    programs: issuers.length > 0 ? issuers.map((issuer) => `warrant:${issuer}`) : ['notice'],
    remarks: charges.join('; ') || null,
    source,
    listedAt: null,
  };
}

/** INTERPOL notices as its API returns them: pages with `_embedded.notices`, an array, or one per line. */
export async function* readInterpol(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  for await (const object of jsonObjects(chunks))
    for (const notice of noticesOf(object)) yield await recordOf(notice, source);
}
