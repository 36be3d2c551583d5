import { z } from 'zod';
import { unknown } from '../../answer/answer.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { Provider } from '../../providers/provider.js';
import type { IpThreat } from '../facts.js';
import { readIpAddress } from '../ip-address.js';
import type { IpQuestion } from '../question.js';

/** AbuseIPDB's category numbers. */
const CATEGORIES: Readonly<Record<number, string>> = {
  1: 'DNS compromise',
  2: 'DNS poisoning',
  3: 'Fraud orders',
  4: 'DDoS attack',
  5: 'FTP brute force',
  6: 'Ping of death',
  7: 'Phishing',
  8: 'Fraud over voice calls',
  9: 'Open proxy',
  10: 'Web spam',
  11: 'Email spam',
  12: 'Blog spam',
  13: 'VPN address',
  14: 'Port scan',
  15: 'Hacking',
  16: 'SQL injection',
  17: 'Spoofing',
  18: 'Brute force',
  19: 'Bad web bot',
  20: 'Exploited host',
  21: 'Web application attack',
  22: 'SSH',
  23: 'IoT targeted',
};

const NAME = 'abuseipdb';

/** Maximum age of reports, in days; the API's default is 30, its maximum 365. */
const NEWER_THAN_DAYS = 90;

/** Minimum confidence (0–100) at which reports count as attacks; the provider's recommended threshold. */
const ATTACKS_FROM = 25;

/** APIv2 `check`, verbose; other fields are ignored. */
const Check = z.object({
  data: z.object({
    abuseConfidenceScore: z.number().min(0).max(100),
    totalReports: z.number().int().nonnegative(),
    lastReportedAt: z.string().nullish(),
    usageType: z.string().nullish(),
    isTor: z.boolean().nullish(),
    reports: z.array(z.object({ categories: z.array(z.number().int()) })).nullish(),
  }),
});

/** AbuseIPDB lookup of an address: one entry if it has been reported, none otherwise. */
export function abuseipdbThreats({ url, key }: Side): Provider<IpQuestion, { threats: IpThreat[] }> {
  return {
    name: NAME,
    async ask({ ip }, signal) {
      const address = readIpAddress(ip);
      if (!address || address.reserved) return unknown('address_not_routed');
      const query = new URLSearchParams({
        ipAddress: address.text,
        maxAgeInDays: String(NEWER_THAN_DAYS),
        verbose: '',
      });
      const said = await callJson(Check, {
        name: NAME,
        signal,
        allowPrivate: true,
        headers: { key },
        url: `${url}/api/v2/check?${query}`,
      });
      const { abuseConfidenceScore: score, totalReports, lastReportedAt, usageType, isTor, reports } = said!.data;
      if (totalReports === 0) return saidNow('AbuseIPDB', { threats: [] });
      const categories = [...new Set((reports ?? []).flatMap(({ categories: all }) => all))].sort((a, b) => a - b);
      const threat: IpThreat = {
        ip: address.text,
        title: `Reported ${totalReports} times in the last ${NEWER_THAN_DAYS} days, abuse confidence ${score} of 100`,
        link: `https://www.abuseipdb.com/check/${address.text}`,
        timestamp: lastReportedAt ?? null,
        source: 'AbuseIPDB',
        tags: [
          ...(score >= ATTACKS_FROM ? ['attacks'] : []),
          ...(isTor ? ['tor'] : []),
          ...(/data center|hosting/i.test(usageType ?? '') ? ['datacenter'] : []),
          ...(usageType ? [usageType] : []),
        ],
        reasons: categories.flatMap((number) => CATEGORIES[number] ?? []),
      };
      return saidNow('AbuseIPDB', { threats: [threat] });
    },
  };
}
