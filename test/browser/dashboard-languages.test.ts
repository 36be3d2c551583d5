import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type TestAccount, accountWithKey } from '../support/test-mode.js';
import { openChromium, openVisitor } from './support/chromium.js';

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
let tests: TestAccount;

/** Accounts that sign in, by email. */
const [LIVE, TEST] = ['live@example.com', 'test@example.com'];

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '2000' });
  tests = await accountWithKey(service);
  await service.rest('PUT', '/accounts/me', { email: LIVE, password: PASSWORD, name: 'Live' });
  await service.rest('PUT', '/accounts/me', { email: TEST, password: PASSWORD, name: 'Test' }, tests.headers);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function booked(guest: object, headers?: Record<string, string>): Promise<string> {
  const stay = { check_in_date: '2030-03-01', check_out_date: '2030-03-02', without_listing: true };
  const made = await service.rest('POST', '/reservations?sync=1', { ...stay, guest }, headers);
  expect(made.status).toBe(200);
  return made.body.id as string;
}

const CHECKS = `
  generalRisk fraudDetection identificationDocument paymentVerification blacklist sanctions adverseMedia backgroundCheck
  creditCheck socialVerification houseRules
`
  .trim()
  .split(/\s+/);

/** Every text of a case that the service words in English. */
async function englishOf(id: string, headers?: Record<string, string>): Promise<string[]> {
  const entries = CHECKS.map((name) => `${name} { help findings }`).join(' ');
  const query = `query ($id: ID!) {
    reservation(id: $id) {
      summary { reason topRisks topRecommendations details { ${entries} } }
      idCheck { errors missingText }
    }
    explainDecision(reservationId: $id) { outcome { contributions { text } counterfactuals { text } } }
  }`;
  const { data } = await service.graph(query, { id }, headers);
  const texts: string[] = [];
  JSON.stringify(data, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return [...new Set(texts)].filter((text) => text.includes(' '));
}

async function signedIn(email: string, language: string): Promise<Page> {
  const { page } = await openVisitor(browser, service.url, 'en-GB', 1280);
  await page.goto(`${service.url}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Review', level: 1 }).waitFor();
  await page.goto(`${service.url}/dashboard?lang=${language}`);
  return page;
}

async function caseText(page: Page, id: string, factors: string): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/dashboard#/reservation/${id}`);
  await page.getByRole('heading', { name: factors, level: 2 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  return page.locator('main').innerText();
}

/** The sentences of an English text: a paragraph may be worded in part. */
const sentencesOf = (text: string) => text.split(/(?<=[.:]) /).filter((sentence) => sentence.length > 12);

const OUTCOMES = ['AllReview', 'Decline', 'SanctionsReview', 'BlacklistReview', 'AllGreen', 'CreditCheckIncomplete'];

test.each([
  ['de', 'Warum', 'Prüfung'],
  ['fr', 'Pourquoi', 'Examen'],
  ['es', 'Motivo', 'Revisión'],
  ['it', 'Perché', 'Revisione'],
])('a case has no English sentence of the service in %s', async (language, factors) => {
  const page = await signedIn(TEST, language);
  for (const outcome of OUTCOMES) {
    const id = await booked({ first_name: 'Ana', last_name: outcome }, tests.headers);
    const english = await englishOf(id, tests.headers);
    expect(english.length).toBeGreaterThan(10);
    const shown = await caseText(page, id, factors);
    const left = english.flatMap(sentencesOf).filter((sentence) => shown.includes(sentence));
    expect([outcome, left]).toEqual([outcome, []]);
  }
  await page.context().close();
});

test('a reviewer reads in German what was not searched, and the words of their own list as written', async () => {
  await service.rest('POST', '/blacklist', { email: 'gone@example.com', reason: 'Broke the door.' });
  const id = await booked({ full_name: 'Ana Lopez', email: 'gone@example.com', phone: '+13035550123' });
  await requireScreens(service, id, {
    AboutYou: 'disabled',
    SanctionsSearchAddon: 'required',
    SexOffendersAddon: 'required',
    CreditCheck: 'required',
    SocialVerificationAddon: 'required',
  });
  await service.rest('PUT', `/reservations/${id}?sync=1`, { number_of_guests: 2 });
  const page = await signedIn(LIVE, 'de');
  const shown = await caseText(page, id, 'Warum');
  expect(shown).toContain(
    'Ein Eintrag auf Ihrer Sperrliste stimmt mit dem Gast überein: E-Mail-Adresse (angegebener Grund: Broke the door).',
  );
  expect(shown).toContain('Für Sanktionslisten sind keine Daten importiert.');
  const left = (await englishOf(id)).flatMap(sentencesOf).filter((sentence) => shown.includes(sentence));
  expect(left).toEqual(['Broke the door).']);
  await page.goto(`${service.url}/dashboard#/reservations`);
  await page.getByRole('heading', { name: 'Reservierungen', level: 1 }).waitFor();
  await page.getByText('Die E-Mail-Adresse des Gastes steht auf einer Sperrliste.').waitFor();
  await page.context().close();
});

test.each([
  ['de', 'Neues Konto', 'Konto erstellen', 'E-Mail', 'Muss eine gültige E-Mail-Adresse sein'],
  ['fr', 'Nouveau compte', 'Créer un compte', 'E-mail', 'Doit être une adresse e-mail valide'],
  ['es', 'Cuenta nueva', 'Crear cuenta', 'Correo', 'Debe ser un correo electrónico válido'],
  ['it', 'Nuovo account', 'Crea account', 'E-mail', 'Deve essere un indirizzo e-mail valido'],
])('a form says what is wrong with a value in %s', async (language, open, create, email, problem) => {
  const page = await signedIn(LIVE, language);
  await page.goto(`${service.url}/dashboard#/accounts`);
  await page.getByRole('button', { name: open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('Loft');
  await dialog.getByLabel(email).first().fill('loft@localhost');
  await dialog.getByRole('button', { name: create }).click();
  await dialog.getByText(problem).waitFor();
  await page.context().close();
});

/** Names of publishers, the same in every language. */
const PUBLISHERS = ['GeoNames', 'Hipo university-domains-list', 'INTERPOL', 'NANPA', 'OpenSanctions'];

test('the export of a list is in the language of the page', async () => {
  await service.rest('POST', '/blacklist', { email: 'export@example.com', reason: 'Broke the door.' });
  await booked({ full_name: 'Ana Export', email: 'export@example.com' });
  const page = await signedIn(LIVE, 'de');
  await page.goto(`${service.url}/dashboard#/reservations`);
  await page.getByRole('link', { name: 'Ana Export' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV exportieren' }).click();
  const [head, ...lines] = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  const line = lines.find((one) => one.includes('Ana Export'))!;
  expect(head).toContain('Buchung');
  expect(line).toContain('Bestätigt');
  expect(line).toContain('Wartet');
  expect(line).toContain('Die E-Mail-Adresse des Gastes steht auf einer Sperrliste.');
  expect(line).not.toMatch(/confirmed|pending|incomplete|list of blocked/i);
  await page.context().close();
});

test('rules, segments and data sources are in the language of the page', async () => {
  const page = await signedIn(LIVE, 'de');
  await page.goto(`${service.url}/dashboard#/rules`);
  await page.getByRole('button', { name: 'Neue Regel' }).click();
  await page.getByRole('button', { name: 'Vergleich hinzufügen' }).first().click();
  const facts = await page.getByLabel('Merkmal', { exact: true }).first().locator('option').allTextContents();
  expect(facts).toContain('Reservierung: Zahl der Gäste');
  expect(facts).toContain('Check: Sanktionen');
  expect(facts.filter((name) => /reservation|guest|listing/i.test(name))).toEqual([]);
  await page.goto(`${service.url}/dashboard#/guests`);
  await page.getByRole('button', { name: 'Top-Gäste' }).waitFor();
  await page.goto(`${service.url}/dashboard#/data`);
  await page.getByText('Konsolidierte Liste des UN-Sicherheitsrats').first().waitFor();
  const { data } = await service.graph('{ datasets { publisher } lookupSources { holds } }');
  const english = [...data.datasets, ...data.lookupSources].flatMap(({ publisher, holds }) => [publisher ?? holds]);
  const shown = await page.locator('main').innerText();
  expect(english.filter((text: string) => shown.includes(text)).sort()).toEqual(PUBLISHERS);
  await page.context().close();
});

test.each([
  ['de', 'Neue Regel', 'Ausdruck', 'Als Entwurf speichern', 'Bedingung: Keine gültige Bedingung: Unerwartet: das Ende'],
  [
    'fr',
    'Nouvelle règle',
    'Expression',
    'Enregistrer le brouillon',
    'Condition\u00a0: Condition non valide\u00a0: Élément inattendu\u00a0: la fin',
  ],
  [
    'es',
    'Regla nueva',
    'Expresión',
    'Guardar como borrador',
    'Condición: La condición no es válida: Elemento inesperado: el final',
  ],
  [
    'it',
    'Nuova regola',
    'Espressione',
    'Salva come bozza',
    'Condizione: Condizione non valida: Elemento inatteso: la fine',
  ],
])(
  'a rule says in %s what is wrong with its condition, and names the field',
  async (language, create, text, save, problem) => {
    const page = await signedIn(LIVE, language);
    await page.goto(`${service.url}/dashboard#/rules`);
    await page.getByRole('button', { name: create }).first().click();
    await page.locator('form input[maxlength="100"]').fill('Long stays');
    await page.locator('form').getByText(text, { exact: true }).click();
    await page.locator('form [contenteditable="true"]').press('Control+A');
    await page.keyboard.insertText('reservation.nights >');
    await page.getByRole('button', { name: save }).click();
    expect(await page.getByRole('alert').innerText()).toBe(problem);
    await page.context().close();
  },
);

test.each([
  ['de', /Wahrscheinlichkeit, dass eine Reservierung in Betrug endet/, '5,3'],
  ['fr', /Probabilité qu’une réservation se révèle frauduleuse/, '5,3'],
  ['es', /Probabilidad de que una reserva acabe en fraude/, '5,3'],
  ['it', /Probabilità che una prenotazione finisca in una frode/, '5,3'],
])('the cards of the models are in %s, with its numbers', async (language, summary, share) => {
  const page = await signedIn(LIVE, language);
  await page.goto(`${service.url}/dashboard#/models`);
  await page.getByText(summary).waitFor();
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  const shown = await page.locator('main').innerText();
  const { data } = await service.graph('{ models { summary data note limits } }');
  const cards = data.models as { summary: string; data: string; note: string; limits: string[] }[];
  const english = cards.flatMap((card) => [card.summary, card.data, card.note, ...card.limits]);
  expect(english.length).toBeGreaterThan(15);
  expect(english.flatMap(sentencesOf).filter((sentence) => shown.includes(sentence))).toEqual([]);
  expect(shown).toContain(share);
  expect(shown).not.toMatch(/\d\.\d+ ?%/);
  await page.context().close();
});
