import 'reflect-metadata';
import { MAX_DAYS, isTooOld } from '#subgraphs/intelligence/answer/data-age.js';
import { embeddedIp } from '#subgraphs/intelligence/ip/embedded-ip.js';

const nowhere = { countryCode: null, countryName: null };

describe('the embedded IP provider', () => {
  test.each([
    ['8.8.8.8', 4, 'US', 'United States', 'Mountain View', 'America/Los_Angeles'],
    ['81.2.69.142', 4, 'GB', 'United Kingdom', 'London', 'Europe/London'],
    [' 193.0.6.139 ', 4, 'NL', 'Netherlands', 'Amsterdam', 'Europe/Amsterdam'],
    ['2a02:c7c::1', 6, 'GB', 'United Kingdom', 'London', 'Europe/London'],
    ['2A02:0c7c:0000:0000:0000:0000:0000:0001', 6, 'GB', 'United Kingdom', 'London', 'Europe/London'],
    ['::ffff:8.8.8.8', 4, 'US', 'United States', 'Mountain View', 'America/Los_Angeles'],
    ['::FFFF:808:808', 4, 'US', 'United States', 'Mountain View', 'America/Los_Angeles'],
  ])('places %s in its city', async (ip, version, countryCode, countryName, city, timeZone) => {
    const facts = { valid: true, version, countryCode, countryName, city, timeZone, reserved: false };
    const answer = await embeddedIp.facts(ip);
    expect(answer).toMatchObject({ known: true, facts });
    expect(answer.reason).toBe(isTooOld(answer.asOf!, MAX_DAYS.ip) ? 'data_too_old' : null);
    expect(answer.facts!.latitude).toBeCloseTo(answer.facts!.latitude!, 4);
  });

  test.each([
    ['10.1.2.3', 4],
    ['172.16.0.1', 4],
    ['192.168.1.1', 4],
    ['127.0.0.1', 4],
    ['169.254.1.1', 4],
    ['100.64.0.1', 4],
    ['192.0.2.1', 4],
    ['224.0.0.1', 4],
    ['255.255.255.255', 4],
    ['0.0.0.0', 4],
    ['::ffff:10.0.0.1', 4],
    ['::', 6],
    ['::1', 6],
    ['fe80::1', 6],
    ['fe80::1%eth0', 6],
    ['fd00::1', 6],
    ['ff02::1', 6],
    ['2001:db8::1', 6],
    ['4000::1', 6],
    ['::8.8.8.8', 6],
    ['64:ff9b:1::1', 6],
  ])('reports %s as reserved', async (ip, version) => {
    const facts = { valid: true, version, ...nowhere, reserved: true };
    expect(await embeddedIp.facts(ip)).toMatchObject({ known: true, reason: null, facts });
  });

  test.each([
    ['an empty text', ''],
    ['a name', 'localhost'],
    ['a port', '8.8.8.8:80'],
    ['brackets', '[::1]'],
    ['a range', '8.8.8.0/24'],
    ['a list', '8.8.8.8, 9.9.9.9'],
    ['a short notation', '127.1'],
    ['an octal notation', '010.1.1.1'],
    ['a hexadecimal notation', '0x7f000001'],
    ['a part out of range', '256.1.1.1'],
    ['two gaps', '1::2::3'],
    ['a NUL', '8.8.8.8\u0000'],
    ['digits of another script', '٨.٨.٨.٨'],
    ['a huge text', '8.'.repeat(2_000_000)],
  ])('rejects %s as an invalid address', async (_, ip) => {
    const facts = { valid: false, version: null, ...nowhere, reserved: false };
    expect(await embeddedIp.facts(ip)).toMatchObject({ known: true, facts });
  });

  test('reports data without a country', async () => {
    expect(await embeddedIp.facts('2002:808:808::1')).toMatchObject({
      known: true,
      reason: 'country_not_in_data',
      facts: { valid: true, version: 6, ...nowhere, reserved: false },
    });
  });

  test('returns no city where the two databases disagree on the country', async () => {
    const facts = { valid: true, countryCode: 'US', countryName: 'United States', city: null, latitude: null };
    expect(await embeddedIp.facts('93.184.216.34')).toMatchObject({ known: true, reason: 'sources_disagree', facts });
  });

  test('takes the date of its data from the database', async () => {
    const answer = await embeddedIp.facts('8.8.8.8');
    expect(answer.asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(answer.source).toMatch(/^@ip-location-db\/dbip-city-mmdb@\S+ \(IP Geolocation by DB-IP, CC BY 4\.0\)$/);
    const reserved = await embeddedIp.facts('10.0.0.1');
    expect(reserved.source).toMatch(/^@ip-location-db\/geo-whois-asn-country-mmdb@/);
  });
});
