import type { Browser } from 'playwright-core';
import { PASSWORD, People } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ HOST: 'localhost' });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

test('adds a passkey on the account page, then signs in with it alone and as the second step', async () => {
  const { email } = await new People(service).person();
  const { context, page, strangers, faults } = await openVisitor(browser, service.url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // A request still open when the page is left, or when its cookies are gone, would be an error on the console.
  const onDashboard = async () => {
    await page.waitForURL('**/dashboard');
    await page.waitForLoadState('networkidle');
  };
  const withPassword = async () => {
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await withPassword();
  await onDashboard();
  await page.goto(`${service.url}/account/security`);
  expect(await lookAt(page, 'two-step')).toEqual([]);
  await page.getByLabel('Passkey name').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  expect(await lookAt(page, 'recovery-codes')).toEqual([]);
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  await page.getByText('never used').waitFor();
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code of the key below' }).waitFor();
  expect(await lookAt(page, 'authenticator-app')).toEqual([]);
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await context.clearCookies();
  await withPassword();
  await page.getByRole('heading', { name: 'Confirm that it’s you' }).waitFor();
  expect(await lookAt(page, 'second-step')).toEqual([]);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await onDashboard();

  await context.clearCookies();
  await page.goto(`${service.url}/sign-in`);
  await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Your device asks').waitFor();
  expect(await lookAt(page, 'passkey')).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await onDashboard();
  await page.goto(`${service.url}/account/security`);
  await page.getByText('last used').waitFor();

  // A link to a page of the dashboard leads there, with a passkey alone and as the second step.
  const asked = async (hash: string) => {
    await context.clearCookies();
    await page.goto('about:blank');
    await page.goto(`${service.url}/dashboard${hash}`);
    await page.getByLabel('Email').waitFor();
  };
  const withPasskey = async () => {
    await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  };
  const arrived = async (heading: string) => {
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => [location.origin, location.pathname]);
  };
  const own = [service.url, '/dashboard'];
  await asked('#/reservations');
  await withPasskey();
  expect(await arrived('Reservations')).toEqual(own);
  await asked('#/listings');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  expect(await arrived('Listings')).toEqual(own);

  // It leads to no other site and runs no script: what names no page of the dashboard is forgotten.
  for (const hash of ['#//evil.example/', '#https://evil.example/', '#javascript:alert(1)', '#/\\evil.example']) {
    await asked(hash);
    await withPasskey();
    expect([hash, await arrived(hash.startsWith('#/\\') ? 'Page not found' : 'Review')]).toEqual([hash, own]);
  }
  const now = Date.now();
  const stored = ['javascript:alert(1)', '//evil.example/', '#//evil.example/'].map((text) => `${now} ${text}`);
  for (const text of [...stored, '#/listings', `${now - 3_600_000} #/listings`]) {
    await page.evaluate((kept) => sessionStorage.setItem('asked-page', kept), text);
    await page.goto(`${service.url}/account`);
    await page.goto(`${service.url}/dashboard`);
    expect([text, await arrived('Review')]).toEqual([text, own]);
  }

  // The device refuses: the page shows an error and sends nothing.
  await context.clearCookies();
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto(`${service.url}/sign-in/passkey`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').getByText('No passkey was used').waitFor();
  expect([strangers, faults]).toEqual([[], []]);
});
