import type { OutsideProvider } from '#kit/process/settings/lookup-providers.js';
import type { ProviderSettings } from '#kit/process/settings/lookups.js';
import { censusAddress } from './outside/address/census-address.js';
import { nominatimAddress } from './outside/address/nominatim-address.js';
import { hibpBreaches } from './outside/breaches/hibp-breaches.js';
import { hibpRangeBreaches } from './outside/breaches/hibp-range-breaches.js';
import { pdlCompany } from './outside/company/pdl-company.js';
import { dnsMx } from './outside/domain/dns-mx.js';
import { rdapDomain } from './outside/domain/rdap-domain.js';
import { whoisDomain } from './outside/domain/whois-domain.js';
import { abuseipdbThreats } from './outside/ip/abuseipdb-threats.js';
import { ipinfoIp } from './outside/ip/ipinfo-ip.js';
import { maxmindIp } from './outside/ip/maxmind-ip.js';
import { avatarSocial } from './outside/people/avatar-social.js';
import { bureauCredit } from './outside/people/bureau-credit.js';
import { gdeltNews } from './outside/people/gdelt-news.js';
import { nycEvictions } from './outside/people/nyc-evictions.js';
import { offendersRegister } from './outside/people/offenders-register.js';
import { seonSocial } from './outside/people/seon-social.js';
import { watchmanWatchlist } from './outside/people/watchman-watchlist.js';
import { webfingerSocial } from './outside/people/webfinger-social.js';
import { yenteWatchlist } from './outside/people/yente-watchlist.js';
import { twilioPhone } from './outside/phone/twilio-phone.js';
import type { FactsOf, QuestionOf, WithProviders } from './capabilities.js';
import type { Provider } from './provider.js';

/** `allowPrivate`: hosts named by a guest or by another server's answer may be private. */
export type Reach = ProviderSettings & { allowPrivate: boolean };

type Table = {
  [Name in WithProviders]: Partial<
    Record<OutsideProvider, (reach: Reach) => Provider<QuestionOf<Name>, FactsOf<Name>>>
  >;
};

/** Who outside answers what. Adding one touches this list, the table of names and its own file. */
export const OUTSIDE: Table = {
  phone: { twilio: twilioPhone },
  mx: { dns: dnsMx },
  ip: { maxmind: maxmindIp, ipinfo: ipinfoIp },
  ip_threats: { abuseipdb: abuseipdbThreats },
  whois: { rdap: rdapDomain, whois: whoisDomain },
  company: { pdl: pdlCompany },
  address: { nominatim: nominatimAddress, census: censusAddress },
  breaches: { hibp: hibpBreaches, hibp_range: hibpRangeBreaches },
  social: {
    gravatar: (reach) => avatarSocial('gravatar', reach),
    libravatar: (reach) => avatarSocial('libravatar', reach),
    webfinger: ({ allowPrivate, timeoutMs }) => webfingerSocial({ allowPrivate, timeoutMs }),
    seon: seonSocial,
  },
  sex_offenders: { offenders: offendersRegister },
  evictions: { nyc_evictions: nycEvictions },
  news: { gdelt: gdeltNews },
  watchlist: { yente: yenteWatchlist, watchman: watchmanWatchlist },
  credit: { bureau: bureauCredit },
};
