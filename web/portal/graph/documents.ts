/** Every operation of the portal. `answers.d.ts` is printed from these and from `schema/`: see print-types.mjs. */
export const DOCUMENTS = {
  Portal: `query Portal { portal { ...PortalParts } }`,
  Save: `mutation Save($screen: PortalScreen!, $answers: JSONObject) {
    savePortalScreen(screen: $screen, answers: $answers) { ...PortalParts }
  }`,
  Submit: `mutation Submit($screen: PortalScreen!, $answers: JSONObject!) {
    submitPortalScreen(screen: $screen, answers: $answers) { ...PortalParts }
  }`,
  SendCode: `mutation SendCode($via: PortalCodeVia!, $to: String!) { sendPortalCode(via: $via, to: $to) }`,
  ConfirmCode: `mutation ConfirmCode($via: PortalCodeVia!, $code: String!) { confirmPortalCode(via: $via, code: $code) }`,
  Pay: `mutation Pay { openDepositPage }`,
  TakeBack: `mutation TakeBack($screen: PortalScreen!, $slot: String!) {
    removePortalFile(screen: $screen, slot: $slot) { ...PortalParts }
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
  countryCode
  timeZoneName
  checkInDate
  checkOutDate
  checkInTime
  checkOutTime
  completedAt
  paysElsewhere
  guest { firstName lastName email phone address }
  adults { name isDone url }
  agreement { format content version sha256 }
  tasks { screen state reason draft content files { slot name bytes format } }
  pictures { kind documents { kind steps } pictures { step kind attemptsLeft } mismatch }
}`;
