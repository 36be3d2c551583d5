import type { IdDocumentKind } from '@guest-screening/document-reader';
import { findHasDigital } from '../../../booking/id-document/digital-of.js';
import { IdCheck } from '../../../booking/id-document/id-check.entity.js';
import { neededSteps } from '../../../booking/id-document/needed-steps.js';
import type { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { screensInForce } from '../../../booking/screens/find-reservation-screens.js';
import type { PortalContext } from '../../context.js';
import type { Uploading } from '../../visit/portal-pictures.js';

/**
 * What an operator submits for the primary guest. Faces are compared if a selfie is required and the guest did not choose
 * manual review. `hasDigital` undefined: as stored.
 */
export async function stayOfOperator(
  context: PortalContext,
  row: Reservation,
  kind: IdDocumentKind,
  hasDigital?: boolean,
): Promise<Uploading> {
  const { accountId, id } = row;
  const em = context.emOf(accountId);
  const screens = await screensInForce(context, row);
  const isDigital = hasDigital ?? (await findHasDigital(em, accountId, id, kind));
  const asksSelfie = neededSteps(kind, screens, context.idImages.asksSelfie, isDigital).includes('selfie');
  const comparesFaces = asksSelfie && !(await em.findOne(IdCheck, { accountId, id }))?.selfieDeclined;
  return { row, holder: row, screens, stayScreens: screens, comparesFaces };
}
