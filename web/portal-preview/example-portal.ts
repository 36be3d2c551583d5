import type { PortalParts } from '../portal/graph/answers.js';
import { plainContent } from '../portal/graph/plain-portal.js';
import { pageFacts } from '../portal/state/page-facts.js';
import { allowedHtml } from './allowed-html.js';
import { fillExamples } from './fill-examples.js';
import type { Shown } from './shown.js';

const DAY_MS = 86_400_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Content that the portal shows for screens that the host cannot write. */
const ADDED: Record<string, Record<string, unknown>> = {
  AboutYou: { looksAtAddress: false },
  SecurityDeposit: { isTakenHere: true },
};

const shownOf = ({ format, content }: NonNullable<Shown['agreement']>) =>
  format === 'html' ? allowedHtml(content) : content;

/** The portal of an invented guest with these screens. Nothing has been entered. */
export function examplePortal({ screen: selected, tasks, agreement, language }: Shown): PortalParts {
  const placeName = pageFacts.placeName ?? 'Lake House';
  const example = {
    guest: { firstName: 'Ann', lastName: 'Lee' },
    placeName,
    checkInDate: inDays(5),
    checkOutDate: inDays(8),
  };
  return {
    reservationId: 'example',
    state: 'WAITING',
    isTest: false,
    isPreview: false,
    locale: language,
    numberOfGuests: 2,
    placeName,
    placeAddress: null,
    checkInInstructions: null,
    isApproved: false,
    isDeclined: false,
    countryCode: null,
    timeZoneName: 'Europe/Berlin',
    checkInDate: example.checkInDate,
    checkOutDate: example.checkOutDate,
    checkInTime: 15,
    checkOutTime: 11,
    completedAt: null,
    paysElsewhere: false,
    guest: { ...example.guest, email: 'ann.lee@example.com', phone: null, address: null },
    known: null,
    documentCheck: null,
    retention: { pictureDays: 30, identityDays: 365, backgroundDays: 365 },
    signedAgreement: null,
    adults: null,
    agreement: agreement && { ...agreement, content: shownOf(agreement), version: 1, sha256: '' },
    tasks: tasks.map(({ screen, content }) => ({
      screen,
      // The portal reports a screen as viewed when it opens it for the first time.
      state: selected === null ? 'OPEN' : 'VIEWED',
      reason: null,
      content: { ...fillExamples(plainContent(content ?? {}), example), ...ADDED[screen] },
      draft: null,
      files: [],
    })),
    pictures: null,
  };
}
