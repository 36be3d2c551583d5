import 'reflect-metadata';
import type { PostalAddress } from '#subgraphs/intelligence/address/address-provider.js';
import { embeddedAddress } from '#subgraphs/intelligence/address/embedded-address.js';

const beverlyHills = {
  matched: true,
  countryCode: 'US',
  city: 'Beverly Hills',
  state: 'CA',
  zipcode: '90210',
  lat: 34.0901,
  lon: -118.4065,
  timeZone: 'America/Los_Angeles',
  precision: 'postal_code',
};
const noPlace = { city: null, state: null, zipcode: null, lat: null, lon: null, timeZone: null };

describe('the embedded address provider', () => {
  test.each<[PostalAddress]>([
    [{ zipcode: '90210', country: 'US' }],
    [{ zipcode: '90210-1234', country: 'usa' }],
    [{ zipcode: '902101234', country: 'United States' }],
    [
      {
        street: '1 Any Street',
        city: 'beverly hills',
        state: 'california',
        zipcode: '90210',
        country: 'Vereinigte Staaten',
      },
    ],
    [{ zipcode: '90210', state: 'California' }],
    [{ zipcode: '90210', city: 'Beverly Hills' }],
    [{ text: '1 Any Street, Beverly Hills, CA 90210, USA' }],
    [{ text: '1 Any Street\nBeverly Hills CA 90210' }],
    [{ text: '1 Any Street, Beverly Hills, CA, 90210, United States' }],
    [{ text: 'Beverly Hills, California 90210-0001' }],
    [{ text: '1 Any Street, Beverly Hills', zipcode: '90210', country: 'US' }],
  ])('matches %j by its postal code', async (address) => {
    const answer = await embeddedAddress.facts(address);
    expect(answer).toMatchObject({ known: true, reason: null, facts: beverlyHills, asOf: '2024-12-09' });
  });

  test.each<[PostalAddress, string, string, string]>([
    [{ city: 'Saint Louis', state: 'MO', country: 'US' }, 'Saint Louis', 'MO', 'America/Chicago'],
    [{ city: 'St. Louis', state: 'Missouri' }, 'Saint Louis', 'MO', 'America/Chicago'],
    [{ city: 'New York City', state: 'NY', country: 'US' }, 'New York', 'NY', 'America/New_York'],
    [{ text: 'Honolulu, HI, USA' }, 'Honolulu', 'HI', 'Pacific/Honolulu'],
    [{ text: 'Atlanta, Georgia' }, 'Atlanta', 'GA', 'America/New_York'],
  ])('matches %j by its city', async (address, city, state, timeZone) => {
    const answer = await embeddedAddress.facts(address);
    const place = { matched: true, countryCode: 'US', city, state, zipcode: null, timeZone, precision: 'city' };
    expect(answer).toMatchObject({ known: true, reason: null, facts: place });
  });

  test('falls back to the city when the postal code is not in the data, and reports it', async () => {
    const answer = await embeddedAddress.facts({ zipcode: '00000', city: 'Austin', state: 'TX', country: 'US' });
    expect(answer).toMatchObject({ reason: 'zipcode_not_in_data', facts: { matched: true, precision: 'city' } });
  });

  test('gives a territory that shares postal codes its own country', async () => {
    for (const country of ['Puerto Rico', 'US', 'PR']) {
      const { facts } = await embeddedAddress.facts({ zipcode: '00901', country });
      expect(facts).toMatchObject({ matched: true, countryCode: 'PR', state: 'PR', timeZone: 'America/Puerto_Rico' });
    }
  });

  test('returns no place for military mail', async () => {
    const { facts } = await embeddedAddress.facts({ zipcode: '09001', state: 'AE', country: 'US' });
    expect(facts).toMatchObject({ matched: true, zipcode: '09001', lat: null, lon: null, timeZone: null });
  });

  test.each<[PostalAddress, string]>([
    [{ zipcode: '90210', state: 'NY', country: 'US' }, 'state_does_not_match_zipcode'],
    [{ zipcode: '90210', country: 'PR' }, 'country_does_not_match_zipcode'],
    [{ zipcode: '00000', country: 'US' }, 'zipcode_not_in_data'],
    [{ zipcode: 'SW1A 1AA', country: 'US' }, 'zipcode_not_in_data'],
    [{ city: 'Nowhereville', state: 'TX', country: 'US' }, 'city_not_in_data'],
    [{ city: 'Springfield', country: 'US' }, 'city_is_ambiguous'],
    [{ city: 'Munich', state: 'Bavaria', country: 'US' }, 'state_not_recognised'],
    [{ street: '1 Any Street', country: 'US' }, 'too_little_given'],
  ])('does not match %j', async (address, reason) => {
    const facts = { matched: false, countryCode: address.country, ...noPlace, precision: 'none' };
    expect(await embeddedAddress.facts(address)).toMatchObject({ known: true, reason, facts });
  });

  test.each([
    ['DE', 'DE', 'Europe/Berlin'],
    ['deu', 'DE', 'Europe/Berlin'],
    ['Germany', 'DE', 'Europe/Berlin'],
    ['Deutschland', 'DE', 'Europe/Berlin'],
    ['Россия', 'RU', null],
    ['日本', 'JP', 'Asia/Tokyo'],
    ['مصر', 'EG', 'Africa/Cairo'],
    ['España', 'ES', null],
    ['espana', 'ES', null],
    ["Côte d'Ivoire", 'CI', 'Africa/Abidjan'],
    ['U.K.', 'GB', 'Europe/London'],
    ['Scotland', 'GB', 'Europe/London'],
    ['Democratic Republic of the Congo', 'CD', null],
    ['Swaziland', 'SZ', 'Africa/Mbabane'],
    ['Georgia', 'GE', 'Asia/Tbilisi'],
    ['Argentina', 'AR', 'America/Argentina/Buenos_Aires'],
  ])('knows only the country %s and its time zone, if it has one', async (country, countryCode, timeZone) => {
    const facts = { matched: true, countryCode, ...noPlace, timeZone, precision: 'country' };
    expect(await embeddedAddress.facts({ country })).toMatchObject({ known: true, reason: null, facts });
  });

  test.each<[PostalAddress, string]>([
    [{ city: 'Brazzaville', country: 'Congo' }, 'country_not_recognised'],
    [{ city: 'Poseidonis', country: 'Atlantis' }, 'country_not_recognised'],
    [{ zipcode: '75001' }, 'country_undetermined'],
    [{ city: 'Trento', state: 'TN', zipcode: '38104' }, 'country_undetermined'],
    [{ city: 'Milan', state: 'MI' }, 'country_undetermined'],
    [{ text: 'Cambridge' }, 'country_undetermined'],
    [{ text: 'Springfield' }, 'country_undetermined'],
    [{ text: 'somewhere over there' }, 'country_undetermined'],
    [{ street: '١ شارع التحرير' }, 'country_undetermined'],
  ])('cannot say where %j is', async (address, reason) => {
    expect(await embeddedAddress.facts(address)).toEqual({
      known: false,
      source: null,
      asOf: null,
      reason,
      facts: null,
      gaps: [],
    });
  });

  test.each<[string, PostalAddress, string]>([
    ['nothing', {}, 'address_empty'],
    ['empty parts', { text: '', street: ' ', city: null, country: '\u0000' }, 'address_empty'],
    ['commas', { text: ',,,\n;' }, 'address_empty'],
    ['a huge text', { text: 'a, '.repeat(1_000_000) }, 'address_too_long'],
    ['a huge part', { country: 'US'.repeat(1_000_000) }, 'address_too_long'],
  ])('finds no match in %s', async (_, address, reason) => {
    const facts = { matched: false, countryCode: null, ...noPlace, precision: 'none' };
    expect(await embeddedAddress.facts(address)).toMatchObject({ known: true, reason, facts });
  });

  test('ignores control characters', async () => {
    const { facts } = await embeddedAddress.facts({ zipcode: '\u000090210\u0000', country: 'US\u0000' });
    expect(facts).toMatchObject(beverlyHills);
  });
});
