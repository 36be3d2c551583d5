import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, type GraphQLField, Kind, buildSchema, parse } from 'graphql';
import { projectRoot } from '#kit/process/project-root.js';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const schema = buildSchema(read('schema/supergraph.graphql'), { assumeValid: true });

const isHidden = ({ astNode }: GraphQLField<unknown, unknown>) =>
  astNode?.directives?.some(({ name }) => name.value === 'inaccessible') ?? false;

/** Root fields that a signed-in user or a guest can use. */
const fields = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!]
  .flatMap((type) => Object.values(type.getFields()))
  .filter((field) => !isHidden(field))
  .map(({ name }) => name);

const rootFieldsOf = ({ definitions }: DocumentNode): string[] =>
  definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : []))
    .flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));

/** Root fields in the operations of a source file: its template texts that begin as an operation does. */
const rootFieldsIn = (source: string): string[] =>
  [...source.matchAll(/`\s*((?:query|mutation)\b[^`]*)`/g)].flatMap(([, text]) =>
    rootFieldsOf(parse(text!.replaceAll(/\$\{\w+\}/g, '{ __typename }'))),
  );

/** The operations of the portal and the dashboard, and of the pages that the gateway renders. */
const used = new Set([
  ...rootFieldsOf(parse(read('schema/page-documents.graphql'))),
  ...globSync('gateway/pages/**/*.ts', { cwd: projectRoot })
    .filter((file) => !/reference|report-routes/.test(file))
    .flatMap((file) => rootFieldsIn(read(file))),
]);

/** Operations without a page, and why. */
const NO_PAGE: Record<string, Record<string, string>> = {
  'the pages read the same data another way': {
    account: 'accountConnection, and `me` for the own account',
    apiKeys: 'apiKeyConnection',
    blacklist: 'blacklistConnection',
    event: 'webhookDeliveries and auditTrail',
    eventConnection: 'webhookDeliveries and auditTrail',
    events: 'webhookDeliveries and auditTrail',
    guestSegments: 'guestSegment, one guest at a time',
    messageTemplateConnection: 'messageTemplates, which are few',
    people: 'personConnection',
    savedViewConnection: 'savedViews, which are few',
    segmentGuests: 'segmentGuestConnection',
    watchlistDismissals: 'watchlistDismissalConnection',
  },
  'for programs that follow events or copy data': {
    accountEvents: 'one account; pages watch familyEvents',
    eventsAt: 'events at known positions',
    familyReservationsChanged: 'reservations alone; pages watch familyEvents',
    guestPortalChanged: 'one reservation; pages watch familyEvents',
    idCheckChanged: 'one reservation; pages watch familyEvents',
    lastEventSequence: 'where to resume',
    lastEventSequences: 'where to resume',
    listingByMyId: "by the integrator's own ID",
    listingIds: 'a search for IDs',
    node: 'any object by its ID',
    nodes: 'any objects by their IDs',
    reservationChanged: 'one reservation; pages watch familyEvents',
    reservationsChanged: 'one account; pages watch familyEvents',
    screenOrders: 'screens of stays that are not booked yet',
    settledScreens: 'screens of stays that are not booked yet',
    verificationStatusChanged: 'one reservation; pages watch familyEvents',
    watchlistChanges: 'list changes of each import; the service screens guests again by itself',
  },
  'for programs that call it with their own data': {
    analyzeFraud: 'a checkout asks before it charges a card',
    breachRange: 'keeps the address from the service; the page asks with the address',
    compareNames: 'compares names of other systems',
    guestSignals: 'all lookups of a guest at once, as the analysis asks for them',
    predictGuestLoyalty: 'scores features that the caller computed',
    predictStrFraud: 'scores features that the caller computed',
    predictStrFraudTable: 'scores a table of features',
    recordPaymentEvents: 'the payment system reports what happened',
    setListingPartner: 'needs the ID that the partner gave to the listing',
    setReservationScreens: 'a booking system decides for its booking; reviewers reopen single screens',
    submitDigitalDocument: 'an app that can read chips and mobile licences; browsers cannot',
    timeZoneAt: 'a time zone of coordinates',
  },
  'words that a program may send, fixed in the pages': {
    countries: 'the browser names the countries',
    propertyTypes: 'the page does not set the type of a listing',
    tenantEvictionSources: 'the page searches all sources',
    watchlistSources: 'the page searches all lists',
  },
};

const excepted = Object.values(NO_PAGE).flatMap((group) => Object.keys(group));

test('every operation has a page, or is listed with the reason', () => {
  const unused = fields.filter((name) => !used.has(name));
  expect(unused.toSorted()).toEqual(excepted.toSorted());
});
