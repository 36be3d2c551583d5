import type { Chunks, ListedName, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { dayIn, datesIn } from './reading/dates-in.js';
import { distinctNames, listedName } from './reading/listed-names.js';
import { type XmlElement, elementsOf, textsOf, xmlElements } from './reading/xml-elements.js';

const NAME_PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

const isWeak = (alias: XmlElement) => /low/i.test(textsOf(alias, 'QUALITY')[0] ?? '');

function namesOf(element: XmlElement, prefix: string): ListedName[] {
  const main = NAME_PARTS.flatMap((part) => textsOf(element, part)).join(' ');
  const aliases = elementsOf(element, `${prefix}_ALIAS`).flatMap((alias) =>
    // One alias element may contain several names.
    textsOf(alias, 'ALIAS_NAME')
      .flatMap((text) => text.split(';'))
      .map((text) => listedName(text, isWeak(alias) ? 'weak' : 'strong')),
  );
  const original = textsOf(element, 'NAME_ORIGINAL_SCRIPT').flatMap((text) => text.split(/[;؛]/));
  return distinctNames([listedName(main), ...original.map((text) => listedName(text)), ...aliases]);
}

function birthDatesOf(element: XmlElement): string[] {
  return elementsOf(element, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap((birth) => {
    const about = /approx/i.test(textsOf(birth, 'TYPE_OF_DATE')[0] ?? '') ? 'about ' : '';
    const [from] = textsOf(birth, 'FROM_YEAR');
    const [to] = textsOf(birth, 'TO_YEAR');
    const span = from && to ? [`${from} to ${to}`] : [];
    return [...textsOf(birth, 'DATE'), ...textsOf(birth, 'YEAR').map((year) => about + year), ...span].flatMap(datesIn);
  });
}

async function recordOf(element: XmlElement, isPerson: boolean, source: string): Promise<ListedRecord | null> {
  const prefix = isPerson ? 'INDIVIDUAL' : 'ENTITY';
  const names = namesOf(element, prefix);
  const [id] = textsOf(element, 'DATAID');
  if (!id || names.length === 0) return null;
  const nations = elementsOf(element, 'NATIONALITY').flatMap((nation) => textsOf(nation, 'VALUE'));
  const places = elementsOf(element, `${prefix}_ADDRESS`).flatMap((address) => textsOf(address, 'COUNTRY'));
  return {
    id: textsOf(element, 'REFERENCE_NUMBER')[0] ?? id,
    kind: isPerson ? 'person' : 'entity',
    names,
    birthDates: [...new Set(birthDatesOf(element))],
    countries: await countryCodes([...nations, ...places]),
    programs: textsOf(element, 'UN_LIST_TYPE'),
    remarks: textsOf(element, 'COMMENTS1').join(' ') || null,
    source,
    listedAt: dayIn(textsOf(element, 'LISTED_ON')[0] ?? ''),
  };
}

/** The UN Security Council consolidated list, as XML. */
export async function* readUn(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  for await (const { name, element } of xmlElements(chunks, 'CONSOLIDATED_LIST', ['INDIVIDUAL', 'ENTITY'])) {
    const record = await recordOf(element, name === 'INDIVIDUAL', source);
    if (record) yield record;
  }
}
