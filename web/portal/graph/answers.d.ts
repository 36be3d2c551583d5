/* Printed from schema/ by print-types.mjs: not edited by hand. */

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

export type PortalStepState = 'open' | 'viewed' | 'entered' | 'submitted' | 'accepted' | 'reopened';

export interface PortalOperation {
  answer: { portal: PortalParts };
  variables: Record<string, never>;
}

export interface SaveOperation {
  answer: { savePortalScreen: PortalParts };
  variables: { screen: PortalScreen; answers?: Record<string, unknown> | null };
}

export interface SubmitOperation {
  answer: { submitPortalScreen: PortalParts };
  variables: { screen: PortalScreen; answers: Record<string, unknown> };
}

export interface SendCodeOperation {
  answer: { sendPortalCode: boolean };
  variables: { via: PortalCodeVia; to: string };
}

export interface ConfirmCodeOperation {
  answer: { confirmPortalCode: boolean };
  variables: { via: PortalCodeVia; code: string };
}

export interface PayOperation {
  answer: { openDepositPage: string };
  variables: Record<string, never>;
}

export interface TakeBackOperation {
  answer: { removePortalFile: PortalParts };
  variables: { screen: PortalScreen; slot: string };
}

export interface PortalParts {
  reservationId: string;
  state: string;
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
  adults: { name: string | null; isDone: boolean; url: string | null }[] | null;
  agreement: { format: string; content: string; version: number; sha256: string } | null;
  tasks: {
    screen: PortalScreen;
    state: PortalStepState;
    reason: string | null;
    draft: Record<string, unknown> | null;
    content: Record<string, unknown>;
    files: { slot: string; name: string | null; bytes: number; format: PortalFileFormat }[];
  }[];
  pictures: {
    kind: IdDocument;
    documents: { kind: IdDocument; steps: IdImageStep[] }[];
    pictures: { step: IdImageStep; kind: IdDocument | null; attemptsLeft: number }[];
    mismatch: string | null;
  } | null;
}

export interface Operations {
  Portal: PortalOperation;
  Save: SaveOperation;
  Submit: SubmitOperation;
  SendCode: SendCodeOperation;
  ConfirmCode: ConfirmCodeOperation;
  Pay: PayOperation;
  TakeBack: TakeBackOperation;
}
