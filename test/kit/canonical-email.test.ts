import { canonicalEmail } from '#kit/contact/canonical-email.js';

test.each([
  ['ann.lee+stay', 'googlemail.com', 'annlee@gmail.com'],
  ['ann.lee+stay', 'outlook.com', 'ann.lee@outlook.com'],
  ['ann.lee+stay', 'example.com', 'ann.lee+stay@example.com'],
  ['"a+b"', 'gmail.com', '"a+b"@gmail.com'],
  ['+', 'gmail.com', '+@gmail.com'],
])('the mailbox behind %s at %s is %s', (local, domain, mailbox) => {
  expect(canonicalEmail({ local, domain })).toBe(mailbox);
});
