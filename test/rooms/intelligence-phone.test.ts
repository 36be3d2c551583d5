import 'reflect-metadata';
import { embeddedPhone } from '#subgraphs/intelligence/phone/embedded-phone.js';

const INVALID = {
  valid: false,
  e164: null,
  nationalFormat: null,
  internationalFormat: null,
  countryCode: null,
  lineType: null,
};

describe('the embedded phone provider', () => {
  test.each([
    ['+44 20 7946 0018', null, '+442079460018', 'GB', 'fixed_line'],
    ['+44 (0)20 7946 0018', null, '+442079460018', 'GB', 'fixed_line'],
    ['020 7946 0018', 'GB', '+442079460018', 'GB', 'fixed_line'],
    ['020 7946 0018', ' gb ', '+442079460018', 'GB', 'fixed_line'],
    ['0044 20 7946 0018', null, '+442079460018', 'GB', 'fixed_line'],
    ['0044 20 7946 0018', 'US', '+442079460018', 'GB', 'fixed_line'],
    ['011 44 20 7946 0018', 'US', '+442079460018', 'GB', 'fixed_line'],
    ['+442079460018 ext. 12', null, '+442079460018', 'GB', 'fixed_line'],
    ['tel:+442079460018;ext=3', null, '+442079460018', 'GB', 'fixed_line'],
    ['\u202a+442079460018\u202c', null, '+442079460018', 'GB', 'fixed_line'],
    ['+٤٤٢٠٧٩٤٦٠٠١٨', null, '+442079460018', 'GB', 'fixed_line'],
    ['＋４４２０７９４６００１８', null, '+442079460018', 'GB', 'fixed_line'],
    ['+44 56 0012 3456', null, '+445600123456', 'GB', 'voip'],
    ['(202) 456-1111', 'US', '+12024561111', 'US', 'fixed_line_or_mobile'],
    ['+1 787 721 7000', null, '+17877217000', 'PR', 'fixed_line_or_mobile'],
    ['+1 800 234 5678', null, '+18002345678', 'US', 'toll_free'],
    ['+800 1234 5678', null, '+80012345678', null, 'toll_free'],
    ['+49 176 12345678', null, '+4917612345678', 'DE', 'mobile'],
    ['+39 06 698 12345', null, '+390669812345', 'VA', 'fixed_line'],
    ['+7 701 123 4567', null, '+77011234567', 'KZ', 'mobile'],
  ])('reads %j with default country %j as %s', async (number, country, e164, countryCode, lineType) => {
    const answer = await embeddedPhone.facts(number, country);
    expect(answer).toMatchObject({ known: true, reason: null, facts: { valid: true, e164, countryCode, lineType } });
  });

  test('formats a number for national and international calls', async () => {
    const { facts } = await embeddedPhone.facts('+5511998765432');
    expect(facts).toMatchObject({ nationalFormat: '(11) 99876-5432', internationalFormat: '+55 11 99876 5432' });
  });

  test.each([
    ['an empty text', ''],
    ['blanks', '   '],
    ['words', 'call me'],
    ['a number within text', 'call +442079460018'],
    ['an embedded NUL', '+4420\u00007946001'],
    ['too few digits', '+44 123'],
    ['an unknown country code', '+999 123 456 78'],
    ['a plus before zeros', '+00442079460018'],
    ['other scripts', 'тел. девять'],
    ['a lone surrogate', '\ud800+44'],
    ['a huge text', '+44'.repeat(1_000_000)],
    ['an overlong number', `+${'4'.repeat(249)}`],
  ])('rejects %s as an invalid number', async (_, number) => {
    expect(await embeddedPhone.facts(number)).toMatchObject({ known: true, reason: null, facts: INVALID });
    expect(await embeddedPhone.facts(number, 'US')).toMatchObject({ known: true, facts: INVALID });
  });

  test.each(['2024561111', '020 7946 0018', '(11) 99876-5432'])(
    'cannot validate %s without a country',
    async (number) => {
      const expected = {
        known: false,
        source: null,
        asOf: null,
        reason: 'country_undetermined',
        facts: null,
        gaps: [],
      };
      expect(await embeddedPhone.facts(number)).toEqual(expected);
      expect(await embeddedPhone.facts(number, 'ZZ')).toEqual(expected);
    },
  );

  test('reports its source and the date of its data', async () => {
    expect(await embeddedPhone.facts('+442079460018')).toMatchObject({
      source: 'libphonenumber-js@1.12.31',
      asOf: '2025-12-02',
    });
  });
});
