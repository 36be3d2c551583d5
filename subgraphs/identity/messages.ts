/** Error messages of the identity subgraph. Those that start in lower case follow the name of an input field. */
export const messages = {
  // Checks of input fields
  required: 'is required',
  blank: 'must not be blank',
  tooLong: (max: number) => `must be at most ${max} characters`,
  tooManyItems: (max: number) => `must contain at most ${max} items`,
  belowMinimum: (min: number) => `must be at least ${min}`,
  invalidUnicode: 'contains an invalid Unicode character',
  containsNul: 'must not contain a NUL character',
  notAscii: 'must contain only printable ASCII characters',
  notACursor: 'is not a valid cursor',

  // Accounts and API keys
  accountNotFound: 'Account not found.',
  sdkKeyCannotUseSettings: 'SDK keys cannot read or change settings.',
  sdkKeyCannotManageAccounts: 'SDK keys cannot manage accounts.',
  cannotChangeSettings: 'This key cannot change the settings of that account.',
  cannotReadAncestors: 'API keys cannot access parent accounts.',
  cannotSwitchOffOwnAccount: 'You cannot suspend or deactivate your own account.',
  changeOwnPasswordThere: 'Change your own password on the password page, which asks for the current one.',
  notAnEmail: 'must be a valid email address',
  notAPhone: 'must be a phone number in international format, such as +13035550123',
  emailTaken: 'is already used by another account or team member of yours',
  testModeOnly: 'must be test: the parent account is in test mode',
  apiKeyNotFound: 'API key not found.',
  lastApiKey: "This is the account's last active API key. Create another key first.",
  keyRotatedMeanwhile: 'The key was rotated by another request. Reload the list of keys and try again.',
  gatewayOnlyKeyUses: 'Only the gateway can record key use.',

  // Notifications
  usersOnly: 'Only signed-in users can get email notifications.',
  notAUrl: 'must be a URL of at most 2,000 characters',
  noChat: 'No team chat is set. Give the URL of its incoming webhook.',
  chatStatus: (status: number) => `The receiver answered with status ${status}.`,

  // Passwords
  passwordTooShort: (min: number) => `must be at least ${min} characters`,
  passwordCommon: 'is one of the most common passwords; choose a different one',
  passwordPattern: 'is a repetition or a simple pattern; choose a different one',
  passwordPersonal: 'is too similar to your name, email address, company or the name of this service',

  // Sign-in, sessions and two-step verification
  gatewayOnlySignIn: 'Only the gateway can sign users in and out.',
  startAgain: 'This sign-in has expired. Start again.',
  sessionOver: 'Your session has ended. Sign in again.',
  noSessions: 'API keys have no sessions. Sign in first.',
  accountRemoved: 'The account was deleted in the meantime. Sign in again.',
  removeOwnFactorThere: 'Remove your own second factor on your account page.',
  passkeysNeedHttps: 'Passkeys require PUBLIC_URL to be an https URL with a host name.',

  // Single sign-on
  singleSignOnUnavailable: 'Single sign-on is temporarily unavailable. Try again later.',
  secretRequired: 'is required when the issuer is new or changes',
  notHttps: 'must start with https://',
  addressRefused: (reason: string) => `is not allowed: ${reason}`,
  tooManyDomains: (max: number) => `exceeds the limit of ${max} domains; remove one first`,
  domainNotAdded: 'has not been added yet',
  domainWithoutRecord: (name: string) =>
    `has no TXT record at ${name} with the expected value; DNS changes can take up to an hour`,
  domainOfOtherAccount: 'is already verified by another account, which must remove it first',
  notADomain: 'must be a registrable domain, such as example.com',

  // Team members
  personNotFound: 'Team member not found.',
  cannotReadPeople: 'SDK keys cannot read team members.',
  cannotRemoveYourself: 'You cannot remove yourself.',
  cannotChangeOwnRole: 'You cannot change your own role.',

  // Links sent by email
  linkClosed: 'This link is invalid or has expired.',
  invitationClosed: 'This invitation is invalid or has expired.',
  signupLinkClosed: 'This signup link is invalid or has expired.',
  noMail: 'This service does not send email.',
  pmsUnknown: 'pms is not a supported system',
  redirectNotAllowed: 'must be a URL with an allowed origin',

  // Branding, portal screens and usage agreements
  brandingName: 'must be 1 to 100 characters',
  brandingColor: 'must be a hex color, such as #1d5f55',
  brandingLogo: 'must be a PNG, JPEG or WebP image of at most 100 kB',
  brandingPrivacyUrl: 'must be a URL that starts with https:// or http://',
  unknownLevel: (levels: string) => `must be one of ${levels}`,
  nameTooLong: 'is too long',
  duplicateRule: 'has the same listing or booking channel as another rule',
  tooManyRules: 'is not allowed: this level takes a single rule',
  duplicateScreen: 'must not contain the same screen twice',
  invalidOrder: 'guest_portal_screens_order must be a list of different screens',
  textRequired: 'is required; send null to remove the text',
  duplicateText: 'is given twice',
  tooManyTags: (max: number) => `must contain at most ${max} HTML tags`,
  tooLongOnceSanitized: (max: number) => `must be at most ${max} characters after sanitizing`,
  nothingToShow: 'contains nothing that can be shown to a guest',
  tooManyTexts: (max: number) => `must not exceed ${max} texts in total`,
  textsTooLong: (max: number) => `exceeds the limit of ${max} characters for all texts of the account`,

  // Events, audit trail, background jobs and the graph
  gatewayOnlySubscriptions: 'Subscriptions are only available through the gateway.',
  cannotReadAudit: 'SDK keys cannot read the audit trail.',
  tooManyIds: (max: number) => `must contain at most ${max} IDs`,
  jobIdsOutOfRange: (max: number) => `must contain 1 to ${max} IDs`,
  notJobIds: 'must contain only IDs of failed jobs',
  graphFailed: 'The GraphQL service could not be reached. Try again later.',

  // Webhooks
  webhookNotFound: 'Webhook not found.',
  noWebhookSecret: 'There is no signing secret to replace. Register a webhook first.',
  webhookRefused: (reason: string) => `The webhook URL is not allowed: ${reason}`,
  notAHeader: 'must contain only printable ASCII characters, without leading or trailing spaces',
  cannotReadDeliveries: 'SDK keys cannot read webhook deliveries.',
  serviceOnlyCallbacks: 'Only the service itself can queue callbacks.',
  beforeFirst: 'must not be less than fromSequence',
  rangeTooLarge: (max: number) => `must be at most ${max} greater than fromSequence`,
};
