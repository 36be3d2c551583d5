import type { EntityManager } from '@mikro-orm/postgresql';
import { BATCH_SIZE, type PurgeClass, daysBefore } from '#kit/store/purge.js';
import type { FileStore } from '#kit/files/file-store.js';
import { arrayText } from '../reservation/analyse-again.js';
import { IdImage } from './id-image.entity.js';
import { forgetFace } from './forget-faces.js';

const OLD = `
  select id from screening.id_image
  where account_id = ? and ((file_name is not null and uploaded_at < ?) or (has_face and uploaded_at < ?))
  limit ${BATCH_SIZE} for update skip locked`;

const DROP = `
  insert into screening.dropped_file (account_id, id, name)
  select account_id, gen_random_uuid(), file_name from screening.id_image where account_id = ? and id = any(?::uuid[])
    and file_name is not null and uploaded_at < ?`;

/** Pictures whose time is over lose their key, and the numbers of the face with it. */
async function forgetImages(tx: EntityManager, accountId: string, before: { file: Date; face: Date }): Promise<number> {
  const old = await tx.execute<{ id: string }[]>(OLD, [accountId, before.file, before.face]);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.execute(DROP, [accountId, arrayText(ids), before.file]);
  for (const image of await tx.find(IdImage, { accountId, id: ids })) {
    forgetFace(image);
    if (image.uploadedAt < before.file) Object.assign(image, { fileName: null, fileKey: null });
  }
  await tx.flush();
  return ids.length;
}

const DROPPED = `
  select id, name from screening.dropped_file where account_id = ? order by id
  limit ${BATCH_SIZE} for update skip locked`;

const GONE = `delete from screening.dropped_file where account_id = ? and id = any(?::uuid[])`;

/** Files that nothing can open any more. A file that is gone already is no failure, so that this may run twice. */
async function removeFiles(tx: EntityManager, files: FileStore, accountId: string): Promise<number> {
  const dropped = await tx.execute<{ id: string; name: string }[]>(DROPPED, [accountId]);
  for (const { name } of dropped) await files.remove(name);
  if (dropped.length > 0) await tx.execute(GONE, [accountId, arrayText(dropped.map(({ id }) => id))]);
  return dropped.length;
}

/** Days that a check which is not done keeps numbers of faces to compare, where no picture is kept. */
const FACE_DAYS = 1;

/** What is forgotten of pictures by the clock. `keptDays` null: none are kept, and what was kept before goes. */
export function idCheckPurgeClasses(files: FileStore, keptDays: number | null): PurgeClass[] {
  return [
    {
      name: 'id_image',
      table: 'screening.id_image',
      purgeBatch: (tx, accountId, now) => {
        const [file, face] = [daysBefore(now, keptDays ?? 0), daysBefore(now, keptDays ?? FACE_DAYS)];
        return forgetImages(tx, accountId, { file, face });
      },
    },
    {
      name: 'id_file',
      table: 'screening.dropped_file',
      purgeBatch: (tx, accountId) => removeFiles(tx, files, accountId),
    },
  ];
}
