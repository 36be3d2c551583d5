/* Printed from schema/ by print-types.mjs: not edited by hand. */

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AgreementFormat = 'html' | 'text' | 'markdown';

export type BookingMismatch = 'not_the_guest' | 'name_differs' | 'birth_date_differs';

export type HeadPose = 'STRAIGHT' | 'LEFT' | 'RIGHT';

export type IdDocument = 'drivers' | 'passport' | 'id';

export type IdImageStep = 'front' | 'back' | 'selfie';

export type MovementFrameInput = {
  step: number;
  atMs: number;
  imageBase64: string;
};

export type MovementOutcome = 'PASSED' | 'FAILED' | 'UNCLEAR' | 'SKIPPED';

export type PortalBehaviorInput = {
  seconds?: number | null;
  pastedFields: number;
  timeZone?: string | null;
  deviceId?: string | null;
};

export type PortalCodeVia = 'EMAIL' | 'SMS';

export type PortalDocumentDoubt = 'DOCUMENT_EXPIRED' | 'SELFIE_UNCLEAR';

export type PortalFieldKind = 'TEXT' | 'LONG_TEXT' | 'NUMBER' | 'DATE' | 'CHOICE' | 'ACKNOWLEDGEMENT' | 'FILE';

export type PortalFileFormat = 'PDF' | 'JPEG' | 'PNG' | 'WEBP';

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

export type PortalState = 'CANCELED' | 'COMPLETED' | 'WAITING';

export type PortalStepState = 'OPEN' | 'VIEWED' | 'ENTERED' | 'SKIPPED' | 'SUBMITTED' | 'ACCEPTED' | 'REOPENED';

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

export type PortalVariables = Exact<{ [key: string]: never }>;

export type PortalAnswer = { portal: PortalParts | null };

export type SaveVariables = Exact<{
  screen: PortalScreen;
  answers?: Record<string, unknown> | null;
}>;

export type SaveAnswer = {
  savePortalScreen: {
    portal: PortalParts | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type SubmitVariables = Exact<{
  screen: PortalScreen;
  answers?: Record<string, unknown> | null;
  behavior?: PortalBehaviorInput | null;
}>;

export type SubmitAnswer = {
  submitPortalScreen: {
    portal: PortalParts | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type SkipVariables = Exact<{
  screen: PortalScreen;
  isSkipped: boolean;
}>;

export type SkipAnswer = {
  skipPortalScreen: {
    portal: PortalParts | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type WithdrawVariables = Exact<{ [key: string]: never }>;

export type WithdrawAnswer = {
  withdrawPortalBehavior: {
    portal: PortalParts | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type SendCodeVariables = Exact<{
  via: PortalCodeVia;
  to: string;
}>;

export type SendCodeAnswer = {
  sendPortalCode: {
    isSent: boolean | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type ConfirmCodeVariables = Exact<{
  via: PortalCodeVia;
  code: string;
}>;

export type ConfirmCodeAnswer = {
  confirmPortalCode: {
    isConfirmed: boolean | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type PayVariables = Exact<{ [key: string]: never }>;

export type PayAnswer = {
  openDepositPage: {
    url: string | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type StartMovementVariables = Exact<{ [key: string]: never }>;

export type StartMovementAnswer = {
  startMovementCheck: {
    movementChallenge: { id: string; poses: Array<HeadPose> } | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type SubmitMovementVariables = Exact<{
  id: string;
  frames: Array<MovementFrameInput> | MovementFrameInput;
}>;

export type SubmitMovementAnswer = {
  submitMovementFrames: {
    portalMovement: { outcome: MovementOutcome | null } | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type SkipMovementVariables = Exact<{ [key: string]: never }>;

export type SkipMovementAnswer = {
  skipMovementCheck: {
    portalMovement: { outcome: MovementOutcome | null } | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type TakeBackVariables = Exact<{
  screen: PortalScreen;
  slot: string;
}>;

export type TakeBackAnswer = {
  removePortalFile: {
    portal: PortalParts | null;
    userErrors: Array<{ code: UserErrorCode; message: string; field: Array<string> | null; rule: string | null }>;
  } | null;
};

export type PortalParts = {
  reservationId: string;
  state: PortalState;
  isTest: boolean;
  isPreview: boolean;
  locale: string | null;
  numberOfGuests: number;
  placeName: string | null;
  placeAddress: string | null;
  checkInInstructions: string | null;
  isApproved: boolean;
  isDeclined: boolean;
  countryCode: string | null;
  timeZoneName: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  checkInTime: number | null;
  checkOutTime: number | null;
  completedAt: string | null;
  paysElsewhere: boolean;
  guest: {
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    phone: string | null;
    address: string | null;
  };
  known: {
    fullName: string | null;
    otherNames: string | null;
    birthDate: string | null;
    address: string | null;
    country: string | null;
    nationality: string | null;
    documentKind: string | null;
    documentCountry: string | null;
    documentNumber: string | null;
  } | null;
  documentCheck: { isPassed: boolean; doubts: Array<PortalDocumentDoubt> } | null;
  retention: { pictureDays: number | null; identityDays: number; backgroundDays: number };
  signedAgreement: {
    format: AgreementFormat;
    content: string;
    version: number;
    sha256: string;
    signedAt: string;
    signedName: string | null;
    signedImage: string | null;
  } | null;
  adults: Array<{ name: string | null; isDone: boolean; url: string | null }> | null;
  agreement: { format: AgreementFormat; content: string; version: number; sha256: string } | null;
  tasks: Array<{
    screen: PortalScreen;
    state: PortalStepState;
    reason: string | null;
    content: Record<string, unknown>;
    draft: Record<string, unknown> | null;
    files: Array<{ slot: string; name: string | null; bytes: number; format: PortalFileFormat }>;
  }>;
  pictures: {
    kind: IdDocument;
    mismatch: BookingMismatch | null;
    documents: Array<{ kind: IdDocument; steps: Array<IdImageStep> }>;
    pictures: Array<{ step: IdImageStep; kind: IdDocument | null; attemptsLeft: number }>;
    movement: { isToDo: boolean; outcome: MovementOutcome | null; attemptsLeft: number } | null;
  } | null;
};

export type FieldParts = {
  id: string;
  kind: PortalFieldKind;
  label: string | null;
  required: boolean;
  types: Array<PortalFileFormat> | null;
  maxMegabytes: number | null;
  choices: Array<{ id: string; label: string }> | null;
  when: { field: string; text: string | null; isAcknowledged: boolean | null } | null;
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
  Portal: { answer: Answered<PortalAnswer>; variables: PortalVariables };
  Save: { answer: Answered<SaveAnswer>; variables: SaveVariables };
  Submit: { answer: Answered<SubmitAnswer>; variables: SubmitVariables };
  Skip: { answer: Answered<SkipAnswer>; variables: SkipVariables };
  Withdraw: { answer: Answered<WithdrawAnswer>; variables: WithdrawVariables };
  SendCode: { answer: Answered<SendCodeAnswer>; variables: SendCodeVariables };
  ConfirmCode: { answer: Answered<ConfirmCodeAnswer>; variables: ConfirmCodeVariables };
  Pay: { answer: Answered<PayAnswer>; variables: PayVariables };
  StartMovement: { answer: Answered<StartMovementAnswer>; variables: StartMovementVariables };
  SubmitMovement: { answer: Answered<SubmitMovementAnswer>; variables: SubmitMovementVariables };
  SkipMovement: { answer: Answered<SkipMovementAnswer>; variables: SkipMovementVariables };
  TakeBack: { answer: Answered<TakeBackAnswer>; variables: TakeBackVariables };
}
