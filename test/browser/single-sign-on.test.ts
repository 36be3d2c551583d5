import dns from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Browser } from 'playwright-core';
import { type DnsServer, dnsServer } from '../support/dns-server.js';
import { type OidcProvider, oidcProvider } from '../support/oidc-provider.js';
import { type RunningTest, runningHere } from '../support/running.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

let service: RunningTest;
let browser: Browser;
let provider: OidcProvider;
let names: DnsServer;
const before = dns.getServers();

beforeAll(async () => {
  browser = await openChromium();
  const place = createServer().listen(0, 'localhost');
  await once(place, 'listening');
  const { port } = place.address() as { port: number };
  place.close();
  // A different site from the provider's, so that SameSite=Strict cookies matter.
  // Runs in this process, because the test replaces its DNS servers.
  service = await runningHere({ HOST: 'localhost', PORT: String(port), WEBHOOK_ALLOW_PRIVATE: 'true' });
  provider = await oidcProvider([`${service.url}/sign-in/oidc/callback`]);
  names = await dnsServer();
  dns.setServers([names.url.replace('dns://', '')]);
});

afterAll(async () => {
  dns.setServers(before);
  await browser?.close();
  await provider?.stop();
  await names?.stop();
  await service?.stop();
});

test('signs in through the provider with strict cookies and without a script of ours', async () => {
  const { issuer, client } = provider;
  const input = { issuer, ...client, defaultRole: 'VIEWER' };
  await service.graph(
    'mutation ($input: SingleSignOnInput!) { setSingleSignOn(input: $input) { singleSignOn { issuer } userErrors { code message field rule } } }',
    { input },
  );
  const add =
    'mutation { addSignInDomain(input: { domain: "hotel.com" }) { signInDomain { recordName recordValue } userErrors { code message field rule } } }';
  const { recordName, recordValue } = (await service.graph(add)).data.addSignInDomain;
  names.zone[recordName] = { txt: [recordValue] };
  await service.graph(
    'mutation { verifySignInDomain(input: { domain: "hotel.com" }) { signInDomain { isVerified } userErrors { code message field rule } } }',
  );
  provider.user = { sub: 'ann', email: 'ann@hotel.com', email_verified: true, name: 'Ann Lee' };
  const { page, faults } = await openVisitor(browser, service.url);
  await page.goto(`${service.url}/sign-in`);
  await page.getByRole('link', { name: 'Sign in with single sign-on' }).click();
  await page.getByLabel('Work email').waitFor();
  expect(await lookAt(page, 'single-sign-on')).toEqual([]);
  await page.getByLabel('Work email').fill('ann@hotel.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${service.url}/account`);
  await page.getByText('Ann Lee').waitFor();
  expect(faults).toEqual([]);
});
