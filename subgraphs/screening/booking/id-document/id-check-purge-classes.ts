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

/** Deletes the keys and face measurements of images past their retention. */
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

/** Deletes files that no key can open any more. A missing file is not a failure, so running this twice is safe. */
async function removeFiles(tx: EntityManager, files: FileStore, accountId: string): Promise<number> {
  const dropped = await tx.execute<{ id: string; name: string }[]>(DROPPED, [accountId]);
  for (const { name } of dropped) await files.remove(name);
  if (dropped.length > 0) await tx.execute(GONE, [accountId, arrayText(dropped.map(({ id }) => id))]);
  return dropped.length;
}

/** Days that an unfinished check keeps face measurements if images are not stored. */
const FACE_DAYS = 1;

/** Image classes of the retention purge. `keptDays` null: images are not stored, and stored ones are deleted. */
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
