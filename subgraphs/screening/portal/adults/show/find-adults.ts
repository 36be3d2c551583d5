import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { PortalContext } from '../../context.js';
import type { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { ID_FINDINGS, isIdFinding } from '../../../booking/facts/id-findings.js';
import { messages } from '../../../messages.js';
import { findPortalContents } from '../../content/find-portal-content.js';
import { PortalAdultRow } from '../portal-adult.entity.js';
import type { PortalAdult } from './portal-adult.type.js';
import { adultUrl } from '../send-adult-link.js';

/** Adults on a reservation's guest list with a link of their own, in list order. */
export async function findAdults(context: PortalContext, row: Reservation): Promise<PortalAdult[]> {
  const rows = await context.load.portalAdultsOf(row.id);
  if (rows.length === 0) return [];
  const { eachAdult } = (await findPortalContents(context.emOf(row.accountId), row.accountId, row.listingId)).GuestList;
  return Promise.all(rows.map((adult) => shownAdult(context, adult, eachAdult)));
}

/** One adult as returned by the API. `eachAdult`: screens required of each adult. */
export async function shownAdult(
  context: PortalContext,
  adult: PortalAdultRow,
  eachAdult: readonly string[],
): Promise<PortalAdult> {
  const { id, reservationId, name, linkedAt, erasedAt } = adult;
  const [steps, check] = await Promise.all([context.load.portalStepsOf(id), context.load.idCheckOf(id)]);
  const isDone = eachAdult.every((screen) => steps.some((one) => one.screen === screen && one.state === 'accepted'));
  const findings = (check?.findings ?? []).filter(isIdFinding);
  return {
    id,
    reservationId,
    name,
    linkedAt: adult.linkId ? linkedAt : null,
    url: adultUrl(context, adult),
    state: erasedAt ? 'erased' : isDone ? 'done' : 'waiting',
    documentStatus: check?.status ?? null,
    documentFindings: findings.map((code) => ID_FINDINGS[code].text),
    documentFindingCodes: findings,
  };
}

/** Finds an adult of any reservation that the viewer can see. Throws PORTAL_ADULT_NOT_FOUND. */
export async function findAdult({ em }: Pick<PortalContext, 'em'>, id: string): Promise<PortalAdultRow> {
  const adult = isId(id) ? await em.findOne(PortalAdultRow, { id, erasedAt: null }) : null;
  if (!adult) throw new Failure('PORTAL_ADULT_NOT_FOUND', messages.adultNotFound);
  return adult;
}
