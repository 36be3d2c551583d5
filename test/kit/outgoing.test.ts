import { BadConfiguration, readConfig } from '#kit/process/config.js';
import { OUTGOING_SHAPE, outgoingOf } from '#kit/settings/outgoing.js';

const MAIL = { SMTP_URL: 'smtps://loft:pass@mail.example:465', MAIL_FROM: 'Loft <stay@loft.example>' };
const SMS = { SMS_URL: 'http://10.0.0.7/messages', SMS_TOKEN: 'secret', SMS_FROM: 'Loft' };
const read = (environment: Record<string, string>) => outgoingOf(readConfig(OUTGOING_SHAPE, environment));

test('sends nothing without settings', () => {
  expect(read({})).toEqual({ mail: null, sms: null });
  expect(read(MAIL)).toEqual({ mail: { url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM }, sms: null });
  expect(read(SMS).sms).toEqual({ url: SMS.SMS_URL, token: 'secret', from: 'Loft' });
});

test.each([
  [{ SMTP_URL: MAIL.SMTP_URL }, 'MAIL_FROM'],
  [{ MAIL_FROM: MAIL.MAIL_FROM }, 'SMTP_URL'],
  [{ SMS_URL: SMS.SMS_URL, SMS_TOKEN: 'secret' }, 'SMS_FROM'],
  [{ ...MAIL, SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
  [{ ...MAIL, MAIL_FROM: 'Loft' }, 'MAIL_FROM'],
  [{ ...MAIL, MAIL_FROM: 'a@loft.example\r\nBcc: eve@example.com' }, 'MAIL_FROM'],
  [{ ...SMS, SMS_URL: 'ftp://sms.example' }, 'SMS_URL'],
])('refuses %j and names the setting', (environment, name) => {
  expect(() => read(environment)).toThrow(BadConfiguration);
  expect(() => read(environment)).toThrow(name);
});
