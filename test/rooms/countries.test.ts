import 'reflect-metadata';
import { COUNTRIES, countryNameOf, findCountry } from '#kit/contact/find-country.js';
import { COUNTRY_NAMES, OTHER_CODES } from '#kit/contact/country-names.js';
import { embeddedInstitution } from '#subgraphs/intelligence/email/education/find-education.js';
import { embeddedAddress } from '#subgraphs/intelligence/address/embedded-address.js';
import { countryCodeOf } from '#subgraphs/intelligence/built-in/country-code.js';

/** Every name that the interface lists, in its order. */
const LISTED = `
Afghanistan, Albania, Algeria, American Samoa, Andorra, Angola, Anguilla, Antarctica, Antigua and Barbuda, Argentina,
Armenia, Aruba, Australia, Austria, Azerbaijan, Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Belize,
Benin, Bermuda, Bhutan, Bolivia, Bosnia and Herzegovina, Botswana, Brazil, British Indian Ocean Territory, British
Virgin Islands, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia, Cameroon, Canada, Cape Verde, Cayman Islands,
Central African Republic, Chad, Chile, China, Christmas Island, Cocos Islands, Colombia, Comoros, Cook Islands, Costa
Rica, Croatia, Cuba, Curacao, Cyprus, Czech Republic, Democratic Republic of the Congo, Denmark, Djibouti, Dominica,
Dominican Republic, East Timor, Ecuador, Egypt, El Salvador, Equatorial Guinea, Eritrea, Estonia, Ethiopia, Falkland
Islands, Faroe Islands, Fiji, Finland, France, French Polynesia, Gabon, Gambia, Georgia, Germany, Ghana, Gibraltar,
Greece, Greenland, Grenada, Guam, Guatemala, Guernsey, Guinea, Guinea-Bissau, Guyana, Haiti, Honduras, Hong Kong,
Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Isle of Man, Israel, Italy, Ivory Coast, Jamaica, Japan,
Jersey, Jordan, Kazakhstan, Kenya, Kiribati, Kosovo, Kuwait, Kyrgyzstan, Laos, Latvia, Lebanon, Lesotho, Liberia,
Libya, Liechtenstein, Lithuania, Luxembourg, Macau, Macedonia, Madagascar, Malawi, Malaysia, Maldives, Mali, Malta,
Marshall Islands, Mauritania, Mauritius, Mayotte, Mexico, Micronesia, Moldova, Monaco, Mongolia, Montenegro,
Montserrat, Morocco, Mozambique, Myanmar, Namibia, Nauru, Nepal, Netherlands, Netherlands Antilles, New Caledonia, New
Zealand, Nicaragua, Niger, Nigeria, Niue, North Korea, Northern Mariana Islands, Norway, Oman, Pakistan, Palau,
Palestine, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Pitcairn, Poland, Portugal, Puerto Rico, Qatar,
Republic of the Congo, Reunion, Romania, Russia, Rwanda, Saint Barthelemy, Saint Helena, Saint Kitts and Nevis, Saint
Lucia, Saint Martin, Saint Pierre and Miquelon, Saint Vincent and the Grenadines, Samoa, San Marino, Sao Tome and
Principe, Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Singapore, Sint Maarten, Slovakia, Slovenia,
Solomon Islands, Somalia, South Africa, South Korea, South Sudan, Spain, Sri Lanka, Sudan, Suriname, Svalbard and Jan
Mayen, Swaziland, Sweden, Switzerland, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Togo, Tokelau, Tonga, Trinidad
and Tobago, Tunisia, Turkey, Turkmenistan, Turks and Caicos Islands, Tuvalu, U.S. Virgin Islands, Uganda, Ukraine,
United Arab Emirates, United Kingdom, United States, Uruguay, Uzbekistan, Vanuatu, Vatican, Venezuela, Vietnam, Wallis
and Futuna, Western Sahara, Yemen, Zambia, Zimbabwe`
  .replace(/\s+/g, ' ')
  .trim()
  .split(', ');

test('the names are those of the interface, each once', () => {
  expect(Object.values(COUNTRY_NAMES).sort()).toEqual([...LISTED].sort());
  expect(new Set(LISTED).size).toBe(LISTED.length);
});

test.each(LISTED)('recognises %s by name and by code, in any case', (name) => {
  const found = findCountry(name)!;
  expect(found.name).toBe(name);
  expect(found.code).toMatch(/^[A-Z]{2}$/);
  for (const text of [name.toUpperCase(), name.toLowerCase(), ` ${name} `, found.code, found.code.toLowerCase()])
    expect(findCountry(text)).toBe(found);
});

test.each([
  ['Czechia', 'Czech Republic', 'CZ'],
  ['Eswatini', 'Swaziland', 'SZ'],
  ['North Macedonia', 'Macedonia', 'MK'],
  ['Türkiye', 'Turkey', 'TR'],
  ['Turkiye', 'Turkey', 'TR'],
  ['Cabo Verde', 'Cape Verde', 'CV'],
  ['Timor-Leste', 'East Timor', 'TL'],
  ['Burma', 'Myanmar', 'MM'],
  ['Côte d’Ivoire', 'Ivory Coast', 'CI'],
  ["Cote d'Ivoire", 'Ivory Coast', 'CI'],
  ['CURAÇAO', 'Curacao', 'CW'],
  ['Réunion', 'Reunion', 'RE'],
  ['Saint Barthélemy', 'Saint Barthelemy', 'BL'],
  ['São Tomé and Príncipe', 'Sao Tome and Principe', 'ST'],
  ['Macao', 'Macau', 'MO'],
])('returns today’s name %s as %s', (text, name, code) => {
  expect(findCountry(text)).toMatchObject({ name, code });
});

test.each([
  'United States of America',
  'Russian Federation',
  'Republic of Korea',
  'French Republic',
  'Hellenic Republic',
  'Kingdom of Spain',
  'Federal Republic of Germany',
  'Islamic Republic of Iran',
  "People's Republic of China",
  'USA',
  'DEU',
  'UK',
  'Deutschland',
  'Congo',
  'Korea',
  'ZZ',
  'X',
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
])('does not recognise %s', (text) => expect(findCountry(text)).toBeNull());

test('accepts every other ISO 3166-1 code, and its own responses as input', () => {
  for (const [code, name] of Object.entries(OTHER_CODES)) {
    expect(LISTED).not.toContain(name);
    expect(findCountry(code)).toMatchObject({ code, name });
    expect(findCountry(name)).toMatchObject({ code, name });
  }
});

test('no name means two countries', () => {
  for (const country of COUNTRIES)
    for (const word of [country.code, country.name, ...country.aliases]) expect(findCountry(word)).toBe(country);
});

const CODES = COUNTRIES.map(({ code, name }): [string, string] => [name, code]);

test.each(CODES)('%s is returned identically and accepted by every operation', async (name, code) => {
  expect(countryNameOf(code)).toBe(name);
  expect(findCountry(name)!.code).toBe(code);
  // Background checks, news, fraud analyses, watchlists and imports read countries with it.
  expect(await countryCodeOf(name)).toBe(code);
  const { facts } = await embeddedAddress.facts({ country: name });
  expect(facts).toMatchObject({ countryCode: code, countryName: name, precision: 'country' });
});

test('institutions of the bundled list are in countries of the table', async () => {
  for (const domain of ['stanford.edu', 'ox.ac.uk', 'snu.ac.kr', 'msu.ru', 'ntu.edu.tw', 'cvut.cz', 'uvi.edu']) {
    const { countryName, countryCode } = (await embeddedInstitution([domain]))!;
    expect([domain, countryName]).toEqual([domain, countryNameOf(countryCode)]);
  }
});
