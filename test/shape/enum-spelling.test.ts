import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { projectRoot } from '#kit/process/project-root.js';
import { ROUTES } from '#rest-shim/routes/all.js';
import { enumsOf, lowerEnums } from './rules/enum-spelling.js';

/** Enums whose values are spelled as in `/v1`, so that no value is converted there. */
const AS_IN_REST = `
  AccountMode AddressPrecision AgreementFormat ArticleOutcome ArticleRole AuthorityFormat BackgroundCheckType BlacklistField BookingMismatch
  CardCheck CardFunding CardProvider CompositeStatus FraudAnalysisStatus FraudRiskTier GuestIdentifier GuestValueTier
  IdCheckStatus IdDocument IdImageStep MediaQualifier MessageChannel MessageMethod MessageStatus MessageTrigger
  ModelOrigin NameMatchKind NameQualifier NameRule NameSubjectKind NameWordKind PartnerAction PaymentEventKind
  PaymentEventSource PaymentEventStatus PaymentInputPart PaymentMethod PaymentNetworkStatus PaymentPurpose
  PaymentValidationStatus PortalScreen RebookingTier RiskColor ScreenRulesKey ScreenSetting SegmentFactorName
  SegmentImpact SocialClue SupervisedDecision ThreeDSecureResult TimeZoneSource VerificationStatus WebhookKey WebhookKind`;

/**
 * Spelled like others of /v1: the members of the REST summary, the categories of `WebhookKey` and one more, and the
 * values of `FraudRiskTier`.
 */
const LIKE_ANOTHER = ['CheckName', 'DeliveryKey', 'FraudModelTier'];

const names = (text: string) => text.trim().split(/\s+/);
const read = (text: string) => buildSchema(text, { assumeValid: true, assumeValidSDL: true });
const schema = read(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'));

test('a value in lower case is found', () => {
  const sample = read('enum A { ONE_2 } enum B { two } enum C { Three } type Query { b(c: C): [B] }');
  expect(lowerEnums(sample)).toEqual(['B', 'C']);
  expect([...enumsOf(sample, ['query ($c: C) { b(c: $c) }'])].sort()).toEqual(['B', 'C']);
});

test('enums are in capitals, except those of /v1', () => {
  expect(lowerEnums(schema)).toEqual([...names(AS_IN_REST), ...LIKE_ANOTHER].sort());
});

test('every exception is a result or an argument of /v1', () => {
  const told = enumsOf(
    schema,
    ROUTES.map(({ operation }) => operation),
  );
  expect(names(AS_IN_REST).filter((name) => !told.has(name))).toEqual([]);
  expect(LIKE_ANOTHER.filter((name) => !isEnumType(schema.getType(name)) || told.has(name))).toEqual([]);
});
