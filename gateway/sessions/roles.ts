import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { ROLES, type Role, type Viewer } from '#kit/graph/viewer.js';

/**
 * Every root field of the graph by the least role that a session needs for it. What is missing here is refused to every
 * session; keys do not come this way. Who reads does not look at documents, answers and keys.
 */
const FIELDS: Record<Role, Record<'Query' | 'Mutation' | 'Subscription', string>> = {
  viewer: {
    Query: `
      me account accounts signedIn mySessions auditTrail events event lastEventSequence lastEventSequences node nodes screenRules settledScreens
      usageAgreement guestSegment guestSegments segmentCounts segmentGuests datasets models countries propertyTypes
      watchlistSources lookupSources watchlistChanges tenantEvictionSources
      listing listingByMyId listings listingConnection listingIds blacklist reservationScreens messageTemplates
      businessRules portalContents branding reservations reservationConnection reservation explainDecision retention
      reservationFigures savedViews watchlistDismissals`,
    Mutation: 'endSession endOtherSessions',
    Subscription: `
      accountEvents reservationChanged verificationStatusChanged idCheckChanged guestPortalChanged reservationsChanged
      familyReservationsChanged`,
  },
  manager: {
    Query: `
      watchlistSearch backgroundCheck adverseMediaReport emailBreaches breachRange domainCompanies tenantEvictions
      ipThreats sexOffenders addressFacts emailFacts guestSignals ipFacts phoneFacts social timeZoneAt whois
      predictStrFraud predictStrFraudTable predictGuestLoyalty compareNames backTestBusinessRule idImage
      reservationFeatures guestHistory`,
    Mutation: `
      dismissWatchlistHit withdrawWatchlistDismissal submitBackgroundCheck searchAdverseMedia analyzeFraud saveListing
      addBlacklistEntry removeBlacklistEntry setReservationScreens sendMessage cancelMessage uploadIdImage
      reopenPortalScreen acceptPortalScreen revealPortalAnswers revealSignedAgreement revokeAdultLink renewAdultLink exportAuthorityReports recordPaymentEvents createReservation updateReservation
      decideReservation addNote saveView deleteView linkPortalFile
      allowIdImagesAgain`,
    Subscription: '',
  },
  owner: {
    Query: `
      people requiresSecondFactor singleSignOn apiKeys apiKeyConnection webhookEndpoints webhookDeliveries portal importedVersions recordChanges`,
    Mutation: `
      invitePerson renewInvitation updatePerson removePerson requireSecondFactor resetSecondFactor setSingleSignOn removeSingleSignOn addSignInDomain
      verifySignInDomain removeSignInDomain registerAccount updateAccount createApiKey updateApiKey
      rotateApiKey deleteApiKey saveScreenRules saveUsageAgreement registerWebhook removeWebhook
      setWebhookAuthorization rotateWebhookSecret createSignupLink redeliverWebhooks sendSampleWebhook postCallback
      forgetReports forgetWatchlistDismissals renewReports setListingPartner saveMessageTemplate deleteMessageTemplate saveBusinessRule setBusinessRuleState
      deleteBusinessRule setPortalContent setBranding savePortalScreen submitPortalScreen uploadPortalFile
      removePortalFile sendPortalCode confirmPortalCode openDepositPage captureDeposit releaseDeposit setRetention eraseGuest`,
    Subscription: '',
  },
};

/** The least role for each root field, by `Query.me`. */
export const LEAST_ROLE: ReadonlyMap<string, Role> = new Map(
  Object.entries(FIELDS).flatMap(([role, roots]) =>
    Object.entries(roots).flatMap(([root, names]) =>
      (names.match(/\w+/g) ?? []).map((name) => [`${root}.${name}`, role as Role] as const),
    ),
  ),
);

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** What a session is refused with for an operation beyond its role; null: go on, as for everybody who shows a key. */
export function refuseRole(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  viewer: Viewer | undefined,
): GraphQLError | null {
  if (viewer?.kind !== 'user') return null;
  const reach = ROLES.indexOf(viewer.role ?? 'viewer');
  for (const name of rootFields(document, operation.selectionSet)) {
    if (name.startsWith('__')) continue;
    const least = LEAST_ROLE.get(`${ROOTS[operation.operation]}.${name}`);
    if (least && ROLES.indexOf(least) <= reach) continue;
    const extensions = { code: 'FORBIDDEN' };
    return new GraphQLError(`Your role does not let you do this: ${name}.`, { extensions });
  }
  return null;
}

/** The fields of the root, through fragments as well; a validated document has no fragment in itself. */
function* rootFields(document: DocumentNode, { selections }: SelectionSetNode): Generator<string> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) yield selection.name.value;
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* rootFields(document, selection.selectionSet);
    else
      for (const part of document.definitions)
        if (part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === selection.name.value)
          yield* rootFields(document, part.selectionSet);
  }
}
