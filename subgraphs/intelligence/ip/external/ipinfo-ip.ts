import { z } from 'zod';
import { countryNameOf } from '#kit/contact/find-country.js';
import type { Provider } from '../../providers/provider.js';
import { readIpAddress } from '../ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from '../ip-facts.type.js';
import type { IpQuestion } from '../question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import { notRouted } from './not-routed.js';

const NAME = 'ipinfo';

/** ipinfo.io; `loc` is `latitude,longitude`. Other fields are ignored. */
const Info = z.object({
  city: z.string().nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  loc: z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
    .nullish(),
  postal: z.string().nullish(),
  timezone: z.string().nullish(),
});

/** ipinfo.io. Addresses that are not publicly routed are not sent. */
export function ipinfoIp({ url, key }: Side): Provider<IpQuestion, IpFacts> {
  return {
    name: NAME,
    async ask({ ip }, signal) {
      const address = readIpAddress(ip);
      if (!address || address.reserved) return notRouted(address);
      const said = await callJson(Info, {
        name: NAME,
        signal,
        allowPrivate: true,
        absent: [404],
        url: `${url}/${encodeURIComponent(address.text)}/json`,
        headers: { authorization: `Bearer ${key}` },
      });
      const countryCode = said?.country ?? null;
      const [latitude = null, longitude = null] = said?.loc?.split(',').map(Number) ?? [];
      const facts: IpFacts = {
        ...UNKNOWN_PLACE,
        valid: true,
        version: address.version,
        countryCode,
        latitude,
        longitude,
        countryName: countryNameOf(countryCode),
        city: said?.city ?? null,
        postalCode: said?.postal ?? null,
        timeZone: said?.timezone ?? null,
      };
      return saidNow('ipinfo', facts, countryCode ? null : 'country_not_in_data');
    },
  };
}
