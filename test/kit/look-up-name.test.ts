import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookUpName } from '#kit/outbound/look-up-name.js';
import { RefusedAddress, targetAddresses } from '#kit/outbound/public-address.js';
import { type DnsServer, dnsServer } from '../support/dns-server.js';

let [folder, hostsFile] = ['', ''];
const running: DnsServer[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  hostsFile = join(folder, 'hosts');
  writeFileSync(
    hostsFile,
    '# a table\n127.0.0.1 localhost\n192.0.2.7\tHook.Inner other # ours\n2001:db8::7 hook.inner\nx y\n',
  );
});

afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function serverWith(zone: DnsServer['zone'], mood: DnsServer['mood'] = 'answer') {
  const server = await dnsServer();
  running.push(server);
  Object.assign(server, { zone, mood });
  return { server, sources: { servers: [server.url.replace('dns://', '')], hostsFile } };
}

test('looks in the hosts file first, ignoring case', async () => {
  const { server, sources } = await serverWith({ 'hook.inner': { a: ['192.0.2.9'] } });
  for (const name of ['hook.inner', 'HOOK.INNER.']) {
    expect(await lookUpName(name, sources)).toEqual([
      { address: '192.0.2.7', family: 4 },
      { address: '2001:db8::7', family: 6 },
    ]);
  }
  expect(await lookUpName('other', sources)).toEqual([{ address: '192.0.2.7', family: 4 }]);
  expect(server.asked).toEqual([]);
});

test('then asks the name servers; a missing name has no address, also without a hosts file', async () => {
  const { sources } = await serverWith({ 'hooks.example.com': { a: ['192.0.2.1', '192.0.2.2'] } });
  for (const hosts of [hostsFile, join(folder, 'none')]) {
    const found = await lookUpName('hooks.example.com', { ...sources, hostsFile: hosts });
    expect(found.map(({ address }) => address).sort()).toEqual(['192.0.2.1', '192.0.2.2']);
    expect(await lookUpName('nowhere.example.com', { ...sources, hostsFile: hosts })).toEqual([]);
  }
});

test('failing servers do not prove that a name is missing', async () => {
  const { sources } = await serverWith({ 'broken.example.com': { code: 'servfail' } });
  await expect(lookUpName('broken.example.com', sources)).rejects.toMatchObject({ code: 'ESERVFAIL' });
});

test('fifty names without an answer do not delay others', async () => {
  const [silent, good] = [await serverWith({}, 'hang'), await serverWith({ 'good.example.com': { a: ['192.0.2.3'] } })];
  const ended: string[] = [];
  const hanging = Array.from({ length: 50 }, (_, n) =>
    lookUpName(`silent${n}.example.com`, silent.sources).then(
      () => ended.push('answered'),
      () => ended.push('gave up'),
    ),
  );
  const startedAt = performance.now();
  expect(await lookUpName('good.example.com', good.sources)).toEqual([{ address: '192.0.2.3', family: 4 }]);
  // Four at a time, they would take half a minute.
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  await Promise.all(hanging);
  expect(ended).toEqual(Array(50).fill('gave up'));
});

test('checks addresses from the hosts file or a server like any other', async () => {
  const { sources } = await serverWith({ 'rebind.example.com': { a: ['93.184.216.34', '10.0.0.1'] } });
  for (const name of ['hook.inner', 'rebind.example.com']) {
    const rules = { allowPrivate: false, lookup: (asked: string) => lookUpName(asked, sources) };
    const refused = await targetAddresses(new URL(`https://${name}/`), rules).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedAddress);
    expect(refused).toMatchObject({ reason: 'NOT_PUBLIC' });
  }
});
