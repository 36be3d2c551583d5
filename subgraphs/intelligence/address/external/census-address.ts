import { z } from 'zod';
import { countryNameOf } from '#kit/contact/find-country.js';
import type { Provider } from '../../providers/provider.js';
import { type Answer, unknown } from '../../answer/answer.js';
import type { AddressFacts } from '../address-facts.type.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import type { AddressQuestion } from '../question.js';
import { embeddedTimeZone } from '../time-zone/embedded-time-zone.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import { searchText } from './search-text.js';

const NAME = 'census';

const part = z.string().nullish();

/** Response of `/geocoder/locations/onelineaddress`; other fields are ignored. */
const Located = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        coordinates: z.object({ x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }),
        matchedAddress: z.string().nullish(),
        addressComponents: z.object({
          city: z.string(),
          state: z.string(),
          zip: z.string(),
          preQualifier: part,
          preDirection: part,
          preType: part,
          streetName: part,
          suffixType: part,
          suffixDirection: part,
          suffixQualifier: part,
        }),
      }),
    ),
  }),
});

type Match = z.infer<typeof Located>['result']['addressMatches'][number];

/**
 * House number and street. The address components have only the number range of the block (`fromAddress`, `toAddress`);
 * the matched number is at the start of `matchedAddress`.
 */
function streetOf({ matchedAddress, addressComponents: parts }: Match): string | null {
  const [line = ''] = matchedAddress?.split(',') ?? [];
  const name = [
    parts.preQualifier,
    parts.preDirection,
    parts.preType,
    parts.streetName,
    parts.suffixType,
    parts.suffixDirection,
    parts.suffixQualifier,
  ]
    .filter(Boolean)
    .join(' ');
  const number = /^\d\S*/.exec(line)?.[0];
  return name ? [number, name].filter(Boolean).join(' ') : line.trim() || null;
}

/** The US Census geocoder interpolates points along a street's house numbers. It covers only the United States. */
export function censusAddress({ url }: Side): Provider<AddressQuestion, AddressFacts> {
  return {
    name: NAME,
    async ask(question, signal): Promise<Answer<AddressFacts>> {
      const text = searchText({ ...question, country: null });
      const country = question.country ? await countryCodeOf(question.country) : 'US';
      if (!text || country !== 'US') return unknown(text ? 'no_gazetteer_for_country' : 'address_empty');
      const query = new URLSearchParams({ address: text, benchmark: 'Public_AR_Current', format: 'json' });
      const said = await callJson(Located, {
        name: NAME,
        signal,
        allowPrivate: true,
        url: `${url}/geocoder/locations/onelineaddress?${query}`,
      });
      const [match] = said!.result.addressMatches;
      if (!match) return unknown('address_not_found');
      const { x: lon, y: lat } = match.coordinates;
      const { city, state, zip } = match.addressComponents;
      return saidNow('US Census geocoder', {
        matched: true,
        countryCode: 'US',
        countryName: countryNameOf('US'),
        street: streetOf(match),
        city,
        state,
        zipcode: zip || null,
        lat,
        lon,
        timeZone: embeddedTimeZone.at(lat, lon),
        precision: 'street',
      });
    },
  };
}
