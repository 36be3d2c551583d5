import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { licenceBack, licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { type Holder, licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { type SmsServer, smsServer } from '../support/sms-server.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
let mail: MailServer;
let sms: SmsServer;
let client: Client;
const LONG = 400_000;
const ADULTS =
  'portalAdults { id name state url documentStatus documentFindings steps { screen state } documentImages { step url } }';
const AGREED = { consent: true, documentKind: 'driving_licence', documentCountry: 'us' };

beforeAll(async () => {
  [mail, sms] = [await mailServer(), await smsServer()];
  const senders = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Loft <stay@loft.example>',
    SMS_URL: sms.url,
    SMS_TOKEN: 't',
    SMS_FROM: 'Loft',
  };
  at = await pictureTest(senders);
  client = new Client({ connectionString: at.service.databaseUrl });
  await client.connect();
  const usage = { user: { content: 'Be kind to the neighbours.', format: 'text' } };
  await at.service.rest('PUT', '/accounts/settings/usage-agreement', usage);
  await ask(each('IDCollection, UsageAgreement'));
});

afterAll(async () => {
  await client?.end();
  await at?.stop();
  await mail?.stop();
  await sms?.stop();
});

const each = (screens: string) => {
  const content = `{ guestList: { eachAdult: [${screens}] } }`;
  return `mutation { setPortalContent(input: { screen: GuestList, content: ${content} }) { portalContent { isSet } userErrors { code message field rule } } }`;
};

async function ask(query: string) {
  const { data, errors } = await at.service.graph(query);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const refused = async (query: string) => (await at.service.graph(query)).errors?.[0]?.extensions.code;

const MARIA = { name: 'Maria Specimen', kind: 'adult', email: 'maria@example.org' };
const CHILD = { name: 'Kim Lee', kind: 'child' };

/** A stay of three whose guest has listed the party. */
async function listed(guests: object[] = [MARIA, CHILD], screens: object = {}) {
  const guest = { full_name: 'Ann Firstguest', email: 'ann.first@example.com', phone: '+13035550199' };
  const booking = { without_listing: true, guest, number_of_guests: 3 };
  const { body } = await at.service.rest('POST', '/reservations?sync=1', booking);
  const required = { AboutYou: 'disabled', GuestList: 'required', ...screens };
  await requireScreens(at.service, body.id, required);
  const first = await PortalGuest.open(at.service, body.guest_portal_url);
  const { code, details } = await first.submit('GuestList', { guests });
  if (code) throw new Error(JSON.stringify(details));
  return { id: body.id as string, url: body.guest_portal_url as string, first };
}

const adultsOf = async (id: string) =>
  (await ask(`{ reservation(id: "${id}") { ${ADULTS} } }`)).reservation.portalAdults;
const summaryOf = async (id: string) => (await at.service.rest('GET', `/reservations/${id}/summary`)).body;

async function send(guest: PortalGuest, step: string, image: Buffer) {
  const answer = await fetch(`${at.service.url}/portal-uploads/id-image/${step}/drivers`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', 'x-portal-credential': guest.credential },
    body: new Uint8Array(image),
  });
  return (await answer.json()) as { code: string };
}

async function sign(guest: PortalGuest) {
  const { sha256, version } = (await guest.portal()).agreement;
  return guest.submit('UsageAgreement', { sha256, version, accepted: true, signature: { kind: 'typed', name: 'M' } });
}

async function showDocument(guest: PortalGuest, holder: Holder) {
  await guest.submit('IDCollection', AGREED);
  expect(await send(guest, 'front', await licenceFront(holder.number))).toMatchObject({ code: 'OK' });
  expect(await send(guest, 'back', await licenceBack(licenceText(holder)))).toMatchObject({ code: 'OK' });
}

test(
  'each listed adult completes their screens by their own link, which then completes the list',
  async () => {
    const { id, first } = await listed();
    expect(await first.stateOf('GuestList')).toBe('SUBMITTED');
    const [link] = (await first.ask('{ portal { adults { name isDone url } } }')).data.portal.adults;
    expect(link).toMatchObject({ name: 'Maria Specimen', isDone: false });
    const [adult, ...others] = await adultsOf(id);
    expect(others).toEqual([]);
    expect(adult).toMatchObject({ name: 'Maria Specimen', state: 'WAITING', url: link.url, documentStatus: null });
    await eventually(() => mail.received.some(({ to, body }) => to[0] === MARIA.email && body.includes(link.url)));

    const maria = await PortalGuest.open(at.service, link.url);
    const seen = await maria.portal();
    expect(seen.tasks.map(({ screen }: { screen: string }) => screen)).toEqual(['IDCollection', 'UsageAgreement']);
    expect(seen.guest).toEqual({
      firstName: 'Maria Specimen',
      lastName: null,
      email: MARIA.email,
      phone: null,
      address: null,
    });
    const page = await (await fetch(link.url)).text();
    expect(JSON.stringify(seen) + page).not.toMatch(/Firstguest|ann\.first|5550199|Kim/);
    expect(page).toContain('Maria Specimen');

    expect((await sign(maria)).portal.state).toBe('WAITING');
    await showDocument(maria, freshHolder());
    await eventually(async () => (await maria.stateOf('IDCollection')) === 'ACCEPTED');
    expect((await maria.portal()).state).toBe('COMPLETED');
    expect((await adultsOf(id))[0]).toMatchObject({ state: 'DONE', documentStatus: 'passed', documentFindings: [] });
    expect(await first.stateOf('GuestList')).toBe('ACCEPTED');
    expect(await summaryOf(id)).toMatchObject({
      guest_portal_status: 'COMPLETED',
      guest_portal_last_screen: 'GuestList',
    });
    const logged = async () => {
      const { events } = await ask(
        `{ events(reservationId: "${id}", limit: 500) { type subject { ... on GuestPortalSubject { screen adultId } } } }`,
      );
      return events
        .filter(({ type }: { type: string }) => type.startsWith('GUEST_PORTAL_ADULT_'))
        .map(({ type, subject }: { type: string; subject: { screen: string | null; adultId: string | null } }) => [
          type.slice(13).toLowerCase(),
          subject.screen,
          subject.adultId === adult.id,
        ]);
    };
    // The log is written after the commit that the screens already show.
    await eventually(async () => (await logged()).length >= 5);
    expect(await logged()).toEqual([
      ['adult_linked', null, true],
      ['adult_screen_submitted', 'UsageAgreement', true],
      ['adult_screen_accepted', 'UsageAgreement', true],
      ['adult_screen_submitted', 'IDCollection', true],
      ['adult_screen_accepted', 'IDCollection', true],
    ]);
  },
  LONG,
);

test(
  "the adults' documents count in the entry of the identity document",
  async () => {
    const { id, first } = await listed([MARIA, { name: 'Otto Other', kind: 'adult' }], { IDCollection: 'required' });
    const entry = (holds: (entry: { status: string; help?: string; findings: string[] }) => boolean) =>
      at.entry(id, holds);
    const [maria, otto] = await adultsOf(id);
    const guests = await Promise.all([maria, otto].map(({ url }) => PortalGuest.open(at.service, url)));
    await at.service.rest('PUT', `/reservations/${id}?sync=1`, { guest: { full_name: 'Maria Specimen' } });
    await showDocument(first, freshHolder());
    await entry(({ status, help }) => status === 'INCOMPLETE' && Boolean(help?.includes('party (2 missing)')));
    await showDocument(guests[0]!, freshHolder());
    await entry(({ status, help }) => status === 'INCOMPLETE' && Boolean(help?.includes('party (1 missing)')));
    await showDocument(guests[1]!, freshHolder());
    await entry(({ status, findings }) => status === 'REVIEW' && findings.join().includes('document of another adult'));
    const shown = await adultsOf(id);
    expect(shown.map(({ documentStatus }: { documentStatus: string }) => documentStatus)).toEqual(['passed', 'review']);
    expect(shown[1].documentFindings.join()).toContain('does not match the guest');
    const [image] = shown[1].documentImages;
    expect((await fetch(image.url)).headers.get('content-type')).toBe('image/jpeg');
    await eventually(async () => {
      const { auditTrail } = await ask('{ auditTrail(first: 50) { edges { node { action record { id } } } } }');
      type Edge = { node: { action: string; record: { id: string } | null } };
      return auditTrail.edges.some(
        ({ node }: Edge) => node.action === 'id_check.image_viewed' && node.record?.id === id,
      );
    });
    const own = await at.service.rest('GET', `/idcheck/status/${id}`);
    expect(own.body).toMatchObject({ status: 'passed' });
  },
  LONG,
);

test(
  'links count towards the daily limit of codes: above it they go by email, then nowhere; the list is kept',
  async () => {
    const counted = async (via: string, sent: number) => {
      const text = `
        insert into screening.portal_code_count (account_id, via, day, sent)
          select account_id, $1, (now() at time zone 'utc')::date, $2 from screening.reservation limit 1
        on conflict (account_id, via) do update set day = excluded.day, sent = excluded.sent`;
      expect((await client.query(text, [via, sent])).rowCount).toBe(1);
    };
    await listed([MARIA]);
    const sentTo = async (guest: { phone: string; email: string }) => {
      const { id } = await listed([{ ...MARIA, ...guest }]);
      const [{ url }] = await adultsOf(id);
      const { rows } = await client.query<{ via: string }>(
        'select via from screening.message where reservation_id = $1 order by via',
        [id],
      );
      return { url, ways: rows.map(({ via }) => via) };
    };
    await counted('sms', 199);
    const link = expect.stringContaining('http');
    expect(await sentTo({ phone: '+13035550151', email: 'one@example.org' })).toEqual({ url: link, ways: ['sms'] });
    expect(await sentTo({ phone: '+13035550152', email: 'two@example.org' })).toEqual({ url: link, ways: ['email'] });
    await counted('email', 1_000);
    expect(await sentTo({ phone: '+13035550153', email: 'three@example.org' })).toEqual({ url: link, ways: [] });
    await client.query('delete from screening.portal_code_count');
  },
  LONG,
);

test(
  'a link can be revoked and reissued; the old one and its open pages stop working',
  async () => {
    const { id, url } = await listed([{ ...MARIA, phone: '+13035550142' }]);
    const [adult] = await adultsOf(id);
    await eventually(() =>
      sms.received.some(({ body }) => body.to === '+13035550142' && body.text.includes(adult.url)),
    );
    const maria = await PortalGuest.open(at.service, adult.url);
    await maria.save('UsageAgreement', { accepted: true });
    const change = async (field: string) =>
      (
        await ask(
          `mutation { ${field}(input: { adultId: "${adult.id}" }) { portalAdult { ${'url state'} } userErrors { code message field rule } } }`,
        )
      )[field];
    expect(await change('revokeAdultLink')).toEqual({ url: null, state: 'WAITING' });
    expect((await fetch(adult.url)).status).toBe(404);
    expect((await fetch(`${adult.url}/session`, { method: 'POST' })).status).toBe(404);
    await eventually(async () => (await maria.ask('{ portal { state } }')).status === 401);
    const renewed = await change('renewAdultLink');
    expect(renewed.url).not.toBe(adult.url);
    expect((await fetch(adult.url)).status).toBe(404);
    const again = await PortalGuest.open(at.service, renewed.url);
    expect((await again.portal()).tasks[1]).toMatchObject({ screen: 'UsageAgreement', draft: { accepted: true } });
    expect(
      await refused(
        `mutation { revokeAdultLink(input: { adultId: "${id}" }) { portalAdult { id } userErrors { code message field rule } } }`,
      ),
    ).toBe('PORTAL_ADULT_NOT_FOUND');
    for (const token of [url, renewed.url].map((one) => one.split('/').at(-1) as string)) {
      const forged = token.slice(0, -3) + (token.endsWith('AAA') ? 'BBB' : 'AAA');
      expect((await fetch(`${at.service.url}/portal/${forged}`)).status).toBe(404);
    }
  },
  LONG,
);

test(
  'an adult can reach only their own screens',
  async () => {
    const { id } = await listed([MARIA], {
      PurposeOfStay: 'required',
      FileUpload: 'required',
      SecurityDeposit: 'required',
    });
    const maria = await PortalGuest.open(at.service, (await adultsOf(id))[0].url);
    const code = async (field: string) => (await maria.ask(`mutation { ${field} }`)).errors?.[0]?.extensions.code;
    expect((await maria.submit('PurposeOfStay', { purpose: 'business' })).code).toBe('SCREEN_NOT_ASKED');
    expect((await maria.submit('GuestList', { guests: [] })).code).toBe('SCREEN_NOT_ASKED');
    expect(
      await code(
        'sendPortalCode(input: { via: EMAIL, to: "x@example.com" }) { isSent userErrors { code message field rule } }',
      ),
    ).toBe('SCREEN_NOT_ASKED');
    expect(await code('openDepositPage { url userErrors { code message field rule } }')).toBe('SCREEN_NOT_ASKED');
    expect(await maria.sendFile('FileUpload', 'document', Buffer.from('%PDF-1.4\n%%EOF\n'))).toMatchObject({
      status: 409,
    });
    expect((await maria.ask('{ portal { adults { name } } }')).data.portal.adults).toBeNull();
    expect((await maria.ask(`{ reservation(id: "${id}") { id } }`)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  },
  LONG,
);

test(
  'resubmitting the list keeps the remaining guests and deletes the others',
  async () => {
    const { id, first } = await listed([MARIA, { name: 'Otto Other', kind: 'adult' }]);
    const [maria, otto] = await adultsOf(id);
    await sign(await PortalGuest.open(at.service, maria.url));
    await ask(
      `mutation { reopenPortalScreen(input: { reservationId: "${id}", screen: GuestList }) { reservation { id } userErrors { code message field rule } } }`,
    );
    await first.submit('GuestList', {
      guests: [
        { ...MARIA, name: 'maria  specimen' },
        { name: 'Nora New', kind: 'adult' },
      ],
    });
    const after = await adultsOf(id);
    expect(after.map((one: { id: string; state: string }) => [one.id, one.state])).toEqual([
      [maria.id, 'WAITING'],
      [otto.id, 'ERASED'],
      [after[2].id, 'WAITING'],
    ]);
    expect(after[0]).toMatchObject({ url: maria.url, steps: [{ screen: 'UsageAgreement', state: 'ACCEPTED' }] });
    expect((await fetch(otto.url)).status).toBe(404);
  },
  LONG,
);

test(
  "the host accepts and reopens an adult's submission, and each view is in the audit trail",
  async () => {
    const { id, first } = await listed([MARIA]);
    const [adult] = await adultsOf(id);
    const maria = await PortalGuest.open(at.service, adult.url);
    await sign(maria);
    await maria.submit('IDCollection', AGREED);
    const on = (screen: string) => `reservationId: "${id}", screen: ${screen}, adultId: "${adult.id}"`;
    await ask(
      `mutation { acceptPortalScreen(input: { ${on('IDCollection')} }) { reservation { id } userErrors { code message field rule } } }`,
    );
    expect(await first.stateOf('GuestList')).toBe('ACCEPTED');
    await ask(
      `mutation { reopenPortalScreen(input: { ${on('UsageAgreement')}, reason: "Sign in full, please." }) { reservation { id } userErrors { code message field rule } } }`,
    );
    expect((await maria.portal()).tasks[1]).toMatchObject({ state: 'REOPENED', reason: 'Sign in full, please.' });
    expect(await first.stateOf('GuestList')).toBe('SUBMITTED');
    expect(await summaryOf(id)).toMatchObject({ guest_portal_status: 'INCOMPLETE' });
    const { revealPortalAnswers } = await ask(
      `mutation { revealPortalAnswers(input: { ${on('IDCollection')} }) { answers { ... on IDCollectionAnswers { documentKind } } userErrors { code message field rule } } }`,
    );
    expect(revealPortalAnswers).toEqual({ documentKind: 'DRIVING_LICENCE' });
    await eventually(async () =>
      JSON.stringify(await ask('{ auditTrail(first: 50) { edges { node { action } } } }')).includes(
        'adult_answers_read',
      ),
    );
    const other = `reservationId: "${id}", screen: IDCollection, adultId: "${id}"`;
    expect(
      await refused(
        `mutation { acceptPortalScreen(input: { ${other} }) { reservation { id } userErrors { code message field rule } } }`,
      ),
    ).toBe('PORTAL_ADULT_NOT_FOUND');
  },
  LONG,
);

test(
  'erasing a guest also erases the adults on their list',
  async () => {
    const { id } = await listed([MARIA]);
    const [adult] = await adultsOf(id);
    await showDocument(await PortalGuest.open(at.service, adult.url), freshHolder());
    const { rows: before } = await client.query('select * from screening.portal_adult where id = $1', [adult.id]);
    expect(JSON.stringify(before)).not.toMatch(/maria|specimen/i);
    await ask(
      `mutation { eraseGuest(input: { reservationId: "${id}" }) { erasure { reservations } userErrors { code message field rule } } }`,
    );
    const read = async (table: string, column: string) =>
      (await client.query(`select * from screening.${table} where ${column} = $1`, [adult.id])).rows;
    expect(await read('portal_adult', 'id')).toMatchObject([
      { name: null, email: null, phone: null, birth_date: null, person_key: null, link_id: null },
    ]);
    expect(await read('portal_step', 'reservation_id')).toMatchObject([{ answers: null, reason: null }]);
    expect(await read('id_check', 'id')).toMatchObject([{ person: null, document_mark: null }]);
    expect(await read('id_image', 'reservation_id')).toEqual([]);
    expect((await fetch(adult.url)).status).toBe(404);
  },
  LONG,
);
