import { FORBIDDEN_TO_ALL, OWN_ACCOUNT, ownRow, profile } from './profiles.js';
import { graph, rest } from './row.js';

const STEPS = '{ id portalSteps { screen state reason } }';
const CONTENT =
  '{ screen listingId isSet content { ... on HouseRulesContent { rules { id text } } ... on CustomScreenContent { fields { id label } } } }';
const ABOUT = '{ aboutYou: { firstName: "Canary" } }';

let set = 0;
const rules = () => `{ houseRules: { rules: [{ id: "r${(set += 1)}", text: "Canary rule" }] } }`;

/** A row that its account can reach, without any work to do. */
const waitingRow = (unknown: string, refused: string) =>
  profile({ owner: refused, parent: refused, sibling: unknown, stranger: unknown, sdk: 'forbidden' });

/** The guest's own operations are for the holder of a portal link: no key has them. */
export const portalRows = [
  graph('Query.portal', FORBIDDEN_TO_ALL, () => '{ portal { state guest { email } } }'),
  graph(
    'Mutation.savePortalScreen',
    FORBIDDEN_TO_ALL,
    () =>
      `mutation { savePortalScreen(input: { screen: AboutYou, answers: ${ABOUT} }) { portal { state } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.submitPortalScreen',
    FORBIDDEN_TO_ALL,
    () =>
      `mutation { submitPortalScreen(input: { screen: AboutYou, answers: ${ABOUT} }) { portal { state } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.skipPortalScreen',
    FORBIDDEN_TO_ALL,
    () =>
      'mutation { skipPortalScreen(input: { screen: BackgroundCheck }) { portal { state } userErrors { code message field rule } } }',
  ),
  graph(
    'Mutation.withdrawPortalBehavior',
    FORBIDDEN_TO_ALL,
    () => 'mutation { withdrawPortalBehavior { portal { state } userErrors { code message field rule } } }',
  ),
  graph(
    'Mutation.uploadPortalFile',
    FORBIDDEN_TO_ALL,
    () =>
      'mutation { uploadPortalFile(input: { screen: FileUpload, slot: "document", contentBase64: "eA==" }) { portal { state } userErrors { code message field rule } } }',
  ),
  graph(
    'Mutation.removePortalFile',
    FORBIDDEN_TO_ALL,
    () =>
      'mutation { removePortalFile(input: { screen: FileUpload, slot: "document" }) { portal { state } userErrors { code message field rule } } }',
  ),
  graph(
    'Mutation.linkPortalFile',
    ownRow('PORTAL_FILE_NOT_FOUND'),
    async ({ freshFile }) =>
      `mutation { linkPortalFile(input: { id: "${await freshFile()}" }) { portalFileLink { url } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.sendPortalCode',
    FORBIDDEN_TO_ALL,
    () =>
      'mutation { sendPortalCode(input: { via: EMAIL, to: "canary@example.com" }) { isSent userErrors { code message field rule } } }',
  ),
  graph(
    'Mutation.confirmPortalCode',
    FORBIDDEN_TO_ALL,
    () =>
      'mutation { confirmPortalCode(input: { via: EMAIL, code: "1" }) { isConfirmed userErrors { code message field rule } } }',
  ),
  graph(
    'Mutation.openDepositPage',
    FORBIDDEN_TO_ALL,
    () => 'mutation { openDepositPage { url userErrors { code message field rule } }}',
  ),
  graph(
    'Mutation.captureDeposit',
    waitingRow('RESERVATION_NOT_FOUND', 'DEPOSIT_NOT_HELD'),
    async ({ freshPortal }) =>
      `mutation { captureDeposit(input: { reservationId: "${await freshPortal()}" }) { deposit { state } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.releaseDeposit',
    waitingRow('RESERVATION_NOT_FOUND', 'DEPOSIT_NOT_HELD'),
    async ({ freshPortal }) =>
      `mutation { releaseDeposit(input: { reservationId: "${await freshPortal()}" }) { deposit { state } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.previewPortal',
    ownRow('RESERVATION_NOT_FOUND'),
    ({ reservation }) =>
      `mutation { previewPortal(input: { reservationId: "${reservation}" }) { portalPreview { url expiresAt } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.reopenPortalScreen',
    ownRow('RESERVATION_NOT_FOUND'),
    async ({ freshPortal }) =>
      `mutation { reopenPortalScreen(input: { reservationId: "${await freshPortal()}", screen: AboutYou, reason: "x" }) { reservation ${STEPS} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.acceptPortalScreen',
    ownRow('RESERVATION_NOT_FOUND'),
    async ({ freshPortal }) =>
      `mutation { acceptPortalScreen(input: { reservationId: "${await freshPortal()}", screen: SecurityDeposit }) { reservation ${STEPS} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.revealPortalAnswers',
    ownRow('RESERVATION_NOT_FOUND'),
    async ({ freshPortal }) =>
      `mutation { revealPortalAnswers(input: { reservationId: "${await freshPortal()}", screen: AboutYou }) { answers { ... on AboutYouAnswers { firstName email } } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.revealSignedAgreement',
    // Not signed yet.
    waitingRow('RESERVATION_NOT_FOUND', 'null'),
    async ({ freshPortal }) =>
      `mutation { revealSignedAgreement(input: { reservationId: "${await freshPortal()}" }) { signedCopy { version signedName } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.exportAuthorityReports',
    ownRow('RESERVATION_NOT_FOUND'),
    async ({ freshPortal }) =>
      `mutation { exportAuthorityReports(input: { reservationId: "${await freshPortal()}" }) { authorityExport { content stays } userErrors { code message field rule } } }`,
  ),
  rest('GET /reservations/:id/authority-report', ownRow('400 reservation_not_found'), async ({ freshPortal }) => ({
    params: { id: await freshPortal() },
  })),
  rest('GET /authority-reports', OWN_ACCOUNT, () => ({ query: '?from=2030-01-01&to=2030-01-31' })),
  graph(
    'Mutation.revokeAdultLink',
    ownRow('PORTAL_ADULT_NOT_FOUND'),
    async ({ freshAdult }) =>
      `mutation { revokeAdultLink(input: { adultId: "${await freshAdult()}" }) { portalAdult { id name url } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.renewAdultLink',
    ownRow('PORTAL_ADULT_NOT_FOUND'),
    async ({ freshAdult }) =>
      `mutation { renewAdultLink(input: { adultId: "${await freshAdult()}" }) { portalAdult { id name } userErrors { code message field rule } } }`,
  ),
  graph('Query.portalContents', OWN_ACCOUNT, () => `{ portalContents ${CONTENT} }`),
  graph(
    'Mutation.setPortalContent',
    OWN_ACCOUNT,
    () =>
      `mutation { setPortalContent(input: { screen: HouseRules, content: ${rules()} }) { portalContent ${CONTENT} userErrors { code message field rule } } }`,
  ),
];
