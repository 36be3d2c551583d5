import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let client: Client;
let listingId: string;
let made = 0;

beforeAll(async () => {
  service = await runningTest();
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

/** A booking with these screens besides AboutYou, and its guest. */
async function booked(...screens: string[]) {
  const guest = { first_name: 'Ann', email: 'x1@guest.channel.example' };
  const booking = { listing_id: listingId, confirmation_code: `SCREENS${(made += 1)}`, guest, ...DATES };
  const { id, guest_portal_url: url } = (
    await service.rest('POST', '/reservations?sync=1', { ...booking, number_of_guests: 3 })
  ).body;
  if (screens.length > 0) await requireScreens(service, id, Object.fromEntries(screens.map((s) => [s, 'required'])));
  return { id: id as string, url: url as string, guest: await PortalGuest.open(service, url) };
}

const summary = async (id: string) => (await service.rest('GET', `/reservations/${id}/summary`)).body;
const factsOf = async (id: string) =>
  (
    await service.graph(
      `{ events(reservationId: "${id}", limit: 500) { type subject { ... on GuestPortalSubject { screen } } } }`,
    )
  ).data.events
    .filter(({ type }: { type: string }) => type.startsWith('GUEST_PORTAL_'))
    .map(({ type, subject }: { type: string; subject: { screen: string | null } }) =>
      [type.slice(13).toLowerCase(), subject.screen].filter(Boolean).join(' '),
    );

test('a guest sees the required screens in order and completes them one by one', async () => {
  const { id, guest } = await booked('HouseRules', 'PurposeOfStay');
  const before = await guest.portal();
  expect(before).toMatchObject({ reservationId: id, state: 'WAITING', placeName: LISTING.name });
  expect(before.tasks.map(({ screen, state }: never) => [screen, state])).toEqual([
    ['AboutYou', 'OPEN'],
    ['PurposeOfStay', 'OPEN'],
    ['HouseRules', 'OPEN'],
  ]);
  expect((await guest.save('AboutYou', null)).portal.tasks[0].state).toBe('VIEWED');
  const draft = { firstName: 'An' };
  expect((await guest.save('AboutYou', draft)).portal.tasks[0]).toMatchObject({ state: 'ENTERED', draft });
  const { guest: elsewhere } = { guest: await PortalGuest.open(service, (await linkOf(id)) as string) };
  expect((await elsewhere.portal()).tasks[0]).toMatchObject({ state: 'ENTERED', draft });

  expect((await guest.submit('AboutYou', ABOUT_YOU)).portal.tasks[0]).toMatchObject({ state: 'ACCEPTED', draft: null });
  expect(await summary(id)).toMatchObject({ guest_portal_status: 'INCOMPLETE', guest_portal_last_screen: 'AboutYou' });
  expect((await guest.submit('PurposeOfStay', { purpose: 'business' })).portal.state).toBe('WAITING');
  const rules = (await guest.portal()).tasks[2].content.rules as { id: string }[];
  expect(await guest.submit('HouseRules', { accepted: [rules[0]!.id] })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await guest.stateOf('HouseRules')).toBe('OPEN');
  const done = await guest.submit('HouseRules', { accepted: rules.map((rule) => rule.id) });
  expect(done.portal.state).toBe('COMPLETED');
  await eventually(async () => (await summary(id)).details.house_rules.status === 'PASS');
  expect(await summary(id)).toMatchObject({
    guest_portal_status: 'COMPLETED',
    guest_portal_last_screen: 'HouseRules',
  });
  const record = (await service.rest('GET', `/reservations/${id}/guestportal`)).body;
  expect(record).toMatchObject({
    completed: true,
    last_step: 'HouseRules',
    completed_at: expect.stringMatching(/Z$/),
    full_name: 'Ann Lee',
    email: ABOUT_YOU.email,
    phone: '+13035550123',
  });
  const told = ['AboutYou', 'PurposeOfStay', 'HouseRules'].flatMap((s) => [
    `screen_submitted ${s}`,
    `screen_accepted ${s}`,
  ]);
  await eventually(async () => (await factsOf(id)).length >= 7);
  expect(await factsOf(id)).toEqual([...told, 'completed']);
});

const linkOf = async (id: string) => (await service.rest('GET', `/reservations/${id}`)).body.guest_portal_url;

test('the answers trigger a new analysis and are encrypted at rest', async () => {
  const { id, guest } = await booked();
  const { rows: before } = await client.query('select revision from screening.reservation where id = $1', [id]);
  await guest.submit('AboutYou', { ...ABOUT_YOU, notes: 'qzvor words' });
  const { rows: after } = await client.query('select revision from screening.reservation where id = $1', [id]);
  expect(after[0].revision).toBe(before[0].revision + 1);
  await eventually(async () => (await summary(id)).details.general_risk.status !== 'INCOMPLETE');
  const { rows } = await client.query('select * from screening.portal_step where reservation_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toMatch(/qzvor|ann\.lee|1990/);
  const told = await service.graph(
    `mutation { revealPortalAnswers(input: { reservationId: "${id}", screen: AboutYou }) { answers userErrors { code message field rule } } }`,
  );
  expect(told.data.revealPortalAnswers).toMatchObject({ notes: 'qzvor words', country: 'US' });
  await eventually(async () => {
    const audit = await service.graph(`{ auditTrail(first: 100) { edges { node { action } } } }`);
    return JSON.stringify(audit).includes('guest_portal.answers_read');
  });
});

test('reports each error by its position and changes nothing', async () => {
  const { id, guest } = await booked('TimeInfoEdit', 'GuestList', 'AuthorityReporting', 'BuildingScreen');
  const wrong: [string, object, string][] = [
    ['AboutYou', {}, 'answers.firstName'],
    ['AboutYou', { ...ABOUT_YOU, email: 'nobody' }, 'answers.email'],
    ['AboutYou', { ...ABOUT_YOU, phone: '123' }, 'answers.phone'],
    ['AboutYou', { ...ABOUT_YOU, birthDate: '2024-02-30' }, 'answers.birthDate'],
    ['AboutYou', { ...ABOUT_YOU, country: 'zz' }, 'answers.country'],
    ['TimeInfoEdit', { arrivalTime: '25:00', departureTime: '10:00', travelBy: 'car' }, 'answers.arrivalTime'],
    ['GuestList', { guests: Array.from({ length: 3 }, () => ({ name: 'Bo', kind: 'adult' })) }, 'answers.guests'],
    ['BuildingScreen', { vehicle: true }, 'answers.plate'],
    ['AuthorityReporting', { guests: [] }, 'answers.guests'],
  ];
  for (const [screen, answers, place] of wrong) {
    const { code, details } = await guest.submit(screen, answers);
    const { details: places } = details as unknown as { details: { loc: string[] }[] };
    expect([screen, code, places.map(({ loc }) => loc.join('.'))]).toEqual([
      screen,
      'BAD_INPUT',
      expect.arrayContaining([place]),
    ]);
  }
  const { rows } = await client.query('select 1 from screening.portal_step where reservation_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a document number must have the format of its country', async () => {
  const { guest } = await booked('AuthorityReporting');
  const person = {
    fullName: 'Ann Lee',
    nationality: 'ES',
    birthDate: '1990-04-05',
    birthPlace: 'Madrid',
    residence: 'Madrid',
    documentKind: 'id_card',
    documentCountry: 'ES',
  };
  const hand = (documentNumber: string) =>
    guest.submit('AuthorityReporting', { guests: [{ ...person, documentNumber }] });
  expect((await hand('12345678A')).code).toBe('BAD_INPUT');
  expect((await hand('12345678-z')).portal.tasks.at(-1).state).toBe('ACCEPTED');
});

test('copies times and party to the booking', async () => {
  const { id, guest } = await booked('TimeInfoEdit', 'GuestList');
  await guest.submit('TimeInfoEdit', {
    arrivalTime: '18:30',
    departureTime: '09:00',
    travelBy: 'plane',
    flightNumber: 'AB 1',
  });
  await guest.submit('GuestList', { guests: [{ name: 'Bo Lee', kind: 'adult', email: 'bo@example.com' }] });
  const { body } = await service.rest('GET', `/reservations/${id}`);
  expect(body.check_in_date).toBe(`${DATES.check_in_date.slice(0, 10)}T18:30:00`);
  const record = (await service.rest('GET', `/reservations/${id}/guestportal`)).body;
  expect(record.guests).toEqual([{ name: 'Bo Lee', email: 'bo@example.com' }]);
});

test('a guest signs the agreement in force, and the signed text is kept when it changes', async () => {
  const { id, guest } = await booked('UsageAgreement');
  expect((await guest.submit('UsageAgreement', {})).code).toBe('SCREEN_NOT_READY');
  const put = (content: string) => service.rest('PUT', '/accounts/settings/usage-agreement', { user: { content } });
  await put('<p>First terms</p>');
  const first = (await guest.portal()).agreement;
  await put('<p>Second terms</p>');
  const sign = ({ sha256, version }: { sha256: string; version: number }) =>
    guest.submit('UsageAgreement', { sha256, version, accepted: true, signature: { kind: 'typed', name: 'Ann Lee' } });
  expect((await sign(first)).code).toBe('BAD_INPUT');
  const second = (await guest.portal()).agreement;
  expect((await sign(second)).portal.tasks.at(-1).state).toBe('ACCEPTED');
  await put('<p>Third terms</p>');
  const { rows } = await client.query(
    `select e.evidence, a.content from screening.portal_step e join screening.signed_agreement a
       on a.account_id = e.account_id and a.sha256 = e.evidence ->> 'sha256' where e.reservation_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ evidence: { version: 2, sha256: second.sha256 }, content: '<p>Second terms</p>' }]);
});

test("applies an operator's rules and questions with conditions, and rejects malformed settings", async () => {
  const set = (screen: string, content: object | null) =>
    service.graph(
      'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet content } userErrors { code message field rule } } }',
      {
        input: { screen, content, listingId },
      },
    );
  const fields = [
    {
      id: 'pet',
      kind: 'choice',
      label: 'A pet?',
      required: true,
      choices: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    },
    { id: 'kind', kind: 'text', label: 'Which?', required: true, when: { field: 'pet', equals: 'yes' } },
  ];
  expect((await set('CustomScreen', { fields })).data.setPortalContent.isSet).toBe(true);
  for (const bad of [{ fields: [...fields, fields[0]] }, { fields: [fields[1]] }, { rules: [] }])
    expect((await set('CustomScreen', bad)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  for (const screen of ['AboutYou', 'PurposeOfStay'])
    expect((await set(screen, {})).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  const { guest } = await booked('CustomScreen');
  expect((await guest.portal()).tasks.at(-1).content).toMatchObject({ fields: [{ id: 'pet' }, { id: 'kind' }] });
  expect((await guest.submit('CustomScreen', { pet: 'yes' })).code).toBe('BAD_INPUT');
  expect((await guest.submit('CustomScreen', { pet: 'no', kind: 'ignored' })).portal.tasks.at(-1).state).toBe(
    'ACCEPTED',
  );
  await set('CustomScreen', null);
});

test('an operator reopens a screen: the guest sees the reason and answers, and the portal is incomplete', async () => {
  const { id, guest } = await booked();
  await guest.submit('AboutYou', ABOUT_YOU);
  expect((await summary(id)).guest_portal_status).toBe('COMPLETED');
  expect((await guest.submit('AboutYou', ABOUT_YOU)).code).toBe('SCREEN_DONE');
  const reopen = `mutation { reopenPortalScreen(input: { reservationId: "${id}", screen: AboutYou, reason: "The number is wrong" }) { reservation { portalSteps { screen state reason } } userErrors { code message field rule } } }`;
  expect((await service.graph(reopen)).data.reopenPortalScreen.portalSteps).toEqual([
    { screen: 'AboutYou', state: 'REOPENED', reason: 'The number is wrong' },
  ]);
  expect((await service.graph(reopen)).errors?.[0]?.extensions.code).toBe('SCREEN_NOT_DONE');
  expect((await summary(id)).guest_portal_status).toBe('INCOMPLETE');
  const [task] = (await guest.portal()).tasks;
  expect(task).toMatchObject({ state: 'REOPENED', reason: 'The number is wrong', draft: { firstName: 'Ann' } });
  expect((await guest.submit('AboutYou', ABOUT_YOU)).portal.state).toBe('COMPLETED');
});

test('a deposit on a live account waits for its payment event', async () => {
  const { id, guest } = await booked('SecurityDeposit');
  const handed = await guest.submit('SecurityDeposit', { choice: 'deposit', understood: true });
  expect(handed.portal.tasks.at(-1).state).toBe('SUBMITTED');
  await service.rest('POST', '/payments/events', {
    reservation_id: id,
    event_source: 'other',
    event_id: `held ${id}`,
    event_type: 'authorization',
    event_status: 'success',
    amount: 100,
    currency: 'usd',
    timestamp: '2030-01-01T00:00:00Z',
  });
  await eventually(async () => (await guest.stateOf('SecurityDeposit')) === 'ACCEPTED');
});

test('adding required screens reopens the portal, and disabling them completes it', async () => {
  const { id, guest } = await booked('PurposeOfStay');
  await guest.submit('AboutYou', ABOUT_YOU);
  await requireScreens(service, id, { PurposeOfStay: 'disabled' });
  await eventually(async () => (await summary(id)).guest_portal_status === 'COMPLETED');
  expect((await guest.submit('PurposeOfStay', { purpose: 'leisure' })).code).toBe('SCREEN_NOT_ASKED');
  await requireScreens(service, id, { HouseRules: 'required' });
  await eventually(async () => (await summary(id)).guest_portal_status === 'INCOMPLETE');
});

test('a canceled stay accepts nothing, and an erased one does not exist', async () => {
  const { id, url, guest } = await booked();
  await guest.save('AboutYou', ABOUT_YOU);
  await service.rest('PUT', `/reservations/${id}`, { status: 'CANCELLED' });
  expect((await guest.submit('AboutYou', ABOUT_YOU)).code).toBe('PORTAL_CLOSED');
  await service.graph(
    `mutation { eraseGuest(input: { reservationId: "${id}" }) { erasure { reservations } userErrors { code message field rule } } }`,
  );
  const { rows } = await client.query(
    'select answers, erased_at from screening.portal_step where reservation_id = $1',
    [id],
  );
  expect(rows).toEqual([{ answers: null, erased_at: expect.anything() }]);
  await eventually(async () => (await guest.ask('{ portal { state } }')).status === 401);
  expect((await fetch(url)).status).toBe(404);
});

test('two concurrent submissions of one screen have one effect', async () => {
  const { id, guest } = await booked();
  const codes = (await Promise.all([1, 2, 3].map(() => guest.submit('AboutYou', ABOUT_YOU)))).map(({ code }) => code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code === 'SCREEN_DONE')).toHaveLength(2);
  await eventually(async () => (await factsOf(id)).length >= 3);
  expect(await factsOf(id)).toEqual(['screen_submitted AboutYou', 'screen_accepted AboutYou', 'completed']);
});
