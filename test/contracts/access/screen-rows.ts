import { OWN_ACCOUNT, ownRow, parentsRow } from './profiles.js';
import { graph, rest } from './row.js';

/** The fixture's rules are by source; the rules written here are not. */
const [READ, WRITTEN] = ['guest_portal_screens_by_source', 'guest_portal_screens'];
const config_data = [{ guest_portal_screens: { HouseRules: 'disabled' } }];
const RULES = '{ accountId configKey configData { source metadata } }';
const SCREENS = '{ inForce { screen setting } }';

const ownSettings = ['/accounts/settings', '/accounts//settings'].flatMap((settings) => [
  rest(`GET ${settings}/guest-portal-screens/:key`, OWN_ACCOUNT, () => ({ params: { key: READ } })),
  rest(`PUT ${settings}/guest-portal-screens/:key`, OWN_ACCOUNT, () => ({
    params: { key: WRITTEN },
    body: { config_data },
  })),
  rest(`PUT ${settings}/guest-portal-screens`, OWN_ACCOUNT, () => ({ body: { config_key: WRITTEN, config_data } })),
]);

const named = '/accounts/:id/settings/guest-portal-screens';
// The contract lists 400 for reading settings and nothing for writing them, which makes it 404.
const unread = '400 account_not_found';
const unwritten = '404 account_not_found';

export const screenRows = [
  ...ownSettings,
  rest(`GET ${named}/:key`, ownRow(unread), ({ account }) => ({ params: { id: account, key: READ } })),
  rest(`GET ${named}/:key`, parentsRow(unread), ({ parent }) => ({ params: { id: parent, key: READ } })),
  rest(`PUT ${named}/:key`, ownRow(unwritten), ({ account }) => ({
    params: { id: account, key: WRITTEN },
    body: { config_data },
  })),
  rest(`PUT ${named}/:key`, parentsRow(unwritten), ({ parent }) => ({
    params: { id: parent, key: WRITTEN },
    body: { config_data },
  })),
  rest(`PUT ${named}`, ownRow(unwritten), ({ account }) => ({
    params: { id: account },
    body: { config_key: WRITTEN, config_data },
  })),
  rest('GET /reservations/:id/screens', ownRow('400 reservation_not_found'), ({ reservation }) => ({
    params: { id: reservation },
  })),
  rest('PUT /reservations/:id/screens', ownRow('404 reservation_not_found'), ({ reservation }) => ({
    params: { id: reservation },
    body: { LongTerm: 'disabled' },
  })),

  graph(
    'Query.screenRules',
    ownRow('null'),
    ({ account }) => `{ screenRules(configKey: ${READ}, accountId: "${account}") ${RULES} }`,
  ),
  graph('Query.screenRules', OWN_ACCOUNT, () => `{ screenRules(configKey: ${READ}) ${RULES} }`),
  graph(
    'Query.screenOrders',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `{ screenOrders(stays: [{ accountId: "${account}", isRepeatGuest: false }]) }`,
  ),
  graph(
    'Query.settledScreens',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) =>
      `{ settledScreens(stays: [{ accountId: "${account}", isRepeatGuest: false }]) { screen setting } }`,
  ),
  graph(
    'Mutation.saveScreenRules',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) =>
      `mutation { saveScreenRules(input: { accountId: "${account}", configKey: ${WRITTEN}, configData: [] }) { screenRules ${RULES} userErrors { code message field rule } } }`,
  ),
  graph(
    'Query.reservationScreens',
    ownRow('null'),
    ({ reservation }) => `{ reservationScreens(id: "${reservation}") ${SCREENS} }`,
  ),
  graph(
    'Mutation.setReservationScreens',
    ownRow('RESERVATION_NOT_FOUND'),
    ({ reservation }) =>
      `mutation { setReservationScreens(input: { id: "${reservation}", screens: [{ screen: LongTerm, setting: inherit }] }) { reservationScreens ${SCREENS} userErrors { code message field rule } } }`,
  ),
];
