import type { ScreenName } from '#facts';
import type { ScreeningContext } from '../../../context.js';
import { openPages } from '../../../verification/details/open-pages.js';
import { hasContent } from '../content/find-portal-content.js';
import type { PortalStepRow } from '../step/portal-step.entity.js';
import { untouched } from '../step/portal-step.type.js';
import { findPortalPictures } from './portal-pictures.js';
import { type PortalVisitor, openVisit } from './open-visit.js';
import type { Portal, PortalTask } from './portal.type.js';

/** The portal of the viewer's link. Throws FORBIDDEN, RESERVATION_NOT_FOUND, UNAVAILABLE. */
export async function findPortal(context: ScreeningContext): Promise<Portal> {
  const visitor = await openVisit(context);
  const { row, agreement } = visitor;
  const steps = await context.load.portalStepsOf(row.id);
  const place = await context.load.placeOfStay(row);
  return {
    reservationId: row.id,
    state: stateOf(visitor, steps),
    isTest: context.viewer.isTest === true,
    locale: row.locale,
    guest: {
      ...{ firstName: row.guestFirstName, lastName: row.guestLastName, email: row.guestEmail },
      ...{ phone: row.guestPhone, address: row.guestLocation },
    },
    numberOfGuests: row.numberOfGuests,
    placeName: place?.nickname ?? null,
    countryCode: place?.location.countryCode ?? null,
    timeZoneName: place?.location.timeZoneName ?? null,
    checkInDate: row.checkInDate,
    checkOutDate: row.checkOutDate,
    checkInTime: place?.checkInTime ?? null,
    checkOutTime: place?.checkOutTime ?? null,
    agreement,
    tasks: visitor.asked.map((screen) => taskOf(visitor, screen, steps)),
    pictures: await findPortalPictures(context, visitor, steps),
    completedAt: row.portalCompletedAt,
  };
}

/** What is done is what was accepted. */
export function acceptedOf(steps: Pick<PortalStepRow, 'screen' | 'state'>[]): ScreenName[] {
  return steps.flatMap(({ screen, state }) => (state === 'accepted' ? [screen] : []));
}

function stateOf({ row, screens }: PortalVisitor, steps: PortalStepRow[]): Portal['state'] {
  if (row.status === 'CANCELED') return 'canceled';
  if (row.portalSkipped) return 'completed';
  return openPages(screens, acceptedOf(steps)).length === 0 ? 'completed' : 'waiting';
}

function taskOf({ contents, screens, files }: PortalVisitor, screen: ScreenName, steps: PortalStepRow[]): PortalTask {
  const step = steps.find((one) => one.screen === screen);
  const looksAtAddress = screens.FraudDetectionAddon === 'required';
  const isDraft = step?.state === 'entered' || step?.state === 'reopened';
  return {
    ...(step ?? untouched(screen)),
    content: screen === 'AboutYou' ? { looksAtAddress } : hasContent(screen) ? contents[screen] : {},
    files: files.filter((file) => file.screen === screen),
    draft: isDraft && step.answers ? (JSON.parse(step.answers) as Record<string, unknown>) : null,
  };
}
