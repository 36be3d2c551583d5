import { emailKey, mailboxKey, phoneKey } from '#kit/contact/contact-keys.js';

test.each([
  [' Jane.Doe@Example.COM ', 'jane.doe@example.com', 'jane.doe@example.com'],
  ['Jane.Doe+trip@Googlemail.com', 'jane.doe+trip@googlemail.com', 'janedoe@gmail.com'],
  ['ann@bücher.example', 'ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['@nowhere', '@nowhere', '@nowhere'],
  ['  ', null, null],
  [null, null, null],
])('the address %j is compared as %j, its mailbox as %j', (email, key, mailbox) => {
  expect([emailKey(email), mailboxKey(email)]).toEqual([key, mailbox]);
});

test.each([
  ['+1 (303) 555-0187', '+13035550187'],
  ['1-303-555-0187', '+13035550187'],
  ['0049 12', '004912'],
  ['none', null],
  [null, null],
])('the number %j is compared as %j', (phone, key) => expect(phoneKey(phone)).toBe(key));

test('a key maps to itself', () => {
  for (const phone of ['+13035550187', '004912']) expect(phoneKey(phone)).toBe(phone);
  expect(mailboxKey('janedoe@gmail.com')).toBe('janedoe@gmail.com');
});
