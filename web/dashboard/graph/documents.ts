import { ANSWER_PARTS } from '../../graph/answer-parts.js';
import { ACCESS } from './access-documents.js';
import { FIGURES } from './figure-documents.js';
import { LOOKUPS } from './lookup-documents.js';
import { PHRASES } from './phrase-documents.js';
import { SETTINGS } from './settings-documents.js';

/** The dashboard's GraphQL operations. Their types are in answers.d.ts, generated from schema/. */
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

  Arrivals: `
    query Arrivals($filter: ReservationFilter!, $first: Int!, $after: String) {
      reservationConnection(sort: CHECK_IN_DATE, filter: $filter, first: $first, after: $after) {
        totalCount
        edges { node { id checkInDay summary { compositeStatus } } }
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
        edges { node { id confirmationCode checkInDate guest { fullName firstName lastName } listing { nickname } } }
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

  /** The same with the parts that viewers cannot read. */
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

  GuestPlaces: `
    query GuestPlaces($id: ID!) {
      guestPlaces(reservationId: $id) { home { precision city countryCode lat lon } network { precision city countryCode lat lon } }
    }`,

  SearchWatchlists: `
    query SearchWatchlists($name: String!, $dob: String, $countryCode: String, $threshold: Float!) {
      watchlistSearch(name: $name, dob: $dob, countryCode: $countryCode, threshold: $threshold) {
        facts { items { ...MatchParts } }
      }
    }`,

  DismissMatch: `
    mutation DismissMatch($input: DismissWatchlistHitInput!) {
      dismissWatchlistHit(input: $input) { watchlistDismissal { id } userErrors { ...ErrorParts } }
    }`,

  WithdrawDismissal: `
    mutation WithdrawDismissal($id: ID!) {
      withdrawWatchlistDismissal(input: { id: $id }) { deletedId userErrors { ...ErrorParts } }
    }`,

  PreviewPortal: `
    mutation PreviewPortal($id: ID!) {
      previewPortal(input: { reservationId: $id }) { portalPreview { url } userErrors { ...ErrorParts } }
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
        userErrors { ...ErrorParts }
      }
    }`,

  AcceptScreen: `
    mutation AcceptScreen($id: ID!, $screen: PortalScreen!, $adultId: ID) {
      acceptPortalScreen(input: { reservationId: $id, screen: $screen, adultId: $adultId }) {
        reservation { id }
        userErrors { ...ErrorParts }
      }
    }`,

  ReopenScreen: `
    mutation ReopenScreen($id: ID!, $screen: PortalScreen!, $reason: String, $adultId: ID) {
      reopenPortalScreen(input: { reservationId: $id, screen: $screen, reason: $reason, adultId: $adultId }) {
        reservation { id }
        userErrors { ...ErrorParts }
      }
    }`,

  RevokeAdultLink: `
    mutation RevokeAdultLink($id: ID!) {
      revokeAdultLink(input: { adultId: $id }) { portalAdult { id } userErrors { ...ErrorParts } }
    }`,

  RenewAdultLink: `
    mutation RenewAdultLink($id: ID!) {
      renewAdultLink(input: { adultId: $id }) { portalAdult { id } userErrors { ...ErrorParts } }
    }`,

  ExportReports: `
    mutation ExportReports($id: ID!, $format: AuthorityFormat!) {
      exportAuthorityReports(input: { reservationId: $id, format: $format }) {
        authorityExport { fileName mediaType content }
        userErrors { ...ErrorParts }
      }
    }`,

  RevealSigned: `
    mutation RevealSigned($id: ID!) {
      revealSignedAgreement(input: { reservationId: $id }) { signedCopy {
        version sha256 format content signedAt signedName signedImage
      } userErrors { ...ErrorParts } }
    }`,

  RevealAnswers: `
    mutation RevealAnswers($id: ID!, $screen: PortalScreen!) {
      revealPortalAnswers(input: { reservationId: $id, screen: $screen }) {
        answers { ...AnswerParts }
        userErrors { ...ErrorParts }
      }
    }`,

  RevealImage: `
    query RevealImage($id: ID!, $step: IdImageStep!) {
      idImage(reservationId: $id, step: $step) { dataUrl }
    }`,

  AddNote: `
    mutation AddNote($id: ID!, $text: String!) {
      addNote(input: { reservationId: $id, text: $text }) { note { id } userErrors { ...ErrorParts } }
    }`,

  ListingChoices: `
    query ListingChoices($search: String, $chosen: ID!, $hasChosen: Boolean!) {
      listing(id: $chosen) @include(if: $hasChosen) { id nickname }
      listingConnection(search: $search, sort: NAME, first: 50) { edges { node { id nickname } } }
    }`,

  CreateReservation: `
    mutation CreateReservation($reservation: ReservationInput!) {
      createReservation(input: { reservation: $reservation }) {
        reservation { id guestPortalUrl }
        userErrors { ...ErrorParts }
      }
    }`,

  UpdateReservation: `
    mutation UpdateReservation($id: ID!, $reservation: ReservationInput!) {
      updateReservation(input: { id: $id, reservation: $reservation }) {
        reservation { id summary { queued } }
        userErrors { ...ErrorParts }
      }
    }`,

  SendMessage: `
    mutation SendMessage($id: ID!, $message: MessageInput!) {
      sendMessage(input: { reservationId: $id, message: $message }) {
        message { id status }
        userErrors { ...ErrorParts }
      }
    }`,

  CancelMessage: `
    mutation CancelMessage($id: ID!) {
      cancelMessage(input: { id: $id }) { message { id status } userErrors { ...ErrorParts } }
    }`,

  CaptureDeposit: `
    mutation CaptureDeposit($id: ID!, $amount: Float!) {
      captureDeposit(input: { reservationId: $id, amount: $amount }) {
        deposit { id state }
        userErrors { ...ErrorParts }
      }
    }`,

  ReleaseDeposit: `
    mutation ReleaseDeposit($id: ID!) {
      releaseDeposit(input: { reservationId: $id }) { deposit { id state } userErrors { ...ErrorParts } }
    }`,

  AllowImages: `
    mutation AllowImages($id: ID!) {
      allowIdImagesAgain(input: { reservationId: $id }) { idCheck { findings } userErrors { ...ErrorParts } }
    }`,

  LinkFile: `
    mutation LinkFile($id: ID!) {
      linkPortalFile(input: { id: $id }) { portalFileLink { url } userErrors { ...ErrorParts } }
    }`,

  EraseGuest: `
    mutation EraseGuest($id: ID!, $keepBlacklist: Boolean!) {
      eraseGuest(input: { reservationId: $id, keepBlacklist: $keepBlacklist }) {
        erasure { reservations messages notes blacklistEntries relatedReservationIds }
        userErrors { ...ErrorParts }
      }
    }`,

  SearchNews: `
    mutation SearchNews($search: AdverseMediaSearch!) {
      searchAdverseMedia(input: { search: $search }) {
        adverseMediaReport { ...NewsReport }
        userErrors { ...ErrorParts }
      }
    }`,

  NewsReport: `query NewsReport($id: ID!) { adverseMediaReport(id: $id) { ...NewsReport } }`,

  TriageChoices: `
    query TriageChoices { assignees { id name } reservationTags signedIn { person { id } } }`,

  UpdateReviews: `
    mutation UpdateReviews(
      $ids: [ID!]!, $assigneeId: ID, $dueAt: DateTime, $addTags: [String!], $removeTags: [String!]
    ) {
      updateReviews(input: {
        reservationIds: $ids, assigneeId: $assigneeId, dueAt: $dueAt, addTags: $addTags, removeTags: $removeTags
      }) {
        reservations { id }
        userErrors { ...ErrorParts }
      }
    }`,

  Views: `
    query Views {
      savedViews {
        id name shared sort
        filter { compositeStatus verificationStatus riskColor status guestPortalStatus portalScreen portalStage search checkInFrom checkInTo createdFrom createdTo accountId assigneeId isAssigned tag }
      }
      signedIn { person { id } }
    }`,

  SaveView: `
    mutation SaveView($name: String!, $filter: ReservationFilter!, $sort: ReservationSort, $shared: Boolean!) {
      saveView(input: { name: $name, filter: $filter, sort: $sort, shared: $shared }) {
        savedView { id }
        userErrors { ...ErrorParts }
      }
    }`,

  DeleteView: `
    mutation DeleteView($id: ID!) {
      deleteView(input: { id: $id }) { deletedId userErrors { ...ErrorParts } }
    }`,

  People: `
    query People($first: Int!, $after: String) {
      personConnection(first: $first, after: $after) {
        totalCount edges { node { ...PersonRow } } pageInfo { hasNextPage endCursor }
      }
    }`,

  InvitePerson: `
    mutation InvitePerson($name: String!, $email: String!, $role: Role!, $password: String) {
      invitePerson(input: { name: $name, email: $email, role: $role, password: $password }) {
        invitedPerson { url person { id } }
        userErrors { ...ErrorParts }
      }
    }`,

  RenewInvitation: `
    mutation RenewInvitation($id: ID!) {
      renewInvitation(input: { id: $id }) { invitedPerson { url person { id } } userErrors { ...ErrorParts } }
    }`,

  UpdatePerson: `
    mutation UpdatePerson($id: ID!, $role: Role!) {
      updatePerson(input: { id: $id, role: $role }) { person { id } userErrors { ...ErrorParts } }
    }`,

  RemovePerson: `
    mutation RemovePerson($id: ID!) {
      removePerson(input: { id: $id }) { deletedId userErrors { ...ErrorParts } }
    }`,

  Guest: `
    query Guest($guestId: String!) {
      guestSegment(guestId: $guestId) {
        found {
          segment { name tier description recommendedAction }
          rfmScores { recency frequency monetary }
          metrics { totalStays totalNights totalRevenue { amount currency } firstStayDate lastStayDate }
          topFactors { description phrase { ...PhraseParts } }
        }
        suggestions
      }
      reservationConnection(first: 25, sort: CREATED_AT_DESCENDING, filter: { search: $guestId }) {
        totalCount
        edges { node { id confirmationCode checkInDate status listing { nickname } summary { compositeStatus riskColor riskScore } } }
      }
    }`,

  SegmentCounts: `query SegmentCounts { segmentCounts { guests segment { name description recommendedAction } } }`,

  SegmentGuests: `
    query SegmentGuests($segment: String, $first: Int!, $after: String) {
      segmentGuestConnection(segment: $segment, first: $first, after: $after) {
        totalCount
        edges { node {
          id segment { name }
          metrics { totalStays totalNights totalRevenue { amount currency } lastStayDate }
          flags { hasFutureBooking }
          reservation { id confirmationCode guest { fullName firstName lastName } }
        } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  ...SETTINGS,
  ...ACCESS,
  ...FIGURES,
  ...LOOKUPS,
};

/** Fragments by name. */
export const FRAGMENTS: Record<string, string> = {
  ...PHRASES,
  AnswerParts: ANSWER_PARTS,

  QueueRow: `
    fragment QueueRow on Reservation {
      id confirmationCode status checkInDate checkOutDate createdAt
      guest { fullName firstName lastName }
      listing { nickname }
      ...TriageParts
      summary { compositeStatus supervised riskColor riskScore guestPortalStatus queued reason reasonPhrases { ...PhraseParts } topRisks topRiskPhrases { ...PhraseParts } }
    }`,

  TriageParts: `
    fragment TriageParts on Reservation { assignee { id name } dueAt tags }`,

  MatchParts: `
    fragment MatchParts on WatchlistItem {
      id source score info fullName description dob yob aliases countries fingerprint
      matched { tokens { why kind } qualifiers }
      dismissal { id note expiresAt updatedAt }
    }`,

  ScreenRuleParts: `
    fragment ScreenRuleParts on ScreenRule { listingId source screens { screen setting } metadata }`,

  QuestionParts: `
    fragment QuestionParts on PortalFormField {
      id kind label required types maxMegabytes choices { id label } when { field text isAcknowledged }
    }`,

  ReservationParts: `
    fragment ReservationParts on Reservation {
      id confirmationCode status source pms numberOfGuests nights totalPrice { amount currency } checkInDate checkOutDate
      createdAt erasedAt portalSkipped
      ...TriageParts
      account { id name mode }
      listing {
        id nickname name pictures { thumbnailUrl regularUrl largeUrl }
        location { city countryCode geo { lat lon } }
      }
      guest { fullName firstName lastName email phone location }
      summary {
        compositeStatus status supervised reason reasonPhrases { ...PhraseParts } riskColor riskScore guestPortalStatus
        guestPortalLastScreen topRisks topRecommendations topRecommendationPhrases { ...PhraseParts } businessRules queued
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
      portalSteps {
        screen state reason skippedAt submittedAt acceptedAt reopenedAt behavior { seconds pastedFields timeZone }
      }
      portalAdults {
        id name state linkedAt documentStatus documentFindings documentFindingCodes
        steps { screen state reason submittedAt acceptedAt reopenedAt }
      }
      paymentEvents { id eventType eventStatus occurredAt amount { amount currency } purpose }
      messages { id tag via status trigger createdAt sentAt sendAfter reason }
      deposit { id kind processor state createdAt amount { amount currency } captured { amount currency } }
      idCheck {
        status missing missingText errors findings images { step kind uploadedAt } movement { isToDo outcome faults judgedAt }
      }
    }`,

  ManagedParts: `
    fragment ManagedParts on Reservation {
      identification { firstName middleName lastName birthDate expiryDate nationality }
      messages { id message { subject text } }
      portalAdults { id documentImages { step kind uploadedAt url } }
      portalFiles { id screen slot format bytes name uploadedAt }
    }`,

  NewsReport: `
    fragment NewsReport on AdverseMediaReport {
      id status reason scope scopePhrase { ...PhraseParts } gaps { ...GapParts }
      findings { title snippet link source publishedAt riskCategories matchedName adverse outcome role decidingWords }
    }`,

  Explained: `
    fragment Explained on StoredDecision {
      id createdAt
      outcome { riskScore contributions { entry code points text } counterfactuals { kind text screen entry code rule missing } }
    }`,

  PersonRow: `
    fragment PersonRow on Person { id name email role state invitedUntil lastLoginAt createdAt }`,

  ListingRow: `
    fragment ListingRow on Listing {
      id myId name nickname status accommodates bedrooms checkInTime checkOutTime pictures { thumbnailUrl regularUrl largeUrl }
      location { street city state zipcode countryCode }
    }`,

  TemplateRow: `
    fragment TemplateRow on MessageTemplate {
      id tag via trigger delayMinutes hoursBeforeCheckIn repeatHours subject text html gated enabled updatedAt
    }`,

  KeyRow: `
    fragment KeyRow on ApiKey { id name description maskedValue sdk enabled createdAt lastUsedAt }`,

  AgreementParts: `
    fragment AgreementParts on AgreementText { name format content version sha256 updatedAt }`,
};

/** Announces what changes in the account, and reservations of accounts below. Pages then read their data again. */
export const WATCH = {
  WatchFamily: `
    subscription WatchFamily { familyEvents { subject { __typename } reservation { id } } }`,
};
