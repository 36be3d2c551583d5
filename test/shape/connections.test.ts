import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  buildSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { projectRoot } from '#kit/process/project-root.js';
import { NODE_TYPES } from '#subgraphs/identity/node/node-types.js';

const printed = readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8');
const schema = buildSchema(printed, { assumeValid: true });

const isHidden = ({ astNode }: Pick<GraphQLObjectType | GraphQLField<unknown, unknown>, 'astNode'>) =>
  astNode?.directives?.some(({ name }) => name.value === 'inaccessible') ?? false;

const types = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter((type) => !type.name.startsWith('__') && !isHidden(type));
const query = schema.getQueryType()!;
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields()).filter((field) => !isHidden(field));

const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType as GraphQLOutputType) : isListType(type);
const implementsNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node');

/** Types with an `id` that `node` cannot look up, and why. */
const NO_NODES: Record<string, string> = {
  BusinessRuleVersion: 'a part of its rule, which lists its versions',
  Event: 'has the ID of its audit entry; `event` finds it by account and sequence number',
  FailedJob: 'a job that waits for a retry, and is gone after it',
  MovementChallenge: 'part of an ID check, valid for one burst of frames',
  OwnSession: 'belongs to the signed-in person alone',
  PortalAdult: "a place on a reservation's guest list, whose progress depends on the reservation",
  PortalFieldChoice: "a part of the content of a screen, with the host's ID",
  PortalFileSlot: "a part of the content of a screen, with the host's ID",
  PortalFormField: "a part of the content of a screen, with the host's ID",
  PortalRule: "a part of the content of a screen, with the host's ID",
  SegmentGuest: 'computed from stays; its ID changes when profiles are merged',
  SexOffender: "a publisher's record with the publisher's ID",
  SignInDomain: 'a part of the single sign-on settings',
  WatchlistItem: "a publisher's record with the publisher's ID",
};

test('every type with an ID is a node, or is listed with the reason', () => {
  const others = types.filter((type) => type.getFields().id && !implementsNode(type)).map(({ name }) => name);
  expect(others.sort()).toEqual(Object.keys(NO_NODES));
});

test('every node can be looked up, with a least role', () => {
  expect(
    types
      .filter(implementsNode)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(NODE_TYPES));
});

/** Root fields with a plain list or an offset page: the connection for new clients, or why there is none. */
const LISTS: Record<string, string> = {
  accounts: 'accountConnection',
  apiKeys: 'apiKeyConnection',
  assignees: 'the part of a team that decides',
  blacklist: 'blacklistConnection',
  businessRules: 'at most 100, which run in order',
  checkCondition: 'the problems of one condition',
  compareNames: 'answers of what was asked',
  countries: 'a fixed catalogue',
  datasets: 'a fixed catalogue',
  events: 'eventConnection',
  eventsAt: 'answers of what was asked',
  lastEventSequences: 'a number for each account, to resume after',
  listingIds: 'a search for IDs, in no order',
  listings: 'listingConnection',
  lookupSources: 'a fixed catalogue',
  messageTemplates: 'messageTemplateConnection',
  models: 'a fixed catalogue',
  mySessions: 'the sessions of one person',
  nodes: 'answers of what was asked',
  people: 'personConnection',
  portalContents: 'one for each screen',
  propertyTypes: 'a fixed catalogue',
  reservationTags: 'at most 200 words',
  reservations: 'reservationConnection',
  ruleFacts: 'one for each fact of the code',
  savedViews: 'savedViewConnection',
  screenOrders: 'answers of what was asked',
  segmentCounts: 'a fixed catalogue',
  segmentGuests: 'segmentGuestConnection',
  settledScreens: 'answers of what was asked',
  tenantEvictionSources: 'a fixed catalogue',
  watchlistChanges: 'a feed with a sequence number of its own',
  watchlistDismissals: 'watchlistDismissalConnection',
  watchlistSources: 'a fixed catalogue',
  watchlistSubjects: 'the people of one reservation',
  webhookEndpoints: 'at most one for each category',
};

test('every list of the graph has a connection, or is listed with the reason', () => {
  const lists = fieldsOf(query).filter(({ type }) => isList(type) || getNamedType(type).name.endsWith('Page'));
  expect(lists.map(({ name }) => name).sort()).toEqual(Object.keys(LISTS));
  const connections = fieldsOf(query).filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
  const named = connections.map(({ name }) => name);
  const promised = Object.values(LISTS).filter((one) => /^\w+Connection$/.test(one));
  expect(promised.filter((name) => !named.includes(name))).toEqual([]);
});

/** Lists of nodes on other objects: the connection beside them, or why there is none. */
const PARTS: Record<string, string> = {
  'Account.children': 'Query.accountConnection',
  'BackTestChange.reservations': 'at most 20 samples',
  'PortalTask.files': 'at most one for each slot of a screen',
  'Reservation.messages': 'Reservation.messageConnection',
  'Reservation.notes': 'Reservation.noteConnection',
  'Reservation.paymentEvents': 'Reservation.paymentEventConnection',
  'Reservation.portalFiles': 'at most one for each slot of a screen',
  'SetWebhookAuthorizationPayload.webhookEndpoints': 'at most one for each category',
  'UpdateReviewsPayload.reservations': 'at most 100, as they were given',
};

test('every list of nodes on an object has a connection, or is listed with the reason', () => {
  const isNode = (type: GraphQLOutputType) => {
    const named = getNamedType(type);
    return isObjectType(named) && implementsNode(named);
  };
  const parts = types
    .filter((type) => type !== query && type !== schema.getMutationType() && !type.name.endsWith('Page'))
    .flatMap((type) =>
      fieldsOf(type)
        .filter((field) => isList(field.type) && isNode(field.type))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(parts.sort()).toEqual(Object.keys(PARTS));
  for (const name of Object.values(PARTS).filter((one) => one.endsWith('Connection'))) {
    const [type, field] = name.split('.') as [string, string];
    expect([name, Boolean((schema.getType(type) as GraphQLObjectType).getFields()[field])]).toEqual([name, true]);
  }
});

/** Members that hold an ID without the object beside it, and why. */
const IDS_ALONE: Record<string, string> = {
  'AuditEntry.requestId': 'a request, which is not stored',
  'DigitalDocument.reservationId': 'the reservation of the request, which may name it by its confirmation code',
  'Erasure.relatedReservationIds': 'reservations whose guests were erased; there can be thousands',
  'Erasure.reservationIds': 'reservations whose guests were erased; there can be thousands',
  'GuestPortalSubject.adultId': "a place on the reservation's guest list: `reservation.portalAdults`",
  'GuestSegment.guestId': 'an email address or phone number, as it was asked',
  'IdImageUpload.reservationId': 'shown to guests, who see their portal only',
  'Listing.myId': 'an ID in the system of the operator',
  'Listing.partnerId': 'an ID in the system of the partner',
  'Listing.pmsListingId': 'an ID in the booking system',
  'PaymentEvent.customerId': 'an ID at the payment processor',
  'PaymentEvent.eventId': 'an ID at the payment processor',
  'Portal.reservationId': 'shown to guests, who see their portal only',
  'PortalAnswerFile.fileId': "a file of the guest: the reservation's `portalFiles`",
  'RecordedPaymentEvent.eventId': 'an ID at the payment processor',
  'Reservation.pmsReservationId': 'an ID in the booking system',
  'SingleSignOn.clientId': 'an ID at the identity provider',
  'WatchlistChange.entryId': "a publisher's record, found by a search",
  'WatchlistDismissal.entryId': "a publisher's record, found by a search",
  'WatchlistHit.entryId': "a publisher's record, found by a search",
  'WebhookDelivery.subjectId': '`event.subject` has the object',
};

test('every ID of another object comes with the object, or is listed with the reason', () => {
  const isObject = ({ type }: GraphQLField<unknown, unknown>) => isCompositeType(getNamedType(type));
  const alone = types
    .filter(({ name }) => name !== 'Query' && name !== 'Mutation' && !name.endsWith('Payload'))
    .flatMap((type) => {
      const objects = fieldsOf(type)
        .filter(isObject)
        .map(({ name }) => name);
      const has = (name: string) => objects.includes(name.replace(/Id$/, '').replace(/Ids$/, 's'));
      const ids = fieldsOf(type).filter(({ name }) => /[a-z]Ids?$/.test(name) && !has(name));
      return ids.map(({ name }) => `${type.name}.${name}`);
    });
  expect(alone.sort()).toEqual(Object.keys(IDS_ALONE));
});

const CONNECTED = types.flatMap((type) =>
  fieldsOf(type)
    .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
    .map((field) => [`${type.name}.${field.name}`, field] as const),
);

test.each(CONNECTED)('%s pages in both directions and counts', (_, { args, type }) => {
  const shape = Object.fromEntries(args.map((one) => [one.name, String(one.type)]));
  expect(shape).toMatchObject({ first: 'Int', after: 'String', last: 'Int', before: 'String' });
  const { totalCount, pageInfo, edges } = (getNamedType(type) as GraphQLObjectType).getFields();
  expect([totalCount, pageInfo, edges].map((field) => String(field!.type))).toEqual([
    'Int!',
    'PageInfo!',
    `[${getNamedType(edges!.type).name}!]!`,
  ]);
});

/** Offset pages of lookups: ranked answers to one search, as the REST operations page them. */
const SEARCHES = ['EvictionPage', 'SexOffenderPage', 'WatchlistPage'];

test('an offset page names the connection for new clients', () => {
  const pages = types.filter(({ name }) => name.endsWith('Page'));
  const silent = pages.filter(({ description }) => !/New clients should use `\w+Connection`/.test(description ?? ''));
  expect(silent.map(({ name }) => name).sort()).toEqual(SEARCHES);
});
