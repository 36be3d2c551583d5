/** Every operation of the portal. `answers.d.ts` is printed from these and from `schema/`: see print-types.mjs. */
export const DOCUMENTS = {
  Portal: `query Portal { portal { ...PortalParts } }`,
  Save: `mutation Save($screen: PortalScreen!, $answers: PortalAnswersInput) {
    savePortalScreen(input: { screen: $screen, answers: $answers }) {
      portal { ...PortalParts }
      userErrors { code message field rule }
    }
  }`,
  Submit: `mutation Submit($screen: PortalScreen!, $answers: PortalAnswersInput, $behavior: PortalBehaviorInput) {
    submitPortalScreen(input: { screen: $screen, answers: $answers, behavior: $behavior }) {
      portal { ...PortalParts }
      userErrors { code message field rule }
    }
  }`,
  Skip: `mutation Skip($screen: PortalScreen!, $isSkipped: Boolean!) {
    skipPortalScreen(input: { screen: $screen, isSkipped: $isSkipped }) {
      portal { ...PortalParts }
      userErrors { code message field rule }
    }
  }`,
  Withdraw: `mutation Withdraw {
    withdrawPortalBehavior { portal { ...PortalParts } userErrors { code message field rule } }
  }`,
  SendCode: `
    mutation SendCode($via: PortalCodeVia!, $to: String!) {
      sendPortalCode(input: { via: $via, to: $to }) { isSent userErrors { code message field rule } }
    }`,
  ConfirmCode: `
    mutation ConfirmCode($via: PortalCodeVia!, $code: String!) {
      confirmPortalCode(input: { via: $via, code: $code }) { isConfirmed userErrors { code message field rule } }
    }`,
  Pay: `mutation Pay { openDepositPage { url userErrors { code message field rule } } }`,
  StartMovement: `mutation StartMovement {
    startMovementCheck { movementChallenge { id poses } userErrors { code message field rule } }
  }`,
  SubmitMovement: `mutation SubmitMovement($id: ID!, $frames: [MovementFrameInput!]!) {
    submitMovementFrames(input: { challengeId: $id, frames: $frames }) {
      portalMovement { outcome }
      userErrors { code message field rule }
    }
  }`,
  SkipMovement: `mutation SkipMovement {
    skipMovementCheck { portalMovement { outcome } userErrors { code message field rule } }
  }`,
  TakeBack: `mutation TakeBack($screen: PortalScreen!, $slot: String!) {
    removePortalFile(input: { screen: $screen, slot: $slot }) {
      portal { ...PortalParts }
      userErrors { code message field rule }
    }
  }`,
} as const;

export const FRAGMENTS = `fragment PortalParts on Portal {
  reservationId
  state
  isTest
  isPreview
  locale
  numberOfGuests
  placeName
  placeAddress
  checkInInstructions
  isApproved
  isDeclined
  countryCode
  timeZoneName
  checkInDate
  checkOutDate
  checkInTime
  checkOutTime
  completedAt
  paysElsewhere
  guest { firstName lastName email phone address }
  known {
    fullName otherNames birthDate address country nationality documentKind documentCountry documentNumber
  }
  documentCheck { isPassed doubts }
  retention { pictureDays identityDays backgroundDays }
  signedAgreement { format content version sha256 signedAt signedName signedImage }
  adults { name isDone url }
  agreement { format content version sha256 }
  tasks {
    screen
    state
    reason
    files { slot name bytes format }
    content {
      ... on AboutYouContent { introduction confirmEmail confirmPhone askBehavior looksAtAddress confirmedEmail confirmedPhone }
      ... on IDVerificationContent { introduction askMovement }
      ... on GuestListContent { introduction eachAdult }
      ... on HouseRulesContent { introduction rules { id text } }
      ... on BuildingScreenContent { introduction rules { id text } }
      ... on CustomScreenContent { introduction fields { ...FieldParts } }
      ... on FileUploadContent { introduction slots { id label required types maxMegabytes } }
      ... on LongTermContent { introduction fields { ...FieldParts } }
      ... on BackgroundCheckContent { disclosure }
      ... on CreditCheckContent { disclosure }
      ... on SecurityDepositContent { introduction amount currency waiverFee isTakenHere }
    }
    draft { ...AnswerParts }
  }
  pictures { kind documents { kind steps } pictures { step kind attemptsLeft } mismatch movement { isToDo outcome attemptsLeft } }
}

fragment FieldParts on PortalFormField {
  id
  kind
  label
  required
  types
  maxMegabytes
  choices { id label }
  when { field text isAcknowledged }
}`;
