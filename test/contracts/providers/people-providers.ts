import { createHash } from 'node:crypto';
import { avatarSocial } from '#subgraphs/intelligence/social/sources.js';
import { bureauCredit } from '#subgraphs/intelligence/credit/external/bureau-credit.js';
import { gdeltNews } from '#subgraphs/intelligence/news/external/gdelt-news.js';
import { nycEvictions } from '#subgraphs/intelligence/evictions/external/nyc-evictions.js';
import { offendersRegister } from '#subgraphs/intelligence/offenders/external/offenders-register.js';
import { seonSocial } from '#subgraphs/intelligence/social/external/seon-social.js';
import { watchmanWatchlist } from '#subgraphs/intelligence/watchlist/external/watchman-watchlist.js';
import { yenteWatchlist } from '#subgraphs/intelligence/watchlist/external/yente-watchlist.js';
import { type NewsCoverage, dayBefore } from '#subgraphs/intelligence/news/news-coverage.js';
import type { WatchlistQuestion } from '#subgraphs/intelligence/watchlist/question.js';
import { KEY, row } from './http-row.js';

const digest = createHash('sha256').update('ann.lee@example.com').digest('hex');

const suspect: WatchlistQuestion = {
  name: 'Nicolas Maduro',
  kind: 'person',
  birthDate: '1962-11-23',
  countries: ['VE'],
  threshold: 0.7,
  size: 5,
};

const avatar = (network: 'gravatar' | 'libravatar') =>
  row({
    name: network,
    open: (reach) => avatarSocial(network, reach),
    question: { email: 'ann.lee@example.com', phone: null },
    asks: `HEAD /avatar/${digest}?d=404`,
    says: '',
    facts: { accounts: [{ by: 'email', network, registered: true }] },
    absent: { status: 404, facts: { accounts: [{ by: 'email', network, registered: false }] } },
    // The status is the whole response.
    cannot: ['garbage', 'wrong', 'cut', 'endless'],
  });

const thisYear = new Date().getUTCFullYear();

/** A row as the city's open data has it. */
const evicted = (address: string, year: number) => ({
  court_index_number: '123456/24',
  docket_number: '70001',
  eviction_address: address,
  eviction_apt_num: '4B',
  executed_date: `${year}-01-02T00:00:00.000`,
  residential_commercial_ind: 'Residential',
  borough: 'QUEENS',
  eviction_zip: '11372',
  eviction_possession: 'Possession',
  latitude: '40.8612',
});

/** Three months in the languages that it translates. */
const gdeltCovers: NewsCoverage = {
  source: 'gdelt',
  refreshedOn: dayBefore(Date.now(), 0),
  cutOff: false,
  languages: expect.arrayContaining(
    ['en', 'de', 'zh'].map((language) => ({
      language,
      articles: null,
      days: null,
      firstDay: dayBefore(Date.now(), 90),
      lastDay: dayBefore(Date.now(), 0),
    })),
  ) as NewsCoverage['languages'],
};

/** Providers that receive a person's data. */
export const peopleProviders = [
  avatar('gravatar'),
  avatar('libravatar'),
  row({
    name: 'seon',
    open: seonSocial,
    question: { email: 'ann.lee@example.com', phone: null },
    asks: 'GET /SeonRestService/email-api/v3/ann.lee%40example.com',
    headers: { 'x-api-key': KEY },
    says: {
      success: true,
      error: {},
      data: {
        email: 'ann.lee@example.com',
        account_details: {
          facebook: { registered: true, url: 'x' },
          unasked: { registered: null },
          shops: { Ebay: { registered: false } },
        },
      },
    },
    facts: {
      accounts: [
        { by: 'email', network: 'facebook', registered: true },
        { by: 'email', network: 'ebay', registered: false },
      ],
    },
    absent: { status: 200, body: { success: true, data: { account_details: {} } }, facts: { accounts: [] } },
  }),
  row({
    name: 'offenders',
    open: offendersRegister,
    question: { firstName: 'John', lastName: 'Doe', birthDate: '1970-01-02', state: 'TX' },
    asks: `GET /sexoffender?key=${KEY}&firstName=John&lastName=Doe&dob=1970-01-02&state=TX`,
    keyInQuery: true,
    says: {
      offenders: [
        {
          name: 'John Q Doe',
          firstName: 'John',
          lastName: 'Doe',
          dob: '1970-01-02T00:00:00.000Z',
          zipcode: '75001',
          city: 'Addison',
          county: 'Dallas',
          state: 'TX',
          crime: 'First charge; Second charge',
          offenderUrl: 'https://register.example/1',
          offenderImageUrl: 'https://register.example/1.jpg',
        },
      ],
      totalPages: 1,
    },
    facts: {
      offenders: [
        {
          id: 'https://register.example/1',
          name: 'John Q Doe',
          firstName: 'John',
          lastName: 'Doe',
          city: 'Addison',
          county: 'Dallas',
          state: 'TX',
          zip: '75001',
          birthDate: '1970-01-02',
          imageUrl: 'https://register.example/1.jpg',
          timestamp: null,
          charges: ['First charge', 'Second charge'],
          aliases: [],
        },
      ],
    },
    absent: { status: 200, body: { offenders: [] }, facts: { offenders: [] } },
  }),
  row({
    name: 'nyc_evictions',
    open: nycEvictions,
    question: {
      fullName: null,
      street: '37-52 80th St',
      unit: null,
      postalCode: '11372',
      countryCode: 'US',
      stateCode: 'NY',
      sources: null,
      statesOff: [],
      from: 0,
      size: 25,
    },
    asks:
      'GET /resource/6z8x-wfk4.json?%24where=residential_commercial_ind%3D%27Residential%27+AND+starts_with%28' +
      'upper%28eviction_address%29%2C%2737-52+80TH+%27%29+AND+eviction_zip%3D%2711372%27&%24order=executed_date+DESC&%24limit=1000',
    headers: { 'x-app-token': KEY },
    says: [
      evicted('37-52 80TH STREET APT 4B', thisYear),
      evicted('37-52 80TH AVENUE', thisYear),
      evicted('37-52 80TH ST', 2009),
    ],
    facts: {
      total: 1,
      from: 0,
      size: 25,
      items: [
        {
          source: 'US-NY',
          sourceUrl: null,
          evictionDate: `${thisYear}-01-02`,
          caseNumber: '123456/24',
          street: '37-52 80TH STREET APT 4B',
          unit: '4B',
          city: 'QUEENS',
          stateCode: 'NY',
          stateName: 'New York',
          postalCode: '11372',
          countryCode: 'US',
          countryName: 'United States',
          lat: 40.8612,
          lon: null,
        },
      ],
    },
    absent: { status: 200, body: [], facts: { total: 0, from: 0, size: 25, items: [] } },
  }),
  row({
    name: 'gdelt',
    open: gdeltNews,
    question: { name: 'Ann "Ace" Lee', place: 'Denver', country: 'US' },
    asks:
      'GET /api/v2/doc/doc?query=%22Ann+Ace+Lee%22+%22Denver%22&mode=artlist&format=json&sort=datedesc' +
      '&maxrecords=250&timespan=3months',
    says: {
      articles: [
        {
          url: 'https://news.example/a',
          url_mobile: '',
          title: 'A story',
          seendate: '20260115T103000Z',
          socialimage: '',
          domain: 'news.example',
          language: 'English',
          sourcecountry: 'United States',
        },
      ],
    },
    facts: {
      articles: [
        {
          title: 'A story',
          url: 'https://news.example/a',
          domain: 'news.example',
          language: 'English',
          country: 'United States',
          imageUrl: null,
          publishedAt: '2026-01-15T10:30:00Z',
          namedAs: 'Ann Ace Lee',
        },
      ],
      coverage: [gdeltCovers],
    },
    absent: { status: 200, body: {}, facts: { articles: [], coverage: [gdeltCovers] } },
  }),
  row({
    name: 'bureau',
    open: bureauCredit,
    question: {
      name: 'John Doe',
      otherNames: 'Jack Silver',
      birthDate: '1970-01-02',
      address: '1 Main St',
      country: 'US',
      consentedAt: '2026-01-15T10:30:00.000Z',
      disclosure: 'usual-1',
    },
    asks: 'POST /v1/credit-checks',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: {
      purpose: 'tenant_screening',
      consent: { given_by: 'guest', given_at: '2026-01-15T10:30:00.000Z', disclosure: 'usual-1' },
      person: {
        name: 'John Doe',
        other_names: 'Jack Silver',
        birth_date: '1970-01-02',
        address: '1 Main St',
        country: 'US',
      },
    },
    says: {
      outcome: 'consider',
      score: 587,
      score_range: { from: 300, to: 850 },
      reasons: ['collections', 'late_payments'],
      report: { accounts: ['kept by nobody'] },
    },
    facts: {
      outcome: 'consider',
      score: 587,
      scoreFrom: 300,
      scoreTo: 850,
      reasons: ['collections', 'late_payments'],
    },
    absent: {
      status: 404,
      facts: { outcome: 'no_file', score: null, scoreFrom: null, scoreTo: null, reasons: [] },
    },
  }),
  row({
    name: 'yente',
    open: yenteWatchlist,
    question: suspect,
    asks: 'POST /match/default?limit=5&threshold=0.7',
    headers: { authorization: `ApiKey ${KEY}`, 'content-type': 'application/json' },
    body: {
      queries: {
        asked: {
          schema: 'Person',
          properties: { name: ['Nicolas Maduro'], nationality: ['ve'] },
        },
      },
    },
    says: {
      responses: {
        asked: {
          status: 200,
          total: { value: 2, relation: 'eq' },
          results: [
            {
              id: 'NK-1',
              caption: 'Nicolás Maduro Moros',
              schema: 'Person',
              datasets: ['us_ofac_sdn'],
              score: 0.96,
              match: true,
              properties: {
                name: ['Nicolás Maduro Moros'],
                alias: ['Maduro'],
                birthDate: ['1962-11-23'],
                country: ['ve'],
              },
            },
            { id: 'NK-2', caption: 'Other', schema: 'Person', datasets: [], score: 0.5, match: false, properties: {} },
            {
              id: 'NK-3',
              caption: 'Nicolas Maduro',
              schema: 'Person',
              datasets: ['eu_fsf'],
              score: 0.96,
              match: true,
              properties: { birthDate: ['1990-01-01'] },
            },
            {
              id: 'NK-4',
              caption: 'Nicola Madura',
              schema: 'Person',
              datasets: ['eu_fsf'],
              score: 0.8,
              match: true,
              properties: { birthDate: ['1990-01-01'] },
            },
          ],
        },
      },
    },
    facts: {
      hits: [
        {
          id: 'NK-1',
          name: 'Nicolás Maduro Moros',
          kind: 'Person',
          lists: ['us_ofac_sdn'],
          score: expect.closeTo(0.97),
          aliases: ['Nicolás Maduro Moros', 'Maduro'],
          birthDates: ['1962-11-23'],
          countries: ['VE'],
        },
        // An exact name with a different birth date is ranked lower and stays.
        {
          id: 'NK-3',
          name: 'Nicolas Maduro',
          kind: 'Person',
          lists: ['eu_fsf'],
          score: expect.closeTo(0.816),
          aliases: [],
          birthDates: ['1990-01-01'],
          countries: [],
        },
      ],
    },
    absent: { status: 200, body: { responses: { asked: { status: 200, results: [] } } }, facts: { hits: [] } },
  }),
  row({
    name: 'watchman',
    open: watchmanWatchlist,
    question: suspect,
    asks: 'GET /v2/search?name=Nicolas+Maduro&minMatch=0.7&limit=5&type=person',
    says: {
      query: {},
      entities: [
        {
          name: 'Nicolas MADURO MOROS',
          entityType: 'person',
          sourceList: 'us_ofac',
          sourceID: '22790',
          match: 0.94,
          person: { name: 'Nicolas MADURO MOROS', altNames: ['Maduro'], birthDate: '1962-11-23T00:00:00Z' },
          business: null,
        },
      ],
    },
    facts: {
      hits: [
        {
          id: 'us_ofac:22790',
          name: 'Nicolas MADURO MOROS',
          kind: 'person',
          lists: ['us_ofac'],
          score: expect.closeTo(0.955),
          aliases: ['Maduro'],
          birthDates: ['1962-11-23'],
          countries: [],
        },
      ],
    },
    absent: { status: 200, body: { entities: null }, facts: { hits: [] } },
  }),
];
