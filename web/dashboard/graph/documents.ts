/** What the dashboard asks the graph; answers.d.ts holds the types of it, printed from schema/. */
export const DOCUMENTS = {
  Me: `query Me { me { id name email mode } signedIn { role person { id name } } }`,

  Queue: `
    query Queue(
      $from: Int!, $size: Int!, $sort: ReservationSort!, $status: ReservationStatus,
      $verification: VerificationStatus, $color: RiskColor, $portal: PortalStatus, $search: String,
      $checkInFrom: Date, $checkInTo: Date
    ) {
      reservations(from: $from, size: $size, sort: $sort, filter: {
        status: $status, verificationStatus: $verification, riskColor: $color, guestPortalStatus: $portal,
        search: $search, checkInFrom: $checkInFrom, checkInTo: $checkInTo
      }) { total from size items { ...QueueRow } }
    }`,

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

  PreviewPortal: `mutation PreviewPortal($id: ID!) { previewPortal(reservationId: $id) { url } }`,

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
      decideReservation(id: $id, decision: $decision, notes: $notes) { id summary { compositeStatus } }
    }`,

  AcceptScreen: `
    mutation AcceptScreen($id: ID!, $screen: PortalScreen!, $adultId: ID) {
      acceptPortalScreen(reservationId: $id, screen: $screen, adultId: $adultId) { id }
    }`,

  ReopenScreen: `
    mutation ReopenScreen($id: ID!, $screen: PortalScreen!, $reason: String, $adultId: ID) {
      reopenPortalScreen(reservationId: $id, screen: $screen, reason: $reason, adultId: $adultId) { id }
    }`,

  RevokeAdultLink: `mutation RevokeAdultLink($id: ID!) { revokeAdultLink(adultId: $id) { id } }`,

  RenewAdultLink: `mutation RenewAdultLink($id: ID!) { renewAdultLink(adultId: $id) { id } }`,

  ExportReports: `
    mutation ExportReports($id: ID!, $format: AuthorityFormat!) {
      exportAuthorityReports(input: { reservationId: $id, format: $format }) { fileName mediaType content }
    }`,

  RevealSigned: `
    mutation RevealSigned($id: ID!) {
      revealSignedAgreement(reservationId: $id) {
        version sha256 format content signedAt signedName signedImage
      }
    }`,

  RevealAnswers: `
    mutation RevealAnswers($id: ID!, $screen: PortalScreen!) {
      revealPortalAnswers(reservationId: $id, screen: $screen)
    }`,

  RevealImage: `
    query RevealImage($id: ID!, $step: IdImageStep!) {
      idImage(reservationId: $id, step: $step) { dataUrl }
    }`,

  AddNote: `mutation AddNote($id: ID!, $text: String!) { addNote(reservationId: $id, text: $text) { id } }`,

  Views: `
    query Views {
      savedViews {
        id name shared sort
        filter { verificationStatus riskColor status guestPortalStatus search checkInFrom checkInTo }
      }
      signedIn { person { id } }
    }`,

  SaveView: `
    mutation SaveView($name: String!, $filter: ReservationFilter!, $sort: ReservationSort, $shared: Boolean!) {
      saveView(name: $name, filter: $filter, sort: $sort, shared: $shared) { id }
    }`,

  DeleteView: `mutation DeleteView($id: ID!) { deleteView(id: $id) }`,

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
      invitePerson(input: { name: $name, email: $email, role: $role, password: $password }) { url person { id } }
    }`,

  RenewInvitation: `mutation RenewInvitation($id: ID!) { renewInvitation(id: $id) { url person { id } } }`,

  UpdatePerson: `mutation UpdatePerson($id: ID!, $role: Role!) { updatePerson(id: $id, role: $role) { id } }`,

  RemovePerson: `mutation RemovePerson($id: ID!) { removePerson(id: $id) }`,

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
      saveUsageAgreement(input: { user: { format: $format, content: $content } }) { accountId }
    }`,

  Branding: `query Branding { branding { name color logo } }`,

  SetBranding: `mutation SetBranding($input: BrandingInput!) { setBranding(input: $input) { name } }`,

  DataAndModels: `
    query DataAndModels {
      datasets {
        name title publisher licence loading parts { part asOf rows }
        fetch { state problem fetchedAt nextAt }
      }
      lookupSources { capability kind name holds countries states lists from to refreshedOn maxAgeDays isTooOld }
      models { name version role summary data note trainedAt rows figures { name value } }
    }`,

  Keys: `query Keys($from: Int!) { apiKeys(from: $from, size: 25) { total from size items { ...KeyRow } } }`,

  CreateKey: `
    mutation CreateKey($description: String, $sdk: Boolean!) {
      createApiKey(description: $description, sdk: $sdk) { secret key { ...KeyRow } }
    }`,

  UpdateKey: `
    mutation UpdateKey($id: ID!, $description: String!, $enabled: Boolean) {
      updateApiKey(id: $id, description: $description, enabled: $enabled) { ...KeyRow }
    }`,

  RotateKey: `mutation RotateKey($id: ID!) { rotateApiKey(id: $id) { secret key { ...KeyRow } } }`,

  Webhooks: `
    query Webhooks {
      webhookEndpoints { id webhookKey url kind enabled failingSince disabledReason hasAuthorization }
    }`,

  RegisterWebhook: `
    mutation RegisterWebhook($webhookKey: WebhookKey!, $webhookUrl: String!) {
      registerWebhook(input: { webhookKey: $webhookKey, webhookUrl: $webhookUrl }) { signingSecret endpoint { id } }
    }`,

  RemoveWebhook: `mutation RemoveWebhook($webhookKey: WebhookKey!) { removeWebhook(webhookKey: $webhookKey) }`,

  SendSample: `mutation SendSample($webhookKey: WebhookKey!) { sendSampleWebhook(webhookKey: $webhookKey) { id } }`,

  SetAuthorization: `
    mutation SetAuthorization($value: String) { setWebhookAuthorization(value: $value) { id hasAuthorization } }`,

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
      })
    }`,

  FailedWork: `
    query FailedWork {
      failedJobs(first: 100) { id name reservationId listingId attempts reason failedAt }
    }`,

  RetryFailedWork: `
    mutation RetryFailedWork($ids: [ID!]!) { retryFailedJobs(ids: $ids) }`,

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
      }) { accountId }
    }`,

  Blacklist: `
    query Blacklist($from: Int!) {
      blacklist(from: $from, size: 25) { total from size items { id field value birthDate reason createdAt } }
    }`,

  AddToBlacklist: `
    mutation AddToBlacklist(
      $email: String, $phone: String, $name: String, $birthDate: String, $documentNumber: String, $reason: String
    ) {
      addBlacklistEntry(
        email: $email, phone: $phone, name: $name, birthDate: $birthDate, documentNumber: $documentNumber,
        reason: $reason
      ) { id }
    }`,

  RemoveFromBlacklist: `mutation RemoveFromBlacklist($id: ID!) { removeBlacklistEntry(id: $id) }`,

  Rules: `
    query Rules { businessRules { id name condition actions { kind screen } position state version updatedAt } }`,

  SaveRule: `
    mutation SaveRule($id: ID, $name: String!, $condition: String!, $actions: [RuleActionInput!]!) {
      saveBusinessRule(input: { id: $id, name: $name, condition: $condition, actions: $actions }) { id }
    }`,

  SetRuleState: `
    mutation SetRuleState($id: ID!, $state: RuleState!) { setBusinessRuleState(id: $id, state: $state) { id state } }`,

  DeleteRule: `mutation DeleteRule($id: ID!) { deleteBusinessRule(id: $id) }`,

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
      updateAccount(id: $id, isSuspended: $isSuspended) { id isSuspended }
    }`,

  Listings: `
    query Listings($from: Int!, $search: String) {
      listings(from: $from, size: 25, search: $search, sort: NAME) {
        total from size items { ...ListingRow }
      }
    }`,

  SaveListing: `
    mutation SaveListing($mustExist: Boolean!, $input: ListingInput!) {
      saveListing(mustExist: $mustExist, input: $input) { id }
    }`,
};

/** What stands in several of them, by its name. */
export const FRAGMENTS: Record<string, string> = {
  QueueRow: `
    fragment QueueRow on Reservation {
      id confirmationCode status checkInDate checkOutDate createdAt
      guest { fullName firstName lastName }
      listing { nickname }
      summary { compositeStatus supervised riskColor guestPortalStatus queued reason }
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
      outcome { riskScore contributions { entry code points text } counterfactuals { text } }
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
