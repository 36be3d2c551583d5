/* Printed from schema/ by print-types.mjs: not edited by hand. */

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AgreementFormat = 'html' | 'text' | 'markdown';

export type BookingMismatch = 'not_the_guest' | 'name_differs' | 'birth_date_differs';

export type IdDocument = 'drivers' | 'passport' | 'id';

export type IdImageStep = 'front' | 'back' | 'selfie';

export type PortalCodeVia = 'EMAIL' | 'SMS';

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

export type PortalStepState = 'OPEN' | 'VIEWED' | 'ENTERED' | 'SUBMITTED' | 'ACCEPTED' | 'REOPENED';

export type PortalVariables = Exact<{ [key: string]: never }>;

export type PortalAnswer = { portal: PortalParts | null };

export type SaveVariables = Exact<{
  screen: PortalScreen;
  answers?: Record<string, unknown> | null;
}>;

export type SaveAnswer = { savePortalScreen: PortalParts | null };

export type SubmitVariables = Exact<{
  screen: PortalScreen;
  answers: Record<string, unknown>;
}>;

export type SubmitAnswer = { submitPortalScreen: PortalParts | null };

export type SendCodeVariables = Exact<{
  via: PortalCodeVia;
  to: string;
}>;

export type SendCodeAnswer = { sendPortalCode: boolean | null };

export type ConfirmCodeVariables = Exact<{
  via: PortalCodeVia;
  code: string;
}>;

export type ConfirmCodeAnswer = { confirmPortalCode: boolean | null };

export type PayVariables = Exact<{ [key: string]: never }>;

export type PayAnswer = { openDepositPage: string | null };

export type TakeBackVariables = Exact<{
  screen: PortalScreen;
  slot: string;
}>;

export type TakeBackAnswer = { removePortalFile: PortalParts | null };

export type PortalParts = {
  reservationId: string;
  state: PortalState;
  isTest: boolean;
  isPreview: boolean;
  locale: string | null;
  numberOfGuests: number;
  placeName: string | null;
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
  adults: Array<{ name: string | null; isDone: boolean; url: string | null }> | null;
  agreement: { format: AgreementFormat; content: string; version: number; sha256: string } | null;
  tasks: Array<{
    screen: PortalScreen;
    state: PortalStepState;
    reason: string | null;
    draft: Record<string, unknown> | null;
    content: Record<string, unknown>;
    files: Array<{ slot: string; name: string | null; bytes: number; format: PortalFileFormat }>;
  }>;
  pictures: {
    kind: IdDocument;
    mismatch: BookingMismatch | null;
    documents: Array<{ kind: IdDocument; steps: Array<IdImageStep> }>;
    pictures: Array<{ step: IdImageStep; kind: IdDocument | null; attemptsLeft: number }>;
  } | null;
};

/** An answer without an error. */
type Answered<Answer> = {
  [Root in keyof Answer]: Root extends MayBeMissing ? Answer[Root] : NonNullable<Answer[Root]>;
};
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
  SendCode: { answer: Answered<SendCodeAnswer>; variables: SendCodeVariables };
  ConfirmCode: { answer: Answered<ConfirmCodeAnswer>; variables: ConfirmCodeVariables };
  Pay: { answer: Answered<PayAnswer>; variables: PayVariables };
  TakeBack: { answer: Answered<TakeBackAnswer>; variables: TakeBackVariables };
}
