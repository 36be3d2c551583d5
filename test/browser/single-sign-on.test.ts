import dns from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Browser } from 'playwright-core';
import { type DnsServer, dnsServer } from '../support/dns-server.js';
import { type OidcProvider, oidcProvider } from '../support/oidc-provider.js';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningHere } from '../support/running.js';
import { until } from '../support/until.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

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

test('signs in through the provider with strict cookies and opens the requested dashboard page', async () => {
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
  await page.goto(`${service.url}/dashboard#/reservations`);
  await page.getByRole('link', { name: 'Sign in with single sign-on' }).click();
  await page.getByLabel('Work email').waitFor();
  expect(await lookAt(page, 'single-sign-on')).toEqual([]);
  await page.getByLabel('Work email').fill('ann@hotel.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The link to a page of the dashboard leads there.
  await page.getByRole('heading', { name: 'Reservations', level: 1 }).waitFor();
  expect(page.url()).toBe(`${service.url}/dashboard#/reservations`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${service.url}/account`);
  await page.getByText('Ann Lee').waitFor();
  expect(faults).toEqual([]);
});

test('an owner sets the provider, proves a domain and requires a second step on the dashboard', async () => {
  await service.rest('PUT', '/accounts/me', { email: 'owner@example.com', password: PASSWORD, name: 'Owner' });
  const { context, page, faults } = await signedInAs(browser, service.url, ['owner@example.com', PASSWORD]);
  await goTo(page, 'sign-in', 'Sign-in');
  await page.getByText(`${service.url}/sign-in/oidc/callback`).waitFor();
  const form = page.getByRole('form', { name: 'Single sign-on' });
  await form.getByLabel('Issuer').fill('https://login.example.org');
  await form.getByRole('button', { name: 'Save' }).click();
  // A stored secret is never sent to another issuer.
  await form.getByText('Is required when the issuer is new or changes').waitFor();
  await form.getByLabel('Issuer').fill(provider.issuer);
  await form.getByLabel('Claim with the role').fill('groups');
  await form.getByRole('button', { name: 'Add value' }).click();
  await form.getByLabel('Value 1', { exact: true }).fill('admins');
  await form.getByLabel('Role of value 1').selectOption('OWNER');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Single sign-on saved').waitFor();
  const set = await service.graph('{ singleSignOn { roleClaim roleMap { value role } } }');
  expect(set.data.singleSignOn).toEqual({ roleClaim: 'groups', roleMap: [{ value: 'admins', role: 'OWNER' }] });

  await page.getByLabel('Domain', { exact: true }).fill('inn.com');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByRole('button', { name: 'Verify inn.com' }).click();
  await page.getByText(/inn.com has no TXT record at _guest-screening.inn.com/).waitFor();
  expect(await lookAt(page, 'dashboard-sign-in')).toEqual([]);
  const [recordName, recordValue] = await Promise.all(
    ['Record name', 'Record value'].map((name) =>
      page.locator('.copy-text').filter({ hasText: name }).locator('code').textContent(),
    ),
  );
  names.zone[recordName!] = { txt: [recordValue!] };
  await page.getByRole('button', { name: 'Verify inn.com' }).click();
  await page.getByText('inn.com verified', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove inn.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove inn.com' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Require two-step verification' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Require', exact: true }).click();
  await until(async () => (await service.graph('{ requiresSecondFactor }')).data.requiresSecondFactor === true);
  // The owner has no second step, so the graph refuses this session from now on.
  expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
  await context.close();
});
