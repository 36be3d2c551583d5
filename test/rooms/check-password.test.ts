import { checkPassword } from '#subgraphs/identity/account/sign-in/password/check-password.js';

const ANN = ['Ann Lee-Miller', 'ann.lee@seaside-lofts.example', 'Seaside Lofts Ltd'];
const typeOf = (password: string) => checkPassword(password, ANN)[0]?.type;

test.each([
  'correct horse battery',
  'quite another battery',
  'tr0ub4dor&3 and more',
  'ünïcödé ist erlaubt',
  'пароль для моря и гор',
  '海辺のロフトに泊まるのが好きです',
  'XkQ7vRp2mWz9',
  '            spaces count',
  'anna rides a purple bike',
  'seaside in november 1987',
  '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧',
  'x'.repeat(4) + 'qlmvtp9bkz'.repeat(19),
])('accepts a long password of any characters: %s', (password) => {
  expect(checkPassword(password, ANN)).toEqual([]);
});

test.each<[string, string]>([
  ['elevenchars', 'too_short'],
  ['🦊🐻🐼🐨🐯🦁', 'too_short'],
  ['', 'too_short'],
  ['q7'.repeat(101), 'too_long'],
  ['lonely \ud800 surrogate', 'value_error'],
  ['nul \u0000 character', 'value_error'],
  ['passwordpassword', 'common_password'],
  ['Password1234!', 'common_password'],
  ['P@ssw0rd2026!', 'common_password'],
  ['***letmein****', 'common_password'],
  ['1234567890123', 'common_password'],
  ['qwertyuiop1234', 'common_password'],
  ['abcdefghijkl', 'common_password'],
  ['zyxwvutsrqpo', 'common_password'],
  ['aaaaaaaaaaaa', 'common_password'],
  ['abababababab', 'common_password'],
  ['121212121212', 'common_password'],
  ['Ann Lee-Miller', 'personal_password'],
  ['annlee1987!!', 'personal_password'],
  ['ann.lee@seaside-lofts.example', 'personal_password'],
  ['S3asid3L0fts#1', 'personal_password'],
  ['Guest-Screening1', 'personal_password'],
])('refuses %j as %s', (password, type) => {
  expect(typeOf(password)).toBe(type);
});

test('checks the longest hostile text within milliseconds', () => {
  checkPassword('the first one reads the list');
  const began = performance.now();
  for (let n = 0; n < 20; n += 1) checkPassword('abcdefghij'.repeat(20), Array(5).fill('a b c d '.repeat(25)));
  expect(performance.now() - began).toBeLessThan(1_000);
});
