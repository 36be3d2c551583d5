import 'reflect-metadata';
import { embeddedEmail } from '#subgraphs/intelligence/email/embedded-email.js';

const flagged = { disposable: false, free: false, masked: false };
const INVALID = { valid: false, normalized: null, canonical: null, domain: null, registrableDomain: null, ...flagged };
const local64 = 'a'.repeat(64);
const longDomain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`;

const factsOf = async (email: string) => {
  const answer = await embeddedEmail.facts(email);
  expect(answer).toMatchObject({ known: true, reason: null });
  return answer.facts;
};

describe('the embedded email provider', () => {
  test.each([
    ['Jane.Doe@Example.COM', 'jane.doe@example.com', 'example.com'],
    ['  jane@mail.example.co.uk\n', 'jane@mail.example.co.uk', 'example.co.uk'],
    ["o'neil+tag=1@example.com", "o'neil+tag=1@example.com", 'example.com'],
    ['"jane doe"@example.com', '"jane doe"@example.com', 'example.com'],
    ['"a@b\\""@example.com', '"a@b\\""@example.com', 'example.com'],
    ['jane@münchen.de', 'jane@xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['jane@xn--mnchen-3ya.de', 'jane@xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['ИВАН@почта.рф', 'иван@xn--80a1acny.xn--p1ai', 'xn--80a1acny.xn--p1ai'],
    ['用户@例子.公司', '用户@xn--fsqu00a.xn--55qx5d', 'xn--fsqu00a.xn--55qx5d'],
    ['user@foo.github.io', 'user@foo.github.io', 'github.io'],
    [`${local64}@example.com`, `${local64}@example.com`, 'example.com'],
    [`a@${longDomain}`, `a@${longDomain}`, `${'f'.repeat(60)}.com`],
  ])('reads %j', async (email, normalized, registrableDomain) => {
    const domain = normalized.slice(normalized.lastIndexOf('@') + 1);
    expect(await factsOf(email)).toEqual({
      valid: true,
      normalized,
      canonical: normalized,
      domain,
      registrableDomain,
      ...flagged,
    });
  });

  test.each([
    ['an empty text', ''],
    ['a lone at sign', '@'],
    ['no local part', '@example.com'],
    ['no domain', 'jane@'],
    ['no at sign', 'jane.example.com'],
    ['two at signs', 'jane@doe@example.com'],
    ['a leading dot in the local part', '.jane@example.com'],
    ['a trailing dot in the local part', 'jane.@example.com'],
    ['two consecutive dots', 'jane..doe@example.com'],
    ['a space', 'jane doe@example.com'],
    ['a display name', 'Jane <jane@example.com>'],
    ['a comment', 'jane(home)@example.com'],
    ['an unclosed quote', '"jane@example.com'],
    ['a NUL', 'jane\u0000@example.com'],
    ['a NUL in the domain', 'jane@exam\u0000ple.com'],
    ['a line break', 'jane@example.com\nbcc:x@example.com'],
    ['a percent sign in the domain', 'jane@a%2eb.com'],
    ['an underscore in the domain', 'jane@a_b.com'],
    ['a hyphen at the start of a label', 'jane@-a.com'],
    ['an empty label', 'jane@a..com'],
    ['a trailing dot', 'jane@example.com.'],
    ['a label that decodes to nothing', 'jane@xn--a.com'],
    ['a label of 64', `jane@${'a'.repeat(64)}.com`],
    ['a local part of 65', `a${local64}@example.com`],
    ['a local part of 66 octets', `${'ю'.repeat(33)}@example.com`],
    ['more than 254 in total', `${local64}@aaaa.${longDomain}`],
    ['a public suffix alone', 'jane@co.uk'],
    ['an unknown top-level domain', 'jane@example.notanending'],
    ['a top-level domain reserved for tests', 'jane@example.test'],
    ['a host without a top-level domain', 'jane@localhost'],
    ['a top-level domain without mail', 'jane@example.onion'],
    ['an address literal', 'jane@[192.0.2.1]'],
    ['an IP address', 'jane@192.0.2.1'],
    ['a hexadecimal IP address', 'jane@0x7f.1'],
    ['an emoji', 'jane😀@example.com'],
    ['a lone surrogate', 'jane\ud800@example.com'],
    ['a huge text', 'a@'.repeat(2_000_000)],
    ['many dots', `${'a.'.repeat(30_000)}@example.com`],
  ])('rejects %s as an invalid address', async (_, email) => {
    expect(await factsOf(email)).toEqual(INVALID);
  });

  test.each([
    ['J.A.N.E+trip@Gmail.com', 'j.a.n.e+trip@gmail.com', 'jane@gmail.com'],
    ['jane@googlemail.com', 'jane@googlemail.com', 'jane@gmail.com'],
    ['+jane@gmail.com', '+jane@gmail.com', '+jane@gmail.com'],
    ['"j.a+b"@gmail.com', '"j.a+b"@gmail.com', '"j.a+b"@gmail.com'],
    ['j.doe+trip@outlook.com', 'j.doe+trip@outlook.com', 'j.doe@outlook.com'],
    ['j.doe+trip@example.com', 'j.doe+trip@example.com', 'j.doe+trip@example.com'],
  ])('normalises %s to one mailbox', async (email, normalized, canonical) => {
    expect(await factsOf(email)).toMatchObject({ normalized, canonical });
  });

  test.each([
    ['jane@gmail.com', { free: true }],
    ['jane@web.de', { free: true }],
    ['jane@example.com', {}],
    ['jane@mailinator.com', { disposable: true }],
    ['jane@anything.mailinator.com', { disposable: true }],
    ['jane@0-180.com', { disposable: true }],
    ['jane@notmailinator.com.example.com', {}],
    ['jane.123@guest.booking.com', { masked: true }],
    ['u-1@guest.airbnb.com', { masked: true }],
    ['1-2@messages.homeaway.com', { masked: true }],
    ['x1@m.expediapartnercentral.com', { masked: true }],
    ['x1@reply.agoda-messaging.com', { masked: true }],
    ['staff@booking.com', {}],
    ['x@notguest.booking.com', {}],
  ])('flags %s as %j', async (email, flags) => {
    expect(await factsOf(email)).toMatchObject({ valid: true, ...flagged, ...flags });
  });

  test('is as old as its oldest list', async () => {
    const answer = await embeddedEmail.facts('jane@example.com');
    expect(answer.asOf).toBe('2024-12-07');
    expect(answer.source).toMatch(/^disposable-email-domains@1.*, free-email-domains@1.*, tldts@7/);
  });
});
