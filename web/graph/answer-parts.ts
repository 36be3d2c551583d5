/** Answers of a portal screen. Part of the documents of the portal and the dashboard. */
export const ANSWER_PARTS = `fragment AnswerParts on PortalScreenAnswers {
  ... on AboutYouAnswers { firstName lastName email phone birthDate address country notes }
  ... on PurposeOfStayAnswers { purpose details visitors }
  ... on TimeInfoEditAnswers { arrivalTime departureTime travelBy flightNumber }
  ... on GuestListAnswers { guests { name kind email phone birthDate } }
  ... on IDVerificationAnswers { consent biometric documentKind documentCountry }
  ... on IDCollectionAnswers { consent documentKind documentCountry }
  ... on SecurityDepositAnswers { choice method understood }
  ... on UsageAgreementAnswers { sha256 version accepted signature { kind name image } }
  ... on HouseRulesAnswers { acceptedRules }
  ... on BackgroundCheckAnswers { legalName otherNames birthDate address country consent }
  ... on CreditCheckAnswers { legalName otherNames birthDate address country consent }
  ... on LongTermAnswers { answers { question text number isAcknowledged } files { slot fileId } }
  ... on AuthorityReportingAnswers {
    guests {
      fullName nationality birthDate birthPlace residence documentKind documentCountry documentNumber
    }
  }
  ... on BuildingScreenAnswers { vehicle plate parking pets petDetails acceptedRules }
  ... on FileUploadAnswers { files { slot fileId } }
  ... on CustomScreenAnswers { answers { question text number isAcknowledged } files { slot fileId } }
  ... on CoronavirusAnswers { symptoms contact confirmed }
}`;
