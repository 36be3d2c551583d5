/** GraphQL operations of the pages for sign-in, privacy and portal texts. */
export const ACCESS = {
  SignIn: `
    query SignIn {
      requiresSecondFactor
      singleSignOn {
        issuer clientId redirectUri roleClaim roleMap { value role } defaultRole isRequired
        domains { id domain isVerified recordName recordValue }
      }
    }`,

  RequireSecondFactor: `
    mutation RequireSecondFactor($isRequired: Boolean!) {
      requireSecondFactor(input: { isRequired: $isRequired }) { isRequired userErrors { ...ErrorParts } }
    }`,

  ResetSecondFactor: `
    mutation ResetSecondFactor($id: ID!) {
      resetSecondFactor(input: { personId: $id }) { isReset userErrors { ...ErrorParts } }
    }`,

  SetSingleSignOn: `
    mutation SetSingleSignOn($input: SingleSignOnInput!) {
      setSingleSignOn(input: $input) { singleSignOn { issuer } userErrors { ...ErrorParts } }
    }`,

  RemoveSingleSignOn: `
    mutation RemoveSingleSignOn {
      removeSingleSignOn { singleSignOn { issuer } userErrors { ...ErrorParts } }
    }`,

  AddSignInDomain: `
    mutation AddSignInDomain($domain: String!) {
      addSignInDomain(input: { domain: $domain }) { signInDomain { id } userErrors { ...ErrorParts } }
    }`,

  VerifySignInDomain: `
    mutation VerifySignInDomain($domain: String!) {
      verifySignInDomain(input: { domain: $domain }) { signInDomain { isVerified } userErrors { ...ErrorParts } }
    }`,

  RemoveSignInDomain: `
    mutation RemoveSignInDomain($domain: String!) {
      removeSignInDomain(input: { domain: $domain }) { isRemoved userErrors { ...ErrorParts } }
    }`,

  Retention: `
    query Retention {
      retention {
        contactDays identityDays messageDays paymentDays noteDays decisionDays callbackDays
        longest { contactDays identityDays messageDays paymentDays noteDays decisionDays callbackDays }
      }
    }`,

  SetRetention: `
    mutation SetRetention($retention: RetentionInput!) {
      setRetention(input: { retention: $retention }) { retention { accountId } userErrors { ...ErrorParts } }
    }`,

  PortalTexts: `
    query PortalTexts {
      portalContents {
        screen listingId isSet
        content {
          ... on AboutYouContent { introduction confirmEmail confirmPhone askBehavior }
          ... on IDVerificationContent { introduction askMovement }
          ... on GuestListContent { introduction eachAdult }
          ... on HouseRulesContent { introduction rules { id text } }
          ... on BuildingScreenContent { introduction rules { id text } }
          ... on CustomScreenContent { introduction fields { ...QuestionParts } }
          ... on LongTermContent { introduction fields { ...QuestionParts } }
          ... on FileUploadContent { introduction slots { id label required types maxMegabytes } }
          ... on BackgroundCheckContent { disclosure }
          ... on CreditCheckContent { disclosure }
          ... on SecurityDepositContent { introduction amount currency waiverFee }
        }
      }
    }`,

  SetPortalText: `
    mutation SetPortalText($input: PortalContentInput!) {
      setPortalContent(input: $input) { portalContent { screen } userErrors { ...ErrorParts } }
    }`,
};
