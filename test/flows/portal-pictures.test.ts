import { isDeepStrictEqual } from 'node:util';
import { licenceBack, licenceFront, selfie } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { PortalGuest, requireScreens } from '../support/portal.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
const LONG = 400_000;
const AGREED = { consent: true, documentKind: 'driving_licence', documentCountry: 'us' };
const PICTURES = `{ portal { pictures { kind documents { kind steps } pictures { step kind attemptsLeft } } } }`;
const FIELD = `mutation ($id: ID!, $pms: String, $image: String!) {
  uploadIdImage(input: { reservationId: $id, pms: $pms, step: front, kind: drivers, imageBase64: $image }) { idImageUpload { code error } userErrors { code message field rule } }
}`;

beforeAll(async () => {
  at = await pictureTest({ ID_IMAGE_ATTEMPTS: '3' });
});

afterAll(() => at?.stop());

/** A stay of the sample holder that needs one screen only, and its guest. */
async function booked(screen: string, called = 'Maria Specimen', born = '1990-04-12') {
  const guest = { full_name: called, birth_date: born, email: 'maria@example.org' };
  const { body } = await at.service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
  await requireScreens(at.service, body.id, { AboutYou: 'disabled', [screen]: 'required' });
  return { id: body.id as string, guest: await PortalGuest.open(at.service, body.guest_portal_url) };
}

async function send(guest: PortalGuest, step: string, image: Buffer, kind = 'drivers', headers: object = {}) {
  const answer = await fetch(`${at.service.url}/portal-uploads/id-image/${step}/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', 'x-portal-credential': guest.credential, ...headers },
    body: new Uint8Array(image),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Polls less often than a guest may. */
async function accepted(guest: PortalGuest, screen: string): Promise<void> {
  for (let looks = 0; looks < 40; looks += 1) {
    if ((await guest.stateOf(screen)) === 'ACCEPTED') return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${screen} was not accepted.`);
}

const summaryOf = async (id: string) => (await at.service.rest('GET', `/reservations/${id}/summary`)).body;

test(
  'a guest uploads both sides of a license; screen, portal and entry follow automatically',
  async () => {
    const [{ id, guest }, holder] = [await booked('IDCollection'), freshHolder()];
    expect((await guest.ask(PICTURES)).data.portal.pictures).toBeNull();
    await guest.submit('IDCollection', AGREED);
    expect(await guest.stateOf('IDCollection')).toBe('SUBMITTED');
    expect((await guest.ask(PICTURES)).data.portal.pictures).toEqual({
      kind: 'drivers',
      documents: [
        { kind: 'passport', steps: ['front'] },
        { kind: 'id', steps: ['front', 'back'] },
        { kind: 'drivers', steps: ['front', 'back'] },
      ],
      pictures: ['front', 'back', 'selfie'].map((step) => ({ step, kind: null, attemptsLeft: 3 })),
    });
    const front = await send(guest, 'front', await licenceFront(holder.number));
    expect(front).toMatchObject({ status: 200, body: { code: 'OK', error: null } });
    const [first] = (await guest.ask(PICTURES)).data.portal.pictures.pictures;
    expect(first).toEqual({ step: 'front', kind: 'drivers', attemptsLeft: 2 });
    const back = await send(guest, 'back', await licenceBack(licenceText(holder)));
    await accepted(guest, 'IDCollection');
    expect(await summaryOf(id)).toMatchObject({ guest_portal_status: 'COMPLETED' });
    expect(await send(guest, 'back', Buffer.from('x'))).toMatchObject({ status: 409, body: { code: 'screen_done' } });
    expect(back.body).toEqual({
      code: 'OK',
      error: null,
      reason: null,
      mismatch: null,
      card: {
        firstName: 'MARIA',
        lastName: 'SPECIMEN',
        fullName: 'MARIA ELENA SPECIMEN',
        birthDate: '1990-04-12',
        expiryDate: '2034-04-12',
      },
    });
    await at.entry(id, ({ status }) => status === 'PASS');
  },
  LONG,
);

test(
  'reports a document of another person at once; the guest can replace it, and nothing completes before',
  async () => {
    const [{ id, guest }, holder] = [await booked('IDCollection', 'Peter Jones', '1955-01-01'), freshHolder()];
    await guest.submit('IDCollection', AGREED);
    expect((await send(guest, 'front', await licenceFront(holder.number))).body).toMatchObject({ mismatch: null });
    const back = await send(guest, 'back', await licenceBack(licenceText(holder)));
    expect(back.body).toMatchObject({ code: 'OK', mismatch: 'not_the_guest' });
    const MISMATCH = '{ portal { state pictures { mismatch } } }';
    const told = async () => (await guest.ask(MISMATCH)).data.portal;
    await at.entry(id, ({ status }) => status === 'REVIEW');
    // The analysis that reports the finding would have accepted the screen too.
    expect(await guest.stateOf('IDCollection')).toBe('SUBMITTED');
    expect(await told()).toEqual({ state: 'WAITING', pictures: { mismatch: 'not_the_guest' } });
    expect((await summaryOf(id)).guest_portal_status).toBe('INCOMPLETE');
    const named = { guest: { full_name: 'Peter Jones', birth_date: '1990-04-12' } };
    await at.service.rest('PUT', `/reservations/${id}?sync=1`, named);
    expect(await told()).toEqual({ state: 'WAITING', pictures: { mismatch: 'name_differs' } });
    const corrected = { guest: { full_name: 'Maria Specimen', birth_date: '1990-04-12' } };
    await at.service.rest('PUT', `/reservations/${id}?sync=1`, corrected);
    await accepted(guest, 'IDCollection');
    expect(await told()).toEqual({ state: 'COMPLETED', pictures: null });
  },
  LONG,
);

test(
  'rejects pictures before consent, selfies without consent, and pictures for another stay',
  async () => {
    const [own, other, holder] = [await booked('IDVerification'), await booked('IDCollection'), freshHolder()];
    const image = await licenceFront(holder.number);
    expect(await send(own.guest, 'front', image)).toMatchObject({ status: 409, body: { code: 'screen_not_done' } });
    await own.guest.submit('IDVerification', { ...AGREED, biometric: false });
    expect(await send(own.guest, 'selfie', await selfie('one'))).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    });
    await other.guest.submit('IDCollection', AGREED);
    const small = { pms: null, image: Buffer.from('no picture').toString('base64') };
    for (const named of [{ id: other.id }, { id: 'x' }, { id: own.id, pms: 'api' }]) {
      const { errors } = await own.guest.ask(FIELD, { ...small, ...named });
      expect(errors?.[0]?.extensions.code).toBe('RESERVATION_NOT_FOUND');
    }
    expect((await own.guest.ask(FIELD, { ...small, id: own.id })).data.uploadIdImage.code).toBe('FAILED');
    const none = (await other.guest.ask(PICTURES)).data.portal.pictures.pictures;
    expect(none.map(({ attemptsLeft }: { attemptsLeft: number }) => attemptsLeft)).toEqual([3, 3, 3]);
    const asked = await booked('HouseRules');
    expect((await send(asked.guest, 'front', image)).body.code).toBe('screen_not_asked');
  },
  LONG,
);

test(
  'a guest who prefers manual review waits for one, without a selfie; a reopened screen asks again',
  async () => {
    const [{ id, guest }, holder] = [await booked('IDVerification'), freshHolder()];
    const name = `reservationId: "${id}", screen: IDVerification`;
    await guest.submit('IDVerification', { ...AGREED, biometric: false });
    await at.service.graph(
      `mutation { acceptPortalScreen(input: { ${name} }) { reservation { id } userErrors { code message field rule } } }`,
    );
    expect(await guest.stateOf('IDVerification')).toBe('ACCEPTED');
    await at.service.graph(
      `mutation { reopenPortalScreen(input: { ${name}, reason: "Pictures, please" }) { reservation { id } userErrors { code message field rule } } }`,
    );
    await guest.submit('IDVerification', { ...AGREED, biometric: false });
    await send(guest, 'front', await licenceFront(holder.number));
    await send(guest, 'back', await licenceBack(licenceText(holder)));
    await accepted(guest, 'IDVerification');
    const findings = ['The guest chose manual review instead of a face comparison.'];
    await at.entry(id, (entry) => entry.status === 'REVIEW' && isDeepStrictEqual(entry.findings, findings));
    expect(await summaryOf(id)).toMatchObject({ verification_status: 'review', guest_portal_status: 'COMPLETED' });
    const checked = await at.service.rest('GET', `/idcheck/status/${id}`);
    expect(checked.body).toMatchObject({ status: 'review', errors: findings });
    await at.service.graph(
      `mutation { reopenPortalScreen(input: { ${name}, reason: "It is dark" }) { reservation { id } userErrors { code message field rule } } }`,
    );
    expect(await send(guest, 'front', await licenceFront(freshHolder().number))).toMatchObject({
      status: 200,
      body: { code: 'OK' },
    });
    await guest.submit('IDVerification', { ...AGREED, biometric: true });
    const waiting = await at.service.rest('GET', `/idcheck/status/${id}`);
    expect(waiting.body).toMatchObject({ code: 'id_images_missing', error: 'Still missing: a selfie.' });
    await send(guest, 'selfie', await selfie('one'));
    await accepted(guest, 'IDVerification');
    await at.entry(id, (entry) => !isDeepStrictEqual(entry.findings, findings));
  },
  LONG,
);

test(
  'withdrawing consent deletes the face vector, and no face is measured again',
  async () => {
    const [{ id, guest }, holder] = [await booked('IDVerification'), freshHolder()];
    const checked = async () => (await at.service.rest('GET', `/idcheck/status/${id}`)).body;
    const anew = async (biometric: boolean) => {
      const name = `reservationId: "${id}", screen: IDVerification`;
      await at.service.graph(
        `mutation { reopenPortalScreen(input: { ${name}, reason: "Once more" }) { reservation { id } userErrors { code message field rule } } }`,
      );
      await guest.submit('IDVerification', { ...AGREED, biometric });
      await accepted(guest, 'IDVerification');
    };
    await guest.submit('IDVerification', { ...AGREED, biometric: true });
    await send(guest, 'front', await licenceFront(holder.number));
    await send(guest, 'back', await licenceBack(licenceText(holder)));
    await send(guest, 'selfie', await selfie('one'));
    await accepted(guest, 'IDVerification');
    expect(await checked()).toMatchObject({ status: 'passed', errors: [] });
    await anew(false);
    const [declined, uncompared] = [
      'The guest chose manual review instead of a face comparison.',
      'The selfie and portrait were not compared automatically.',
    ];
    expect(await checked()).toMatchObject({ status: 'review', errors: [declined] });
    expect((await at.upload(id, 'front', await licenceFront(holder.number))).body.code).toBe('OK');
    expect(await checked()).toMatchObject({ status: 'review', errors: [declined] });
    await anew(true);
    expect(await checked()).toMatchObject({ status: 'review', errors: [uncompared] });
    expect((await at.upload(id, 'selfie', await selfie('one'))).body.code).toBe('OK');
    expect(await checked()).toMatchObject({ status: 'review', errors: [uncompared] });
  },
  LONG,
);

test('the picture route accepts the credential alone, 10 MB, and a picture', async () => {
  const { guest } = await booked('IDCollection');
  await guest.submit('IDCollection', AGREED);
  const tiny = Buffer.from('no picture');
  expect((await send(guest, 'front', tiny, 'drivers', { 'x-api-key': at.service.key })).status).toBe(403);
  expect((await send(guest, 'front', tiny, 'drivers', { 'x-portal-credential': 'made-up' })).status).toBe(401);
  const keyed = { method: 'POST', headers: { 'x-api-key': at.service.key, 'content-type': 'image/png' }, body: 'x' };
  expect((await fetch(`${at.service.url}/portal-uploads/id-image/front/drivers`, keyed)).status).toBe(401);
  expect((await send(guest, 'face', tiny)).status).toBe(404);
  expect((await send(guest, 'front', Buffer.alloc(0))).body.code).toBe('bad_input');
  const large = await send(guest, 'front', Buffer.alloc(10 * 1024 * 1024 + 1));
  expect([large.status, large.body.code]).toEqual([413, 'body_too_large']);
  for (const left of ['2', '1', '0']) {
    const { status, body } = await send(guest, 'front', tiny);
    expect([status, body.code, typeof body.error, left]).toEqual([200, 'FAILED', 'string', left]);
    expect(body.reason).toMatch(/^[a-z_]+$/);
  }
  expect((await send(guest, 'front', tiny)).body.error).toContain('3 attempts');
  const unknown = await fetch(`${at.service.url}/portal-assets/gone-12345678.js`);
  expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([404, 'not_found']);
});
