import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import {
  licenceBack,
  licenceFront,
  portraitItself,
  selfie,
} from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
let client: pg.Client;
let stranger: Record<string, string>;

beforeAll(async () => {
  at = await pictureTest();
  client = new pg.Client({ connectionString: at.service.databaseUrl });
  await client.connect();
  stranger = (await makeAccount(client)).headers;
});

afterAll(async () => {
  await client?.end();
  await at?.stop();
});

const LONG = 400_000;
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

test(
  'both sides of a license pass: card, status, identification, summary, events',
  async () => {
    const [id, holder] = [await at.stay(), freshHolder()];
    const front = await at.upload(id, 'front', await licenceFront(holder.number));
    expect([front.status, front.body]).toEqual([200, { code: 'OK', reservation_id: id }]);
    const early = await at.status(id);
    expect(early.status).toBe(500);
    expect(early.body).toMatchObject({ code: 'id_images_missing', error: 'Still missing: the back of the document.' });

    const back = await at.upload(
      id,
      'back',
      `data:image/jpeg;base64,${(await licenceBack(licenceText(holder))).toString('base64')}`,
    );
    const answeredAt = Date.now();
    expect(back.body).toEqual({
      code: 'OK',
      reservation_id: id,
      card: {
        first_name: 'MARIA',
        last_name: 'SPECIMEN',
        full_name: 'MARIA ELENA SPECIMEN',
        birth_date: '1990-04-12',
        expiry_date: '2034-04-12',
      },
    });
    await at.entry(id, ({ status }) => status === 'PASS');
    expect(Date.now() - answeredAt).toBeLessThan(20_000);
    expect((await at.status(id)).body).toEqual({ status: 'passed', errors: [] });
    const { body } = await at.service.rest('GET', `/reservations/${id}`);
    expect(body.identification).toEqual({
      first_name: 'MARIA',
      last_name: 'SPECIMEN',
      middle_name: 'ELENA',
      document_number: holder.number,
      document_type: 'drivers',
      sex: 'F',
      address: '2570 24TH STREET, ANYTOWN, CO 80202',
      birth_date: '1990-04-12',
      expiry_date: '2034-04-12',
      issue_date: '2026-04-12',
    });
    const events = await eventually(async () => {
      const { data } = await at.service.graph(
        `{ events(reservationId: "${id}", limit: 500) { type subject { ... on IdCheckSubject { reservationId step } } } }`,
      );
      const found = (data.events as { type: string }[]).filter(({ type }) => type.startsWith('ID_CHECK_'));
      return found.length >= 3 ? found : null;
    });
    expect(events).toEqual([
      { type: 'ID_CHECK_IMAGE_UPLOADED', subject: { reservationId: id, step: 'front' } },
      { type: 'ID_CHECK_IMAGE_UPLOADED', subject: { reservationId: id, step: 'back' } },
      { type: 'ID_CHECK_PASSED', subject: { reservationId: id, step: null } },
    ]);
  },
  LONG,
);

test(
  "an expired license fails, so does a stranger's; a name alone needs review",
  async () => {
    const expired = await at.stay();
    await at.bothSides(expired, freshHolder({ issued: '2010-01-01', expires: '2020-01-01' }));
    expect((await at.status(expired)).body).toEqual({ status: 'failed', errors: ['The document has expired.'] });
    await at.entry(expired, ({ status, findings }) => status === 'REVIEW' && findings.length === 1);

    const other = await at.stay({ full_name: 'Peter Jones', birth_date: '1955-01-01' });
    const [, told] = await at.bothSides(other, freshHolder());
    expect(told.body).toMatchObject({ code: 'OK', mismatch: 'not_the_guest' });
    expect(told.body.notice).toContain('Please use your own document, or ask your host to correct the reservation.');
    expect((await at.status(other)).body.status).toBe('failed');
    // The guest's name has been corrected: the same pictures are checked again.
    await at.service.rest('PUT', `/reservations/${other}?sync=1`, {
      guest: { full_name: 'Maria Jones', birth_date: '1990-04-12' },
    });
    expect((await at.status(other)).body).toEqual({
      status: 'review',
      errors: ['The name on the document does not match the guest.'],
    });
    expect(await at.checkEvents(other)).toEqual(['ID_CHECK_FAILED', 'ID_CHECK_REVIEW']);
  },
  LONG,
);

test(
  'waits for a selfie when the selfie screen is on; a face alone decides nothing',
  async () => {
    const required = { IDVerification: 'required' };
    const [id, holder] = [await at.stay(undefined, required), freshHolder()];
    await at.entry(id, ({ status }) => status === 'INCOMPLETE');
    await at.bothSides(id, holder);
    expect((await at.status(id)).body.error).toBe('Still missing: a selfie.');
    expect((await at.upload(id, 'selfie', await selfie('other'))).body.code).toBe('OK');
    expect((await at.status(id)).body).toEqual({
      status: 'review',
      errors: ['The selfie does not match the portrait on the document.'],
    });
    expect((await at.upload(id, 'selfie', await selfie('one'))).body.code).toBe('OK');
    expect((await at.status(id)).body).toEqual({ status: 'passed', errors: [] });
    const passed = await at.entry(id, ({ status }) => status === 'PASS');
    expect(passed.details.identification_document!.findings).toEqual([]);
    expect((await at.upload(id, 'selfie', await licenceFront(holder.number))).body.code).toBe('OK');
    const copied = 'The selfie appears to be the same photo as the portrait on the document.';
    const doubts = ['Two of the images are identical.', copied];
    expect((await at.status(id)).body).toEqual({ status: 'review', errors: doubts });
    // The document's portrait does not pass either, although it is whole and sharp.
    expect((await at.upload(id, 'selfie', await portraitItself('one'))).body.code).toBe('OK');
    expect((await at.status(id)).body).toEqual({ status: 'review', errors: [copied] });
  },
  LONG,
);

test(
  'detects a document used by another guest, and one on the blacklist',
  async () => {
    const holder = freshHolder();
    const first = await at.stay();
    await at.bothSides(first, holder);
    const again = await at.stay();
    await at.bothSides(again, holder);
    expect((await at.status(again)).body).toEqual({ status: 'passed', errors: [] });
    const other = await at.stay({ full_name: 'Peter Jones', birth_date: '1990-04-12' });
    await at.bothSides(other, holder);
    expect((await at.status(other)).body.errors).toEqual([
      'The name on the document does not match the guest.',
      'The same image was uploaded for another guest.',
      'The same document was used for another guest.',
    ]);
    await at.entry(other, ({ findings }) => findings.length === 3);
    // The earlier guests had the same pictures, so they match too.
    await at.entry(first, ({ status, findings }) => status === 'REVIEW' && findings.length === 2);
    expect(await at.checkEvents(first)).toEqual(['ID_CHECK_PASSED', 'ID_CHECK_REVIEW']);
    await at.service.rest('POST', '/blacklist', { document_number: holder.number.toLowerCase() });
    await eventually(async () => {
      const { body } = await at.service.rest('GET', `/reservations/${again}/summary`);
      return (
        body.details.blacklist.status === 'REVIEW' && body.details.blacklist.findings[0].includes('document number')
      );
    });
  },
  LONG,
);

test(
  'a HEIC photo is read like any other and kept as a JPEG',
  async () => {
    const id = await at.stay(
      { full_name: 'Quielchi Verbasan', birth_date: '1981-06-18' },
      { IDCollection: 'required' },
    );
    const heic = await readFile(new URL('../../packages/document-reader/test/specimen.heic', import.meta.url));
    const { body } = await at.upload(id, 'front', heic, 'passport');
    expect(body).toMatchObject({ code: 'OK', card: { first_name: 'QUIELCHI', expiry_date: '2028-09-02' } });
    const shown = await at.service.rest('GET', `/idcheck/image/${id}/front`);
    expect(shown.body.imageBase64).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  },
  LONG,
);

test('rejects malformed or unknown input, which counts for nothing', async () => {
  const id = await at.stay();
  const picture = await licenceFront('bad input');
  for (const path of [`${id}/side/drivers`, `${id}/front/visa`]) {
    const answer = await at.service.rest('POST', `/idcheck/upload/${path}`, {
      imageBase64: picture.toString('base64'),
    });
    expect([answer.status, answer.body.code, answer.body.details[0].type]).toEqual([400, 'bad_input', 'enum']);
  }
  for (const body of [{}, { imageBase64: '' }, { imageBase64: null }, { imageBase64: 7 }]) {
    const answer = await at.service.rest('POST', `/idcheck/upload/${id}/front/drivers`, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
  }
  const unknown = [500, 'reservation_not_found'];
  for (const [asked, headers] of [
    [UNKNOWN, {}],
    ['nonsense', {}],
    [id, stranger],
  ] as const) {
    const sent = await at.upload(asked, 'front', picture, 'drivers', headers);
    const shown = await at.service.rest('GET', `/idcheck/image/${asked}/front`, undefined, headers);
    for (const { status, body } of [sent, shown, await at.status(asked, headers)])
      expect([status, body.code]).toEqual(unknown);
  }
  const none = await at.service.rest('GET', `/idcheck/image/${id}/front`);
  expect([none.status, none.body.code]).toEqual([500, 'id_image_not_found']);
  const huge = await at.upload(id, 'front', 'A'.repeat(15_000_000));
  expect([huge.status, huge.body.code]).toEqual([413, 'body_too_large']);
  const text = await at.upload(id, 'front', Buffer.from('no picture at all').toString('base64'));
  expect([text.status, text.body.code, text.body.reason]).toEqual([200, 'FAILED', 'not_an_image']);
  expect(text.body.error).toBeTruthy();
  expect((await client.query('select 1 from screening.id_image where reservation_id = $1', [id])).rowCount).toBe(0);
});

test(
  'encrypts a picture on disk, returns it unchanged, and audits each view',
  async () => {
    const [id, holder] = [await at.stay(), freshHolder()];
    await at.upload(id, 'front', await licenceFront(holder.number));
    const { rows } = await client.query('select file_name from screening.id_image where reservation_id = $1', [id]);
    const sealed = await readFile(join(at.folder, 'files', rows[0].file_name));
    expect(sealed.subarray(0, 64).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(sealed.includes(Buffer.from('JFIF'))).toBe(false);

    const { body } = await at.service.rest('GET', `/idcheck/image/${id}/front`);
    expect(body.imageBase64).toBe(body.base64Image);
    expect(body.imageBase64).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    const { data } = await at.service.graph(
      `{ reservation(id: "${id}") { idCheck { status missing images { step url } } } }`,
    );
    expect(data.reservation.idCheck).toMatchObject({ status: 'waiting', missing: ['back'] });
    const { url } = data.reservation.idCheck.images[0];
    const linked = await fetch(url);
    expect([linked.status, linked.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(linked.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await linked.arrayBuffer());
    expect(bytes.toString('base64')).toBe(body.imageBase64.split(',')[1]);
    const token = url.split('/').pop();
    expect((await fetch(url.replace(token, `${token.slice(0, -3)}AAA`))).status).toBe(404);
    const looks = await eventually(async () => {
      const text =
        "select actor_kind from identity.audit_entry where action = 'id_check.image_viewed' and record_id = $1";
      const found = await client.query(text, [id]);
      return found.rowCount === 2 ? found.rows : null;
    });
    // A view by the link belongs to the key that requested the link.
    expect(looks.map(({ actor_kind }) => actor_kind)).toEqual(['api', 'api']);
  },
  LONG,
);

test(
  'two concurrent uploads of one step leave one picture and one file',
  async () => {
    const id = await at.stay();
    const pictures = [await licenceFront('first of two'), await licenceFront('second of two')];
    const answers = await Promise.all(pictures.map((picture) => at.upload(id, 'front', picture)));
    expect(answers.map(({ body }) => body.code)).toEqual(['OK', 'OK']);
    const text = 'select file_name, account_id from screening.id_image where reservation_id = $1';
    const { rows } = await client.query(text, [id]);
    expect(rows).toHaveLength(1);
    const files = await readdir(join(at.folder, 'files', rows[0].account_id));
    expect(files).toContain(rows[0].file_name.split('/')[1]);
    const { rows: checks } = await client.query('select attempts from screening.id_check where id = $1', [id]);
    expect(checks[0].attempts.front.count).toBe(2);
  },
  LONG,
);
