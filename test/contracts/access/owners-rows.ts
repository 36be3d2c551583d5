import { ABOUT_YOU, PortalGuest } from '../../support/portal.js';
import type { RunningTest } from '../../support/running.js';

export const CANARY_LISTING = 'canaryloft';

/** The guest's address, which reveals nothing about the owner. */
export const GUEST_EMAIL = 'ann.lee@example.com';

/** A match on the list of an external provider, to dismiss. */
export const HIT = `{ name: "Ann Lee", entryId: "NK-1", fingerprint: "${'a'.repeat(22)}", note: "Canary note" }`;

type Headers = Record<string, string>;

/** Creates the owner's initial data; returns the identifiers that requests name. */
export async function makeOwnersRows(service: RunningTest, headers: Headers) {
  const ask = asker(service, headers);
  const location = { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202' };
  const geo = { lat: 39.7, lon: -104.9 };
  const loft = { my_id: CANARY_LISTING, status: 'ACTIVE', name: 'Canary Loft', location: { ...location, geo } };
  const { id: listing } = await ask('POST', '/listings', loft);
  const { id: reservation } = await ask('POST', '/reservations?sync=1&skip_gp=1', {
    listing_id: listing,
    confirmation_code: 'CANARYCODE',
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    guest: { last_name: 'Canaryguest', email: GUEST_EMAIL },
  });
  await ask('POST', `/reservations/${reservation}/status`, { supervised: 'approve', notes: 'Canary note' });
  await ask('POST', `/reservations/${reservation}/payments`, {
    event_source: 'other',
    event_id: 'canary-1',
    event_type: 'charge',
    event_status: 'success',
    name_on_card: 'Canary Holder',
    processor_message: 'Canary words',
  });
  await ask('POST', `/reservations/${reservation}/messaging`, {
    via: 'email',
    message: { subject: 'Canary', text: 'Canary' },
  });
  await ask('POST', '/messaging/templates', {
    tag: 'canary',
    via: 'email',
    trigger: 'manual',
    subject: 'Canary',
    text: 'Canary',
  });
  await ask('POST', '/blacklist', { email: 'canary@example.com', reason: 'Canary reason' });
  await ask('POST', '/accounts/webhooks', {
    webhook_key: 'listing_webhook_url',
    webhook_url: 'http://127.0.0.1:9/canary',
  });
  await ask('PUT', '/accounts/settings/guest-portal-screens/guest_portal_screens_by_source', {
    config_data: [{ source: 'canary', guest_portal_screens: { HouseRules: 'disabled' }, note: 'Canary' }],
  });
  await ask('PUT', '/accounts/settings/usage-agreement', { user: { content: '<p>Canary terms</p>' } });
  return { listing, reservation };
}

/** Creates one more row of each kind that requests use up; each returns its identifier. */
export function freshRows(service: RunningTest, headers: Headers, reservation: string) {
  const ask = asker(service, headers);
  let made = 0;
  const next = () => (made += 1);
  return {
    /** A business rule. */
    async freshRule(): Promise<string> {
      const query = `mutation { saveBusinessRule(input: { name: "Canary rule ${next()}",
        condition: "reservation.nights > 99", actions: [{ kind: FLAG }] }) { businessRule { id } userErrors { code message field rule } } }`;
      return (await service.graph(query, {}, headers)).data.saveBusinessRule.id as string;
    },
    freshPerson: async () => {
      const query = `mutation { invitePerson(input: { name: "Canary person", email: "canary.person${next()}@example.com",
        role: MANAGER, password: "correct horse battery" }) { invitedPerson { person { id } } userErrors { code message field rule } } }`;
      return (await service.graph(query, {}, headers)).data.invitePerson.person.id as string;
    },
    freshView: async () => {
      const query = `mutation { saveView(input: { name: "Canary view ${next()}", filter: {} }) { savedView { id } userErrors { code message field rule } } }`;
      return (await service.graph(query, {}, headers)).data.saveView.id as string;
    },
    /** A child account of the owner. */
    freshAccount: async () => (await ask('POST', '/accounts/register', { name: 'Canary branch' })).id,
    freshDismissal: async () => {
      const query = `mutation { dismissWatchlistHit(input: ${HIT.replace('NK-1', `NK-${next()}`)}) { watchlistDismissal { id } userErrors { code message field rule } } }`;
      return (await service.graph(query, {}, headers)).data.dismissWatchlistHit.id as string;
    },
    freshBlacklistEntry: async () =>
      (await ask('POST', '/blacklist', { email: `canary${next()}@example.com`, reason: 'Canary reason' })).id,
    freshMessage: async () => {
      const words = { via: 'email', message: { subject: 'Canary', text: 'Canary' } };
      return (await ask('POST', `/reservations/${reservation}/messaging`, words)).id;
    },
    /** An adverse media search. */
    freshMediaReport: async () => {
      const whom = { first_name: 'Canary', last_name: `Guest ${'x'.repeat(next())}`, country: 'US' };
      return (await ask('POST', '/lookup/adverse-media/search', whom)).id;
    },
    freshCheck: async () =>
      (await ask('POST', '/background-check/submit?type=globalcheck', { last_name: 'Canary' })).id,
    /** A reservation whose guest has submitted their identity, with a pending deposit. */
    async freshPortal(): Promise<string> {
      const guest = { last_name: 'Canaryguest', email: GUEST_EMAIL };
      const made = await ask('POST', '/reservations', { without_listing: true, guest });
      await ask('PUT', `/reservations/${made.id}/screens`, { SecurityDeposit: 'required' });
      const portal = await PortalGuest.open(service, (made as { guest_portal_url?: string }).guest_portal_url!);
      await portal.submit('AboutYou', { ...ABOUT_YOU, lastName: 'Canaryguest' });
      await portal.submit('SecurityDeposit', { choice: 'deposit', understood: true });
      return made.id;
    },
    /** An adult of a guest list with their own link. */
    async freshAdult(): Promise<string> {
      const each =
        'setPortalContent(input: { screen: GuestList, content: { guestList: { eachAdult: [UsageAgreement] } } }) { portalContent { isSet } userErrors { code message field rule } }';
      await service.graph(`mutation { ${each} }`, {}, headers);
      const guest = { last_name: 'Canaryguest', email: GUEST_EMAIL };
      const made = await ask('POST', '/reservations', { without_listing: true, guest });
      await ask('PUT', `/reservations/${made.id}/screens`, { GuestList: 'required' });
      const portal = await PortalGuest.open(service, (made as { guest_portal_url?: string }).guest_portal_url!);
      await portal.submit('GuestList', { guests: [{ name: 'Canary adult', kind: 'adult' }] });
      const query = `{ reservation(id: "${made.id}") { portalAdults { id } } }`;
      return (await service.graph(query, {}, headers)).data.reservation.portalAdults[0].id as string;
    },
    /** A file uploaded by a guest. */
    async freshFile(): Promise<string> {
      const guest = { last_name: 'Canaryguest', email: GUEST_EMAIL };
      const made = await ask('POST', '/reservations', { without_listing: true, guest });
      await ask('PUT', `/reservations/${made.id}/screens`, { FileUpload: 'required' });
      const portal = await PortalGuest.open(service, (made as { guest_portal_url?: string }).guest_portal_url!);
      await portal.sendFile('FileUpload', 'document', Buffer.from('%PDF-1.4\nCanary\n%%EOF\n'));
      const query = `{ reservation(id: "${made.id}") { portalFiles { id } } }`;
      return (await service.graph(query, {}, headers)).data.reservation.portalFiles[0].id as string;
    },
    /** The tag of a message template. */
    async freshTemplate(): Promise<string> {
      const tag = `canary-${next()}`;
      await ask('POST', '/messaging/templates', {
        tag,
        via: 'email',
        trigger: 'manual',
        subject: 'Canary',
        text: 'Canary',
      });
      return tag;
    },
    /** The key of a webhook at a port without a listener; two in a row always differ. */
    async freshWebhook(): Promise<string> {
      const webhook_key = ['guest_portal', 'screening', 'messaging', 'reservation'][next() % 4] + '_webhook_url';
      await ask('POST', '/accounts/webhooks', { webhook_key, webhook_url: 'http://127.0.0.1:9/canary' });
      return webhook_key;
    },
  };
}

function asker(service: RunningTest, headers: Headers) {
  return async (method: string, path: string, sent: object): Promise<{ id: string }> => {
    const { status, body } = await service.rest(method, path, sent, headers);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body as { id: string };
  };
}
