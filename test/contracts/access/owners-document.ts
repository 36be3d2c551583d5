import { licenceFront } from '../../../packages/document-reader/bench/licence-back.js';
import type { RunningTest } from '../../support/running.js';

/** A reservation of the owner with the front and the back of a document; returns its identifier. */
export async function makeDocument(service: RunningTest, headers: Record<string, string>): Promise<string> {
  const booking = { without_listing: true, guest: { full_name: 'Canary Holder' } };
  const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', booking, headers);
  for (const step of ['front', 'back']) {
    const imageBase64 = (await licenceFront(`canary ${step}`)).toString('base64');
    const answer = await service.rest('POST', `/idcheck/upload/${body.id}/${step}/drivers`, { imageBase64 }, headers);
    if (answer.body.code !== 'OK') throw new Error(`${step}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return body.id as string;
}
