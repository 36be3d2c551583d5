import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLInputObjectType, type GraphQLObjectType, type GraphQLUnionType, buildSchema } from 'graphql';
import { Client } from 'pg';
import { projectRoot } from '#kit/process/project-root.js';
import { SCREEN_NAMES, type ScreenName } from '#portal-screens';
import { shownAnswers } from '#subgraphs/screening/portal/answers/answers.type.js';
import { memberOf } from '#subgraphs/screening/portal/graph-types/by-screen.js';
import { ANSWER_PARTS } from '#web/graph/answer-parts.js';
import { plainAnswers } from '#web/graph/portal-answers.js';
import { plainContent } from '#web/portal/graph/plain-portal.js';
import { eventually } from '../support/eventually.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let client: Client;
let listingId: string;
let made = 0;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n');

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
    `mutation { revealPortalAnswers(input: { reservationId: "${id}", screen: AboutYou }) { answers { ... on AboutYouAnswers { notes country } } userErrors { code message field rule } } }`,
  );
  expect(told.data.revealPortalAnswers).toEqual({ notes: 'qzvor words', country: 'US' });
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
      'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }',
      {
        input: { screen, content, listingId },
      },
    );
  const fields = [
    {
      id: 'pet',
      kind: 'CHOICE',
      label: 'A pet?',
      required: true,
      choices: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    },
    { id: 'kind', kind: 'TEXT', label: 'Which?', required: true, when: { field: 'pet', text: 'yes' } },
  ];
  expect((await set('CustomScreen', { customScreen: { fields } })).data.setPortalContent.isSet).toBe(true);
  const refusals: [string, object, object][] = [
    ['CustomScreen', { customScreen: { fields: [...fields, fields[0]] } }, { loc: ['content', 'fields'] }],
    ['CustomScreen', { customScreen: { fields: [fields[1]] } }, { loc: ['content', 'fields'] }],
    ['CustomScreen', { houseRules: { rules: [] } }, { loc: ['content'], type: 'one_of' }],
    ['CustomScreen', { customScreen: { fields }, houseRules: { rules: [] } }, { loc: ['content'], type: 'one_of' }],
    ['AboutYou', {}, { loc: ['content'], type: 'one_of' }],
    ['PurposeOfStay', {}, { loc: ['screen'] }],
  ];
  for (const [screen, content, place] of refusals) {
    const { errors } = await set(screen, content);
    expect([screen, errors?.[0]?.extensions]).toMatchObject([screen, { code: 'BAD_INPUT', details: [place] }]);
  }
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

/** Form values of every screen. */
const EVERY: Record<string, Record<string, unknown>> = {
  AboutYou: { ...ABOUT_YOU, notes: 'Late arrival' },
  PurposeOfStay: { purpose: 'local_stay', details: 'A visit', visitors: 2 },
  TimeInfoEdit: { arrivalTime: '18:30', departureTime: '09:00', travelBy: 'plane', flightNumber: 'AB 1' },
  GuestList: { guests: [{ name: 'Bo Lee', kind: 'child', email: 'bo@example.com', birthDate: '2020-01-02' }] },
  IDVerification: { consent: true, biometric: false, documentKind: 'id_card', documentCountry: 'ES' },
  IDCollection: { consent: true, documentKind: 'passport', documentCountry: 'ES' },
  SecurityDeposit: { choice: 'waiver', method: 'Card', understood: true },
  UsageAgreement: { accepted: true, signature: { kind: 'typed', name: 'Ann Lee' } },
  HouseRules: { accepted: ['guests_only', 'no_parties', 'quiet_hours', 'no_smoking', 'leave_as_found'] },
  BackgroundCheck: { legalName: 'Ann Lee', birthDate: '1990-04-05', address: 'Denver', country: 'US', consent: true },
  CreditCheck: { legalName: 'Ann Lee', birthDate: '1990-04-05', address: 'Denver', country: 'US', consent: true },
  LongTerm: { occupation: 'Baker', monthly_income: 2500.5, furnished: false, start: '2030-01-02', size: 'large' },
  AuthorityReporting: {
    guests: [
      {
        fullName: 'Ann Lee',
        nationality: 'ES',
        birthDate: '1990-04-05',
        birthPlace: 'Madrid',
        residence: 'Madrid',
        documentKind: 'passport',
        documentCountry: 'ES',
        documentNumber: 'X1234567',
      },
    ],
  },
  BuildingScreen: { vehicle: true, plate: 'AB 123', parking: true, pets: 1, petDetails: 'A dog', accepted: ['lift'] },
  FileUpload: {},
  CustomScreen: { anything_else: 'No' },
  Coronavirus: { symptoms: false, contact: false, confirmed: true },
};

/** Content of every screen that has any, as a graph input. */
const CONTENTS: Record<string, Record<string, unknown>> = {
  AboutYou: { confirmEmail: false, confirmPhone: false },
  GuestList: { eachAdult: [] },
  IDVerification: { askMovement: true },
  HouseRules: { rules: Object.values(EVERY.HouseRules!.accepted as string[]).map((id) => ({ id, text: null })) },
  BuildingScreen: { rules: [{ id: 'lift', text: 'No bicycles in the lift.' }] },
  CustomScreen: { fields: [{ id: 'anything_else', kind: 'LONG_TEXT', label: 'Anything else?', required: true }] },
  FileUpload: { slots: [{ id: 'contract', label: null, required: false, types: ['PDF'], maxMegabytes: 2 }] },
  LongTerm: {
    fields: [
      { id: 'occupation', kind: 'TEXT', label: null, required: true },
      { id: 'monthly_income', kind: 'NUMBER', label: 'Income', required: true },
      { id: 'furnished', kind: 'ACKNOWLEDGEMENT', label: 'Furnished', required: false },
      {
        id: 'start',
        kind: 'DATE',
        label: 'Start',
        required: true,
        when: { field: 'furnished', isAcknowledged: false },
      },
      { id: 'size', kind: 'CHOICE', label: 'Size', required: true, choices: [{ id: 'large', label: 'Large' }] },
      { id: 'proof', kind: 'FILE', label: 'Proof', required: false, types: ['PDF'], maxMegabytes: 3 },
    ],
  },
  BackgroundCheck: { disclosure: 'We check your background.' },
  CreditCheck: { disclosure: null },
  SecurityDeposit: { amount: 250.5, currency: 'EUR', waiverFee: 19 },
};

describe('types of screens', () => {
  const schema = buildSchema(readFileSync(join(projectRoot, 'schema/screening.graphql'), 'utf8'), {
    assumeValidSDL: true,
  });
  const membersOf = (type: string) => Object.keys((schema.getType(type) as GraphQLObjectType).getFields());
  const typesOf = (union: string) => (schema.getType(union) as GraphQLUnionType).getTypes().map(({ name }) => name);
  const inputsOf = (input: string) =>
    Object.values((schema.getType(input) as GraphQLInputObjectType).getFields()).map(({ type }) => String(type));

  test('every screen has an answers type and an input with the same fields', () => {
    const pages = SCREEN_NAMES.filter((screen) => !screen.endsWith('Addon')).sort();
    expect(Object.keys(EVERY).sort()).toEqual(pages);
    expect(typesOf('PortalScreenAnswers').sort()).toEqual(pages.map((screen) => `${screen}Answers`));
    // File uploads are the answers of this screen.
    const given = typesOf('PortalScreenAnswers').filter((type) => type !== 'FileUploadAnswers');
    expect(inputsOf('PortalAnswersInput').sort()).toEqual(given.map((type) => `${type}Input`).sort());
    for (const type of given)
      expect([type, membersOf(`${type}Input`)]).toEqual([type, membersOf(type).filter((name) => name !== 'files')]);
  });

  test('every screen with content has a content type and an input', () => {
    const types = Object.keys(CONTENTS).map((screen) => `${screen}Content`);
    expect(typesOf('PortalScreenContent').sort()).toEqual(types.toSorted());
    expect(inputsOf('PortalScreenContentInput').sort()).toEqual(types.map((type) => `${type}Input`).sort());
    for (const type of types) expect(membersOf(type)).toEqual(expect.arrayContaining(membersOf(`${type}Input`)));
  });

  test('content, drafts and answers of every screen are returned unchanged', async () => {
    await service.rest('PUT', '/accounts/settings/usage-agreement', { user: { content: '<p>Typed terms</p>' } });
    for (const [screen, content] of Object.entries(CONTENTS)) {
      const input = `{ screen: ${screen}, listingId: "${listingId}", content: $content }`;
      const { errors } = await service.graph(
        `mutation ($content: PortalScreenContentInput!) { setPortalContent(input: ${input}) { portalContent { isSet } userErrors { code message field } } }`,
        { content: { [memberOf(screen as ScreenName)]: content } },
      );
      expect([screen, errors]).toEqual([screen, undefined]);
    }
    const { id, guest } = await booked(...Object.keys(EVERY), 'IDVerification');
    const before = await guest.portal();
    const taskOf = (portal: typeof before, screen: string) =>
      portal.tasks.find((task: { screen: string }) => task.screen === screen);
    for (const [screen, content] of Object.entries(CONTENTS))
      expect(taskOf(before, screen).content).toMatchObject(plainContent(content));
    const { sha256, version } = before.agreement;
    Object.assign(EVERY.UsageAgreement!, { sha256, version });
    await guest.sendFile('FileUpload', 'contract', PDF, 'contract.pdf');
    await guest.sendFile('LongTerm', 'proof', PDF, 'proof.pdf');
    for (const [screen, answers] of Object.entries(EVERY)) {
      const saved = await guest.save(screen, answers);
      expect([screen, saved.code]).toEqual([screen, undefined]);
      if (screen !== 'FileUpload') expect([screen, taskOf(saved.portal, screen).draft]).toEqual([screen, answers]);
      expect([screen, await guest.submit(screen, answers)]).toMatchObject([screen, { portal: { reservationId: id } }]);
      const { data } = await service.graph(
        `mutation { revealPortalAnswers(input: { reservationId: "${id}", screen: ${screen} }) { answers { __typename ...AnswerParts } userErrors { code } } } ${ANSWER_PARTS}`,
      );
      const { __typename, ...revealed } = data.revealPortalAnswers;
      const phone = screen === 'AboutYou' ? { phone: '+13035550123', country: 'US' } : {};
      expect([__typename, plainAnswers(revealed)]).toMatchObject([`${screen}Answers`, { ...answers, ...phone }]);
      const files = { FileUpload: ['contract'], LongTerm: ['proof'] }[screen];
      if (files) expect(revealed.files.map(({ slot }: { slot: string }) => slot)).toEqual(files);
    }
  });

  test('rejects answers for another screen, for two screens or for none', async () => {
    const { guest } = await booked('HouseRules');
    const submit = (given: string) =>
      guest.ask(
        `mutation { submitPortalScreen(input: { ${given} }) { portal { state } userErrors { code message field rule } } }`,
      );
    for (const answers of [
      '',
      'answers: {}',
      'answers: { houseRules: {} }',
      'answers: { aboutYou: {}, houseRules: {} }',
    ]) {
      const [error] = (await submit(`screen: AboutYou, ${answers}`)).errors ?? [];
      expect([answers, error?.message, error?.extensions.code]).toEqual([
        answers,
        'answers must have exactly one member, aboutYou, for the screen AboutYou',
        'BAD_INPUT',
      ]);
    }
    const none = await submit('screen: FileUpload, answers: { aboutYou: {} }');
    expect(none.errors?.[0]?.message).toBe('answers must have no members for the screen FileUpload');
  });

  test('rejects two values for one question, and names problems as in the graph', async () => {
    const { guest } = await booked('HouseRules', 'CustomScreen');
    const fieldsOf = async (given: string) => {
      const { errors } = await guest.ask(
        `mutation { submitPortalScreen(input: { ${given} }) { portal { state } userErrors { code message field rule } } }`,
      );
      const { details } = errors![0]!.extensions as unknown as { details: { loc: string[] }[] };
      return details.map(({ loc }) => loc.join('.'));
    };
    const two = '{ question: "anything_else", text: "A", number: 1 }';
    expect(await fieldsOf(`screen: CustomScreen, answers: { customScreen: { answers: [${two}] } }`)).toEqual([
      'answers.anything_else',
    ]);
    expect(await fieldsOf('screen: HouseRules, answers: { houseRules: { acceptedRules: [] } }')).toEqual([
      'answers.acceptedRules',
    ]);
  });

  test('a draft from an earlier version keeps its valid values', () => {
    const shown = (screen: ScreenName, stored: object) => {
      const { __typename: _, ...rest } = shownAnswers(screen, JSON.stringify(stored), [])!;
      return plainAnswers(rest);
    };
    const building = { vehicle: 'yes', pets: '2', accepted: ['lift', 3], plate: 'AB 1' };
    expect(shown('BuildingScreen', building)).toEqual({ plate: 'AB 1', accepted: ['lift'] });
    expect(shown('CustomScreen', { pet: true, other: 'kept', rooms: 2 })).toEqual({
      pet: true,
      other: 'kept',
      rooms: 2,
    });
    expect(shown('PurposeOfStay', { purpose: 'unheard_of', visitors: 1.5 })).toEqual({});
  });
});
