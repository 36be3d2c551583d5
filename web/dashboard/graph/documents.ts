/** What the dashboard asks the graph; answers.d.ts holds the types of it, printed from schema/. */
export const DOCUMENTS = {
  Me: `query Me { me { id name email mode } signedIn { role person { id name } } }`,

  Review: `
    query Review($sort: ReservationSort!, $filter: ReservationFilter!, $first: Int!, $after: String) {
      reservationConnection(sort: $sort, filter: $filter, first: $first, after: $after) {
        totalCount
        edges { node { ...QueueRow } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  CountReservations: `
    query CountReservations($filter: ReservationFilter!) {
      reservationConnection(filter: $filter, first: 1) { totalCount }
    }`,

  FindReservations: `
    query FindReservations($search: String!, $first: Int!) {
      reservationConnection(sort: CREATED_AT_DESCENDING, filter: { search: $search }, first: $first) {
        edges { node {
          id confirmationCode checkInDate guest { fullName firstName lastName } listing { nickname }
        } }
      }
    }`,

  AccountNames: `
    query AccountNames { accountConnection(first: 50) { edges { node { id name email } } } }`,

  Reservation: `
    query Reservation($id: ID!) {
      reservation(id: $id) { ...ReservationParts }
      explainDecision(reservationId: $id) { ...Explained }
      reservationScreens(id: $id) { inForce { screen setting } }
    }`,

  /** The same with what viewers are not shown. */
  ManagedReservation: `
    query ManagedReservation($id: ID!) {
      reservation(id: $id) { ...ReservationParts ...ManagedParts }
      explainDecision(reservationId: $id) { ...Explained }
      reservationScreens(id: $id) { inForce { screen setting } }
    }`,

  WatchlistSubjects: `
    query WatchlistSubjects($id: ID!) {
      watchlistSubjects(reservationId: $id) { name birthDate birthDateProven countryCode }
    }`,

  SearchWatchlists: `
    query SearchWatchlists($name: String!, $dob: String, $countryCode: String, $threshold: Float!) {
      watchlistSearch(name: $name, dob: $dob, countryCode: $countryCode, threshold: $threshold) {
        facts { items {
          id source score info fullName description dob yob aliases countries fingerprint
          matched { tokens { why kind } qualifiers }
          dismissal { id note expiresAt updatedAt }
        } }
      }
    }`,

  DismissMatch: `
    mutation DismissMatch($input: DismissWatchlistHitInput!) {
      dismissWatchlistHit(input: $input) { watchlistDismissal { id } userErrors { code message } }
    }`,

  WithdrawDismissal: `
    mutation WithdrawDismissal($id: ID!) {
      withdrawWatchlistDismissal(input: { id: $id }) { deletedId userErrors { code message } }
    }`,

  PreviewPortal: `
    mutation PreviewPortal($id: ID!) {
      previewPortal(input: { reservationId: $id }) { portalPreview { url } userErrors { code message } }
    }`,

  GuestLink: `query GuestLink($id: ID!) { reservation(id: $id) { guestPortalUrl } }`,

  AdultLinks: `query AdultLinks($id: ID!) { reservation(id: $id) { portalAdults { id url } } }`,

  Timeline: `
    query Timeline($id: ID!, $after: String) {
      auditTrail(filter: { recordId: $id }, first: 50, after: $after) {
        edges { cursor node { id occurredAt action actor { kind person { id name } } } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  Decide: `
    mutation Decide($id: ID!, $decision: SupervisedDecision!, $notes: String) {
      decideReservation(input: { id: $id, decision: $decision, notes: $notes }) {
        reservation { id summary { compositeStatus } }
        userErrors { code message }
      }
    }`,

  AcceptScreen: `
    mutation AcceptScreen($id: ID!, $screen: PortalScreen!, $adultId: ID) {
      acceptPortalScreen(input: { reservationId: $id, screen: $screen, adultId: $adultId }) {
        reservation { id }
        userErrors { code message }
      }
    }`,

  ReopenScreen: `
    mutation ReopenScreen($id: ID!, $screen: PortalScreen!, $reason: String, $adultId: ID) {
      reopenPortalScreen(input: { reservationId: $id, screen: $screen, reason: $reason, adultId: $adultId }) {
        reservation { id }
        userErrors { code message }
      }
    }`,

  RevokeAdultLink: `
    mutation RevokeAdultLink($id: ID!) {
      revokeAdultLink(input: { adultId: $id }) { portalAdult { id } userErrors { code message } }
    }`,

  RenewAdultLink: `
    mutation RenewAdultLink($id: ID!) {
      renewAdultLink(input: { adultId: $id }) { portalAdult { id } userErrors { code message } }
    }`,

  ExportReports: `
    mutation ExportReports($id: ID!, $format: AuthorityFormat!) {
      exportAuthorityReports(input: { reservationId: $id, format: $format }) {
        authorityExport { fileName mediaType content }
        userErrors { code message }
      }
    }`,

  RevealSigned: `
    mutation RevealSigned($id: ID!) {
      revealSignedAgreement(input: { reservationId: $id }) { signedCopy {
        version sha256 format content signedAt signedName signedImage
      } userErrors { code message } }
    }`,

  RevealAnswers: `
    mutation RevealAnswers($id: ID!, $screen: PortalScreen!) {
      revealPortalAnswers(input: { reservationId: $id, screen: $screen }) { answers userErrors { code message } }
    }`,

  RevealImage: `
    query RevealImage($id: ID!, $step: IdImageStep!) {
      idImage(reservationId: $id, step: $step) { dataUrl }
    }`,

  AddNote: `
    mutation AddNote($id: ID!, $text: String!) {
      addNote(input: { reservationId: $id, text: $text }) { note { id } userErrors { code message } }
    }`,

  Views: `
    query Views {
      savedViews {
        id name shared sort
        filter { compositeStatus verificationStatus riskColor status guestPortalStatus search checkInFrom checkInTo accountId }
      }
      signedIn { person { id } }
    }`,

  SaveView: `
    mutation SaveView($name: String!, $filter: ReservationFilter!, $sort: ReservationSort, $shared: Boolean!) {
      saveView(input: { name: $name, filter: $filter, sort: $sort, shared: $shared }) {
        savedView { id }
        userErrors { code message }
      }
    }`,

  DeleteView: `
    mutation DeleteView($id: ID!) {
      deleteView(input: { id: $id }) { deletedId userErrors { code message } }
    }`,

  Figures: `
    query Figures($days: Int!) {
      reservationFigures(days: $days) {
        received settled automationRate p50Seconds p95Seconds
        days { day received p50Seconds p95Seconds }
        screens { screen viewed submitted accepted }
        colors { color count }
      }
    }`,

  People: `query People { people { ...PersonRow } }`,

  InvitePerson: `
    mutation InvitePerson($name: String!, $email: String!, $role: Role!, $password: String) {
      invitePerson(input: { name: $name, email: $email, role: $role, password: $password }) {
        invitedPerson { url person { id } }
        userErrors { code message }
      }
    }`,

  RenewInvitation: `
    mutation RenewInvitation($id: ID!) {
      renewInvitation(input: { id: $id }) { invitedPerson { url person { id } } userErrors { code message } }
    }`,

  UpdatePerson: `
    mutation UpdatePerson($id: ID!, $role: Role!) {
      updatePerson(input: { id: $id, role: $role }) { person { id } userErrors { code message } }
    }`,

  RemovePerson: `
    mutation RemovePerson($id: ID!) {
      removePerson(input: { id: $id }) { deletedId userErrors { code message } }
    }`,

  Guest: `
    query Guest($guestId: String!) {
      guestSegment(guestId: $guestId) {
        found {
          segment { name tier description recommendedAction }
          rfmScores { recency frequency monetary }
          metrics { totalStays totalNights totalRevenue currency firstStayDate lastStayDate }
          topFactors { description }
        }
        suggestions
      }
      reservations(from: 0, size: 25, sort: CREATED_AT_DESCENDING, filter: { search: $guestId }) {
        total items { id confirmationCode checkInDate status summary { compositeStatus } }
      }
    }`,

  SegmentCounts: `query SegmentCounts { segmentCounts { guests segment { name description recommendedAction } } }`,

  SegmentGuests: `
    query SegmentGuests($segment: String, $from: Int!, $size: Int!) {
      segmentGuests(segment: $segment, from: $from, size: $size) {
        total from size items {
          id segment { name }
          metrics { totalStays totalNights totalRevenue currency lastStayDate }
          flags { hasFutureBooking }
          reservation { id confirmationCode guest { fullName firstName lastName } }
        }
      }
    }`,

  Agreement: `
    query Agreement {
      usageAgreement {
        user { format content version sha256 updatedAt }
        sources { name version updatedAt } listings { name version updatedAt } reservations { name version updatedAt }
      }
    }`,

  SaveAgreement: `
    mutation SaveAgreement($format: AgreementFormat, $content: String) {
      saveUsageAgreement(input: { usageAgreement: { user: { format: $format, content: $content } } }) {
        usageAgreement { accountId }
        userErrors { code message }
      }
    }`,

  Branding: `query Branding { branding { name color logo } }`,

  SetBranding: `
    mutation SetBranding($input: BrandingInput!) {
      setBranding(input: $input) { branding { name } userErrors { code message } }
    }`,

  DataSources: `
    query DataSources {
      datasets {
        name title publisher licence loading parts { part asOf rows }
        fetch { state problem fetchedAt nextAt }
      }
      lookupSources { capability kind name holds countries states lists from to refreshedOn maxAgeDays isTooOld }
    }`,

  Models: `
    query Models {
      models { name version role summary data note limits trainedAt rows positives figures { name value } }
    }`,

  Audit: `
    query Audit($action: String, $from: DateTime, $to: DateTime, $after: String) {
      auditTrail(filter: { action: $action, from: $from, to: $to }, first: 50, after: $after) {
        edges { node {
          id occurredAt action recordKind recordId actor { kind address person { id name } }
        } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  Keys: `query Keys($from: Int!) { apiKeys(from: $from, size: 25) { total from size items { ...KeyRow } } }`,

  CreateKey: `
    mutation CreateKey($description: String, $sdk: Boolean!) {
      createApiKey(input: { description: $description, sdk: $sdk }) {
        issuedApiKey { secret key { ...KeyRow } }
        userErrors { code message }
      }
    }`,

  UpdateKey: `
    mutation UpdateKey($id: ID!, $description: String!, $enabled: Boolean) {
      updateApiKey(input: { id: $id, description: $description, enabled: $enabled }) {
        apiKey { ...KeyRow }
        userErrors { code message }
      }
    }`,

  RotateKey: `
    mutation RotateKey($id: ID!) {
      rotateApiKey(input: { id: $id }) { issuedApiKey { secret key { ...KeyRow } } userErrors { code message } }
    }`,

  Webhooks: `
    query Webhooks {
      webhookEndpoints { id webhookKey url kind enabled failingSince disabledReason hasAuthorization }
    }`,

  RegisterWebhook: `
    mutation RegisterWebhook($webhookKey: WebhookKey!, $webhookUrl: String!) {
      registerWebhook(input: { webhookKey: $webhookKey, webhookUrl: $webhookUrl }) {
        webhookRegistration { signingSecret endpoint { id } }
        userErrors { code message }
      }
    }`,

  RemoveWebhook: `
    mutation RemoveWebhook($webhookKey: WebhookKey!) {
      removeWebhook(input: { webhookKey: $webhookKey }) { isRemoved userErrors { code message } }
    }`,

  SendSample: `
    mutation SendSample($webhookKey: WebhookKey!) {
      sendSampleWebhook(input: { webhookKey: $webhookKey }) { webhookDelivery { id } userErrors { code message } }
    }`,

  SetAuthorization: `
    mutation SetAuthorization($value: String) {
      setWebhookAuthorization(input: { value: $value }) {
        webhookEndpoints { id hasAuthorization }
        userErrors { code message }
      }
    }`,

  Deliveries: `
    query Deliveries($state: DeliveryState, $after: String) {
      webhookDeliveries(filter: { state: $state }, first: 25, after: $after) {
        edges { node {
          id webhookKey sequence type purpose state attempts lastStatus lastError lastLatencyMs createdAt deliveredAt
          eventAccountId
        } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  Redeliver: `
    mutation Redeliver($accountId: ID, $sequence: Int!, $to: Int, $webhookKey: WebhookKey) {
      redeliverWebhooks(input: {
        accountId: $accountId, fromSequence: $sequence, toSequence: $to, webhookKey: $webhookKey
      }) { queuedDeliveries userErrors { code message } }
    }`,

  FailedWork: `
    query FailedWork {
      failedJobs(first: 100) { id name reservationId listingId attempts reason failedAt }
    }`,

  RetryFailedWork: `
    mutation RetryFailedWork($ids: [ID!]!) {
      retryFailedJobs(input: { ids: $ids }) {
        queuedJobs
        userErrors { code message }
      }
    }`,

  Screens: `
    query Screens {
      screenRules(configKey: guest_portal_screens) {
        accountId configKey configData { screens { screen setting } more }
      }
    }`,

  SaveScreens: `
    mutation SaveScreens($screens: [PortalScreenSettingInput!]!, $more: JSONObject) {
      saveScreenRules(input: {
        configKey: guest_portal_screens, configData: [{ screens: $screens, more: $more }]
      }) { screenRules { accountId } userErrors { code message } }
    }`,

  Blacklist: `
    query Blacklist($from: Int!) {
      blacklist(from: $from, size: 25) { total from size items { id field value birthDate reason createdAt } }
    }`,

  AddToBlacklist: `
    mutation AddToBlacklist(
      $email: String, $phone: String, $name: String, $birthDate: String, $documentNumber: String, $reason: String
    ) {
      addBlacklistEntry(input: {
        email: $email, phone: $phone, name: $name, birthDate: $birthDate, documentNumber: $documentNumber,
        reason: $reason
      }) { blacklistEntry { id } userErrors { code message } }
    }`,

  RemoveFromBlacklist: `
    mutation RemoveFromBlacklist($id: ID!) {
      removeBlacklistEntry(input: { id: $id }) { deletedId userErrors { code message } }
    }`,

  Rules: `
    query Rules { businessRules { id name condition actions { kind screen } position state version updatedAt } }`,

  SaveRule: `
    mutation SaveRule($id: ID, $name: String!, $condition: String!, $actions: [RuleActionInput!]!) {
      saveBusinessRule(input: { id: $id, name: $name, condition: $condition, actions: $actions }) {
        businessRule { id }
        userErrors { code message }
      }
    }`,

  SetRuleState: `
    mutation SetRuleState($id: ID!, $state: RuleState!) {
      setBusinessRuleState(input: { id: $id, state: $state }) {
        businessRule { id state }
        userErrors { code message }
      }
    }`,

  DeleteRule: `
    mutation DeleteRule($id: ID!) {
      deleteBusinessRule(input: { id: $id }) { isDeleted userErrors { code message } }
    }`,

  BackTest: `
    query BackTest($id: ID!) {
      backTestBusinessRule(id: $id) {
        since decisions notReplayable fired unknown changed changes { before after count reservationIds }
      }
    }`,

  Accounts: `
    query Accounts($from: Int!) {
      accounts(from: $from, size: 25) {
        total from size items { id name email mode isActive isSuspended lastLoginAt createdAt }
      }
    }`,

  SetSuspended: `
    mutation SetSuspended($id: ID!, $isSuspended: Boolean!) {
      updateAccount(input: { id: $id, isSuspended: $isSuspended }) {
        account { id isSuspended }
        userErrors { code message }
      }
    }`,

  Listings: `
    query Listings($from: Int!, $search: String) {
      listings(from: $from, size: 25, search: $search, sort: NAME) {
        total from size items { ...ListingRow }
      }
    }`,

  SaveListing: `
    mutation SaveListing($mustExist: Boolean!, $input: ListingInput!) {
      saveListing(input: { mustExist: $mustExist, listing: $input }) { listing { id } userErrors { code message } }
    }`,
};

/** What stands in several of them, by its name. */
export const FRAGMENTS: Record<string, string> = {
  QueueRow: `
    fragment QueueRow on Reservation {
      id confirmationCode status checkInDate checkOutDate createdAt
      guest { fullName firstName lastName }
      listing { nickname }
      summary { compositeStatus supervised riskColor guestPortalStatus queued reason topRisks }
    }`,

  EntryParts: `
    fragment EntryParts on VerificationEntry { status value help findings }`,

  ReservationParts: `
    fragment ReservationParts on Reservation {
      id confirmationCode status source pms numberOfGuests nights totalPrice currency checkInDate checkOutDate
      createdAt erasedAt
      account { id name }
      listing { nickname name location { city countryCode } }
      guest { fullName firstName lastName email phone location }
      summary {
        compositeStatus status supervised reason riskColor guestPortalStatus guestPortalLastScreen
        topRisks topRecommendations businessRules queued
        details {
          generalRisk { ...EntryParts }
          fraudDetection { ...EntryParts }
          identificationDocument { ...EntryParts }
          paymentVerification { ...EntryParts }
          blacklist { ...EntryParts }
          sanctions { ...EntryParts }
          adverseMedia { ...EntryParts }
          backgroundCheck { ...EntryParts }
          creditCheck { ...EntryParts }
          socialVerification { ...EntryParts }
          houseRules { ...EntryParts }
        }
      }
      notes { id text createdAt author {
        ... on PersonAuthor { account { name } person { name } }
        ... on AccountAuthor { account { name } }
      } }
      portalSteps { screen state reason submittedAt acceptedAt reopenedAt }
      portalAdults {
        id name state linkedAt documentStatus documentFindings
        steps { screen state reason submittedAt acceptedAt reopenedAt }
      }
      paymentEvents { id eventType eventStatus occurredAt amount currency purpose }
      messages { id tag via status trigger createdAt sentAt }
      idCheck { status missingText errors images { step kind uploadedAt } }
    }`,

  ManagedParts: `
    fragment ManagedParts on Reservation {
      identification { firstName middleName lastName birthDate expiryDate nationality }
      messages { id message { subject text } }
      portalAdults { id documentImages { step kind uploadedAt url } }
    }`,

  Explained: `
    fragment Explained on StoredDecision {
      id createdAt
      outcome { riskScore contributions { entry code points text } counterfactuals { kind text screen } }
    }`,

  PersonRow: `
    fragment PersonRow on Person { id name email role state invitedUntil lastLoginAt createdAt }`,

  ListingRow: `
    fragment ListingRow on Listing {
      id myId name nickname status accommodates bedrooms checkInTime checkOutTime
      location { street city state zipcode countryCode }
    }`,

  KeyRow: `
    fragment KeyRow on ApiKey { id name description maskedValue sdk enabled createdAt lastUsedAt }`,
};

/** Wakes the pages: what has changed is asked for anew. */
export const WATCH = `
  subscription Watch { familyReservationsChanged { type reservation { id } } }`;
