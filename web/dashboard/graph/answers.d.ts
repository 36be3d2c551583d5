/* Printed from schema/ by print-types.mjs: not edited by hand. */

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AboutYouContentInput = {
  introduction?: string | null;
  confirmEmail: boolean;
  confirmPhone: boolean;
  askBehavior?: boolean | null;
};

export type AccountInput = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  password?: string | null;
  company?: CompanyInput | null;
};

export type AccountMode = 'live' | 'test';

export type AccountTextInput = {
  format?: AgreementFormat | null;
  content?: string | null;
};

export type ActorKind = 'API' | 'SDK' | 'USER' | 'GUEST' | 'SERVICE';

export type AddressInput = {
  text?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  zipcode?: string | null;
  country?: string | null;
};

export type AddressPrecision = 'building' | 'street' | 'postal_code' | 'city' | 'country' | 'none';

export type AdverseMediaSearch = {
  firstName: string;
  middleName?: string | null;
  lastName: string;
  yearOfBirth?: number | null;
  country: string;
  city?: string | null;
  state?: string | null;
};

export type AdverseMediaStatus = 'PENDING' | 'NO_RESULTS' | 'REVIEW' | 'FINISHED';

export type AgreementFormat = 'html' | 'text' | 'markdown';

export type ArticleOutcome = 'adverse' | 'mentioned' | 'unclear';

export type ArticleRole =
  | 'accused'
  | 'cleared'
  | 'victim'
  | 'relative'
  | 'claimant'
  | 'speaker'
  | 'doubt'
  | 'judge'
  | 'police'
  | 'prosecutor'
  | 'lawyer'
  | 'witness'
  | 'expert'
  | 'reporter'
  | 'official'
  | 'artist';

export type AuditFilter = {
  recordId?: string | null;
  action?: string | null;
  keyId?: string | null;
  actorKind?: ActorKind | null;
  personId?: string | null;
  from?: string | null;
  to?: string | null;
};

export type AuthorityFormat = 'csv' | 'json';

export type BackgroundCheckContentInput = {
  disclosure?: string | null;
};

export type BackgroundCheckInput = {
  firstName?: string | null;
  middleName?: string | null;
  lastName?: string | null;
  country?: string | null;
  state?: string | null;
  city?: string | null;
  gender?: string | null;
  phone?: string | null;
  email?: string | null;
  yearOfBirth?: number | null;
  dateOfBirth?: string | null;
  birthDateProven?: boolean | null;
};

export type BackgroundCheckStatus = 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED';

export type BackgroundItemStatus = 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED' | 'NO_RESULTS';

export type BackgroundRiskStatus = 'CLEARED' | 'REVIEW';

export type BlacklistField = 'email' | 'phone' | 'name_and_birth_date' | 'document_number';

export type BrandingInput = {
  name?: string | null;
  color?: string | null;
  logo?: string | null;
  email?: string | null;
  phone?: string | null;
  privacyUrl?: string | null;
};

export type BuildingScreenContentInput = {
  introduction?: string | null;
  rules: Array<PortalRuleInput>;
};

export type CheckName =
  | 'general_risk'
  | 'background_check'
  | 'credit_check'
  | 'blacklist'
  | 'payment_verification'
  | 'identification_document'
  | 'fraud_detection'
  | 'adverse_media'
  | 'social_verification'
  | 'sanctions'
  | 'house_rules';

export type CompanyInput = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
};

export type CompositeStatus = 'pending' | 'review' | 'verified' | 'approve' | 'decline';

export type CounterfactualKind =
  | 'ACCEPT_SCREEN'
  | 'REMOVE_RISK'
  | 'GIVE_CONTACT'
  | 'PAY'
  | 'ANSWER'
  | 'CHECK_DOCUMENT'
  | 'FINISH_SEARCH'
  | 'IMPORT_DATA'
  | 'SET_UP_PROVIDER'
  | 'AWAIT_RETRY'
  | 'GIVE_DETAILS'
  | 'DECIDE_MANUALLY'
  | 'SWITCH_OFF'
  | 'CHANGE_RULE';

export type CreditCheckContentInput = {
  disclosure?: string | null;
};

export type CustomScreenContentInput = {
  introduction?: string | null;
  fields: Array<PortalFormFieldInput>;
};

export type DatasetFetchState = 'WAITING' | 'QUEUED' | 'FETCHING' | 'UP_TO_DATE' | 'FAILED' | 'IMPORTED_BY_HAND';

export type DeliveryFault =
  | 'REFUSED'
  | 'TIMED_OUT'
  | 'NOT_CONNECTED'
  | 'BROKEN_OFF'
  | 'MALFORMED'
  | 'SCHEME'
  | 'CREDENTIALS'
  | 'NOT_PUBLIC'
  | 'NOT_RESOLVED'
  | 'DNS_TIMEOUT'
  | 'ENDPOINT_REMOVED'
  | 'ENDPOINT_DISABLED'
  | 'GUEST_ERASED'
  | 'NOT_SENDABLE';

export type DeliveryKey =
  | 'guest_portal_webhook_url'
  | 'screening_webhook_url'
  | 'messaging_webhook_url'
  | 'reservation_webhook_url'
  | 'listing_webhook_url'
  | 'account_webhook_url'
  | 'callback';

export type DeliveryPurpose = 'EVENT' | 'REDELIVERY' | 'SAMPLE' | 'CALLBACK';

export type DeliveryState = 'PENDING' | 'FAILED' | 'DELIVERED' | 'DEAD';

export type DepositKind = 'DEPOSIT' | 'WAIVER';

export type DepositState = 'OPENING' | 'WAITING' | 'HELD' | 'PAID' | 'CAPTURED' | 'RELEASED' | 'EXPIRED';

export type DetailStatus = 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';

export type DismissWatchlistHitInput = {
  name: string;
  dob?: string | null;
  yob?: number | null;
  entryId: string;
  fingerprint: string;
  note: string;
  expiresAt?: string | null;
};

export type EvictionSearch = {
  fullName?: string | null;
  street?: string | null;
  unit?: string | null;
  postalCode?: string | null;
  countryCode?: string | null;
  stateCode?: string | null;
  sources?: Array<string> | null;
};

export type FileUploadContentInput = {
  introduction?: string | null;
  slots: Array<PortalFileSlotInput>;
};

export type GeoPointInput = {
  lat: number;
  lon: number;
};

export type GuestInput = {
  firstName?: string | null;
  lastName?: string | null;
  fullName?: string | null;
  email?: string | null;
  phone?: string | null;
  location?: string | null;
  birthDate?: string | null;
  ipAddress?: string | null;
};

export type GuestListContentInput = {
  introduction?: string | null;
  eachAdult: Array<PortalScreen>;
};

export type HouseRulesContentInput = {
  introduction?: string | null;
  rules: Array<PortalRuleInput>;
};

export type IdCheckStatus = 'waiting' | 'review' | 'passed' | 'failed';

export type IdDocument = 'drivers' | 'passport' | 'id';

export type IdImageStep = 'front' | 'back' | 'selfie';

export type IDVerificationContentInput = {
  introduction?: string | null;
  askMovement?: boolean | null;
};

export type ListingInput = {
  id?: string | null;
  myId?: string | null;
  pms?: string | null;
  pmsListingId?: string | null;
  status?: ListingStatus | null;
  name?: string | null;
  nickname?: string | null;
  propertyType?: string | null;
  accommodates?: number | null;
  bedrooms?: number | null;
  bathrooms?: number | null;
  beds?: number | null;
  checkInTime?: number | null;
  checkOutTime?: number | null;
  location?: LocationInput | null;
  checkInInstructions?: string | null;
  pictures?: PicturesInput | null;
};

export type ListingStatus = 'ACTIVE' | 'INACTIVE';

export type LocationInput = {
  street?: string | null;
  city?: string | null;
  country?: string | null;
  state?: string | null;
  zipcode?: string | null;
  timezone?: string | null;
  building?: string | null;
  address?: string | null;
  floor?: string | null;
  apartment?: string | null;
  geo?: GeoPointInput | null;
};

export type LongTermContentInput = {
  introduction?: string | null;
  fields: Array<PortalFormFieldInput>;
};

export type LookupSourceKind = 'BUILT_IN' | 'IMPORTED' | 'PROVIDER';

export type MailObstacle = 'NO_MAIL_SERVER' | 'ADDRESS_NOT_CONFIRMED';

export type MappedRoleInput = {
  value: string;
  role: Role;
};

export type MessageChannel = 'email' | 'sms';

export type MessageInput = {
  tag?: string | null;
  via?: MessageChannel | null;
  message?: MessageWordsInput | null;
  sendAfter?: string | null;
};

export type MessageStatus = 'queued' | 'waiting_for_approval' | 'held' | 'sent' | 'simulated' | 'failed' | 'canceled';

export type MessageTemplateInput = {
  tag: string;
  via: MessageChannel;
  trigger: MessageTrigger;
  delayMinutes?: number | null;
  hoursBeforeCheckIn?: number | null;
  repeatHours?: number | null;
  subject?: string | null;
  text?: string | null;
  html?: string | null;
  gated?: boolean | null;
  enabled?: boolean | null;
};

export type MessageTrigger =
  | 'reservation_created'
  | 'guest_portal_completed'
  | 'verified'
  | 'review'
  | 'approved'
  | 'declined'
  | 'before_check_in'
  | 'portal_incomplete'
  | 'manual';

export type MessageWordsInput = {
  subject?: string | null;
  text?: string | null;
  html?: string | null;
};

export type ModelRole = 'CHAMPION' | 'CHALLENGER';

export type ModelTarget = 'STR_FRAUD' | 'GUEST_LOYALTY';

export type MoneyInput = {
  amount?: number | null;
  currency?: string | null;
};

export type MovementFault =
  | 'NOT_FOLLOWED'
  | 'FLAT'
  | 'OTHER_PERSON'
  | 'OUT_OF_TIME'
  | 'TURN_UNCLEAR'
  | 'PERSON_UNCLEAR'
  | 'FACE_NOT_SEEN'
  | 'MORE_FACES'
  | 'NO_SELFIE';

export type MovementOutcome = 'PASSED' | 'FAILED' | 'UNCLEAR' | 'SKIPPED';

export type NameMatchKind =
  | 'same'
  | 'same_sound'
  | 'other_spelling'
  | 'nickname'
  | 'near'
  | 'same_consonants'
  | 'initial'
  | 'joined'
  | 'left_alone'
  | 'right_alone';

export type NameQualifier =
  | 'same_birth_date'
  | 'same_birth_year'
  | 'birth_day_and_month_swapped'
  | 'near_birth_date'
  | 'other_birth_date'
  | 'same_country'
  | 'other_country';

export type NameWordKind = 'name' | 'number' | 'initial' | 'half' | 'particle' | 'trade' | 'form';

export type NotificationLanguage = 'EN' | 'DE' | 'FR' | 'ES' | 'IT';

export type NotificationTopic = 'NEEDS_REVIEW' | 'PROBLEMS';

export type PartyMemberInput = {
  name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  fullName?: string | null;
  email?: string | null;
};

export type PaymentEventKind = 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';

export type PaymentEventStatus = 'info' | 'warning' | 'success' | 'failure';

export type PaymentPurpose = 'security_deposit' | 'damage_waiver' | 'extra_services';

export type PersonState = 'INVITED' | 'ACTIVE' | 'REMOVED';

export type PhoneLineType =
  | 'MOBILE'
  | 'FIXED_LINE'
  | 'FIXED_LINE_OR_MOBILE'
  | 'VOIP'
  | 'TOLL_FREE'
  | 'PREMIUM_RATE'
  | 'SHARED_COST'
  | 'PERSONAL_NUMBER'
  | 'PAGER'
  | 'UAN'
  | 'VOICEMAIL';

export type PicturesInput = {
  largeUrl?: string | null;
  regularUrl?: string | null;
  thumbnailUrl?: string | null;
};

export type PlacePrecision = 'ADDRESS' | 'POSTAL_CODE' | 'CITY' | 'COUNTRY';

export type PortalAdultState = 'WAITING' | 'DONE' | 'ERASED';

export type PortalContentInput = {
  screen: PortalScreen;
  listingId?: string | null;
  content?: PortalScreenContentInput | null;
};

export type PortalFieldChoiceInput = {
  id: string;
  label: string;
};

export type PortalFieldConditionInput = {
  field: string;
  text?: string | null;
  isAcknowledged?: boolean | null;
};

export type PortalFieldKind = 'TEXT' | 'LONG_TEXT' | 'NUMBER' | 'DATE' | 'CHOICE' | 'ACKNOWLEDGEMENT' | 'FILE';

export type PortalFileFormat = 'PDF' | 'JPEG' | 'PNG' | 'WEBP';

export type PortalFileSlotInput = {
  id: string;
  label?: string | null;
  required?: boolean | null;
  types?: Array<PortalFileFormat> | null;
  maxMegabytes?: number | null;
};

export type PortalFormFieldInput = {
  id: string;
  kind: PortalFieldKind;
  label?: string | null;
  required?: boolean | null;
  choices?: Array<PortalFieldChoiceInput> | null;
  types?: Array<PortalFileFormat> | null;
  maxMegabytes?: number | null;
  when?: PortalFieldConditionInput | null;
};

export type PortalRuleInput = {
  id: string;
  text?: string | null;
};

export type PortalScreen =
  | 'AboutYou'
  | 'AuthorityReporting'
  | 'BuildingScreen'
  | 'BackgroundCheck'
  | 'CreditCheck'
  | 'IDVerification'
  | 'IDCollection'
  | 'SecurityDeposit'
  | 'UsageAgreement'
  | 'Coronavirus'
  | 'CustomScreen'
  | 'FileUpload'
  | 'GuestList'
  | 'HouseRules'
  | 'LongTerm'
  | 'PurposeOfStay'
  | 'TimeInfoEdit'
  | 'SexOffendersAddon'
  | 'SocialVerificationAddon'
  | 'SanctionsSearchAddon'
  | 'FraudDetectionAddon'
  | 'AdverseMediaSearchAddon';

export type PortalScreenContentInput = {
  aboutYou?: AboutYouContentInput | null;
  guestList?: GuestListContentInput | null;
  idVerification?: IDVerificationContentInput | null;
  houseRules?: HouseRulesContentInput | null;
  buildingScreen?: BuildingScreenContentInput | null;
  customScreen?: CustomScreenContentInput | null;
  fileUpload?: FileUploadContentInput | null;
  longTerm?: LongTermContentInput | null;
  backgroundCheck?: BackgroundCheckContentInput | null;
  creditCheck?: CreditCheckContentInput | null;
  securityDeposit?: SecurityDepositContentInput | null;
};

export type PortalScreenSettingInput = {
  screen: PortalScreen;
  setting: ScreenSetting;
};

export type PortalStage = 'OPENED' | 'STOPPED' | 'SUBMITTED' | 'ACCEPTED';

export type PortalStatus = 'COMPLETED' | 'INCOMPLETE';

export type PortalStepState = 'OPEN' | 'VIEWED' | 'ENTERED' | 'SKIPPED' | 'SUBMITTED' | 'ACCEPTED' | 'REOPENED';

export type ReservationFilter = {
  status?: ReservationStatus | null;
  verificationStatus?: VerificationStatus | null;
  compositeStatus?: CompositeStatus | null;
  guestPortalStatus?: PortalStatus | null;
  portalScreen?: PortalScreen | null;
  portalStage?: PortalStage | null;
  riskColor?: RiskColor | null;
  search?: string | null;
  listingId?: string | null;
  building?: string | null;
  source?: string | null;
  pms?: string | null;
  checkInFrom?: string | null;
  checkInTo?: string | null;
  checkOutFrom?: string | null;
  checkOutTo?: string | null;
  createdFrom?: string | null;
  createdTo?: string | null;
  updatedFrom?: string | null;
  updatedTo?: string | null;
  assigneeId?: string | null;
  isAssigned?: boolean | null;
  tag?: string | null;
  dueBefore?: string | null;
  accountId?: string | null;
};

export type ReservationInput = {
  confirmationCode?: string | null;
  pmsReservationId?: string | null;
  status?: ReservationStatus | null;
  source?: string | null;
  listingId?: string | null;
  listing?: ListingInput | null;
  withoutListing?: boolean | null;
  numberOfGuests?: number | null;
  nights?: number | null;
  totalPrice?: MoneyInput | null;
  checkInDate?: string | null;
  checkOutDate?: string | null;
  guest?: GuestInput | null;
  guests?: Array<PartyMemberInput> | null;
  locale?: string | null;
  metadata?: Record<string, unknown> | null;
};

export type ReservationSort =
  | 'CREATED_AT'
  | 'CREATED_AT_DESCENDING'
  | 'CHECK_IN_DATE'
  | 'CHECK_IN_DATE_DESCENDING'
  | 'CHECK_IN_DATE_THEN_RISK'
  | 'UPDATED_AT'
  | 'UPDATED_AT_DESCENDING';

export type ReservationStatus = 'CONFIRMED' | 'CANCELED' | 'INQUIRY';

export type RetentionInput = {
  contactDays?: number | null;
  identityDays?: number | null;
  messageDays?: number | null;
  paymentDays?: number | null;
  noteDays?: number | null;
  decisionDays?: number | null;
  callbackDays?: number | null;
};

export type RiskColor = 'green' | 'yellow' | 'orange' | 'red' | 'black';

export type Role = 'OWNER' | 'MANAGER' | 'VIEWER';

export type RuleActionInput = {
  kind: RuleActionKind;
  screen?: string | null;
};

export type RuleActionKind = 'FLAG' | 'APPROVE' | 'DECLINE' | 'NOTIFY' | 'REQUIRE_SCREEN';

export type RuleFactKind = 'NUMBER' | 'TEXT' | 'FLAG' | 'DATE';

export type RuleState = 'DRAFT' | 'SHADOW' | 'LIVE';

export type ScreenRuleInput = {
  listingId?: string | null;
  source?: string | null;
  screens: Array<PortalScreenSettingInput>;
  metadata?: Record<string, unknown> | null;
};

export type ScreenRulesInput = {
  accountId?: string | null;
  configKey: ScreenRulesKey;
  configData: Array<ScreenRuleInput>;
};

export type ScreenRulesKey =
  | 'guest_portal_screens'
  | 'guest_portal_screens_by_listing'
  | 'guest_portal_screens_by_source'
  | 'guest_portal_screens_for_repeat_guests';

export type ScreenSetting = 'disabled' | 'required' | 'inherit';

export type SecurityDepositContentInput = {
  introduction?: string | null;
  amount: number;
  currency: string;
  waiverFee?: number | null;
};

export type SexOffenderSearch = {
  fname: string;
  lname: string;
  dob: string;
  state: string;
};

export type SignupLinkInput = {
  pms: string;
  redirect?: string | null;
  hidePassword?: boolean | null;
};

export type SingleSignOnInput = {
  issuer: string;
  clientId: string;
  clientSecret?: string | null;
  roleClaim?: string | null;
  roleMap?: Array<MappedRoleInput>;
  defaultRole?: Role | null;
  isRequired?: boolean;
};

export type SocialClue = 'email' | 'phone';

export type SourceTextInput = {
  format?: AgreementFormat | null;
  content?: string | null;
  name: string;
};

export type SupervisedDecision = 'approve' | 'decline';

export type TextByIdInput = {
  format?: AgreementFormat | null;
  content?: string | null;
  id: string;
};

export type UsageAgreementInput = {
  user?: AccountTextInput | null;
  sources?: Array<SourceTextInput> | null;
  reservations?: Array<TextByIdInput> | null;
  listings?: Array<TextByIdInput> | null;
};

export type UserErrorCode =
  | 'BAD_INPUT'
  | 'LISTING_REQUIRED'
  | 'TIMEZONE_UNDETERMINED'
  | 'PARTNER_NOT_CONFIGURED'
  | 'PARTNER_CHANGED'
  | 'CALLBACK_REFUSED'
  | 'WEBHOOK_REFUSED'
  | 'WEBHOOK_NOT_FOUND'
  | 'LISTING_NOT_FOUND'
  | 'RESERVATION_NOT_FOUND'
  | 'RESERVATION_ERASED'
  | 'ID_IMAGE_NOT_FOUND'
  | 'ACCOUNT_NOT_FOUND'
  | 'API_KEY_NOT_FOUND'
  | 'PERSON_NOT_FOUND'
  | 'VIEW_NOT_FOUND'
  | 'LAST_API_KEY'
  | 'KEY_CHANGED'
  | 'RULE_NOT_FOUND'
  | 'CARD_NUMBER_REFUSED'
  | 'BLACKLIST_ENTRY_NOT_FOUND'
  | 'WATCHLIST_ENTRY_NOT_FOUND'
  | 'WATCHLIST_DISMISSAL_NOT_FOUND'
  | 'DATASET_NOT_FOUND'
  | 'DATASET_NOT_DOWNLOADED'
  | 'EMAIL_TAKEN'
  | 'REDIRECT_REFUSED'
  | 'SIGNUP_LINK_CLOSED'
  | 'MESSAGE_NOT_FOUND'
  | 'MESSAGE_TEMPLATE_NOT_FOUND'
  | 'MESSAGE_NOT_CANCELABLE'
  | 'PORTAL_CLOSED'
  | 'STAY_DECLINED'
  | 'SCREEN_NOT_ASKED'
  | 'SCREEN_NOT_READY'
  | 'SCREEN_NOT_DONE'
  | 'SCREEN_DONE'
  | 'MOVEMENT_NOT_ASKED'
  | 'MOVEMENT_LIMIT'
  | 'MOVEMENT_CHALLENGE_GONE'
  | 'DEPOSIT_REFUSED'
  | 'DEPOSIT_NOT_HELD'
  | 'CODE_WRONG'
  | 'CODE_NOT_SENT'
  | 'PORTAL_ADULT_NOT_FOUND'
  | 'PORTAL_FILE_NOT_FOUND'
  | 'FILE_TYPE_REFUSED'
  | 'FILE_TOO_LARGE'
  | 'FILE_DAMAGED';

export type VerificationStatus = 'pending' | 'review' | 'verified';

export type WebhookDeliveryFilter = {
  accountId?: string | null;
  webhookKey?: DeliveryKey | null;
  state?: DeliveryState | null;
  type?: string | null;
  subjectId?: string | null;
  eventId?: string | null;
  from?: string | null;
  to?: string | null;
};

export type WebhookDisabledReason = 'GONE' | 'FAILING';

export type WebhookKey =
  | 'guest_portal_webhook_url'
  | 'screening_webhook_url'
  | 'messaging_webhook_url'
  | 'reservation_webhook_url'
  | 'listing_webhook_url'
  | 'account_webhook_url';

export type WebhookKind = 'full' | 'thin';

export type SignInVariables = Exact<{ [key: string]: never }>;

export type SignInAnswer = {
  requiresSecondFactor: boolean | null;
  singleSignOn: {
    issuer: string | null;
    clientId: string | null;
    redirectUri: string;
    roleClaim: string | null;
    defaultRole: Role | null;
    isRequired: boolean;
    roleMap: Array<{ value: string; role: Role }>;
    domains: Array<{ id: string; domain: string; isVerified: boolean; recordName: string; recordValue: string }>;
  } | null;
};

export type RequireSecondFactorVariables = Exact<{
  isRequired: boolean;
}>;

export type RequireSecondFactorAnswer = {
  requireSecondFactor: { isRequired: boolean | null; userErrors: Array<ErrorParts> } | null;
};

export type ResetSecondFactorVariables = Exact<{
  id: string;
}>;

export type ResetSecondFactorAnswer = {
  resetSecondFactor: { isReset: boolean | null; userErrors: Array<ErrorParts> } | null;
};

export type SetSingleSignOnVariables = Exact<{
  input: SingleSignOnInput;
}>;

export type SetSingleSignOnAnswer = {
  setSingleSignOn: { singleSignOn: { issuer: string | null } | null; userErrors: Array<ErrorParts> } | null;
};

export type RemoveSingleSignOnVariables = Exact<{ [key: string]: never }>;

export type RemoveSingleSignOnAnswer = {
  removeSingleSignOn: { singleSignOn: { issuer: string | null } | null; userErrors: Array<ErrorParts> } | null;
};

export type AddSignInDomainVariables = Exact<{
  domain: string;
}>;

export type AddSignInDomainAnswer = {
  addSignInDomain: { signInDomain: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type VerifySignInDomainVariables = Exact<{
  domain: string;
}>;

export type VerifySignInDomainAnswer = {
  verifySignInDomain: { signInDomain: { isVerified: boolean } | null; userErrors: Array<ErrorParts> } | null;
};

export type RemoveSignInDomainVariables = Exact<{
  domain: string;
}>;

export type RemoveSignInDomainAnswer = {
  removeSignInDomain: { isRemoved: boolean | null; userErrors: Array<ErrorParts> } | null;
};

export type RetentionVariables = Exact<{ [key: string]: never }>;

export type RetentionAnswer = {
  retention: {
    contactDays: number;
    identityDays: number;
    messageDays: number;
    paymentDays: number;
    noteDays: number;
    decisionDays: number;
    callbackDays: number;
    longest: {
      contactDays: number;
      identityDays: number;
      messageDays: number;
      paymentDays: number;
      noteDays: number;
      decisionDays: number;
      callbackDays: number;
    };
  } | null;
};

export type SetRetentionVariables = Exact<{
  retention: RetentionInput;
}>;

export type SetRetentionAnswer = {
  setRetention: { retention: { accountId: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type PortalTextsVariables = Exact<{ [key: string]: never }>;

export type PortalTextsAnswer = {
  portalContents: Array<{
    screen: PortalScreen;
    listingId: string | null;
    isSet: boolean;
    content: Record<string, unknown>;
  }> | null;
};

export type SetPortalTextVariables = Exact<{
  input: PortalContentInput;
}>;

export type SetPortalTextAnswer = {
  setPortalContent: { portalContent: { screen: PortalScreen } | null; userErrors: Array<ErrorParts> } | null;
};

export type MeVariables = Exact<{ [key: string]: never }>;

export type MeAnswer = {
  me: { id: string; name: string | null; email: string | null; mode: AccountMode } | null;
  signedIn: { role: Role; person: { id: string; name: string } | null } | null;
};

export type ReviewVariables = Exact<{
  sort: ReservationSort;
  filter: ReservationFilter;
  first: number;
  after?: string | null;
}>;

export type ReviewAnswer = {
  reservationConnection: {
    totalCount: number;
    edges: Array<{ node: QueueRow }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type ArrivalsVariables = Exact<{
  filter: ReservationFilter;
  first: number;
  after?: string | null;
}>;

export type ArrivalsAnswer = {
  reservationConnection: {
    totalCount: number;
    edges: Array<{ node: { id: string; checkInDay: string | null; summary: { compositeStatus: CompositeStatus } } }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type CountReservationsVariables = Exact<{
  filter: ReservationFilter;
}>;

export type CountReservationsAnswer = { reservationConnection: { totalCount: number } | null };

export type FindReservationsVariables = Exact<{
  search: string;
  first: number;
}>;

export type FindReservationsAnswer = {
  reservationConnection: {
    edges: Array<{
      node: {
        id: string;
        confirmationCode: string;
        checkInDate: string | null;
        guest: { fullName: string | null; firstName: string | null; lastName: string | null };
        listing: { nickname: string } | null;
      };
    }>;
  } | null;
};

export type AccountNamesVariables = Exact<{ [key: string]: never }>;

export type AccountNamesAnswer = {
  accountConnection: { edges: Array<{ node: { id: string; name: string | null; email: string | null } }> } | null;
};

export type ReservationVariables = Exact<{
  id: string;
}>;

export type ReservationAnswer = {
  reservation: ReservationParts | null;
  explainDecision: Explained | null;
  reservationScreens: { inForce: Array<{ screen: PortalScreen; setting: ScreenSetting }> } | null;
};

export type ManagedReservationVariables = Exact<{
  id: string;
}>;

export type ManagedReservationAnswer = {
  reservation: (ReservationParts & ManagedParts) | null;
  explainDecision: Explained | null;
  reservationScreens: { inForce: Array<{ screen: PortalScreen; setting: ScreenSetting }> } | null;
};

export type WatchlistSubjectsVariables = Exact<{
  id: string;
}>;

export type WatchlistSubjectsAnswer = {
  watchlistSubjects: Array<{
    name: string;
    birthDate: string | null;
    birthDateProven: boolean;
    countryCode: string | null;
  }> | null;
};

export type GuestPlacesVariables = Exact<{
  id: string;
}>;

export type GuestPlacesAnswer = {
  guestPlaces: {
    home: {
      precision: PlacePrecision;
      city: string | null;
      countryCode: string;
      lat: number | null;
      lon: number | null;
    } | null;
    network: {
      precision: PlacePrecision;
      city: string | null;
      countryCode: string;
      lat: number | null;
      lon: number | null;
    } | null;
  } | null;
};

export type SearchWatchlistsVariables = Exact<{
  name: string;
  dob?: string | null;
  countryCode?: string | null;
  threshold: number;
}>;

export type SearchWatchlistsAnswer = { watchlistSearch: { facts: { items: Array<MatchParts> } | null } | null };

export type DismissMatchVariables = Exact<{
  input: DismissWatchlistHitInput;
}>;

export type DismissMatchAnswer = {
  dismissWatchlistHit: { watchlistDismissal: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type WithdrawDismissalVariables = Exact<{
  id: string;
}>;

export type WithdrawDismissalAnswer = {
  withdrawWatchlistDismissal: { deletedId: string | null; userErrors: Array<ErrorParts> } | null;
};

export type PreviewPortalVariables = Exact<{
  id: string;
}>;

export type PreviewPortalAnswer = {
  previewPortal: { portalPreview: { url: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type GuestLinkVariables = Exact<{
  id: string;
}>;

export type GuestLinkAnswer = { reservation: { guestPortalUrl: string } | null };

export type AdultLinksVariables = Exact<{
  id: string;
}>;

export type AdultLinksAnswer = { reservation: { portalAdults: Array<{ id: string; url: string | null }> } | null };

export type TimelineVariables = Exact<{
  id: string;
  after?: string | null;
}>;

export type TimelineAnswer = {
  auditTrail: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        occurredAt: string;
        action: string;
        actor: { kind: ActorKind; person: { id: string; name: string } | null };
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type DecideVariables = Exact<{
  id: string;
  decision: SupervisedDecision;
  notes?: string | null;
}>;

export type DecideAnswer = {
  decideReservation: {
    reservation: { id: string; summary: { compositeStatus: CompositeStatus } } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type AcceptScreenVariables = Exact<{
  id: string;
  screen: PortalScreen;
  adultId?: string | null;
}>;

export type AcceptScreenAnswer = {
  acceptPortalScreen: { reservation: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type ReopenScreenVariables = Exact<{
  id: string;
  screen: PortalScreen;
  reason?: string | null;
  adultId?: string | null;
}>;

export type ReopenScreenAnswer = {
  reopenPortalScreen: { reservation: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type RevokeAdultLinkVariables = Exact<{
  id: string;
}>;

export type RevokeAdultLinkAnswer = {
  revokeAdultLink: { portalAdult: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type RenewAdultLinkVariables = Exact<{
  id: string;
}>;

export type RenewAdultLinkAnswer = {
  renewAdultLink: { portalAdult: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type ExportReportsVariables = Exact<{
  id: string;
  format: AuthorityFormat;
}>;

export type ExportReportsAnswer = {
  exportAuthorityReports: {
    authorityExport: { fileName: string; mediaType: string; content: string } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type RevealSignedVariables = Exact<{
  id: string;
}>;

export type RevealSignedAnswer = {
  revealSignedAgreement: {
    signedCopy: {
      version: number;
      sha256: string;
      format: AgreementFormat;
      content: string;
      signedAt: string;
      signedName: string | null;
      signedImage: string | null;
    } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type RevealAnswersVariables = Exact<{
  id: string;
  screen: PortalScreen;
}>;

export type RevealAnswersAnswer = {
  revealPortalAnswers: { answers: Record<string, unknown> | null; userErrors: Array<ErrorParts> } | null;
};

export type RevealImageVariables = Exact<{
  id: string;
  step: IdImageStep;
}>;

export type RevealImageAnswer = { idImage: { dataUrl: string } | null };

export type AddNoteVariables = Exact<{
  id: string;
  text: string;
}>;

export type AddNoteAnswer = { addNote: { note: { id: string } | null; userErrors: Array<ErrorParts> } | null };

export type ListingChoicesVariables = Exact<{
  search?: string | null;
  chosen: string;
  hasChosen: boolean;
}>;

export type ListingChoicesAnswer = {
  listing?: { id: string; nickname: string } | null;
  listingConnection: { edges: Array<{ node: { id: string; nickname: string } }> } | null;
};

export type CreateReservationVariables = Exact<{
  reservation: ReservationInput;
}>;

export type CreateReservationAnswer = {
  createReservation: {
    reservation: { id: string; guestPortalUrl: string } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type UpdateReservationVariables = Exact<{
  id: string;
  reservation: ReservationInput;
}>;

export type UpdateReservationAnswer = {
  updateReservation: {
    reservation: { id: string; summary: { queued: boolean } } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type SendMessageVariables = Exact<{
  id: string;
  message: MessageInput;
}>;

export type SendMessageAnswer = {
  sendMessage: { message: { id: string; status: MessageStatus } | null; userErrors: Array<ErrorParts> } | null;
};

export type CancelMessageVariables = Exact<{
  id: string;
}>;

export type CancelMessageAnswer = {
  cancelMessage: { message: { id: string; status: MessageStatus } | null; userErrors: Array<ErrorParts> } | null;
};

export type CaptureDepositVariables = Exact<{
  id: string;
  amount: number;
}>;

export type CaptureDepositAnswer = {
  captureDeposit: { deposit: { id: string; state: DepositState } | null; userErrors: Array<ErrorParts> } | null;
};

export type ReleaseDepositVariables = Exact<{
  id: string;
}>;

export type ReleaseDepositAnswer = {
  releaseDeposit: { deposit: { id: string; state: DepositState } | null; userErrors: Array<ErrorParts> } | null;
};

export type AllowImagesVariables = Exact<{
  id: string;
}>;

export type AllowImagesAnswer = {
  allowIdImagesAgain: { idCheck: { findings: Array<string> } | null; userErrors: Array<ErrorParts> } | null;
};

export type LinkFileVariables = Exact<{
  id: string;
}>;

export type LinkFileAnswer = {
  linkPortalFile: { portalFileLink: { url: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type EraseGuestVariables = Exact<{
  id: string;
  keepBlacklist: boolean;
}>;

export type EraseGuestAnswer = {
  eraseGuest: {
    erasure: {
      reservations: number;
      messages: number;
      notes: number;
      blacklistEntries: number;
      relatedReservationIds: Array<string>;
    } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type SearchNewsVariables = Exact<{
  search: AdverseMediaSearch;
}>;

export type SearchNewsAnswer = {
  searchAdverseMedia: { adverseMediaReport: NewsReport | null; userErrors: Array<ErrorParts> } | null;
};

export type NewsReportVariables = Exact<{
  id: string;
}>;

export type NewsReportAnswer = { adverseMediaReport: NewsReport | null };

export type TriageChoicesVariables = Exact<{ [key: string]: never }>;

export type TriageChoicesAnswer = {
  reservationTags: Array<string> | null;
  assignees: Array<{ id: string; name: string }> | null;
  signedIn: { person: { id: string } | null } | null;
};

export type UpdateReviewsVariables = Exact<{
  ids: Array<string> | string;
  assigneeId?: string | null;
  dueAt?: string | null;
  addTags?: Array<string> | string | null;
  removeTags?: Array<string> | string | null;
}>;

export type UpdateReviewsAnswer = {
  updateReviews: { reservations: Array<{ id: string }> | null; userErrors: Array<ErrorParts> } | null;
};

export type ViewsVariables = Exact<{ [key: string]: never }>;

export type ViewsAnswer = {
  savedViews: Array<{
    id: string;
    name: string;
    shared: boolean;
    sort: ReservationSort | null;
    filter: {
      compositeStatus: CompositeStatus | null;
      verificationStatus: VerificationStatus | null;
      riskColor: RiskColor | null;
      status: ReservationStatus | null;
      guestPortalStatus: PortalStatus | null;
      portalScreen: PortalScreen | null;
      portalStage: PortalStage | null;
      search: string | null;
      checkInFrom: string | null;
      checkInTo: string | null;
      createdFrom: string | null;
      createdTo: string | null;
      accountId: string | null;
      assigneeId: string | null;
      isAssigned: boolean | null;
      tag: string | null;
    };
  }> | null;
  signedIn: { person: { id: string } | null } | null;
};

export type SaveViewVariables = Exact<{
  name: string;
  filter: ReservationFilter;
  sort?: ReservationSort | null;
  shared: boolean;
}>;

export type SaveViewAnswer = { saveView: { savedView: { id: string } | null; userErrors: Array<ErrorParts> } | null };

export type DeleteViewVariables = Exact<{
  id: string;
}>;

export type DeleteViewAnswer = { deleteView: { deletedId: string | null; userErrors: Array<ErrorParts> } | null };

export type PeopleVariables = Exact<{
  first: number;
  after?: string | null;
}>;

export type PeopleAnswer = {
  personConnection: {
    totalCount: number;
    edges: Array<{ node: PersonRow }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type InvitePersonVariables = Exact<{
  name: string;
  email: string;
  role: Role;
  password?: string | null;
}>;

export type InvitePersonAnswer = {
  invitePerson: {
    invitedPerson: { url: string | null; person: { id: string } } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type RenewInvitationVariables = Exact<{
  id: string;
}>;

export type RenewInvitationAnswer = {
  renewInvitation: {
    invitedPerson: { url: string | null; person: { id: string } } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type UpdatePersonVariables = Exact<{
  id: string;
  role: Role;
}>;

export type UpdatePersonAnswer = {
  updatePerson: { person: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type RemovePersonVariables = Exact<{
  id: string;
}>;

export type RemovePersonAnswer = { removePerson: { deletedId: string | null; userErrors: Array<ErrorParts> } | null };

export type GuestVariables = Exact<{
  guestId: string;
}>;

export type GuestAnswer = {
  guestSegment: {
    suggestions: Array<string>;
    found: {
      segment: { name: string; tier: number; description: string; recommendedAction: string };
      rfmScores: { recency: number; frequency: number; monetary: number };
      metrics: {
        totalStays: number;
        totalNights: number;
        firstStayDate: string | null;
        lastStayDate: string | null;
        totalRevenue: { amount: number; currency: string | null };
      };
      topFactors: Array<{ description: string; phrase: PhraseParts }>;
    } | null;
  } | null;
  reservationConnection: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        confirmationCode: string;
        checkInDate: string | null;
        status: ReservationStatus;
        listing: { nickname: string } | null;
        summary: { compositeStatus: CompositeStatus; riskColor: RiskColor | null; riskScore: number | null };
      };
    }>;
  } | null;
};

export type SegmentCountsVariables = Exact<{ [key: string]: never }>;

export type SegmentCountsAnswer = {
  segmentCounts: Array<{
    guests: number;
    segment: { name: string; description: string; recommendedAction: string };
  }> | null;
};

export type SegmentGuestsVariables = Exact<{
  segment?: string | null;
  first: number;
  after?: string | null;
}>;

export type SegmentGuestsAnswer = {
  segmentGuestConnection: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        segment: { name: string };
        metrics: {
          totalStays: number;
          totalNights: number;
          lastStayDate: string | null;
          totalRevenue: { amount: number; currency: string | null };
        };
        flags: { hasFutureBooking: boolean };
        reservation: {
          id: string;
          confirmationCode: string;
          guest: { fullName: string | null; firstName: string | null; lastName: string | null };
        } | null;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type QueueRow = {
  id: string;
  confirmationCode: string;
  status: ReservationStatus;
  checkInDate: string | null;
  checkOutDate: string | null;
  createdAt: string;
  guest: { fullName: string | null; firstName: string | null; lastName: string | null };
  listing: { nickname: string } | null;
  summary: {
    compositeStatus: CompositeStatus;
    supervised: SupervisedDecision | null;
    riskColor: RiskColor | null;
    riskScore: number | null;
    guestPortalStatus: PortalStatus;
    queued: boolean;
    reason: string;
    topRisks: Array<string>;
    reasonPhrases: Array<PhraseParts>;
    topRiskPhrases: Array<PhraseParts>;
  };
} & TriageParts;

export type TriageParts = { dueAt: string | null; tags: Array<string>; assignee: { id: string; name: string } | null };

export type MatchParts = {
  id: string;
  source: string;
  score: number;
  info: string | null;
  fullName: string;
  description: string | null;
  dob: Array<string>;
  yob: Array<number>;
  aliases: Array<string>;
  countries: Array<string>;
  fingerprint: string;
  matched: { qualifiers: Array<NameQualifier>; tokens: Array<{ why: NameMatchKind; kind: NameWordKind }> } | null;
  dismissal: { id: string; note: string; expiresAt: string | null; updatedAt: string } | null;
};

export type ScreenRuleParts = {
  listingId: string | null;
  source: string | null;
  metadata: Record<string, unknown> | null;
  screens: Array<{ screen: PortalScreen; setting: ScreenSetting }>;
};

export type QuestionParts = {
  id: string;
  kind: PortalFieldKind;
  label: string | null;
  required: boolean;
  types: Array<PortalFileFormat> | null;
  maxMegabytes: number | null;
  choices: Array<{ id: string; label: string }> | null;
  when: { field: string; text: string | null; isAcknowledged: boolean | null } | null;
};

export type ReservationParts = {
  id: string;
  confirmationCode: string;
  status: ReservationStatus;
  source: string;
  pms: string;
  numberOfGuests: number;
  nights: number | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  createdAt: string;
  erasedAt: string | null;
  portalSkipped: boolean;
  totalPrice: { amount: number; currency: string | null };
  account: { id: string; name: string | null; mode: AccountMode } | null;
  listing: {
    id: string;
    nickname: string;
    name: string;
    pictures: { thumbnailUrl: string; regularUrl: string; largeUrl: string };
    location: { city: string; countryCode: string; geo: { lat: number; lon: number } | null };
  } | null;
  guest: {
    fullName: string | null;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    phone: string | null;
    location: string | null;
  };
  summary: {
    compositeStatus: CompositeStatus;
    status: VerificationStatus;
    supervised: SupervisedDecision | null;
    reason: string;
    riskColor: RiskColor | null;
    riskScore: number | null;
    guestPortalStatus: PortalStatus;
    guestPortalLastScreen: string | null;
    topRisks: Array<string>;
    topRecommendations: Array<string>;
    businessRules: Array<string>;
    queued: boolean;
    reasonPhrases: Array<PhraseParts>;
    topRecommendationPhrases: Array<PhraseParts>;
    details: {
      generalRisk: EntryParts;
      fraudDetection: EntryParts;
      identificationDocument: EntryParts;
      paymentVerification: EntryParts;
      blacklist: EntryParts;
      sanctions: EntryParts;
      adverseMedia: EntryParts;
      backgroundCheck: EntryParts;
      creditCheck: EntryParts;
      socialVerification: EntryParts;
      houseRules: EntryParts;
    };
  };
  notes: Array<{
    id: string;
    text: string;
    createdAt: string;
    author:
      | { account: { name: string | null } | null; person: { name: string } | null }
      | { account: { name: string | null } | null }
      | null;
  }>;
  portalSteps: Array<{
    screen: PortalScreen;
    state: PortalStepState;
    reason: string | null;
    skippedAt: string | null;
    submittedAt: string | null;
    acceptedAt: string | null;
    reopenedAt: string | null;
    behavior: { seconds: number | null; pastedFields: number; timeZone: string | null } | null;
  }>;
  portalAdults: Array<{
    id: string;
    name: string | null;
    state: PortalAdultState;
    linkedAt: string | null;
    documentStatus: IdCheckStatus | null;
    documentFindings: Array<string>;
    documentFindingCodes: Array<string>;
    steps: Array<{
      screen: PortalScreen;
      state: PortalStepState;
      reason: string | null;
      submittedAt: string | null;
      acceptedAt: string | null;
      reopenedAt: string | null;
    }>;
  }>;
  paymentEvents: Array<{
    id: string;
    eventType: PaymentEventKind;
    eventStatus: PaymentEventStatus;
    occurredAt: string;
    purpose: PaymentPurpose;
    amount: { amount: number; currency: string | null } | null;
  }>;
  messages: Array<{
    id: string;
    tag: string | null;
    via: MessageChannel;
    status: MessageStatus;
    trigger: MessageTrigger;
    createdAt: string;
    sentAt: string | null;
    sendAfter: string;
    reason: string | null;
  }>;
  deposit: {
    id: string;
    kind: DepositKind;
    processor: string;
    state: DepositState;
    createdAt: string;
    amount: { amount: number; currency: string | null };
    captured: { amount: number; currency: string | null } | null;
  } | null;
  idCheck: {
    status: IdCheckStatus;
    missing: Array<IdImageStep>;
    missingText: string | null;
    errors: Array<string>;
    findings: Array<string>;
    images: Array<{ step: IdImageStep; kind: IdDocument; uploadedAt: string }>;
    movement: {
      isToDo: boolean;
      outcome: MovementOutcome | null;
      faults: Array<MovementFault>;
      judgedAt: string | null;
    } | null;
  };
} & TriageParts;

export type ManagedParts = {
  identification: {
    firstName: string | null;
    middleName: string | null;
    lastName: string | null;
    birthDate: string | null;
    expiryDate: string | null;
    nationality: string | null;
  } | null;
  messages: Array<{ id: string; message: { subject: string | null; text: string | null } }>;
  portalAdults: Array<{
    id: string;
    documentImages: Array<{ step: IdImageStep; kind: IdDocument; uploadedAt: string; url: string | null }>;
  }>;
  portalFiles: Array<{
    id: string;
    screen: PortalScreen;
    slot: string;
    format: PortalFileFormat;
    bytes: number;
    name: string | null;
    uploadedAt: string;
  }>;
};

export type NewsReport = {
  id: string;
  status: AdverseMediaStatus;
  reason: string | null;
  scope: string | null;
  scopePhrase: PhraseParts | null;
  gaps: Array<GapParts>;
  findings: Array<{
    title: string;
    snippet: string;
    link: string;
    source: string;
    publishedAt: string | null;
    riskCategories: Array<string>;
    matchedName: string;
    adverse: number | null;
    outcome: ArticleOutcome;
    role: ArticleRole | null;
    decidingWords: string | null;
  }>;
};

export type Explained = {
  id: string;
  createdAt: string;
  outcome: {
    riskScore: number;
    contributions: Array<{ entry: CheckName; code: string; points: number; text: string }>;
    counterfactuals: Array<{
      kind: CounterfactualKind;
      text: string;
      screen: PortalScreen | null;
      entry: CheckName | null;
      code: string | null;
      rule: string | null;
      missing: Array<string>;
    }>;
  };
};

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  state: PersonState;
  invitedUntil: string | null;
  lastLoginAt: string | null;
  createdAt: string;
};

export type ListingRow = {
  id: string;
  myId: string;
  name: string;
  nickname: string;
  status: ListingStatus;
  accommodates: number;
  bedrooms: number;
  checkInTime: number;
  checkOutTime: number;
  pictures: { thumbnailUrl: string; regularUrl: string; largeUrl: string };
  location: { street: string; city: string; state: string | null; zipcode: string | null; countryCode: string };
};

export type TemplateRow = {
  id: string;
  tag: string;
  via: MessageChannel;
  trigger: MessageTrigger;
  delayMinutes: number;
  hoursBeforeCheckIn: number | null;
  repeatHours: number | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  gated: boolean;
  enabled: boolean;
  updatedAt: string;
};

export type KeyRow = {
  id: string;
  name: string;
  description: string;
  maskedValue: string;
  sdk: boolean;
  enabled: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

export type AgreementParts = {
  name: string;
  format: AgreementFormat;
  content: string;
  version: number;
  sha256: string;
  updatedAt: string;
};

export type WatchFamilyVariables = Exact<{ [key: string]: never }>;

export type WatchFamilyAnswer = {
  familyEvents: {
    subject:
      | { __typename: 'AccountSubject' }
      | { __typename: 'SignInSubject' }
      | { __typename: 'PortalCodesSubject' }
      | { __typename: 'PersonSubject' }
      | { __typename: 'ApiKeySubject' }
      | { __typename: 'WebhookSubject' }
      | { __typename: 'ListingSubject' }
      | { __typename: 'ReservationSubject' }
      | { __typename: 'GuestPortalSubject' }
      | { __typename: 'PaymentEventSubject' }
      | { __typename: 'DepositSubject' }
      | { __typename: 'IdCheckSubject' }
      | { __typename: 'MessageSubject' }
      | { __typename: 'MessageTemplateSubject' }
      | { __typename: 'RuleSubject' }
      | { __typename: 'FiredRuleSubject' }
      | { __typename: 'BlacklistEntrySubject' }
      | { __typename: 'DismissalSubject' }
      | { __typename: 'ReportSubject' }
      | { __typename: 'ViewSubject' };
    reservation: { id: string } | null;
  };
};

export type OverviewVariables = Exact<{ [key: string]: never }>;

export type OverviewAnswer = {
  reservationFigures: {
    received: number;
    settled: number;
    automationRate: number | null;
    decisionP50Seconds: number | null;
    reviewP50Seconds: number | null;
    screens: Array<{ screen: PortalScreen; viewed: number; submitted: number; accepted: number }>;
  } | null;
  lookupSources: Array<{ capability: string; name: string; isTooOld: boolean }> | null;
  datasets: Array<{
    name: string;
    title: string;
    fetch: { state: DatasetFetchState; problem: string | null } | null;
  }> | null;
  listingConnection: { totalCount: number; edges: Array<{ node: { id: string } }> } | null;
  reservationConnection: { totalCount: number } | null;
};

export type OverviewJobsVariables = Exact<{ [key: string]: never }>;

export type OverviewJobsAnswer = { failedJobs: { totalCount: number } | null };

export type OverviewSetUpVariables = Exact<{ [key: string]: never }>;

export type OverviewSetUpAnswer = {
  webhookEndpoints: Array<{ id: string; webhookKey: WebhookKey; enabled: boolean; failingSince: string | null }> | null;
  branding: { name: string | null; logo: string | null } | null;
  usageAgreement: { user: { version: number } | null } | null;
  screenRules: { configData: Array<{ screens: Array<{ screen: PortalScreen; setting: ScreenSetting }> }> } | null;
  personConnection: { totalCount: number } | null;
  apiKeyConnection: { totalCount: number } | null;
};

export type FiguresVariables = Exact<{
  days: number;
  before: string;
}>;

export type FiguresAnswer = {
  reservationFigures: {
    received: number;
    settled: number;
    automationRate: number | null;
    p50Seconds: number | null;
    p95Seconds: number | null;
    decisionP50Seconds: number | null;
    reviewP50Seconds: number | null;
    days: Array<{
      day: string;
      received: number;
      ready: number;
      review: number;
      waiting: number;
      declined: number;
      p50Seconds: number | null;
      p95Seconds: number | null;
    }>;
    screens: Array<{ screen: PortalScreen; viewed: number; submitted: number; accepted: number }>;
    colors: Array<{ color: RiskColor | null; count: number }>;
    rules: Array<{ name: string; count: number }>;
  } | null;
  before: {
    received: number;
    settled: number;
    automationRate: number | null;
    p50Seconds: number | null;
    p95Seconds: number | null;
    decisionP50Seconds: number | null;
    reviewP50Seconds: number | null;
  } | null;
};

export type LookUpEmailVariables = Exact<{
  email: string;
}>;

export type LookUpEmailAnswer = {
  emailFacts: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: {
      valid: boolean;
      normalized: string | null;
      domain: string | null;
      disposable: boolean;
      free: boolean;
      masked: boolean;
      education: {
        known: boolean;
        facts: { institution: { name: string; countryCode: string | null } | null } | null;
      } | null;
      mx: {
        known: boolean;
        source: string | null;
        asOf: string | null;
        reason: string | null;
        gaps: Array<GapParts>;
        facts: { acceptsMail: boolean; hosts: Array<string> } | null;
      } | null;
    } | null;
  } | null;
  emailBreaches: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: { breaches: Array<{ name: string; domain: string | null; breachDate: string | null }> } | null;
  } | null;
};

export type LookUpPhoneVariables = Exact<{
  number: string;
  country?: string | null;
}>;

export type LookUpPhoneAnswer = {
  phoneFacts: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: {
      valid: boolean;
      internationalFormat: string | null;
      countryCode: string | null;
      lineType: PhoneLineType | null;
      carrier: { name: string } | null;
    } | null;
  } | null;
};

export type LookUpSocialVariables = Exact<{
  email?: string | null;
  phone?: string | null;
}>;

export type LookUpSocialAnswer = {
  social: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    accounts: Array<{ by: SocialClue; network: string; registered: boolean }>;
  } | null;
};

export type LookUpIpVariables = Exact<{
  ip: string;
}>;

export type LookUpIpAnswer = {
  ipFacts: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: {
      valid: boolean;
      version: number | null;
      reserved: boolean;
      countryCode: string | null;
      city: string | null;
      postalCode: string | null;
      timeZone: string | null;
    } | null;
  } | null;
  ipThreats: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: {
      threats: Array<{
        title: string;
        link: string | null;
        timestamp: string | null;
        source: string;
        tags: Array<string>;
      }>;
    } | null;
  } | null;
};

export type LookUpAddressVariables = Exact<{
  address: AddressInput;
}>;

export type LookUpAddressAnswer = {
  addressFacts: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: {
      matched: boolean;
      precision: AddressPrecision;
      street: string | null;
      city: string | null;
      state: string | null;
      zipcode: string | null;
      countryCode: string | null;
      lat: number | null;
      lon: number | null;
      timeZone: string | null;
    } | null;
  } | null;
};

export type LookUpDomainVariables = Exact<{
  domain: string;
}>;

export type LookUpDomainAnswer = {
  whois: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    records: Array<{
      server: string;
      data: {
        domainName: string | null;
        registrar: string | null;
        creationDate: string | null;
        updatedDate: string | null;
        expirationDate: string | null;
        status: Array<string>;
        nameServers: Array<string>;
        country: string | null;
      };
    }>;
  } | null;
  domainCompanies: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: {
      companies: Array<{
        name: string;
        country: string | null;
        industry: string | null;
        size: string | null;
        founded: string | null;
        profileUrl: string | null;
      }>;
    } | null;
  } | null;
};

export type LookUpOffendersVariables = Exact<{
  search: SexOffenderSearch;
}>;

export type LookUpOffendersAnswer = {
  sexOffenders: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: {
      total: number;
      warning: string;
      items: Array<{
        id: string;
        name: string;
        birthDate: string | null;
        city: string | null;
        county: string | null;
        state: string | null;
        charges: Array<string>;
        aliases: Array<string>;
        timestamp: string | null;
      }>;
    } | null;
  } | null;
};

export type LookUpEvictionsVariables = Exact<{
  search: EvictionSearch;
}>;

export type LookUpEvictionsAnswer = {
  tenantEvictions: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: {
      total: number;
      items: Array<{
        source: string;
        sourceUrl: string | null;
        evictionDate: string;
        caseNumber: string | null;
        street: string | null;
        unit: string | null;
        city: string | null;
        stateCode: string | null;
        postalCode: string | null;
        countryCode: string;
      }>;
    } | null;
  } | null;
};

export type LookUpWatchlistsVariables = Exact<{
  name: string;
  dob?: string | null;
  countryCode?: string | null;
  threshold: number;
}>;

export type LookUpWatchlistsAnswer = {
  watchlistSearch: {
    known: boolean;
    source: string | null;
    asOf: string | null;
    reason: string | null;
    gaps: Array<GapParts>;
    facts: { total: number; items: Array<MatchParts> } | null;
  } | null;
};

export type DismissalsVariables = Exact<{
  first: number;
  after?: string | null;
}>;

export type DismissalsAnswer = {
  watchlistDismissalConnection: {
    totalCount: number;
    edges: Array<{ node: { id: string; entryId: string; note: string; expiresAt: string | null; updatedAt: string } }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type SubmitCheckVariables = Exact<{
  person: BackgroundCheckInput;
}>;

export type SubmitCheckAnswer = {
  submitBackgroundCheck: { backgroundCheck: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type BackgroundChecksVariables = Exact<{
  first: number;
  after?: string | null;
}>;

export type BackgroundChecksAnswer = {
  backgroundCheckConnection: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        personName: string | null;
        status: BackgroundCheckStatus;
        riskStatus: BackgroundRiskStatus | null;
        startedAt: string;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type BackgroundCheckVariables = Exact<{
  id: string;
}>;

export type BackgroundCheckAnswer = {
  backgroundCheck: {
    id: string;
    status: BackgroundCheckStatus;
    riskStatus: BackgroundRiskStatus | null;
    startedAt: string;
    stoppedAt: string | null;
    pdf: string | null;
    reportItems: Array<{
      key: string;
      name: string;
      status: BackgroundItemStatus;
      searched: boolean;
      reason: string | null;
      source: string | null;
      asOf: string | null;
      gaps: Array<GapParts>;
      items: Array<{
        title: string;
        subtitle: string | null;
        description: string | null;
        tags: Array<string>;
        link: string | null;
        titlePhrase: PhraseParts;
        descriptionPhrases: Array<PhraseParts>;
        tagPhrases: Array<PhraseParts>;
      }>;
    }>;
  } | null;
};

export type ErrorParts = {
  code: UserErrorCode;
  message: string;
  field: Array<string> | null;
  phrase: PhraseParts | null;
};

export type EntryParts = {
  status: DetailStatus;
  value: string | null;
  help: string | null;
  findings: Array<string>;
  helpPhrases: Array<PhraseParts>;
  findingPhrases: Array<PhraseParts>;
};

export type GapParts = { source: string; message: string; phrase: PhraseParts | null };

export type PhraseParts = {
  code: string;
  values: Array<{
    name: string;
    number: number | null;
    texts: Array<string>;
    phrases: Array<{
      code: string;
      values: Array<{
        name: string;
        number: number | null;
        texts: Array<string>;
        phrases: Array<{ code: string; values: Array<{ name: string; number: number | null; texts: Array<string> }> }>;
      }>;
    }>;
  }>;
};

export type AgreementVariables = Exact<{ [key: string]: never }>;

export type AgreementAnswer = {
  usageAgreement: {
    user: AgreementParts | null;
    sources: Array<AgreementParts>;
    listings: Array<{ listing: { nickname: string } | null } & AgreementParts>;
    reservations: Array<{ reservation: { confirmationCode: string } | null } & AgreementParts>;
  } | null;
};

export type PreviewedAgreementVariables = Exact<{ [key: string]: never }>;

export type PreviewedAgreementAnswer = {
  usageAgreement: { user: { format: AgreementFormat; content: string } | null } | null;
};

export type SaveAgreementVariables = Exact<{
  agreement: UsageAgreementInput;
}>;

export type SaveAgreementAnswer = {
  saveUsageAgreement: { usageAgreement: { accountId: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type BrandingVariables = Exact<{ [key: string]: never }>;

export type BrandingAnswer = {
  branding: {
    name: string | null;
    color: string | null;
    logo: string | null;
    email: string | null;
    phone: string | null;
    privacyUrl: string | null;
  } | null;
};

export type SetBrandingVariables = Exact<{
  input: BrandingInput;
}>;

export type SetBrandingAnswer = {
  setBranding: { branding: { name: string | null } | null; userErrors: Array<ErrorParts> } | null;
};

export type SetUpVariables = Exact<{ [key: string]: never }>;

export type SetUpAnswer = {
  branding: { name: string | null; color: string | null; logo: string | null } | null;
  screenRules: {
    configData: Array<{
      metadata: Record<string, unknown> | null;
      screens: Array<{ screen: PortalScreen; setting: ScreenSetting }>;
    }>;
  } | null;
  listingConnection: {
    totalCount: number;
    edges: Array<{ node: { id: string; name: string; location: { city: string; countryCode: string } } }>;
  } | null;
  reservationConnection: { totalCount: number } | null;
};

export type MailNotificationsVariables = Exact<{ [key: string]: never }>;

export type MailNotificationsAnswer = {
  mailNotifications: { topics: Array<NotificationTopic>; obstacle: MailObstacle | null } | null;
};

export type SetMailNotificationsVariables = Exact<{
  topics: Array<NotificationTopic> | NotificationTopic;
  language: NotificationLanguage;
}>;

export type SetMailNotificationsAnswer = {
  setMailNotifications: {
    mailNotifications: { topics: Array<NotificationTopic> } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type ChatNotificationsVariables = Exact<{ [key: string]: never }>;

export type ChatNotificationsAnswer = {
  chatNotifications: { host: string; topics: Array<NotificationTopic>; failingSince: string | null } | null;
};

export type SetChatNotificationsVariables = Exact<{
  url?: string | null;
  topics: Array<NotificationTopic> | NotificationTopic;
  language: NotificationLanguage;
}>;

export type SetChatNotificationsAnswer = {
  setChatNotifications: { chatNotifications: { host: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type RemoveChatNotificationsVariables = Exact<{ [key: string]: never }>;

export type RemoveChatNotificationsAnswer = {
  removeChatNotifications: { isRemoved: boolean | null; userErrors: Array<ErrorParts> } | null;
};

export type DataSourcesVariables = Exact<{ [key: string]: never }>;

export type DataSourcesAnswer = {
  datasets: Array<{
    name: string;
    title: string;
    publisher: string;
    licence: string;
    officialUrl: string | null;
    loading: number | null;
    parts: Array<{ part: string; asOf: string; rows: number }>;
    fetch: {
      state: DatasetFetchState;
      problem: string | null;
      downloadedBytes: number | null;
      fetchedAt: string | null;
      finishedAt: string | null;
      nextAt: string | null;
      canRefresh: boolean;
      problemPhrase: PhraseParts | null;
    } | null;
  }> | null;
  lookupSources: Array<{
    capability: string;
    kind: LookupSourceKind;
    name: string;
    holds: string;
    countries: Array<string> | null;
    states: Array<string> | null;
    lists: Array<string> | null;
    from: string | null;
    to: string | null;
    refreshedOn: string | null;
    maxAgeDays: number | null;
    isTooOld: boolean;
  }> | null;
};

export type RefreshDatasetVariables = Exact<{
  name: string;
}>;

export type RefreshDatasetAnswer = {
  refreshDataset: {
    dataset: { name: string; fetch: { state: DatasetFetchState } | null } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type ModelsVariables = Exact<{ [key: string]: never }>;

export type ModelsAnswer = {
  models: Array<{
    name: ModelTarget;
    version: string;
    role: ModelRole;
    trainedAt: string;
    rows: number;
    positives: number;
    summary: string;
    data: string;
    note: string | null;
    limits: Array<string>;
    figures: Array<{ name: string; value: number }>;
    summaryPhrase: PhraseParts;
    dataPhrase: PhraseParts;
    notePhrase: PhraseParts | null;
    limitPhrases: Array<PhraseParts>;
  }> | null;
};

export type AuditVariables = Exact<{
  filter: AuditFilter;
  after?: string | null;
}>;

export type AuditAnswer = {
  auditTrail: {
    edges: Array<{
      node: {
        id: string;
        occurredAt: string;
        action: string;
        recordKind: string;
        recordId: string;
        actor: { kind: ActorKind; address: string | null; person: { id: string; name: string } | null };
        record:
          | { key: string }
          | { rule: string }
          | { nickname: string }
          | { template: string }
          | { person: string }
          | { code: string }
          | Record<PropertyKey, never>
          | null;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type KeysVariables = Exact<{
  first: number;
  after?: string | null;
}>;

export type KeysAnswer = {
  apiKeyConnection: {
    totalCount: number;
    edges: Array<{ node: KeyRow }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type CreateKeyVariables = Exact<{
  description?: string | null;
  sdk: boolean;
}>;

export type CreateKeyAnswer = {
  createApiKey: { issuedApiKey: { secret: string; key: KeyRow } | null; userErrors: Array<ErrorParts> } | null;
};

export type UpdateKeyVariables = Exact<{
  id: string;
  description: string;
  enabled?: boolean | null;
}>;

export type UpdateKeyAnswer = { updateApiKey: { apiKey: KeyRow | null; userErrors: Array<ErrorParts> } | null };

export type RotateKeyVariables = Exact<{
  id: string;
}>;

export type RotateKeyAnswer = {
  rotateApiKey: { issuedApiKey: { secret: string; key: KeyRow } | null; userErrors: Array<ErrorParts> } | null;
};

export type DeleteKeyVariables = Exact<{
  id: string;
}>;

export type DeleteKeyAnswer = { deleteApiKey: { deletedId: string | null; userErrors: Array<ErrorParts> } | null };

export type WebhooksVariables = Exact<{ [key: string]: never }>;

export type WebhooksAnswer = {
  webhookEndpoints: Array<{
    id: string;
    webhookKey: WebhookKey;
    url: string;
    kind: WebhookKind;
    enabled: boolean;
    failingSince: string | null;
    disabledReason: WebhookDisabledReason | null;
    hasAuthorization: boolean;
  }> | null;
};

export type RegisterWebhookVariables = Exact<{
  webhookKey: WebhookKey;
  webhookUrl: string;
}>;

export type RegisterWebhookAnswer = {
  registerWebhook: {
    webhookRegistration: { signingSecret: string | null; endpoint: { id: string } } | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type RemoveWebhookVariables = Exact<{
  webhookKey: WebhookKey;
}>;

export type RemoveWebhookAnswer = {
  removeWebhook: { isRemoved: boolean | null; userErrors: Array<ErrorParts> } | null;
};

export type SendSampleVariables = Exact<{
  webhookKey: WebhookKey;
}>;

export type SendSampleAnswer = {
  sendSampleWebhook: { webhookDelivery: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type SetAuthorizationVariables = Exact<{
  value?: string | null;
}>;

export type SetAuthorizationAnswer = {
  setWebhookAuthorization: {
    webhookEndpoints: Array<{ id: string; hasAuthorization: boolean }> | null;
    userErrors: Array<ErrorParts>;
  } | null;
};

export type RotateWebhookSecretVariables = Exact<{ [key: string]: never }>;

export type RotateWebhookSecretAnswer = {
  rotateWebhookSecret: { secret: string | null; userErrors: Array<ErrorParts> } | null;
};

export type DeliveriesVariables = Exact<{
  filter: WebhookDeliveryFilter;
  first: number;
  after?: string | null;
}>;

export type DeliveriesAnswer = {
  webhookDeliveries: {
    edges: Array<{
      node: {
        id: string;
        webhookKey: DeliveryKey;
        sequence: number;
        type: string;
        purpose: DeliveryPurpose;
        state: DeliveryState;
        attempts: number;
        lastStatus: number | null;
        lastError: DeliveryFault | null;
        lastLatencyMs: number | null;
        createdAt: string;
        deliveredAt: string | null;
        nextAttemptAt: string | null;
        eventAccountId: string;
        subjectId: string;
        endpoint: { url: string } | null;
        attemptLog: Array<{ at: string; status: number | null; error: DeliveryFault | null; latencyMs: number | null }>;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type RedeliverVariables = Exact<{
  accountId?: string | null;
  sequence: number;
  to?: number | null;
  webhookKey?: WebhookKey | null;
}>;

export type RedeliverAnswer = {
  redeliverWebhooks: { queuedDeliveries: number | null; userErrors: Array<ErrorParts> } | null;
};

export type FailedWorkVariables = Exact<{ [key: string]: never }>;

export type FailedWorkAnswer = {
  failedJobs: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        name: string;
        reservationId: string | null;
        listingId: string | null;
        attempts: number;
        reason: string | null;
        failedAt: string;
      };
    }>;
  } | null;
};

export type RetryFailedWorkVariables = Exact<{
  ids: Array<string> | string;
}>;

export type RetryFailedWorkAnswer = {
  retryFailedJobs: { queuedJobs: number | null; userErrors: Array<ErrorParts> } | null;
};

export type ScreensVariables = Exact<{ [key: string]: never }>;

export type ScreensAnswer = {
  account: { configData: Array<ScreenRuleParts> } | null;
  listing: { configData: Array<ScreenRuleParts> } | null;
  channel: { configData: Array<ScreenRuleParts> } | null;
  repeat: { configData: Array<ScreenRuleParts> } | null;
};

export type SaveScreenRulesVariables = Exact<{
  input: ScreenRulesInput;
}>;

export type SaveScreenRulesAnswer = {
  saveScreenRules: { screenRules: { accountId: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type BlacklistVariables = Exact<{
  search?: string | null;
  first: number;
  after?: string | null;
}>;

export type BlacklistAnswer = {
  blacklistConnection: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        field: BlacklistField;
        value: string | null;
        birthDate: string | null;
        reason: string | null;
        createdAt: string;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type TeamVariables = Exact<{ [key: string]: never }>;

export type TeamAnswer = { assignees: Array<{ id: string; name: string }> | null };

export type AddToBlacklistVariables = Exact<{
  email?: string | null;
  phone?: string | null;
  name?: string | null;
  birthDate?: string | null;
  documentNumber?: string | null;
  reason?: string | null;
}>;

export type AddToBlacklistAnswer = {
  addBlacklistEntry: { blacklistEntry: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type RemoveFromBlacklistVariables = Exact<{
  id: string;
}>;

export type RemoveFromBlacklistAnswer = {
  removeBlacklistEntry: { deletedId: string | null; userErrors: Array<ErrorParts> } | null;
};

export type RulesVariables = Exact<{ [key: string]: never }>;

export type RulesAnswer = {
  businessRules: Array<{
    id: string;
    name: string;
    condition: string;
    position: number;
    state: RuleState;
    version: number;
    updatedAt: string;
    actions: Array<{ kind: RuleActionKind; screen: string | null }>;
  }> | null;
  ruleFacts: Array<{
    name: string;
    kind: RuleFactKind;
    description: string;
    example: string;
    values: Array<string> | null;
    mayBeUnknown: boolean;
  }> | null;
};

export type CheckConditionVariables = Exact<{
  condition: string;
}>;

export type CheckConditionAnswer = {
  checkCondition: Array<{ message: string; start: number; end: number; phrase: PhraseParts | null }> | null;
};

export type SaveRuleVariables = Exact<{
  id?: string | null;
  name: string;
  condition: string;
  actions: Array<RuleActionInput> | RuleActionInput;
}>;

export type SaveRuleAnswer = {
  saveBusinessRule: { businessRule: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type SetRuleStateVariables = Exact<{
  id: string;
  state: RuleState;
}>;

export type SetRuleStateAnswer = {
  setBusinessRuleState: { businessRule: { id: string; state: RuleState } | null; userErrors: Array<ErrorParts> } | null;
};

export type RuleVersionsVariables = Exact<{
  id: string;
  first: number;
  after?: string | null;
}>;

export type RuleVersionsAnswer = {
  businessRule: {
    versionConnection: {
      totalCount: number;
      edges: Array<{
        node: {
          id: string;
          version: number;
          name: string;
          condition: string;
          restoredFrom: number | null;
          createdAt: string;
          actions: Array<{ kind: RuleActionKind; screen: string | null }>;
          author:
            | { account: { name: string | null } | null; person: { name: string } | null }
            | { account: { name: string | null } | null }
            | null;
        };
      }>;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  } | null;
};

export type RestoreRuleVariables = Exact<{
  id: string;
  version: number;
}>;

export type RestoreRuleAnswer = {
  restoreBusinessRule: { businessRule: { id: string; version: number } | null; userErrors: Array<ErrorParts> } | null;
};

export type DeleteRuleVariables = Exact<{
  id: string;
}>;

export type DeleteRuleAnswer = {
  deleteBusinessRule: { isDeleted: boolean | null; userErrors: Array<ErrorParts> } | null;
};

export type BackTestVariables = Exact<{
  id: string;
}>;

export type BackTestAnswer = {
  backTestBusinessRule: {
    since: string;
    decisions: number;
    notReplayable: number;
    fired: number;
    unknown: number;
    changed: number;
    changes: Array<{ before: string; after: string; count: number; reservationIds: Array<string> }>;
    weeks: Array<{ from: string; reservations: number; matched: number; changed: number }>;
  } | null;
};

export type MessageTemplatesVariables = Exact<{ [key: string]: never }>;

export type MessageTemplatesAnswer = { messageTemplates: Array<TemplateRow> | null; me: { id: string } | null };

export type SaveTemplateVariables = Exact<{
  template: MessageTemplateInput;
}>;

export type SaveTemplateAnswer = {
  saveMessageTemplate: { messageTemplate: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type DeleteTemplateVariables = Exact<{
  tag: string;
}>;

export type DeleteTemplateAnswer = {
  deleteMessageTemplate: { deletedTag: string | null; userErrors: Array<ErrorParts> } | null;
};

export type AccountsVariables = Exact<{
  first: number;
  after?: string | null;
}>;

export type AccountsAnswer = {
  accountConnection: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        name: string | null;
        email: string | null;
        mode: AccountMode;
        isActive: boolean;
        isSuspended: boolean;
        lastLoginAt: string | null;
        createdAt: string;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type RegisterAccountVariables = Exact<{
  account: AccountInput;
  mode: AccountMode;
}>;

export type RegisterAccountAnswer = {
  registerAccount: { account: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type CreateSignupLinkVariables = Exact<{
  link: SignupLinkInput;
}>;

export type CreateSignupLinkAnswer = {
  createSignupLink: { signupLink: { url: string; expiresAt: string } | null; userErrors: Array<ErrorParts> } | null;
};

export type SetSuspendedVariables = Exact<{
  id: string;
  isSuspended: boolean;
}>;

export type SetSuspendedAnswer = {
  updateAccount: { account: { id: string; isSuspended: boolean } | null; userErrors: Array<ErrorParts> } | null;
};

export type CheckInInstructionsVariables = Exact<{
  id: string;
}>;

export type CheckInInstructionsAnswer = { listing: { checkInInstructions: string | null } | null };

export type ListingsVariables = Exact<{
  search?: string | null;
  first: number;
  after?: string | null;
}>;

export type ListingsAnswer = {
  listingConnection: {
    totalCount: number;
    edges: Array<{ node: ListingRow }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type SaveListingVariables = Exact<{
  mustExist: boolean;
  input: ListingInput;
}>;

export type SaveListingAnswer = {
  saveListing: { listing: { id: string } | null; userErrors: Array<ErrorParts> } | null;
};

/** An answer without an error, with the results of mutations in place of their payloads. */
type Answered<Answer> = {
  [Root in keyof Answer]: Root extends MayBeMissing ? Result<Answer[Root]> : NonNullable<Result<Answer[Root]>>;
};
type Result<Value> =
  NonNullable<Value> extends { userErrors: unknown }
    ? NonNullable<Value>[Exclude<keyof NonNullable<Value>, 'userErrors'>]
    : Value;
type MayBeMissing =
  | 'explainDecision'
  | 'me'
  | 'reservation'
  | 'reservationScreens'
  | 'revealPortalAnswers'
  | 'revealSignedAgreement'
  | 'screenRules'
  | 'signedIn'
  | 'usageAgreement';

export interface Operations {
  SignIn: { answer: Answered<SignInAnswer>; variables: SignInVariables };
  RequireSecondFactor: { answer: Answered<RequireSecondFactorAnswer>; variables: RequireSecondFactorVariables };
  ResetSecondFactor: { answer: Answered<ResetSecondFactorAnswer>; variables: ResetSecondFactorVariables };
  SetSingleSignOn: { answer: Answered<SetSingleSignOnAnswer>; variables: SetSingleSignOnVariables };
  RemoveSingleSignOn: { answer: Answered<RemoveSingleSignOnAnswer>; variables: RemoveSingleSignOnVariables };
  AddSignInDomain: { answer: Answered<AddSignInDomainAnswer>; variables: AddSignInDomainVariables };
  VerifySignInDomain: { answer: Answered<VerifySignInDomainAnswer>; variables: VerifySignInDomainVariables };
  RemoveSignInDomain: { answer: Answered<RemoveSignInDomainAnswer>; variables: RemoveSignInDomainVariables };
  Retention: { answer: Answered<RetentionAnswer>; variables: RetentionVariables };
  SetRetention: { answer: Answered<SetRetentionAnswer>; variables: SetRetentionVariables };
  PortalTexts: { answer: Answered<PortalTextsAnswer>; variables: PortalTextsVariables };
  SetPortalText: { answer: Answered<SetPortalTextAnswer>; variables: SetPortalTextVariables };
  Me: { answer: Answered<MeAnswer>; variables: MeVariables };
  Review: { answer: Answered<ReviewAnswer>; variables: ReviewVariables };
  Arrivals: { answer: Answered<ArrivalsAnswer>; variables: ArrivalsVariables };
  CountReservations: { answer: Answered<CountReservationsAnswer>; variables: CountReservationsVariables };
  FindReservations: { answer: Answered<FindReservationsAnswer>; variables: FindReservationsVariables };
  AccountNames: { answer: Answered<AccountNamesAnswer>; variables: AccountNamesVariables };
  Reservation: { answer: Answered<ReservationAnswer>; variables: ReservationVariables };
  ManagedReservation: { answer: Answered<ManagedReservationAnswer>; variables: ManagedReservationVariables };
  WatchlistSubjects: { answer: Answered<WatchlistSubjectsAnswer>; variables: WatchlistSubjectsVariables };
  GuestPlaces: { answer: Answered<GuestPlacesAnswer>; variables: GuestPlacesVariables };
  SearchWatchlists: { answer: Answered<SearchWatchlistsAnswer>; variables: SearchWatchlistsVariables };
  DismissMatch: { answer: Answered<DismissMatchAnswer>; variables: DismissMatchVariables };
  WithdrawDismissal: { answer: Answered<WithdrawDismissalAnswer>; variables: WithdrawDismissalVariables };
  PreviewPortal: { answer: Answered<PreviewPortalAnswer>; variables: PreviewPortalVariables };
  GuestLink: { answer: Answered<GuestLinkAnswer>; variables: GuestLinkVariables };
  AdultLinks: { answer: Answered<AdultLinksAnswer>; variables: AdultLinksVariables };
  Timeline: { answer: Answered<TimelineAnswer>; variables: TimelineVariables };
  Decide: { answer: Answered<DecideAnswer>; variables: DecideVariables };
  AcceptScreen: { answer: Answered<AcceptScreenAnswer>; variables: AcceptScreenVariables };
  ReopenScreen: { answer: Answered<ReopenScreenAnswer>; variables: ReopenScreenVariables };
  RevokeAdultLink: { answer: Answered<RevokeAdultLinkAnswer>; variables: RevokeAdultLinkVariables };
  RenewAdultLink: { answer: Answered<RenewAdultLinkAnswer>; variables: RenewAdultLinkVariables };
  ExportReports: { answer: Answered<ExportReportsAnswer>; variables: ExportReportsVariables };
  RevealSigned: { answer: Answered<RevealSignedAnswer>; variables: RevealSignedVariables };
  RevealAnswers: { answer: Answered<RevealAnswersAnswer>; variables: RevealAnswersVariables };
  RevealImage: { answer: Answered<RevealImageAnswer>; variables: RevealImageVariables };
  AddNote: { answer: Answered<AddNoteAnswer>; variables: AddNoteVariables };
  ListingChoices: { answer: Answered<ListingChoicesAnswer>; variables: ListingChoicesVariables };
  CreateReservation: { answer: Answered<CreateReservationAnswer>; variables: CreateReservationVariables };
  UpdateReservation: { answer: Answered<UpdateReservationAnswer>; variables: UpdateReservationVariables };
  SendMessage: { answer: Answered<SendMessageAnswer>; variables: SendMessageVariables };
  CancelMessage: { answer: Answered<CancelMessageAnswer>; variables: CancelMessageVariables };
  CaptureDeposit: { answer: Answered<CaptureDepositAnswer>; variables: CaptureDepositVariables };
  ReleaseDeposit: { answer: Answered<ReleaseDepositAnswer>; variables: ReleaseDepositVariables };
  AllowImages: { answer: Answered<AllowImagesAnswer>; variables: AllowImagesVariables };
  LinkFile: { answer: Answered<LinkFileAnswer>; variables: LinkFileVariables };
  EraseGuest: { answer: Answered<EraseGuestAnswer>; variables: EraseGuestVariables };
  SearchNews: { answer: Answered<SearchNewsAnswer>; variables: SearchNewsVariables };
  NewsReport: { answer: Answered<NewsReportAnswer>; variables: NewsReportVariables };
  TriageChoices: { answer: Answered<TriageChoicesAnswer>; variables: TriageChoicesVariables };
  UpdateReviews: { answer: Answered<UpdateReviewsAnswer>; variables: UpdateReviewsVariables };
  Views: { answer: Answered<ViewsAnswer>; variables: ViewsVariables };
  SaveView: { answer: Answered<SaveViewAnswer>; variables: SaveViewVariables };
  DeleteView: { answer: Answered<DeleteViewAnswer>; variables: DeleteViewVariables };
  People: { answer: Answered<PeopleAnswer>; variables: PeopleVariables };
  InvitePerson: { answer: Answered<InvitePersonAnswer>; variables: InvitePersonVariables };
  RenewInvitation: { answer: Answered<RenewInvitationAnswer>; variables: RenewInvitationVariables };
  UpdatePerson: { answer: Answered<UpdatePersonAnswer>; variables: UpdatePersonVariables };
  RemovePerson: { answer: Answered<RemovePersonAnswer>; variables: RemovePersonVariables };
  Guest: { answer: Answered<GuestAnswer>; variables: GuestVariables };
  SegmentCounts: { answer: Answered<SegmentCountsAnswer>; variables: SegmentCountsVariables };
  SegmentGuests: { answer: Answered<SegmentGuestsAnswer>; variables: SegmentGuestsVariables };
  WatchFamily: { answer: Answered<WatchFamilyAnswer>; variables: WatchFamilyVariables };
  Overview: { answer: Answered<OverviewAnswer>; variables: OverviewVariables };
  OverviewJobs: { answer: Answered<OverviewJobsAnswer>; variables: OverviewJobsVariables };
  OverviewSetUp: { answer: Answered<OverviewSetUpAnswer>; variables: OverviewSetUpVariables };
  Figures: { answer: Answered<FiguresAnswer>; variables: FiguresVariables };
  LookUpEmail: { answer: Answered<LookUpEmailAnswer>; variables: LookUpEmailVariables };
  LookUpPhone: { answer: Answered<LookUpPhoneAnswer>; variables: LookUpPhoneVariables };
  LookUpSocial: { answer: Answered<LookUpSocialAnswer>; variables: LookUpSocialVariables };
  LookUpIp: { answer: Answered<LookUpIpAnswer>; variables: LookUpIpVariables };
  LookUpAddress: { answer: Answered<LookUpAddressAnswer>; variables: LookUpAddressVariables };
  LookUpDomain: { answer: Answered<LookUpDomainAnswer>; variables: LookUpDomainVariables };
  LookUpOffenders: { answer: Answered<LookUpOffendersAnswer>; variables: LookUpOffendersVariables };
  LookUpEvictions: { answer: Answered<LookUpEvictionsAnswer>; variables: LookUpEvictionsVariables };
  LookUpWatchlists: { answer: Answered<LookUpWatchlistsAnswer>; variables: LookUpWatchlistsVariables };
  Dismissals: { answer: Answered<DismissalsAnswer>; variables: DismissalsVariables };
  SubmitCheck: { answer: Answered<SubmitCheckAnswer>; variables: SubmitCheckVariables };
  BackgroundChecks: { answer: Answered<BackgroundChecksAnswer>; variables: BackgroundChecksVariables };
  BackgroundCheck: { answer: Answered<BackgroundCheckAnswer>; variables: BackgroundCheckVariables };
  Agreement: { answer: Answered<AgreementAnswer>; variables: AgreementVariables };
  PreviewedAgreement: { answer: Answered<PreviewedAgreementAnswer>; variables: PreviewedAgreementVariables };
  SaveAgreement: { answer: Answered<SaveAgreementAnswer>; variables: SaveAgreementVariables };
  Branding: { answer: Answered<BrandingAnswer>; variables: BrandingVariables };
  SetBranding: { answer: Answered<SetBrandingAnswer>; variables: SetBrandingVariables };
  SetUp: { answer: Answered<SetUpAnswer>; variables: SetUpVariables };
  MailNotifications: { answer: Answered<MailNotificationsAnswer>; variables: MailNotificationsVariables };
  SetMailNotifications: { answer: Answered<SetMailNotificationsAnswer>; variables: SetMailNotificationsVariables };
  ChatNotifications: { answer: Answered<ChatNotificationsAnswer>; variables: ChatNotificationsVariables };
  SetChatNotifications: { answer: Answered<SetChatNotificationsAnswer>; variables: SetChatNotificationsVariables };
  RemoveChatNotifications: {
    answer: Answered<RemoveChatNotificationsAnswer>;
    variables: RemoveChatNotificationsVariables;
  };
  DataSources: { answer: Answered<DataSourcesAnswer>; variables: DataSourcesVariables };
  RefreshDataset: { answer: Answered<RefreshDatasetAnswer>; variables: RefreshDatasetVariables };
  Models: { answer: Answered<ModelsAnswer>; variables: ModelsVariables };
  Audit: { answer: Answered<AuditAnswer>; variables: AuditVariables };
  Keys: { answer: Answered<KeysAnswer>; variables: KeysVariables };
  CreateKey: { answer: Answered<CreateKeyAnswer>; variables: CreateKeyVariables };
  UpdateKey: { answer: Answered<UpdateKeyAnswer>; variables: UpdateKeyVariables };
  RotateKey: { answer: Answered<RotateKeyAnswer>; variables: RotateKeyVariables };
  DeleteKey: { answer: Answered<DeleteKeyAnswer>; variables: DeleteKeyVariables };
  Webhooks: { answer: Answered<WebhooksAnswer>; variables: WebhooksVariables };
  RegisterWebhook: { answer: Answered<RegisterWebhookAnswer>; variables: RegisterWebhookVariables };
  RemoveWebhook: { answer: Answered<RemoveWebhookAnswer>; variables: RemoveWebhookVariables };
  SendSample: { answer: Answered<SendSampleAnswer>; variables: SendSampleVariables };
  SetAuthorization: { answer: Answered<SetAuthorizationAnswer>; variables: SetAuthorizationVariables };
  RotateWebhookSecret: { answer: Answered<RotateWebhookSecretAnswer>; variables: RotateWebhookSecretVariables };
  Deliveries: { answer: Answered<DeliveriesAnswer>; variables: DeliveriesVariables };
  Redeliver: { answer: Answered<RedeliverAnswer>; variables: RedeliverVariables };
  FailedWork: { answer: Answered<FailedWorkAnswer>; variables: FailedWorkVariables };
  RetryFailedWork: { answer: Answered<RetryFailedWorkAnswer>; variables: RetryFailedWorkVariables };
  Screens: { answer: Answered<ScreensAnswer>; variables: ScreensVariables };
  SaveScreenRules: { answer: Answered<SaveScreenRulesAnswer>; variables: SaveScreenRulesVariables };
  Blacklist: { answer: Answered<BlacklistAnswer>; variables: BlacklistVariables };
  Team: { answer: Answered<TeamAnswer>; variables: TeamVariables };
  AddToBlacklist: { answer: Answered<AddToBlacklistAnswer>; variables: AddToBlacklistVariables };
  RemoveFromBlacklist: { answer: Answered<RemoveFromBlacklistAnswer>; variables: RemoveFromBlacklistVariables };
  Rules: { answer: Answered<RulesAnswer>; variables: RulesVariables };
  CheckCondition: { answer: Answered<CheckConditionAnswer>; variables: CheckConditionVariables };
  SaveRule: { answer: Answered<SaveRuleAnswer>; variables: SaveRuleVariables };
  SetRuleState: { answer: Answered<SetRuleStateAnswer>; variables: SetRuleStateVariables };
  RuleVersions: { answer: Answered<RuleVersionsAnswer>; variables: RuleVersionsVariables };
  RestoreRule: { answer: Answered<RestoreRuleAnswer>; variables: RestoreRuleVariables };
  DeleteRule: { answer: Answered<DeleteRuleAnswer>; variables: DeleteRuleVariables };
  BackTest: { answer: Answered<BackTestAnswer>; variables: BackTestVariables };
  MessageTemplates: { answer: Answered<MessageTemplatesAnswer>; variables: MessageTemplatesVariables };
  SaveTemplate: { answer: Answered<SaveTemplateAnswer>; variables: SaveTemplateVariables };
  DeleteTemplate: { answer: Answered<DeleteTemplateAnswer>; variables: DeleteTemplateVariables };
  Accounts: { answer: Answered<AccountsAnswer>; variables: AccountsVariables };
  RegisterAccount: { answer: Answered<RegisterAccountAnswer>; variables: RegisterAccountVariables };
  CreateSignupLink: { answer: Answered<CreateSignupLinkAnswer>; variables: CreateSignupLinkVariables };
  SetSuspended: { answer: Answered<SetSuspendedAnswer>; variables: SetSuspendedVariables };
  CheckInInstructions: { answer: Answered<CheckInInstructionsAnswer>; variables: CheckInInstructionsVariables };
  Listings: { answer: Answered<ListingsAnswer>; variables: ListingsVariables };
  SaveListing: { answer: Answered<SaveListingAnswer>; variables: SaveListingVariables };
}
