import { z } from 'zod';
import { SCREEN_NAMES, SCREEN_SETTINGS } from '#portal-screens';
import { type Route, route } from '../../route.js';
import { named } from '../reservations/named.js';
import { messages } from '../../messages.js';

const text = z.string().nullish();

/** A subset of the screens with their settings. */
const ScreenMap = z.partialRecord(z.enum(SCREEN_NAMES), z.enum(SCREEN_SETTINGS));

const ScreenSettings = z.object({
  config_key: text,
  config_data: z.array(z.looseObject({ source: text, listing_id: text, guest_portal_screens: ScreenMap })),
});

interface Setting {
  screen: string;
  setting: string;
}

interface Rule {
  source: string | null;
  listing_id: string | null;
  screens: Setting[];
  metadata: object | null;
}

type Entry = z.infer<typeof ScreenSettings>['config_data'][number];

const mapOf = (list: Setting[]) => Object.fromEntries(list.map(({ screen, setting }) => [screen, setting]));
const listOf = (map: object) => Object.entries(map).map(([screen, setting]) => ({ screen, setting: String(setting) }));

const RULES = /* GraphQL */ `
  fragment Rules on ScreenRules {
    config_key: configKey
    config_data: configData {
      source
      listing_id: listingId
      screens {
        screen
        setting
      }
      metadata
    }
  }
`;

function record(found: unknown) {
  if (!found) return null;
  const { config_key, config_data: rules } = found as { config_key: string; config_data: Rule[] };
  const config_data = rules.map(({ screens, metadata, ...names }) => ({
    ...metadata,
    ...names,
    guest_portal_screens: mapOf(screens),
  }));
  return { config_key, config_data };
}

const unknown = { status: 400, code: 'account_not_found', text: messages.noSuchAccount };
/** The contract specifies 400 for reading settings, and nothing for writing. */
const unwritten = { ...unknown, status: 404 };

const read = (path: string): Route =>
  route({
    method: 'get',
    path,
    summary: 'Get the portal screen settings of an account at one level',
    operation: /* GraphQL */ `
      query ScreenRules($configKey: ScreenRulesKey!, $accountId: ID) {
        screenRules(configKey: $configKey, accountId: $accountId) {
          ...Rules
        }
      }
      ${RULES}
    `,
    variables: ({ params }) => ({ configKey: params.key, accountId: params.id ?? null }),
    answer: ({ screenRules }) => record(screenRules),
    unknown,
  });

const write = (path: string): Route =>
  route({
    method: 'put',
    path,
    summary: 'Set the portal screen settings of an account at one level',
    body: ScreenSettings,
    operation: /* GraphQL */ `
      mutation SaveScreenRules($input: ScreenRulesInput!) {
        saveScreenRules(input: $input) {
          screenRules {
            ...Rules
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${RULES}
    `,
    variables: ({ params, body }) => ({
      input: {
        accountId: params.id ?? null,
        configKey: params.key ?? body.config_key ?? '',
        configData: (body.config_data as Entry[]).map(({ source, listing_id, guest_portal_screens, ...metadata }) => ({
          source,
          listingId: listing_id,
          screens: listOf(guest_portal_screens),
          metadata,
        })),
      },
    }),
    answer: ({ saveScreenRules }) => record(saveScreenRules),
    ...(path.includes(':id') && { unknown: unwritten }),
  });

/** An account's own settings are available under `me`, its ID, an empty ID, or none. */
const SETTINGS = ['/accounts/settings', '/accounts//settings', '/accounts/:id/settings'];

const inForce = (found: unknown) => (found ? mapOf((found as { inForce: Setting[] }).inForce) : null);

const noReservation = { status: 400, code: 'reservation_not_found', text: messages.noSuchReservation };

export const screenRoutes = [
  ...SETTINGS.flatMap((settings) => [
    read(`${settings}/guest-portal-screens/:key`),
    write(`${settings}/guest-portal-screens/:key`),
    write(`${settings}/guest-portal-screens`),
  ]),
  route({
    method: 'get',
    path: '/reservations/:id/screens',
    summary: 'Get the effective portal screens of a reservation',
    operation: /* GraphQL */ `
      query ReservationScreens($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservationScreens(id: $id, pms: $pms, usePmsId: $usePmsId) {
          inForce {
            screen
            setting
          }
        }
      }
    `,
    variables: named,
    answer: ({ reservationScreens }) => inForce(reservationScreens),
    unknown: noReservation,
  }),
  route({
    method: 'put',
    path: '/reservations/:id/screens',
    summary: 'Enable or disable portal screens for one reservation',
    body: ScreenMap,
    operation: /* GraphQL */ `
      mutation SetReservationScreens(
        $id: ID!
        $screens: [PortalScreenSettingInput!]!
        $pms: String
        $usePmsId: Boolean!
      ) {
        setReservationScreens(input: { id: $id, screens: $screens, pms: $pms, usePmsId: $usePmsId }) {
          reservationScreens {
            inForce {
              screen
              setting
            }
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: (input) => ({ ...named(input), screens: listOf(input.body) }),
    answer: ({ setReservationScreens }) => inForce(setReservationScreens),
    unknown: { ...noReservation, status: 404 },
  }),
];
