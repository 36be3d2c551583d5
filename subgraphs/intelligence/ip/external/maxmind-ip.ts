import { z } from 'zod';
import { countryNameOf } from '#kit/contact/find-country.js';
import type { Provider } from '../../providers/provider.js';
import { readIpAddress } from '../ip-address.js';
import type { IpFacts } from '../ip-facts.type.js';
import { UNKNOWN_PLACE } from '../ip-facts.type.js';
import type { IpQuestion } from '../question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, basic, saidNow } from '../../providers/http/side.js';
import { notRouted } from './not-routed.js';

const NAME = 'maxmind';

const named = z.object({ names: z.object({ en: z.string().nullish() }).nullish() }).nullish();

/** GeoIP2 City web service; other fields are ignored. */
const City = z.object({
  city: named,
  country: z.object({ iso_code: z.string().nullish() }).nullish(),
  location: z
    .object({ latitude: z.number().nullish(), longitude: z.number().nullish(), time_zone: z.string().nullish() })
    .nullish(),
  postal: z.object({ code: z.string().nullish() }).nullish(),
});

/** MaxMind's GeoIP2 City web service. Addresses that are not publicly routed are not sent. */
export function maxmindIp({ url, user, key }: Side): Provider<IpQuestion, IpFacts> {
  return {
    name: NAME,
    async ask({ ip }, signal) {
      const address = readIpAddress(ip);
      if (!address || address.reserved) return notRouted(address);
      const said = await callJson(City, {
        name: NAME,
        signal,
        allowPrivate: true,
        absent: [404],
        url: `${url}/geoip/v2.1/city/${encodeURIComponent(address.text)}`,
        headers: { authorization: basic(user, key) },
      });
      const countryCode = said?.country?.iso_code ?? null;
      const facts: IpFacts = {
        ...UNKNOWN_PLACE,
        valid: true,
        version: address.version,
        countryCode,
        countryName: countryNameOf(countryCode),
        city: said?.city?.names?.en ?? null,
        postalCode: said?.postal?.code ?? null,
        latitude: said?.location?.latitude ?? null,
        longitude: said?.location?.longitude ?? null,
        timeZone: said?.location?.time_zone ?? null,
      };
      return saidNow('MaxMind GeoIP2', facts, countryCode ? null : 'country_not_in_data');
    },
  };
}
