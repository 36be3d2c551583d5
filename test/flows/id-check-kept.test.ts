import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { type SealedRow, open } from '#kit/cipher/cipher.js';
import { diskFiles } from '#kit/files/disk-files.js';
import { openLog } from '#kit/process/log.js';
import { openOrm, openPool } from '#kit/store/database.js';
import { purge } from '#kit/store/purge.js';
import { idCheckPurgeClasses } from '#subgraphs/screening/booking/id-document/id-check-purge-classes.js';
import { screening } from '#subgraphs/screening/subgraph.js';
import { eventually } from '../support/eventually.js';
import { licenceFront, selfie } from '../../packages/document-reader/bench/licence-back.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
let client: pg.Client;

beforeAll(async () => {
  at = await pictureTest({ ID_IMAGE_ATTEMPTS: '2' });
  client = new pg.Client({ connectionString: at.service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await at?.stop();
});

const LONG = 400_000;

const filesKept = async () =>
  (await readdir(at.folder, { recursive: true })).filter(
    (name) => /[0-9a-f-]{36}$/.test(name) && name.split('/').length === 3,
  ).length;

/** The hourly work of a worker, as of a moment. */
async function purged(now: Date, keptDays: number | null = 30): Promise<Record<string, number>> {
  const pool = openPool(at.service.databaseUrl, 2, openLog('silent', 'test'));
  const orm = await openOrm(pool, screening.store!);
  try {
    return await purge(
      { orm, pool, name: 'test', classes: idCheckPurgeClasses(diskFiles(`${at.folder}/files`), keptDays) },
      now,
    );
  } finally {
    await orm.close();
    await pool.end();
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test(
  'limits the uploads of a step per day; the entry then needs review',
  async () => {
    const id = await at.stay(undefined, { IDCollection: 'required' });
    const picture = await licenceFront('limited');
    for (const text of ['first', 'second'])
      expect((await at.upload(id, 'front', Buffer.from(text))).body.code).toBe('FAILED');
    await at.entry(id, ({ status, findings }) => status === 'REVIEW' && /upload limit/.test(findings.join()));
    const third = await at.upload(id, 'front', picture);
    const usedUp = { code: 'FAILED', reason: 'attempts_used_up', error: expect.stringContaining('2 attempts') };
    expect(third.body).toMatchObject(usedUp);
    expect((await at.status(id)).body.code).toBe('id_images_missing');
    const again = await at.service.rest('POST', `/idcheck/attempts/${id}`);
    expect([again.status, again.body]).toEqual([200, { status: 'waiting', missing: ['front', 'back'], errors: [] }]);
    await at.entry(id, ({ status }) => status === 'INCOMPLETE');
    expect((await at.upload(id, 'front', picture)).body.code).toBe('OK');
    const text =
      "select actor_kind from identity.audit_entry where action = 'id_check.attempts_reset' and record_id = $1";
    const rows = await eventually(async () => {
      const found = await client.query(text, [id]);
      return found.rowCount ? found.rows : null;
    });
    expect(rows).toEqual([{ actor_kind: 'api' }]);
  },
  LONG,
);

test(
  'deletes pictures when their retention ends and keeps the decision',
  async () => {
    const id = await at.stay();
    await at.bothSides(id, freshHolder());
    await purged(inDays(29));
    expect((await at.service.rest('GET', `/idcheck/image/${id}/back`)).status).toBe(200);
    const counts = await purged(inDays(31));
    expect(counts.id_image).toBeGreaterThanOrEqual(2);
    expect(counts.id_file).toBeGreaterThanOrEqual(2);
    expect(await filesKept()).toBe(0);
    expect((await at.service.rest('GET', `/idcheck/image/${id}/back`)).body.code).toBe('id_image_not_found');
    expect((await at.status(id)).body).toEqual({ status: 'passed', errors: [] });
  },
  LONG,
);

test(
  'an erased guest leaves no picture, name or number; the outcome stays',
  async () => {
    const [id, holder] = [await at.stay(), freshHolder()];
    await at.bothSides(id, holder);
    const { data } = await at.service.graph(`{ reservation(id: "${id}") { idCheck { images { url } } } }`);
    const { url } = data.reservation.idCheck.images[0];
    expect((await fetch(url)).status).toBe(200);
    const erased = await at.service.rest('POST', '/guests/erase', { reservation_id: id });
    expect(erased.body.identities).toBeGreaterThan(0);
    expect((await fetch(url)).status).toBe(404);
    expect((await client.query('select 1 from screening.id_image where reservation_id = $1', [id])).rowCount).toBe(0);
    const { rows } = await client.query('select * from screening.id_check where id = $1', [id]);
    expect(rows[0]).toMatchObject({ status: 'passed', person: null, document_mark: null, face_distance: null });
    expect((await at.service.rest('GET', `/reservations/${id}`)).body.identification).toBeUndefined();
    expect((await at.status(id)).body).toEqual({ status: 'passed', errors: [] });
    const late = await at.upload(id, 'front', await licenceFront(holder.number));
    expect([late.status, late.body.code]).toEqual([409, 'reservation_erased']);
    await purged(new Date());
    expect(await filesKept()).toBe(0);
  },
  LONG,
);

test(
  'without retention, deletes a picture and the face vector after reading',
  async () => {
    await at.restart({ ID_IMAGE_RETENTION: 'none' });
    const [id, holder] = [await at.stay(undefined, { IDVerification: 'required' }), freshHolder()];
    await at.bothSides(id, holder);
    await at.upload(id, 'selfie', await selfie('one'));
    expect((await at.status(id)).body).toEqual({ status: 'passed', errors: [] });
    expect(await filesKept()).toBe(0);
    for (const step of ['front', 'back', 'selfie']) {
      const { status, body } = await at.service.rest('GET', `/idcheck/image/${id}/${step}`);
      expect([status, body.code]).toEqual([500, 'id_image_not_found']);
    }
    const { rows } = await client.query('select face_distance from screening.id_check where id = $1', [id]);
    expect(rows[0].face_distance).toBeLessThanOrEqual(0.38);
    expect(await facesKept(id)).toBe(0);
  },
  LONG,
);

const READINGS = `
  select account_id as "accountId", id, step, reading from screening.id_image where reservation_id = $1`;

interface SealedReading extends SealedRow {
  step: string;
  reading: string;
}

const opened = (row: SealedReading) => open(row.reading, 'screening.id_image.reading', row);

const facesKept = async (id: string) => {
  const { rows } = await client.query<SealedReading>(`${READINGS} and has_face`, [id]);
  for (const row of rows) expect(JSON.parse(opened(row)).faces.descriptor).toHaveLength(128);
  return rows.length;
};

test(
  'without retention a selfie can be replaced; an unused face vector is deleted within a day',
  async () => {
    const [id, holder] = [await at.stay(undefined, { IDVerification: 'required' }), freshHolder()];
    await at.bothSides(id, holder);
    await at.upload(id, 'selfie', await selfie('other'));
    expect((await at.status(id)).body.status).toBe('review');
    expect(await facesKept(id)).toBe(2);
    await at.upload(id, 'selfie', await selfie('one'));
    expect((await at.status(id)).body).toEqual({ status: 'passed', errors: [] });
    expect(await facesKept(id)).toBe(0);

    const left = await at.stay(undefined, { IDVerification: 'required' });
    await at.bothSides(left, freshHolder());
    await purged(inDays(0.9), null);
    expect(await facesKept(left)).toBe(1);
    await purged(inDays(1.1), null);
    expect(await facesKept(left)).toBe(0);
  },
  LONG,
);

test(
  'without a selfie screen no face is measured, not even on the document',
  async () => {
    const readings = async (id: string) => {
      const { rows } = await client.query<SealedReading>(`${READINGS} order by step`, [id]);
      return rows.map((row) => [row.step, 'faces' in (JSON.parse(opened(row)) as object)]);
    };
    const [plain, asked] = [
      await at.stay(undefined, { IDCollection: 'required' }),
      await at.stay(undefined, { IDVerification: 'required' }),
    ];
    for (const id of [plain, asked]) await at.upload(id, 'front', await licenceFront(freshHolder().number));
    expect([await readings(plain), await readings(asked)]).toEqual([[['front', false]], [['front', true]]]);
  },
  LONG,
);

test(
  'with selfies disabled no face is measured, and the screen completes without one',
  async () => {
    await at.restart({ ID_SELFIE: 'false' });
    const id = await at.stay(undefined, { IDVerification: 'required' });
    await at.bothSides(id, freshHolder());
    expect((await at.status(id)).body).toEqual({ status: 'passed', errors: [] });
    await at.entry(id, ({ status }) => status === 'PASS');
  },
  LONG,
);
