import { ROLES, type Role } from '#kit/viewer/viewer.js';
import { Browser } from '../support/browser.js';
import { graphFields } from '../support/graph-fields.js';
import { openSocket } from '../support/open-socket.js';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

const FIELDS = graphFields();

let service: RunningTest;
const sessions = new Map<Role, Browser>();

beforeAll(async () => {
  service = await runningTest({
    TRUSTED_PROXIES: '1',
    SESSION_RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  const query =
    'mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson { person { state } } userErrors { code message field rule } } }';
  for (const [n, role] of ROLES.entries()) {
    const email = `${role}@example.org`;
    await service.graph(query, { input: { name: role, email, password: PASSWORD, role: role.toUpperCase() } });
    const browser = new Browser(service.url, { 'x-forwarded-for': `203.0.113.${n + 1}` });
    expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
    sessions.set(role, browser);
  }
});

afterAll(async () => {
  await service?.stop();
});

/** Words in field names that carry personal data, a link, a picture, a credential or a text written by a user. */
const TELLING =
  /url|link|secret|token|image|picture|photo|document|email|phone|birth|address|^ip$|name$|value|text|reason|card|nationality|^sex$|location|note|content|metadata|payload|signature|message|answers|draft|body|title|street|city|postal|latitude|longitude|key$|credential|finding|instruction/i;

/**
 * What the list view shows, which every role reads: names of accounts, places and settings, results of the
 * verification,
 * and figures. A new field with a revealing name either names its minimum role or is added here for a stated reason.
 */
const LIST_VIEW = [
  'Account.name',
  'Company.name',
  'Branding.name',
  'Person.name',
  'SavedView.name',
  // Own fields that an integration keeps with its settings.
  'ScreenRule.metadata',
  // The place of a stay.
  'Listing.name',
  'Listing.nickname',
  'Location.street',
  'Location.city',
  'Location.timeZoneName',
  'Location.address',
  // The result of the verification, as decisions put it.
  'VerificationEntry.value',
  // What is wrong with the input of the caller.
  'UserError.message',
  'VerificationEntry.findings',
  'PhraseValue.name',
  'PhraseValue.texts',
  'VerificationSummary.reason',
  'IdCheck.findings',
  'IdCheck.missingText',
  'PortalAdult.documentStatus',
  'PortalAdult.documentFindings',
  'PortalAdult.documentFindingCodes',
  'PortalAdult.linkedAt',
  'PortalStep.reason',
  'Message.reason',
  // The state of a payment, without digits or names.
  'PaymentEvent.cardType',
  'PaymentEvent.cardProvider',
  'PaymentEvent.cardCountry',
  'PaymentEvent.cardCvcCheck',
  'PaymentEvent.cardPostalCodeCheck',
  'PaymentEvent.cardLine1Check',
  'PaymentMovement.cardBrand',
  'PaymentProblem.title',
  'PaymentValidation.cardBrand',
  'PaymentValidation.cardCountry',
  // Reasons of a decision, without the facts that they rest on.
  'Counterfactual.text',
  'DecisionContribution.text',
  'DecisionOutcome.reason',
  'FiredRule.name',
  // Texts and settings of the operator, which guests are shown.
  'AgreementText.name',
  'AgreementText.content',
  'MessageTemplate.text',
  'AboutYouContent.looksAtAddress',
  'AboutYouContent.confirmEmail',
  'AboutYouContent.confirmPhone',
  'PortalFieldCondition.text',
  'PortalRule.text',
  'BusinessRule.name',
  'BusinessRuleVersion.name',
  'ScreenRules.configKey',
  'Retention.messageDays',
  'Retention.noteDays',
  'RetentionPeriods.messageDays',
  'RetentionPeriods.noteDays',
  // The vocabulary of rules, the same for every account.
  'RuleFact.name',
  'RuleFact.values',
  // Catalogues, models and figures.
  'Country.name',
  'Dataset.name',
  'Dataset.title',
  'LookupSource.name',
  'SoldProduct.name',
  'PredictionModel.name',
  'PredictionModel.note',
  'ModelFeature.name',
  'MessageSubject.messageId',
  'MessageTemplateSubject.messageTemplateId',
  'SignInSubject.reason',
  'WebhookSubject.reason',
  'ModelFigure.name',
  'ModelFigure.value',
  'LoyaltyPrediction.value',
  'LoyaltyPrediction.valueTier',
  'LoyaltyPrediction.reasons',
  'LoyaltyPrediction.note',
  'SegmentFactor.value',
  'SegmentQuality.hasEmail',
  'SegmentQuality.hasPhone',
  'SegmentWords.name',
];

test('a field with personal data or access names its minimum role, unless the list view shows it', () => {
  const open = FIELDS.filter(
    ({ name, named, least, isRoot, isObject }) =>
      !isRoot && !isObject && named === null && least === 'viewer' && TELLING.test(name.split('.')[1]!),
  );
  expect(open.map(({ name }) => name).filter((name) => !LIST_VIEW.includes(name))).toEqual([]);
});

test('the list view names only existing fields', () => {
  const names = new Set(FIELDS.map(({ name }) => name));
  expect(LIST_VIEW.filter((name) => !names.has(name))).toEqual([]);
});

test('every root field names a role', () => {
  expect(FIELDS.filter(({ isRoot, named }) => isRoot && !named).map(({ name }) => name)).toEqual([]);
});

test('links and pictures through which a viewer could see or act as a guest need a manager', () => {
  const least = new Map(FIELDS.map((field) => [field.name, field.least]));
  for (const name of [
    'Reservation.guestPortalUrl',
    'EmbedLink.url',
    'MessageWords.text',
    'PortalAdult.url',
    'IdCheckImage.url',
    'ReportLink.url',
    'Query.idImage',
    'Query.watchlistSubjects',
    'Query.guestPlaces',
    'Mutation.revealPortalAnswers',
    'Mutation.linkPortalFile',
  ])
    expect([name, least.get(name)]).toEqual([name, 'manager']);
});

const CASES = FIELDS.flatMap((field) => ROLES.map((role) => [role, field] as const));
const isBeyond = (role: Role, least: Role) => ROLES.indexOf(least) > ROLES.indexOf(role);

const refusalOf = async (role: Role, document: string) =>
  (await sessions.get(role)!.graph(document)).body.errors?.find(({ message }) => message.startsWith('Your role'));

test('roles × fields: the gateway refuses each field beyond a role', async () => {
  const beyond = CASES.filter(([role, { least }]) => isBeyond(role, least));
  expect(beyond.length).toBeGreaterThan(300);
  const passed: string[] = [];
  for (const [role, { name, document }] of beyond)
    if ((await refusalOf(role, document))?.extensions.code !== 'FORBIDDEN') passed.push(`${role} ${name}`);
  expect(passed).toEqual([]);
}, 300_000);

test('roles × fields: no field within a role is refused', async () => {
  // Mutations are tried in the matrix of operations; here they would be executed.
  const within = CASES.filter(([role, { least, document }]) => !isBeyond(role, least) && document.startsWith('query'));
  expect(within.length).toBeGreaterThan(1_000);
  const refused: string[] = [];
  for (const [role, { name, document }] of within) if (await refusalOf(role, document)) refused.push(`${role} ${name}`);
  expect(refused).toEqual([]);
}, 300_000);

test('a subscription over a socket is checked for the fields that it selects', async () => {
  const browser = sessions.get('viewer')!;
  const { socket } = openSocket(service.url, { cookie: browser.cookie, origin: service.url });
  const document = 'subscription { accountEvents(since: 0) { reservation { guestPortalUrl } } }';
  const told: string[] = [];
  for await (const { errors } of socket.iterate({ query: document })) told.push(errors?.[0]?.message ?? 'an event');
  expect(told).toEqual([
    expect.stringMatching(/^Your role does not allow Reservation.guestPortalUrl\. It requires the \w+ role\.$/),
  ]);
  await socket.dispose();
});
