import { problem, refuseBad, textProblems } from '../../answer/page-asked.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import { nameProblems, trimmed, yearProblems } from '../person-problems.js';
import type { AdverseMediaSearch } from './report/media-search.input.js';
import type { SearchedPerson } from './search/searched-person.js';

/** The parameters of a search, checked and brought into one form. Throws BAD_INPUT with every problem. */
export async function readSearch(search: AdverseMediaSearch): Promise<SearchedPerson> {
  const { firstName, middleName, lastName, yearOfBirth, country, city, state } = search;
  const code = await countryCodeOf(country);
  const [given, family] = [trimmed(firstName), trimmed(lastName)];
  refuseBad([
    ...(given ? [] : [problem('firstName', 'is needed', 'missing')]),
    ...(family ? [] : [problem('lastName', 'is needed', 'missing')]),
    ...nameProblems({ firstName, middleName, lastName }),
    ...yearProblems(yearOfBirth),
    ...(code ? [] : [problem('country', 'is no country', 'enum')]),
    ...textProblems({ city, state }),
  ]);
  return {
    firstName: given!,
    middleName: trimmed(middleName),
    lastName: family!,
    yearOfBirth: yearOfBirth ?? null,
    country: code,
    city: trimmed(city),
    state: trimmed(state),
  };
}
