import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../built.js';
import { eventually } from '../eventually.js';
import { type RestartableTest, runningTest } from '../running.js';
import { licenceBack, licenceFront } from '../../../packages/document-reader/bench/licence-back.js';
import { HOLDER, type Holder, licenceText } from '../../../packages/document-reader/bench/licence-text.js';

type Headers = Record<string, string>;

/** The service with its own folder for pictures; its workers run the built code, at their own pace. */
export async function pictureTest(
  settings: Record<string, string> = {},
  starts: (settings: Record<string, string>) => Promise<RestartableTest> = runningTest,
) {
  await built();
  const folder = await mkdtemp(join(tmpdir(), 'id-images-'));
  const own = { DATA_DIR: folder };
  const service = await starts({ ...own, ...settings });
  const uploads = uploadsTo(service);
  /** With the same folder. */
  const restart = (changed: Record<string, string>) => service.restart({ ...own, ...changed });
  const stop = async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { service, folder, restart, stop, ...uploads };
}

let made = 0;

/** A new licence for each call, so that no picture and no number was used before. */
export function freshHolder(change: Partial<Holder> = {}): Holder {
  made += 1;
  return { ...HOLDER, number: `T${process.pid}${String(made).padStart(4, '0')}`, ...change };
}

function uploadsTo(service: RestartableTest) {
  const upload = (id: string, step: string, image: Buffer | string, type = 'drivers', headers: Headers = {}) =>
    service.rest(
      'POST',
      `/idcheck/upload/${id}/${step}/${type}`,
      { imageBase64: typeof image === 'string' ? image : image.toString('base64') },
      headers,
    );
  return {
    upload,
    /** An analysed stay of the fictitious holder; `screens` are the required ones. */
    async stay(
      guest: object = { full_name: 'Maria Specimen', birth_date: '1990-04-12' },
      screens?: object,
      headers: Headers = {},
    ) {
      const booking = { without_listing: true, guest: { email: `guest${(made += 1)}@example.org`, ...guest } };
      const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', booking, headers);
      const id = body.id as string;
      if (screens) await service.rest('PUT', `/reservations/${id}/screens`, screens, headers);
      return id;
    },
    /** Uploads both sides of a licence; returns the responses. */
    async bothSides(id: string, holder: Holder) {
      const front = await upload(id, 'front', await licenceFront(holder.number));
      return [front, await upload(id, 'back', await licenceBack(licenceText(holder)))] as const;
    },
    status: (id: string, headers: Headers = {}) => service.rest('GET', `/idcheck/status/${id}`, undefined, headers),
    /** The entry of the summary once the analysis has caught up and `holds`. */
    entry: (id: string, holds: (entry: { status: string; findings: string[] }) => boolean) =>
      eventually(async () => {
        const { body } = await service.rest('GET', `/reservations/${id}/summary`);
        const entry = body.details.identification_document;
        return holds(entry) ? (body as { details: Record<string, { status: string; findings: string[] }> }) : null;
      }),
    /** The results of the check, event by event, once there are two. */
    checkEvents: (id: string) =>
      eventually(async () => {
        const { data } = await service.graph(`{ events(reservationId: "${id}", limit: 500) { type } }`);
        const types = (data.events as { type: string }[]).map(({ type }) => type);
        const became = types.filter((type) => /^ID_CHECK_(REVIEW|PASSED|FAILED)$/.test(type));
        return became.length >= 2 ? became : null;
      }),
  };
}
