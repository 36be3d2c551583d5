import { request } from 'node:http';
import { Browser } from '../support/browser.js';
import { PASSWORD, People } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let people: People;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1', SIGNUP_RATE_LIMIT_PER_5_MINUTES: '1000' });
  people = new People(service);
});

afterAll(() => service?.stop());

let visitors = 0;
/** A browser with an address of its own that prefers these languages. */
const visitor = (languages = 'de-AT,de;q=0.9,en;q=0.5') =>
  new Browser(service.url, { 'accept-language': languages, 'x-forwarded-for': `198.51.100.${(visitors += 1)}` });
const headingOf = (text: string) => /<h1>([^<]*)<\/h1>/.exec(text)?.[1];
const signupPath = async () => {
  const { url } = (await service.rest('POST', '/accounts/signup?pms=api')).body as { url: string };
  return new URL(url).pathname;
};

test('a page is in the language that the browser prefers, says so, and is as private as in English', async () => {
  const german = await visitor().open('/sign-in');
  expect(german.text).toContain('<html lang="de" dir="ltr">');
  expect(headingOf(german.text)).toBe('Anmelden');
  const english = await visitor('en').open('/sign-in');
  expect(headingOf(english.text)).toBe('Sign in');
  expect([german, english].map(({ headers }) => headers.get('content-language'))).toEqual(['de', 'en']);
  for (const name of ['vary', 'cache-control', 'content-security-policy', 'permissions-policy', 'referrer-policy'])
    expect([name, german.headers.get(name)]).toEqual([name, english.headers.get(name)]);
  expect(german.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
  expect(german.headers.get('cache-control')).toBe('no-store');
  expect(german.setCookies.join()).not.toContain('language');
});

test.each([
  ['pl;q=0.9,it;q=0.4', 'it'],
  ['fr;q=0,es', 'es'],
  ['ja,nl', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['<script>', 'en'],
])('of %j the page is in %s', async (languages, language) => {
  expect((await visitor(languages).open('/sign-in')).text).toContain(`<html lang="${language}"`);
});

/** Requests a path as it is written; clients that follow the URL standard would resolve its dots. */
const locationOf = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const asked = request(service.url, { path }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    });
    asked.on('error', reject).end();
  });

test('choosing a language never leads to another host', async () => {
  expect(await locationOf('/account/..//host.example/page?lang=de&a=1')).toBe('/account/..//host.example/page?a=1');
  expect(await locationOf('/sign-in?lang=de')).toBe('/sign-in');
});

test('the menu of a page chooses the language of this browser, without a script', async () => {
  const browser = visitor();
  const { text } = await browser.open('/sign-in');
  const [, menu] = /<nav class="places languages" aria-label="Sprache">([^]*?)<\/nav>/.exec(text)!;
  const links = [...menu!.matchAll(/<a href="([^"]+)" lang="(\w+)" ?([^>]*)>([^<]+)</g)].map(([, ...link]) => link);
  expect(links).toEqual([
    ['?lang=en', 'en', '', 'English'],
    ['?lang=de', 'de', 'aria-current="true"', 'Deutsch'],
    ['?lang=fr', 'fr', '', 'Français'],
    ['?lang=es', 'es', '', 'Español'],
    ['?lang=it', 'it', '', 'Italiano'],
  ]);
  const chosen = await browser.open('/sign-in?lang=fr');
  expect([chosen.status, chosen.location, chosen.headers.get('cache-control')]).toEqual([303, '/sign-in', 'no-store']);
  expect(chosen.setCookies).toEqual([
    expect.stringMatching(/^language=fr; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
  ]);
  for (const [path, heading] of [
    ['/sign-in', 'Se connecter'],
    ['/sign-in/passkey', 'Se connecter avec une clé d’accès'],
    ['/sign-in/sso', 'Authentification unique'],
    ['/password', 'La réinitialisation par e-mail n’est pas disponible'],
    ['/setup', 'Configurer ce service'],
    [`/join/${'a'.repeat(43)}`, 'Ce lien a expiré ou a déjà été utilisé'],
    [await signupPath(), 'Créez votre compte'],
  ] as const) {
    const page = await browser.open(path);
    expect([path, headingOf(page.text), page.headers.get('content-language')]).toEqual([path, heading, 'fr']);
  }
});

test('the rest of the address stays, and a language that there is not changes nothing', async () => {
  const path = await signupPath();
  expect((await visitor().open(`${path}?lang=es`)).location).toBe(path);
  expect((await visitor().open('/setup?token=a%26b&lang=es&x=1')).location).toBe('/setup?token=a%26b&x=1');
  for (const lang of ['nl', '', '__proto__', 'DE', 'de-AT']) {
    const { status, setCookies, text } = await visitor('it').open(`${path}?lang=${lang}`);
    expect([lang, status, setCookies, headingOf(text)]).toEqual([lang, 200, [], 'Creazione dell’account']);
  }
  for (const cookie of ['language=nl', 'language=de; language=fr', 'language=', 'language=__proto__']) {
    const { text } = await visitor('it').open(path, { cookie });
    expect([cookie, headingOf(text)]).toEqual([cookie, 'Creazione dell’account']);
  }
});

test('the address stays on this service whatever it looks like', async () => {
  for (const path of [
    '/sign-in//evil.example?lang=de',
    '/signup/..%2f..%2fevil.example?lang=de',
    '/sign-in/%5cevil?lang=de',
  ])
    expect((await visitor().open(path)).location).toMatch(/^\/sign/);
});

test('a team member signs in, and every refusal on the way is in German', async () => {
  const who = await people.person();
  const browser = visitor();
  const empty = await browser.send('/sign-in', { email: '', password: '' });
  expect(empty.status).toBe(400);
  expect(empty.text).toContain('<title>Bitte prüfen: Anmelden</title>');
  expect(empty.text).toContain('<a href="#email">E-Mail-Adresse: Diese Angabe fehlt.</a>');
  // A choice here would lose what was entered.
  expect(empty.text).not.toContain('?lang=');
  const wrong = await browser.signIn(who.email, 'a wrong password');
  expect([wrong.status, wrong.headers.get('content-language')]).toEqual([401, 'de']);
  expect(wrong.text).toContain('E-Mail-Adresse oder Passwort ist falsch.');
  const old = await browser.send('/sign-in', { email: who.email, password: PASSWORD, form: 'x' });
  expect(headingOf(old.text)).toBe('Dieses Formular ist abgelaufen');
  expect((await browser.signIn(who.email, PASSWORD)).location).toBe('/dashboard');
  people.tokens.push(browser.session!);

  const account = await browser.open('/account');
  for (const text of ['Ihr Konto', '<dd>Inhaber</dd>', 'Letzte Anmeldung', 'Zwei-Faktor-Anmeldung', ' UTC</time>'])
    expect(account.text).toContain(text);
  const month = new Intl.DateTimeFormat('de', { month: 'long', timeZone: 'UTC' }).format();
  expect(account.text).toContain(month);
  const change = { oldPassword: PASSWORD, newPassword: 'password1234' };
  const common = await browser.send('/account/password', change, { page: '/account' });
  expect(common.text).toContain('Neues Passwort: Das ist ein häufiges Passwort oder ein einfaches Muster.');
  const refused = await browser.send(
    '/account/password',
    { oldPassword: 'x', newPassword: 'a new password' },
    { page: '/account' },
  );
  expect(refused.text).toContain('Das aktuelle Passwort ist falsch.');
  const security = await browser.open('/account/security');
  expect(headingOf(security.text)).toBe('Zwei-Faktor-Anmeldung');
  expect(security.text).not.toMatch(/Authenticator app|Confirm/);
});

test('these pages have the name and the icon of the product, and those of guests do not', async () => {
  const head = '<link rel="icon" href="/mark.svg" />';
  const { text } = await visitor().open('/sign-in');
  expect(text).toContain(head);
  expect(text).toMatch(
    /<header class="product">\s*<img src="\/mark.svg" alt="" width="28" height="28" \/>\s*Guest Screening/,
  );
  const mark = await visitor().open('/mark.svg');
  expect([mark.status, mark.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  const portal = await visitor().open(`/portal/${'A'.repeat(64)}`);
  expect(portal.text).not.toMatch(/mark\.svg|Guest Screening/);
});

test('the dashboard starts in the same language, and its menu chooses for both', async () => {
  const browser = visitor();
  await browser.signIn((await people.person()).email, PASSWORD);
  people.tokens.push(browser.session!);
  const page = await browser.open('/dashboard');
  expect([page.status, page.headers.get('content-language')]).toEqual([200, 'de']);
  expect(page.text).toContain('<html lang="de"');
  expect(page.text).not.toContain('?lang=');
  expect((await browser.open('/dashboard?lang=it')).location).toBe('/dashboard');
  expect((await browser.open('/dashboard')).text).toContain('<html lang="it"');
  expect(headingOf((await browser.open('/account')).text)).toBe('Account personale');
});

test('limits in messages are those of the service', async () => {
  const path = await signupPath();
  const long = { name: 'x'.repeat(300), email: `${'x'.repeat(300)}@inn.com`, phone: `+${'1'.repeat(300)}` };
  const entries = { ...long, company: 'x'.repeat(300), password: 'short' };
  const body = { ...long, company: { name: entries.company }, password: entries.password };
  const { details: detail } = (await service.rest('POST', '/accounts/register', body)).body as {
    details: { loc: string[]; msg: string }[];
  };
  const limits = Object.fromEntries(detail.map(({ loc, msg }) => [loc.at(-1), /\d+/.exec(msg)![0]]));
  const { status, text } = await visitor('es').send(path, { ...entries, form: 'x' });
  expect(status).toBe(400);
  const shown = [...text.matchAll(/<li><a href="#(\w+)">[^<]*?(\d+) caracteres\.<\/a>/g)];
  const ofPage = Object.fromEntries(shown.map(([, name, limit]) => [name, limit]));
  expect(ofPage).toEqual({ ...limits, company: limits.name });
  expect(Object.keys(ofPage)).toEqual(['name', 'company', 'email', 'phone', 'password']);
});

test('too many forms, faults and broken requests are in the language of the reader', async () => {
  const strict = await runningTest({ SIGN_IN_RATE_LIMIT_PER_5_MINUTES: '1' });
  try {
    const browser = new Browser(strict.url, { 'accept-language': 'it' });
    await browser.signIn('nobody@example.com', PASSWORD);
    const refused = await browser.signIn('nobody@example.com', PASSWORD);
    expect([refused.status, headingOf(refused.text)]).toEqual([429, 'Troppi tentativi']);
  } finally {
    await strict.stop();
  }
  const large = await visitor('fr').send(await signupPath(), { name: 'x'.repeat(30_000), form: 'x' });
  expect([large.status, headingOf(large.text)]).toEqual([413, 'Texte trop long']);
});

test('files of the pages and other pages do not depend on the language that was chosen', async () => {
  for (const path of ['/pages.css', '/passkeys.js', '/mark.svg']) {
    const { headers } = await visitor().open(path, { cookie: 'language=fr' });
    expect([path, headers.get('cache-control')]).toEqual([path, 'public, max-age=600']);
    expect(headers.get('vary') ?? '').not.toMatch(/cookie|accept-language/i);
  }
  const portal = await visitor().open(`/portal/${'A'.repeat(64)}`);
  expect([portal.status, portal.headers.get('content-language'), portal.text.includes('?lang=')]).toEqual([
    404,
    null,
    false,
  ]);
});
