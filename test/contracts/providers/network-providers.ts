import { pdlCompany } from '#subgraphs/intelligence/domain/external/pdl-company.js';
import { abuseipdbThreats } from '#subgraphs/intelligence/ip/external/abuseipdb-threats.js';
import { ipinfoIp } from '#subgraphs/intelligence/ip/external/ipinfo-ip.js';
import { maxmindIp } from '#subgraphs/intelligence/ip/external/maxmind-ip.js';
import { UNKNOWN_PLACE } from '#subgraphs/intelligence/ip/ip-facts.type.js';
import { BASIC, KEY, row } from './http-row.js';

const place = {
  valid: true,
  version: 4,
  reserved: false,
  countryCode: 'US',
  countryName: 'United States',
  city: 'Mountain View',
  postalCode: '94043',
  latitude: 37.4,
  longitude: -122.1,
  timeZone: 'America/Los_Angeles',
};
const nowhere = { ...UNKNOWN_PLACE, valid: true, version: 4 };

/** Providers that receive an IP address or a domain. */
export const networkProviders = [
  row({
    name: 'maxmind',
    open: maxmindIp,
    question: { ip: '8.8.8.8' },
    asks: 'GET /geoip/v2.1/city/8.8.8.8',
    headers: { authorization: BASIC },
    says: {
      city: { geoname_id: 1, names: { en: 'Mountain View', de: 'Mountain View' } },
      country: { iso_code: 'US', names: { en: 'United States of America' } },
      location: { latitude: 37.4, longitude: -122.1, accuracy_radius: 1000, time_zone: 'America/Los_Angeles' },
      postal: { code: '94043' },
    },
    facts: place,
    absent: { status: 404, body: { code: 'IP_ADDRESS_NOT_FOUND' }, facts: nowhere },
  }),
  row({
    name: 'ipinfo',
    open: ipinfoIp,
    question: { ip: '::ffff:8.8.8.8' },
    asks: 'GET /8.8.8.8/json',
    headers: { authorization: `Bearer ${KEY}` },
    says: {
      ip: '8.8.8.8',
      city: 'Mountain View',
      region: 'California',
      country: 'US',
      loc: '37.4,-122.1',
      postal: '94043',
      timezone: 'America/Los_Angeles',
    },
    facts: place,
    absent: { status: 404, facts: nowhere },
  }),
  row({
    name: 'abuseipdb',
    open: abuseipdbThreats,
    question: { ip: '118.25.6.39' },
    asks: 'GET /api/v2/check?ipAddress=118.25.6.39&maxAgeInDays=90&verbose=',
    headers: { key: KEY },
    says: {
      data: {
        ipAddress: '118.25.6.39',
        isPublic: true,
        abuseConfidenceScore: 92,
        countryCode: 'CN',
        isTor: true,
        usageType: 'Data Center/Web Hosting/Transit',
        totalReports: 2,
        lastReportedAt: '2026-01-02T03:04:05+00:00',
        reports: [
          { reportedAt: '2026-01-02T03:04:05+00:00', comment: 'x', categories: [18, 22] },
          { reportedAt: '2026-01-01T03:04:05+00:00', comment: 'y', categories: [22, 999] },
        ],
      },
    },
    facts: {
      threats: [
        {
          ip: '118.25.6.39',
          title: 'Reported 2 times in the last 90 days, abuse confidence 92 of 100',
          link: 'https://www.abuseipdb.com/check/118.25.6.39',
          timestamp: '2026-01-02T03:04:05+00:00',
          source: 'AbuseIPDB',
          tags: ['attacks', 'tor', 'datacenter', 'Data Center/Web Hosting/Transit'],
          reasons: ['Brute force', 'SSH'],
        },
      ],
    },
    absent: {
      status: 200,
      body: { data: { abuseConfidenceScore: 0, totalReports: 0, lastReportedAt: null } },
      facts: { threats: [] },
    },
  }),
  row({
    name: 'pdl',
    open: pdlCompany,
    question: { domain: 'shop.example' },
    asks: 'GET /v5/company/enrich?website=shop.example',
    headers: { 'x-api-key': KEY },
    says: {
      status: 200,
      name: 'shop',
      display_name: 'Shop',
      size: '11-50',
      industry: 'retail',
      founded: 1999,
      linkedin_url: 'linkedin.com/company/shop',
      location: { name: 'x', country: 'germany' },
    },
    facts: {
      companies: [
        {
          name: 'Shop',
          country: 'germany',
          industry: 'retail',
          size: '11-50',
          founded: '1999',
          profileUrl: 'https://linkedin.com/company/shop',
        },
      ],
    },
    absent: { status: 404, body: { status: 404 }, facts: { companies: [] } },
  }),
];
