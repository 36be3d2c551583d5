import { FORBIDDEN_TO_ALL, OWN_ACCOUNT, ownRow, profile } from './profiles.js';
import { graph, rest } from './row.js';

const STEPS = '{ id portalSteps { screen state reason } }';
const CONTENT = '{ screen listingId isSet content }';
const ABOUT = '{ firstName: "Canary" }';

let set = 0;
const rules = () => `{ rules: [{ id: "r${(set += 1)}", text: "Canary rule" }] }`;

/** A row that its account can reach, without any work to do. */
const waitingRow = (unknown: string, refused: string) =>
  profile({ owner: refused, parent: refused, sibling: unknown, stranger: unknown, sdk: 'forbidden' });

/** The guest's own operations are for the holder of a portal link: no key has them. */
export const portalRows = [
  graph('Query.portal', FORBIDDEN_TO_ALL, () => '{ portal { state guest { email } } }'),
  graph(
    'Mutation.savePortalScreen',
    FORBIDDEN_TO_ALL,
    () => `mutation { savePortalScreen(screen: AboutYou, answers: ${ABOUT}) { state } }`,
  ),
  graph(
    'Mutation.submitPortalScreen',
    FORBIDDEN_TO_ALL,
    () => `mutation { submitPortalScreen(screen: AboutYou, answers: ${ABOUT}) { state } }`,
  ),

  graph(
    'Mutation.uploadPortalFile',
    FORBIDDEN_TO_ALL,
    () => 'mutation { uploadPortalFile(screen: FileUpload, slot: "document", contentBase64: "eA==") { state } }',
  ),
  graph(
    'Mutation.removePortalFile',
    FORBIDDEN_TO_ALL,
    () => 'mutation { removePortalFile(screen: FileUpload, slot: "document") { state } }',
  ),
  graph(
    'Mutation.linkPortalFile',
    ownRow('PORTAL_FILE_NOT_FOUND'),
    async ({ freshFile }) => `mutation { linkPortalFile(id: "${await freshFile()}") { url } }`,
  ),
  graph(
    'Mutation.sendPortalCode',
    FORBIDDEN_TO_ALL,
    () => 'mutation { sendPortalCode(via: EMAIL, to: "canary@example.com") }',
  ),
  graph('Mutation.confirmPortalCode', FORBIDDEN_TO_ALL, () => 'mutation { confirmPortalCode(via: EMAIL, code: "1") }'),
  graph('Mutation.openDepositPage', FORBIDDEN_TO_ALL, () => 'mutation { openDepositPage }'),
  graph(
    'Mutation.captureDeposit',
    waitingRow('RESERVATION_NOT_FOUND', 'DEPOSIT_NOT_HELD'),
    async ({ freshPortal }) => `mutation { captureDeposit(reservationId: "${await freshPortal()}") { state } }`,
  ),
  graph(
    'Mutation.releaseDeposit',
    waitingRow('RESERVATION_NOT_FOUND', 'DEPOSIT_NOT_HELD'),
    async ({ freshPortal }) => `mutation { releaseDeposit(reservationId: "${await freshPortal()}") { state } }`,
  ),
  graph(
    'Mutation.previewPortal',
    ownRow('RESERVATION_NOT_FOUND'),
    ({ reservation }) => `mutation { previewPortal(reservationId: "${reservation}") { url expiresAt } }`,
  ),
  graph(
    'Mutation.reopenPortalScreen',
    ownRow('RESERVATION_NOT_FOUND'),
    async ({ freshPortal }) =>
      `mutation { reopenPortalScreen(reservationId: "${await freshPortal()}", screen: AboutYou, reason: "x") ${STEPS} }`,
  ),
  graph(
    'Mutation.acceptPortalScreen',
    ownRow('RESERVATION_NOT_FOUND'),
    async ({ freshPortal }) =>
      `mutation { acceptPortalScreen(reservationId: "${await freshPortal()}", screen: SecurityDeposit) ${STEPS} }`,
  ),
  graph(
    'Mutation.revealPortalAnswers',
    ownRow('RESERVATION_NOT_FOUND'),
    async ({ freshPortal }) =>
      `mutation { revealPortalAnswers(reservationId: "${await freshPortal()}", screen: AboutYou) }`,
  ),
  graph(
    'Mutation.revealSignedAgreement',
    // Not signed yet.
    waitingRow('RESERVATION_NOT_FOUND', 'null'),
    async ({ freshPortal }) =>
      `mutation { revealSignedAgreement(reservationId: "${await freshPortal()}") { version signedName } }`,
  ),
  graph(
    'Mutation.exportAuthorityReports',
    ownRow('RESERVATION_NOT_FOUND'),
    async ({ freshPortal }) =>
      `mutation { exportAuthorityReports(input: { reservationId: "${await freshPortal()}" }) { content stays } }`,
  ),
  rest('GET /reservations/:id/authority-report', ownRow('400 reservation_not_found'), async ({ freshPortal }) => ({
    params: { id: await freshPortal() },
  })),
  rest('GET /authority-reports', OWN_ACCOUNT, () => ({ query: '?from=2030-01-01&to=2030-01-31' })),
  graph(
    'Mutation.revokeAdultLink',
    ownRow('PORTAL_ADULT_NOT_FOUND'),
    async ({ freshAdult }) => `mutation { revokeAdultLink(adultId: "${await freshAdult()}") { id name url } }`,
  ),
  graph(
    'Mutation.renewAdultLink',
    ownRow('PORTAL_ADULT_NOT_FOUND'),
    async ({ freshAdult }) => `mutation { renewAdultLink(adultId: "${await freshAdult()}") { id name } }`,
  ),
  graph('Query.portalContents', OWN_ACCOUNT, () => `{ portalContents ${CONTENT} }`),
  graph(
    'Mutation.setPortalContent',
    OWN_ACCOUNT,
    () => `mutation { setPortalContent(input: { screen: HouseRules, content: ${rules()} }) ${CONTENT} }`,
  ),
];
