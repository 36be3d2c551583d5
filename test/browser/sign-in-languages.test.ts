import type { Browser } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

const EMAIL = 'owner@example.com';

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest();
  await service.rest('PUT', '/accounts/me', { email: EMAIL, password: PASSWORD, name: 'Ann Lee' });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

test('a German owner signs in, works, and changes the language once for all pages', async () => {
  const { page, faults, strangers } = await openVisitor(browser, service.url, 'de-DE');
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.goto(`${service.url}/sign-in`);
  await heading('Anmelden');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await lookAt(page, 'sign-in-german')).toEqual([]);
  await page.getByLabel('E-Mail-Adresse').fill(EMAIL);
  await page.getByLabel('Passwort').fill('ein falsches Passwort');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('alert').getByText('E-Mail-Adresse oder Passwort ist falsch.').waitFor();
  expect(await lookAt(page, 'sign-in-german-refused')).toEqual([]);
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await heading('Prüfung');
  await page.waitForLoadState('networkidle');

  await page.goto(`${service.url}/account`);
  await heading('Ihr Konto');
  expect(await lookAt(page, 'account-german')).toEqual([]);
  await page.getByRole('link', { name: 'Authenticator-App, Passkeys und Wiederherstellungscodes' }).click();
  await heading('Zwei-Faktor-Anmeldung');
  expect(await lookAt(page, 'security-german')).toEqual([]);
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Italiano' }).click();
  await heading('Accesso in due passaggi');
  expect(page.url()).toBe(`${service.url}/account/security`);
  expect(await lookAt(page, 'security-italian')).toEqual([]);

  // The dashboard follows, and its own menu changes the pages for signing in.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${service.url}/dashboard#/listings`);
  await heading('Alloggi');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await page.locator('.profile-button').click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await heading('Alojamientos');
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(`${service.url}/dashboard#/listings`);
  await page.goto(`${service.url}/account`);
  await heading('Su cuenta');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await heading('Iniciar sesión');
  expect(await lookAt(page, 'sign-in-spanish')).toEqual([]);
  expect(strangers).toEqual([]);
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
});
