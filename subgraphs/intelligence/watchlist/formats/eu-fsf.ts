import type { Chunks, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { dayIn, datesIn } from './reading/dates-in.js';
import { distinctNames, listedName } from './reading/listed-names.js';
import { type XmlElement, attributeOf, elementsOf, textsOf, xmlElements } from './reading/xml-elements.js';

function namesOf(element: XmlElement) {
  return distinctNames(
    elementsOf(element, 'nameAlias').map((alias) => {
      const parts = ['firstName', 'middleName', 'lastName'].map((part) => attributeOf(alias, part));
      const text = attributeOf(alias, 'wholeName') ?? parts.filter(Boolean).join(' ');
      return listedName(text, attributeOf(alias, 'strong') === 'false' ? 'weak' : 'strong');
    }),
  );
}

function birthDatesOf(element: XmlElement): string[] {
  const dates = elementsOf(element, 'birthdate').flatMap((birth) => {
    const [from, to] = [attributeOf(birth, 'yearRangeFrom'), attributeOf(birth, 'yearRangeTo')];
    const about = attributeOf(birth, 'circa') === 'true';
    const whole = attributeOf(birth, 'birthdate');
    const year = attributeOf(birth, 'year');
    if (whole && !about) return datesIn(whole);
    if (year) return datesIn(about ? `about ${year}` : year);
    return from && to ? datesIn(`${from} to ${to}`) : [];
  });
  return [...new Set(dates)];
}

const KINDS: Record<string, ListedRecord['kind']> = { person: 'person', P: 'person' };

/** The EU financial sanctions file as XML (1.1). */
export async function* readEuFsf(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  for await (const { element } of xmlElements(chunks, 'export', ['sanctionEntity'])) {
    const names = namesOf(element);
    const id = attributeOf(element, 'euReferenceNumber') ?? attributeOf(element, 'logicalId');
    if (!id || names.length === 0) continue;
    const subject = elementsOf(element, 'subjectType')[0] ?? {};
    const kind = KINDS[attributeOf(subject, 'code') ?? attributeOf(subject, 'classificationCode') ?? ''] ?? 'entity';
    const places = [...elementsOf(element, 'citizenship'), ...elementsOf(element, 'address')];
    const regulations = elementsOf(element, 'regulation');
    const programs = regulations.flatMap((regulation) => attributeOf(regulation, 'programme') ?? []);
    const since = attributeOf(element, 'designationDate') ?? attributeOf(regulations[0] ?? {}, 'publicationDate');
    yield {
      id,
      kind,
      names,
      birthDates: birthDatesOf(element),
      countries: await countryCodes(places.map((place) => attributeOf(place, 'countryIso2Code') ?? '')),
      programs: [...new Set(programs)],
      remarks: textsOf(element, 'remark').join(' ') || null,
      source,
      listedAt: dayIn(since ?? ''),
    };
  }
}
