import type { OutsideProvider } from '#kit/process/settings/lookup-providers.js';
import type { ProviderSettings } from '#kit/process/settings/lookups.js';
import { censusAddress } from './address/external/census-address.js';
import { nominatimAddress } from './address/external/nominatim-address.js';
import { hibpBreaches } from './breaches/external/hibp-breaches.js';
import { hibpRangeBreaches } from './breaches/external/hibp-range-breaches.js';
import { pdlCompany } from './domain/external/pdl-company.js';
import { dnsMx } from './email/external/dns-mx.js';
import { rdapDomain } from './domain/external/rdap-domain.js';
import { whoisDomain } from './domain/external/whois-domain.js';
import { abuseipdbThreats } from './ip/external/abuseipdb-threats.js';
import { ipinfoIp } from './ip/external/ipinfo-ip.js';
import { maxmindIp } from './ip/external/maxmind-ip.js';
import { avatarSocial } from './social/external/avatar-social.js';
import { bureauCredit } from './credit/external/bureau-credit.js';
import { gdeltNews } from './news/external/gdelt-news.js';
import { nycEvictions } from './evictions/external/nyc-evictions.js';
import { offendersRegister } from './offenders/external/offenders-register.js';
import { seonSocial } from './social/external/seon-social.js';
import { watchmanWatchlist } from './watchlist/external/watchman-watchlist.js';
import { webfingerSocial } from './social/external/webfinger-social.js';
import { yenteWatchlist } from './watchlist/external/yente-watchlist.js';
import { twilioPhone } from './phone/external/twilio-phone.js';
import type { FactsOf, QuestionOf, WithProviders } from './capability-table.js';
import type { Provider } from './providers/provider.js';

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
