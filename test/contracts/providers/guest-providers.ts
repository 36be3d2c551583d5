import { createHash } from 'node:crypto';
import { censusAddress } from '#subgraphs/intelligence/address/external/census-address.js';
import { nominatimAddress } from '#subgraphs/intelligence/address/external/nominatim-address.js';
import { hibpBreaches } from '#subgraphs/intelligence/breaches/external/hibp-breaches.js';
import { hibpRangeBreaches } from '#subgraphs/intelligence/breaches/external/hibp-range-breaches.js';
import { twilioPhone } from '#subgraphs/intelligence/phone/external/twilio-phone.js';
import { NO_MATCH } from '#subgraphs/intelligence/address/address-facts.type.js';
import { BASIC, KEY, row } from './http-row.js';

const digest = createHash('sha1').update('ann.lee@example.com').digest('hex').toUpperCase();

const phone = {
  valid: true,
  e164: '+12024561111',
  nationalFormat: '(202) 456-1111',
  internationalFormat: '+1 202 456 1111',
  countryCode: 'US',
};

const breach = {
  Name: 'Shop',
  Title: 'The Shop',
  Domain: 'shop.example',
  BreachDate: '2024-05-06',
  PwnCount: 12,
  DataClasses: ['Passwords'],
  IsVerified: true,
};
const nameless = { ...breach, Name: 'Combo', Domain: '' };

/** The components of a street as the Census geocoder returns them; none of them is the house number. */
const SILVER_HILL = {
  fromAddress: '4600',
  toAddress: '4700',
  preQualifier: '',
  preDirection: '',
  preType: '',
  streetName: 'SILVER HILL',
  suffixType: 'RD',
  suffixDirection: '',
  suffixQualifier: '',
};

/** Providers that receive a phone number, an email address or a postal address. */
export const guestProviders = [
  row({
    name: 'twilio',
    open: twilioPhone,
    question: { number: '(202) 456-1111', defaultCountry: 'US' },
    asks: 'GET /v2/PhoneNumbers/%2B12024561111?Fields=line_type_intelligence',
    headers: { authorization: BASIC },
    says: {
      calling_country_code: '1',
      country_code: 'US',
      phone_number: '+12024561111',
      valid: true,
      validation_errors: [],
      line_type_intelligence: {
        carrier_name: 'Example Wireless',
        type: 'nonFixedVoip',
        error_code: null,
        mobile_country_code: '310',
        mobile_network_code: '000',
      },
    },
    facts: { ...phone, lineType: 'voip', carrier: { name: 'Example Wireless', type: 'nonFixedVoip' } },
    absent: {
      status: 200,
      body: { valid: false, line_type_intelligence: null },
      facts: { ...phone, valid: false, lineType: 'fixed_line_or_mobile', carrier: null },
    },
  }),
  row({
    name: 'hibp',
    open: hibpBreaches,
    question: { email: 'ann.lee@example.com' },
    asks: 'GET /api/v3/breachedaccount/ann.lee%40example.com?truncateResponse=false',
    headers: { 'hibp-api-key': KEY, 'user-agent': 'guest-screening' },
    says: [breach, nameless],
    facts: {
      breaches: [
        { name: 'Shop', domain: 'shop.example', breachDate: '2024-05-06' },
        { name: 'Combo', domain: null, breachDate: '2024-05-06' },
      ],
    },
    absent: { status: 404, facts: { breaches: [] } },
  }),
  row({
    name: 'hibp_range',
    open: hibpRangeBreaches,
    question: { email: 'ann.lee@example.com' },
    asks: `GET /api/v3/breachedaccount/range/${digest.slice(0, 6)}`,
    headers: { 'hibp-api-key': KEY },
    says: [{ hashSuffix: 'F'.repeat(34), websites: ['Other'] }],
    facts: { breaches: [] },
    absent: { status: 404, facts: { breaches: [] } },
  }),
  row({
    name: 'nominatim',
    open: nominatimAddress,
    question: { street: '1600 Pennsylvania Ave NW', city: 'Washington', state: 'DC', country: 'US' },
    asks:
      'GET /search?format=jsonv2&addressdetails=1&limit=1' +
      '&q=1600+Pennsylvania+Ave+NW%2C+Washington%2C+DC%2C+US&accept-language=en',
    says: [
      {
        place_id: 1,
        lat: '38.8976',
        lon: '-77.0365',
        place_rank: 30,
        importance: 0.7,
        addresstype: 'office',
        address: {
          house_number: '1600',
          road: 'Pennsylvania Avenue Northwest',
          city: 'Washington',
          postcode: '20500',
          state: 'District of Columbia',
          'ISO3166-2-lvl4': 'US-DC',
          country: 'United States',
          country_code: 'us',
        },
      },
    ],
    facts: {
      matched: true,
      countryCode: 'US',
      city: 'Washington',
      state: 'DC',
      zipcode: '20500',
      street: '1600 Pennsylvania Avenue Northwest',
      countryName: 'United States',
      lat: 38.8976,
      lon: -77.0365,
      timeZone: 'America/New_York',
      precision: 'building',
    },
    absent: { status: 200, body: [], facts: NO_MATCH },
  }),
  row({
    name: 'census',
    open: censusAddress,
    question: { street: '4600 Silver Hill Rd', city: 'Washington', state: 'DC', zipcode: '20233', country: 'USA' },
    asks:
      'GET /geocoder/locations/onelineaddress' +
      '?address=4600+Silver+Hill+Rd%2C+Washington%2C+DC%2C+20233&benchmark=Public_AR_Current&format=json',
    says: {
      result: {
        input: {},
        addressMatches: [
          {
            matchedAddress: '4600 SILVER HILL RD, WASHINGTON, DC, 20233',
            coordinates: { x: -76.9274, y: 38.846 },
            addressComponents: { city: 'WASHINGTON', state: 'DC', zip: '20233', ...SILVER_HILL },
          },
        ],
      },
    },
    facts: {
      matched: true,
      countryCode: 'US',
      city: 'WASHINGTON',
      state: 'DC',
      zipcode: '20233',
      street: '4600 SILVER HILL RD',
      countryName: 'United States',
      lat: 38.846,
      lon: -76.9274,
      timeZone: 'America/New_York',
      precision: 'street',
    },
    absent: { status: 200, body: { result: { addressMatches: [] } }, facts: null },
  }),
];
