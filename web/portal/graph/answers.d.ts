/* Printed from schema/ by print-types.mjs: not edited by hand. */

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AgreementFormat = 'html' | 'text' | 'markdown';

export type BookingMismatch = 'not_the_guest' | 'name_differs' | 'birth_date_differs';

export type IdDocument = 'drivers' | 'passport' | 'id';

export type IdImageStep = 'front' | 'back' | 'selfie';

export type PortalCodeVia = 'email' | 'sms';

export type PortalFileFormat = 'pdf' | 'jpeg' | 'png' | 'webp';

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

export type PortalStepState = 'open' | 'viewed' | 'entered' | 'submitted' | 'accepted' | 'reopened';

export type PortalVariables = Exact<{ [key: string]: never }>;

export type PortalAnswer = { portal: PortalParts };

export type SaveVariables = Exact<{
  screen: PortalScreen;
  answers?: Record<string, unknown> | null;
}>;

export type SaveAnswer = { savePortalScreen: PortalParts };

export type SubmitVariables = Exact<{
  screen: PortalScreen;
  answers: Record<string, unknown>;
}>;

export type SubmitAnswer = { submitPortalScreen: PortalParts };

export type SendCodeVariables = Exact<{
  via: PortalCodeVia;
  to: string;
}>;

export type SendCodeAnswer = { sendPortalCode: boolean };

export type ConfirmCodeVariables = Exact<{
  via: PortalCodeVia;
  code: string;
}>;

export type ConfirmCodeAnswer = { confirmPortalCode: boolean };

export type PayVariables = Exact<{ [key: string]: never }>;

export type PayAnswer = { openDepositPage: string };

export type TakeBackVariables = Exact<{
  screen: PortalScreen;
  slot: string;
}>;

export type TakeBackAnswer = { removePortalFile: PortalParts };

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

export interface Operations {
  Portal: { answer: PortalAnswer; variables: PortalVariables };
  Save: { answer: SaveAnswer; variables: SaveVariables };
  Submit: { answer: SubmitAnswer; variables: SubmitVariables };
  SendCode: { answer: SendCodeAnswer; variables: SendCodeVariables };
  ConfirmCode: { answer: ConfirmCodeAnswer; variables: ConfirmCodeVariables };
  Pay: { answer: PayAnswer; variables: PayVariables };
  TakeBack: { answer: TakeBackAnswer; variables: TakeBackVariables };
}
