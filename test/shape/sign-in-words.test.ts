import type { InputProblem } from '#kit/failure.js';
import type { Page } from '#web/pages/page.js';
import { type OwnAccount, accountPage } from '#web/sign-in/account-page.js';
import { factorPage, passkeyPage } from '#web/sign-in/factor-page.js';
import { recoveryPage, securityPage, totpPage } from '#web/sign-in/factor-security-page.js';
import { firstPage, oldSetupForm, setUpAlready } from '#web/sign-in/first-page.js';
import { closedInvitation, joinForm, joinedPage } from '#web/sign-in/join-page.js';
import { notSignedIn, onwardPage, singleSignOnPage } from '#web/sign-in/oidc-page.js';
import { closedOwnerLink, ownerForm } from '#web/sign-in/owner-page.js';
import {
  closedReset,
  forgottenPage,
  linkOnItsWay,
  newPasswordForm,
  newPasswordKept,
  noResets,
} from '#web/sign-in/password-page.js';
import {
  missingIn,
  oldFormPage,
  shutPage,
  signInPage,
  tooManyForms,
  tooManyTries,
  unconfirmedPage,
} from '#web/sign-in/sign-in-page.js';
import { closedPage, signedUpPage, signupForm } from '#web/sign-in/signup-page.js';
import type { SignInWords } from '#web/sign-in/words/en.js';
import { LANGUAGES, type Language, chooseLanguage } from '#web/sign-in/words/language.js';
import { SIGN_IN_WORDS } from '#web/sign-in/words/languages.js';

const problem = (member: string, type: string): InputProblem => ({ loc: member.split('.'), msg: 'is wrong', type });
const PROBLEMS = [
  ['name', 'missing'],
  ['company.name', 'too_long'],
  ['email', 'value_error'],
  ['phone', 'value_error'],
  ['password', 'too_short'],
].map(([member, type]) => problem(member!, type!));
const PASSWORD_PROBLEMS = ['too_long', 'value_error', 'common_password', 'personal_password', 'new_rule'];

const INVITATION = { state: 'open', inviter: null, hidePassword: false } as const;
const FACTORS = { totp: true, passkey: true, recovery: true };
const PASSKEYS = [
  { id: '1', name: 'Keyring', createdAt: '2030-03-01T10:00:00Z', lastUsedAt: '2030-05-02T10:00:00Z' },
  { id: '2', name: 'Pocket', createdAt: '2030-03-01T10:00:00Z', lastUsedAt: null },
];
const OWN_FACTORS = {
  mustEnrol: true,
  isRecent: false,
  hasPassword: true,
  totp: true,
  recoveryCodes: 7,
  passkeys: PASSKEYS,
  takesPasskeys: true,
};
const NO_FACTORS = { ...OWN_FACTORS, mustEnrol: false, hasPassword: false, totp: false, passkeys: [] };
const session = (id: string, browser: string | null, isCurrent = false) => ({
  id,
  browser,
  network: isCurrent ? 'unknown' : '203.0.113.7',
  createdAt: '2030-03-01T10:00:00Z',
  lastSeenAt: '2030-03-02T10:00:00Z',
  isCurrent,
});
const ACCOUNT: OwnAccount = {
  signedIn: { role: 'OWNER', person: { name: 'Ann', email: 'ann@inn.com', lastLoginAt: '2030-03-01T10:00:00Z' } },
  me: { name: 'Inn', email: null, lastLoginAt: null },
  listings: { total: 12_345 },
  reservations: { total: 2 },
  accounts: { total: 3 },
  mySessions: [session('1', 'Firefox on Windows', true), session('2', 'Browser on Linux'), session('3', null)],
};

/** Every page, with every problem that it can show. */
async function pagesIn(words: SignInWords): Promise<Page[]> {
  const form = { token: 'x', mailsResets: false };
  const withRole = (role: 'MANAGER' | 'VIEWER') => ({ ...ACCOUNT, signedIn: { ...ACCOUNT.signedIn!, role } });
  const plain = [
    firstPage,
    setUpAlready,
    oldSetupForm,
    closedOwnerLink,
    joinedPage,
    closedInvitation,
    notSignedIn,
    closedReset,
    linkOnItsWay,
    newPasswordKept,
    noResets,
    oldFormPage,
    shutPage,
    tooManyForms,
    tooManyTries,
    unconfirmedPage,
  ].map((page) => page(words));
  return [
    ...plain,
    signInPage(words, { ...form, mailsResets: true, filled: { confirm: 'y' } }),
    signInPage(words, { ...form, missing: missingIn({}) }),
    signInPage(words, { ...form, refused: true }),
    signInPage(words, { ...form, choices: [{ id: '1', name: null }] }),
    ...['totp', 'passkey', 'recovery', null].map((refused) => factorPage(words, FACTORS, 'x', refused)),
    ...[true, false].map((refused) => passkeyPage(words, 'x', refused)),
    securityPage(words, OWN_FACTORS, 'x', true),
    securityPage(words, { ...OWN_FACTORS, isRecent: true, takesPasskeys: false }, 'x', false),
    securityPage(words, { ...OWN_FACTORS, isRecent: true }, 'x', false),
    securityPage(words, NO_FACTORS, 'x', false),
    securityPage(words, { ...NO_FACTORS, isRecent: true }, 'x', false),
    await totpPage(words, { key: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' }, 'x', true),
    recoveryPage(words, ['1234']),
    accountPage(words, ACCOUNT, 'x', { state: 'changed' }),
    accountPage(words, withRole('MANAGER'), 'x', { state: 'refused' }),
    accountPage(words, withRole('VIEWER'), 'x', { state: 'bad', problem: PROBLEMS.at(-1)! }),
    ownerForm(words, 'x', {}, [...PROBLEMS, problem('email', 'email_taken')]),
    ownerForm(words, 'x', {}, [problem('email', 'email_taken'), problem('name', 'value_error')]),
    signupForm(words, INVITATION, {}, PROBLEMS),
    signupForm(words, { ...INVITATION, inviter: 'Hotel Adler' }),
    signedUpPage(words, { apiKey: '1234', redirect: 'https://app.example.com' }),
    ...(['unknown', 'used', 'expired', 'closed'] as const).map((state) => closedPage(words, state)),
    ...PASSWORD_PROBLEMS.map((type) =>
      joinForm(words, { inviter: null, email: 'ann@inn.com' }, [problem('password', type)]),
    ),
    newPasswordForm(words, [problem('password', 'missing')]),
    ...[true, false].map((isEmpty) => forgottenPage(words, 'x', isEmpty)),
    singleSignOnPage(words, 'x', words.singleSignOn.noProvider),
    onwardPage(words, words.singleSignOn.onward, '/x'),
    onwardPage(words, words.singleSignOn.signedIn, '/x'),
  ];
}

/** What a reader sees or hears of a page. */
function readIn({ title, body: { text } }: Page): string[] {
  const labels = [...text.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);
  return [title, ...labels, ...text.replace(/<svg[^]*?<\/svg>/g, '').split(/<[^>]*>/)]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part));
}

const readOf = async (language: Language) => new Set((await pagesIn(SIGN_IN_WORDS[language])).flatMap(readIn));

/** Names, addresses and keys of the pages above. */
const DATA = ['Ann', 'Inn', 'ann@inn.com', 'Keyring', 'Pocket', 'ABCD', 'npm start', 'http://…/setup?token=…'];
/** Words that are the same in English. */
const SAME: Record<Exclude<Language, 'en'>, string[]> = {
  de: ['Name', 'Passkeys', '(optional)', 'Manager', 'Single Sign-on'],
  fr: ['Documentation', 'Sessions'],
  es: [],
  it: ['Password', 'Account', 'Single sign-on', 'Passkey'],
};

describe.each(Object.keys(SAME) as (keyof typeof SAME)[])('the pages in %s', (language) => {
  test('have nothing that is still English', async () => {
    const english = await readOf('en');
    const known = new Set([...DATA, ...SAME[language]]);
    const left = [...(await readOf(language))].filter((text) => english.has(text) && !known.has(text));
    expect(left).toEqual([]);
  });

  test('show the same data in the same places', async () => {
    const shape = (pages: Page[]) =>
      pages.map(({ body: { text } }) => [...text.matchAll(/<(\w+)|(?:href|name|action|value)="[^"]*"/g)].join(' '));
    expect(shape(await pagesIn(SIGN_IN_WORDS[language]))).toEqual(shape(await pagesIn(SIGN_IN_WORDS.en)));
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('the texts in %s', (language) => {
  const words = SIGN_IN_WORDS[language];

  test('are complete, with typographic quotes and spaces', async () => {
    expect(words.language).toBe(language);
    const read = [...(await readOf(language))].filter((text) => !DATA.includes(text));
    expect(read.filter((text) => /undefined|\bnull\b|\[object|[{}]|&#39;|&quot;/.test(text))).toEqual([]);
    if (language === 'fr') expect(read.filter((text) => /\S[?!;:](\s|$)/.test(text))).toEqual([]);
  });

  test('have dates and numbers of their language', async () => {
    const { text } = accountPage(words, ACCOUNT, 'x', { state: 'none' }).body;
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date('2030-03-01'));
    expect(text).toContain(month);
    expect(text).toContain(new Intl.NumberFormat(language).format(12_345));
  });
});

test.each<[string[], Language]>([
  [['de-AT', 'en'], 'de'],
  [['pl', 'it'], 'it'],
  [['nl', 'ja'], 'en'],
  [['*'], 'en'],
  [['est', 'FR-ca'], 'fr'],
  [['constructor', '__proto__'], 'en'],
  [[], 'en'],
])('of the wanted languages %j, pages are in %s', (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language);
});
