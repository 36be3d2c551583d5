import { Client } from 'pg';
import { People } from '../support/people.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let client: Client;
let listingId: string;
let made = 0;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1' });
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const SET =
  'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }';

const set = (screen: string, content: object | null, listing: string | null = null) =>
  service.graph(SET, { input: { screen, listingId: listing, content } });

/** A booking of the listing with these screens. */
async function booked(guest: object, ...screens: string[]) {
  const booking = { listing_id: listingId, confirmation_code: `TEXTS${(made += 1)}`, ...DATES, number_of_guests: 2 };
  const { body } = await service.rest('POST', '/reservations?sync=1', { ...booking, guest });
  await requireScreens(service, body.id, Object.fromEntries(screens.map((screen) => [screen, 'required'])));
  return { id: body.id as string, guest: await PortalGuest.open(service, body.guest_portal_url) };
}

const contentOf = async (guest: PortalGuest, screen: string) =>
  (await guest.portal()).tasks.find((task: { screen: string }) => task.screen === screen).content;

interface Refusal {
  code: string;
  details: { loc: string[]; msg: string }[];
}

const introduced = (introduction: string) => ({
  houseRules: { introduction, rules: [{ id: 'one', text: 'Be kind.' }] },
});

test("the host's texts are filled in for the guest when they are read, and stored without guest data", async () => {
  const text =
    'Hello **{{guest.first_name}}**, {{ listing.name }} is yours from {{check_in_date}} at {{check_in_time}}.';
  expect((await set('HouseRules', introduced(text))).data.setPortalContent.isSet).toBe(true);
  const fields = [{ id: 'pet', kind: 'TEXT', label: 'A pet, {{guest.full_name}}?' }];
  expect((await set('CustomScreen', { customScreen: { fields } })).errors).toBeUndefined();
  await set('BackgroundCheck', { backgroundCheck: { disclosure: '{{nights}} nights for {{number_of_guests}}.' } });
  const { guest } = await booked({ full_name: 'Ann Lee' }, 'HouseRules', 'CustomScreen', 'BackgroundCheck');
  expect(await contentOf(guest, 'HouseRules')).toEqual({
    introduction: 'Hello **Ann**, Loft One is yours from {{2030-03-01}} at {{16:00}}.',
    rules: [{ id: 'one', text: 'Be kind.' }],
  });
  expect((await contentOf(guest, 'CustomScreen')).fields[0].label).toBe('A pet, Ann Lee?');
  expect((await contentOf(guest, 'BackgroundCheck')).disclosure).toBe('{{4}} nights for {{2}}.');
  const saved = (await guest.save('HouseRules', null)).portal.tasks;
  expect(JSON.stringify(saved)).toContain('Hello **Ann**');
  const { rows } = await client.query('select content::text as text from screening.portal_content');
  expect(JSON.stringify(rows)).not.toMatch(/Ann|Lee|Loft One|2030/);
  expect(JSON.stringify(rows)).toContain('{{guest.first_name}}');
});

test("a guest's name is never markup, and unknown values are empty", async () => {
  await set('HouseRules', introduced('Dear {{guest.first_name}}-{{guest.last_name}}!'));
  const named = async (first_name: string, last_name: string) => {
    const { guest } = await booked({ first_name, last_name }, 'HouseRules');
    return (await contentOf(guest, 'HouseRules')).introduction;
  };
  expect(await named('**x**', '[a](javascript:alert(1))')).toBe(
    'Dear \\*\\*x\\*\\*-\\[a\\]\\(javascript\\:alert\\(1\\)\\)!',
  );
  expect(await named('{{nights}}', 'Lee')).toBe('Dear \\{\\{nights\\}\\}-Lee!');
  const { guest } = await booked({ full_name: 'Ann' }, 'HouseRules');
  expect((await contentOf(guest, 'HouseRules')).introduction).toBe('Dear Ann-{{}}!');
  // An override cannot turn the host's words around, and a name from right to left stands by itself.
  expect(await named('An\u202En', 'مريم')).toBe('Dear Ann-\u2068مريم\u2069!');
});

test('a listing has texts of its own, and another account has none of them', async () => {
  await set('HouseRules', introduced('For all guests.'));
  await set('HouseRules', introduced('For guests of {{listing.name}}.'), listingId);
  const { guest } = await booked({ full_name: 'Ann Lee' }, 'HouseRules');
  expect((await contentOf(guest, 'HouseRules')).introduction).toBe('For guests of Loft One.');
  await set('HouseRules', null, listingId);
  expect((await contentOf(guest, 'HouseRules')).introduction).toBe('For all guests.');
  const people = new People(service);
  const { data } = await service.graph('{ portalContents { isSet } }', {}, await people.keyOf(await people.person()));
  expect(data.portalContents.some(({ isSet }: { isSet: boolean }) => isSet)).toBe(false);
});

test('unknown placeholders and unsafe links are refused at their field, and nothing is stored', async () => {
  await set('HouseRules', introduced('As before.'));
  const refused = async (introduction: string) => {
    const { data, errors } = await set('HouseRules', introduced(introduction));
    expect(data?.setPortalContent ?? null).toBeNull();
    const { code, details } = errors![0]!.extensions as unknown as Refusal;
    return [code, details[0]!.loc.join('.'), details[0]!.msg];
  };
  const at = ['BAD_INPUT', 'content.introduction'];
  expect(await refused('Hi {{guest_name}}')).toEqual([...at, 'has an unknown placeholder: guest_name']);
  expect(await refused('Hi {{guest_portal_url}}')).toEqual([...at, 'has an unknown placeholder: guest_portal_url']);
  expect(await refused('Hi {{guest.first_name')).toEqual([...at, 'has an unclosed placeholder']);
  expect(await refused('[x](javascript:alert(1))')).toEqual([
    ...at,
    'has a link that does not start with https, mailto or tel',
  ]);
  expect(await refused('[x](https://example.com/?g={{guest.last_name}})')).toEqual([
    ...at,
    'has a placeholder in the address of a link',
  ]);
  const rule = await set('HouseRules', { houseRules: { rules: [{ id: 'a' }, { id: 'b', text: '{{x}}' }] } });
  expect(rule.errors![0]!.extensions).toMatchObject({ details: [{ loc: ['content', 'rules', '1', 'text'] }] });
  const { guest } = await booked({ full_name: 'Ann Lee' }, 'HouseRules');
  expect((await contentOf(guest, 'HouseRules')).introduction).toBe('As before.');
});

test('the address stays in braces until it is released, and instructions take placeholders too', async () => {
  await set('HouseRules', introduced('We are at {{listing.address}}.'));
  const save = (checkInInstructions: string) =>
    service.graph(
      'mutation ($listing: ListingInput!) { saveListing(input: { listing: $listing }) { listing { id } userErrors { code message field rule } } }',
      { listing: { id: listingId, checkInInstructions } },
    );
  expect((await save('{{door_code}}')).errors![0]!.message).toContain('unknown placeholder: door_code');
  expect((await save('**{{listing.address}}**, {{guest.first_name}}')).errors).toBeUndefined();
  const { id, guest } = await booked({ full_name: 'Ann Lee' }, 'AboutYou', 'HouseRules');
  expect((await contentOf(guest, 'HouseRules')).introduction).toBe('We are at {{listing.address}}.');
  await guest.submit('AboutYou', ABOUT_YOU);
  await guest.submit('HouseRules', { accepted: ['one'] });
  await service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' });
  expect((await contentOf(guest, 'HouseRules')).introduction).toBe('We are at 1 Main St\\, Denver.');
  expect((await guest.portal()).checkInInstructions).toBe('**1 Main St\\, Denver**, Ann');
});
