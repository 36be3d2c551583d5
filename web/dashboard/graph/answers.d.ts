/* Printed from schema/ by print-types.mjs: not edited by hand. */

export type AccountMode = 'live' | 'test';

export type CompositeStatus = 'pending' | 'review' | 'verified' | 'approve' | 'decline';

export type DeliveryState = 'pending' | 'failed' | 'delivered' | 'dead';

export type DetailStatus = 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';

export type IdCheckStatus = 'waiting' | 'review' | 'passed' | 'failed';

export type IdDocument = 'drivers' | 'passport' | 'id';

export type IdImageStep = 'front' | 'back' | 'selfie';

export type ListingStatus = 'ACTIVE' | 'INACTIVE';

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

export type PortalStatus = 'COMPLETED' | 'INCOMPLETE';

export type PortalStepState = 'open' | 'viewed' | 'entered' | 'submitted' | 'accepted' | 'reopened';

export type ReservationSort =
  'createdAt' | 'createdAtDescending' | 'checkInDate' | 'checkInDateDescending' | 'updatedAt' | 'updatedAtDescending';

export type ReservationStatus = 'CONFIRMED' | 'CANCELED' | 'INQUIRY';

export type RiskColor = 'green' | 'yellow' | 'orange' | 'red' | 'black';

export type RuleActionKind = 'flag' | 'approve' | 'decline' | 'notify' | 'require_screen';

export type RuleState = 'draft' | 'shadow' | 'live';

export type ScreenSetting = 'disabled' | 'required' | 'inherit';

export type SupervisedDecision = 'approve' | 'decline';

export type VerificationStatus = 'pending' | 'review' | 'verified';

export interface MeOperation {
  answer: { me: { id: string; name: string | null; email: string | null; mode: AccountMode } | null };
  variables: Record<string, never>;
}

export interface QueueOperation {
  answer: { reservations: { total: number; from: number; size: number; items: QueueRow[] } };
  variables: {
    from: number;
    size: number;
    sort: ReservationSort;
    status?: ReservationStatus | null;
    verification?: VerificationStatus | null;
    color?: RiskColor | null;
    portal?: PortalStatus | null;
    search?: string | null;
    checkInFrom?: string | null;
    checkInTo?: string | null;
  };
}

export interface ReservationOperation {
  answer: {
    reservation: ReservationParts | null;
    explainDecision: { id: string; createdAt: string; outcome: unknown; rules: unknown } | null;
    reservationScreens: { inForce: { screen: PortalScreen; setting: ScreenSetting }[] } | null;
  };
  variables: { id: string };
}

export interface TimelineOperation {
  answer: {
    auditTrail: {
      edges: { cursor: string; node: { id: string; occurredAt: string; action: string; actor: { kind: string } } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
  variables: { id: string; after?: string | null };
}

export interface DecideOperation {
  answer: { decideReservation: { id: string; summary: { compositeStatus: CompositeStatus } } };
  variables: { id: string; decision: SupervisedDecision; notes?: string | null };
}

export interface AcceptScreenOperation {
  answer: { acceptPortalScreen: { id: string } };
  variables: { id: string; screen: PortalScreen };
}

export interface ReopenScreenOperation {
  answer: { reopenPortalScreen: { id: string } };
  variables: { id: string; screen: PortalScreen; reason?: string | null };
}

export interface RevealAnswersOperation {
  answer: { revealPortalAnswers: Record<string, unknown> | null };
  variables: { id: string; screen: PortalScreen };
}

export interface RevealImageOperation {
  answer: { idImage: { dataUrl: string } };
  variables: { id: string; step: IdImageStep };
}

export interface KeysOperation {
  answer: { apiKeys: { total: number; from: number; size: number; items: KeyRow[] } };
  variables: { from: number };
}

export interface CreateKeyOperation {
  answer: { createApiKey: { secret: string; key: KeyRow } };
  variables: { description?: string | null; sdk: boolean };
}

export interface UpdateKeyOperation {
  answer: { updateApiKey: KeyRow };
  variables: { id: string; description: string; enabled?: boolean | null };
}

export interface RotateKeyOperation {
  answer: { rotateApiKey: { secret: string; key: KeyRow } };
  variables: { id: string };
}

export interface WebhooksOperation {
  answer: {
    webhookEndpoints: {
      id: string;
      webhookKey: string;
      url: string;
      kind: string;
      enabled: boolean;
      failingSince: string | null;
      disabledReason: string | null;
      hasAuthorization: boolean;
    }[];
  };
  variables: Record<string, never>;
}

export interface RegisterWebhookOperation {
  answer: { registerWebhook: { signingSecret: string | null; endpoint: { id: string } } };
  variables: { webhookKey: string; webhookUrl: string };
}

export interface RemoveWebhookOperation {
  answer: { removeWebhook: boolean };
  variables: { webhookKey: string };
}

export interface SendSampleOperation {
  answer: { sendSampleWebhook: { id: string } };
  variables: { webhookKey: string };
}

export interface SetAuthorizationOperation {
  answer: { setWebhookAuthorization: { id: string; hasAuthorization: boolean }[] };
  variables: { value?: string | null };
}

export interface DeliveriesOperation {
  answer: {
    webhookDeliveries: {
      edges: {
        node: {
          id: string;
          webhookKey: string;
          sequence: number;
          type: string;
          purpose: string;
          state: DeliveryState;
          attempts: number;
          lastStatus: number | null;
          lastError: string | null;
          lastLatencyMs: number | null;
          createdAt: string;
          deliveredAt: string | null;
          eventAccountId: string;
        };
      }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
  variables: { state?: DeliveryState | null; after?: string | null };
}

export interface RedeliverOperation {
  answer: { redeliverWebhooks: number };
  variables: { accountId?: string | null; sequence: number; webhookKey?: string | null };
}

export interface ScreensOperation {
  answer: {
    screenRules: {
      accountId: string;
      configKey: string;
      configData: {
        screens: { screen: PortalScreen; setting: ScreenSetting }[];
        more: Record<string, unknown> | null;
      }[];
    } | null;
  };
  variables: Record<string, never>;
}

export interface SaveScreensOperation {
  answer: { saveScreenRules: { accountId: string } };
  variables: { screens: { screen: PortalScreen; setting: ScreenSetting }[]; more?: Record<string, unknown> | null };
}

export interface BlacklistOperation {
  answer: {
    blacklist: {
      total: number;
      from: number;
      size: number;
      items: {
        id: string;
        field: string;
        value: string | null;
        birthDate: string | null;
        reason: string | null;
        createdAt: string;
      }[];
    };
  };
  variables: { from: number };
}

export interface AddToBlacklistOperation {
  answer: { addBlacklistEntry: { id: string } };
  variables: {
    email?: string | null;
    phone?: string | null;
    name?: string | null;
    birthDate?: string | null;
    documentNumber?: string | null;
    reason?: string | null;
  };
}

export interface RemoveFromBlacklistOperation {
  answer: { removeBlacklistEntry: string };
  variables: { id: string };
}

export interface RulesOperation {
  answer: {
    businessRules: {
      id: string;
      name: string;
      condition: string;
      actions: { kind: RuleActionKind; screen: string | null }[];
      position: number;
      state: RuleState;
      version: number;
      updatedAt: string;
    }[];
  };
  variables: Record<string, never>;
}

export interface SaveRuleOperation {
  answer: { saveBusinessRule: { id: string } };
  variables: {
    id?: string | null;
    name: string;
    condition: string;
    actions: { kind: RuleActionKind; screen?: string | null }[];
  };
}

export interface SetRuleStateOperation {
  answer: { setBusinessRuleState: { id: string; state: RuleState } };
  variables: { id: string; state: RuleState };
}

export interface DeleteRuleOperation {
  answer: { deleteBusinessRule: boolean };
  variables: { id: string };
}

export interface BackTestOperation {
  answer: {
    backTestBusinessRule: {
      since: string;
      decisions: number;
      notReplayable: number;
      fired: number;
      unknown: number;
      changed: number;
      changes: { before: string; after: string; count: number; reservationIds: string[] }[];
    };
  };
  variables: { id: string };
}

export interface AccountsOperation {
  answer: {
    accounts: {
      total: number;
      from: number;
      size: number;
      items: {
        id: string;
        name: string | null;
        email: string | null;
        mode: AccountMode;
        isActive: boolean;
        isSuspended: boolean;
        lastLoginAt: string | null;
        createdAt: string;
      }[];
    };
  };
  variables: { from: number };
}

export interface SetSuspendedOperation {
  answer: { updateAccount: { id: string; isSuspended: boolean } };
  variables: { id: string; isSuspended: boolean };
}

export interface ListingsOperation {
  answer: {
    listings: {
      total: number;
      from: number;
      size: number;
      items: {
        id: string;
        myId: string;
        name: string;
        nickname: string;
        status: ListingStatus;
        accommodates: number;
        location: { city: string; countryCode: string };
      }[];
    };
  };
  variables: { from: number; search?: string | null };
}

export interface QueueRow {
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
    guestPortalStatus: PortalStatus;
    queued: boolean;
    reason: string;
  };
}

export interface EntryParts {
  status: DetailStatus;
  value: string | null;
  help: string | null;
  findings: string[];
}

export interface ReservationParts {
  id: string;
  confirmationCode: string;
  status: ReservationStatus;
  source: string;
  pms: string;
  numberOfGuests: number;
  nights: number | null;
  totalPrice: number;
  currency: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  createdAt: string;
  erasedAt: string | null;
  guestPortalUrl: string;
  account: { id: string; name: string | null };
  listing: { nickname: string; name: string; location: { city: string; countryCode: string } } | null;
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
    guestPortalStatus: PortalStatus;
    guestPortalLastScreen: string | null;
    topRisks: string[];
    topRecommendations: string[];
    businessRules: string[];
    queued: boolean;
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
  notes: { id: string; text: string; authorType: string; createdAt: string }[];
  portalSteps: {
    screen: PortalScreen;
    state: PortalStepState;
    reason: string | null;
    submittedAt: string | null;
    acceptedAt: string | null;
    reopenedAt: string | null;
  }[];
  paymentEvents: {
    id: string;
    eventType: string;
    eventStatus: string;
    occurredAt: string;
    amount: number | null;
    currency: string | null;
    purpose: string;
  }[];
  messages: {
    id: string;
    tag: string | null;
    via: string;
    status: string;
    trigger: string;
    createdAt: string;
    sentAt: string | null;
    message: { subject: string | null; text: string | null };
  }[];
  idCheck: {
    status: IdCheckStatus;
    missingText: string | null;
    errors: string[];
    findings: string[];
    images: { step: IdImageStep; kind: IdDocument; uploadedAt: string }[];
  };
}

export interface KeyRow {
  id: string;
  name: string;
  description: string;
  maskedValue: string;
  sdk: boolean;
  enabled: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface WatchOperation {
  answer: { reservationsChanged: { type: string; reservation: { id: string } | null } };
  variables: Record<string, never>;
}

export interface Operations {
  Me: MeOperation;
  Queue: QueueOperation;
  Reservation: ReservationOperation;
  Timeline: TimelineOperation;
  Decide: DecideOperation;
  AcceptScreen: AcceptScreenOperation;
  ReopenScreen: ReopenScreenOperation;
  RevealAnswers: RevealAnswersOperation;
  RevealImage: RevealImageOperation;
  Keys: KeysOperation;
  CreateKey: CreateKeyOperation;
  UpdateKey: UpdateKeyOperation;
  RotateKey: RotateKeyOperation;
  Webhooks: WebhooksOperation;
  RegisterWebhook: RegisterWebhookOperation;
  RemoveWebhook: RemoveWebhookOperation;
  SendSample: SendSampleOperation;
  SetAuthorization: SetAuthorizationOperation;
  Deliveries: DeliveriesOperation;
  Redeliver: RedeliverOperation;
  Screens: ScreensOperation;
  SaveScreens: SaveScreensOperation;
  Blacklist: BlacklistOperation;
  AddToBlacklist: AddToBlacklistOperation;
  RemoveFromBlacklist: RemoveFromBlacklistOperation;
  Rules: RulesOperation;
  SaveRule: SaveRuleOperation;
  SetRuleState: SetRuleStateOperation;
  DeleteRule: DeleteRuleOperation;
  BackTest: BackTestOperation;
  Accounts: AccountsOperation;
  SetSuspended: SetSuspendedOperation;
  Listings: ListingsOperation;
  Watch: WatchOperation;
}
