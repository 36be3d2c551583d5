/* Printed from schema/ by print-types.mjs: not edited by hand. */

export type AccountMode = 'live' | 'test';

export type AuthorityFormat = 'csv' | 'json';

export type CompositeStatus = 'pending' | 'review' | 'verified' | 'approve' | 'decline';

export type DatasetFetchState = 'waiting' | 'fetching' | 'up_to_date' | 'failed' | 'imported_by_hand';

export type DeliveryState = 'pending' | 'failed' | 'delivered' | 'dead';

export type DetailStatus = 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';

export type IdCheckStatus = 'waiting' | 'review' | 'passed' | 'failed';

export type IdDocument = 'drivers' | 'passport' | 'id';

export type IdImageStep = 'front' | 'back' | 'selfie';

export type ListingStatus = 'ACTIVE' | 'INACTIVE';

export type LookupSourceKind = 'built_in' | 'imported' | 'provider';

export type PersonState = 'invited' | 'active' | 'removed';

export type PortalAdultState = 'waiting' | 'done' | 'erased';

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

export type Role = 'owner' | 'manager' | 'viewer';

export type RuleActionKind = 'flag' | 'approve' | 'decline' | 'notify' | 'require_screen';

export type RuleState = 'draft' | 'shadow' | 'live';

export type ScreenSetting = 'disabled' | 'required' | 'inherit';

export type SupervisedDecision = 'approve' | 'decline';

export type VerificationStatus = 'pending' | 'review' | 'verified';

export interface MeOperation {
  answer: {
    me: { id: string; name: string | null; email: string | null; mode: AccountMode } | null;
    signedIn: { role: Role; person: { id: string; name: string } | null } | null;
  };
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

export interface ManagedReservationOperation {
  answer: {
    reservation: ReservationParts | null;
    explainDecision: { id: string; createdAt: string; outcome: unknown; rules: unknown } | null;
    reservationScreens: { inForce: { screen: PortalScreen; setting: ScreenSetting }[] } | null;
  };
  variables: { id: string };
}

export interface PreviewPortalOperation {
  answer: { previewPortal: { url: string } };
  variables: { id: string };
}

export interface GuestLinkOperation {
  answer: { reservation: { guestPortalUrl: string } | null };
  variables: { id: string };
}

export interface AdultLinksOperation {
  answer: { reservation: { portalAdults: { id: string; url: string | null }[] } | null };
  variables: { id: string };
}

export interface TimelineOperation {
  answer: {
    auditTrail: {
      edges: {
        cursor: string;
        node: {
          id: string;
          occurredAt: string;
          action: string;
          actor: { kind: string; person: { id: string; name: string } | null };
        };
      }[];
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
  variables: { id: string; screen: PortalScreen; adultId?: string | null };
}

export interface ReopenScreenOperation {
  answer: { reopenPortalScreen: { id: string } };
  variables: { id: string; screen: PortalScreen; reason?: string | null; adultId?: string | null };
}

export interface RevokeAdultLinkOperation {
  answer: { revokeAdultLink: { id: string } };
  variables: { id: string };
}

export interface RenewAdultLinkOperation {
  answer: { renewAdultLink: { id: string } };
  variables: { id: string };
}

export interface ExportReportsOperation {
  answer: { exportAuthorityReports: { fileName: string; mediaType: string; content: string } };
  variables: { id: string; format: AuthorityFormat };
}

export interface RevealSignedOperation {
  answer: {
    revealSignedAgreement: {
      version: number;
      sha256: string;
      format: string;
      content: string;
      signedAt: string;
      signedName: string | null;
      signedImage: string | null;
    } | null;
  };
  variables: { id: string };
}

export interface RevealAnswersOperation {
  answer: { revealPortalAnswers: Record<string, unknown> | null };
  variables: { id: string; screen: PortalScreen };
}

export interface RevealImageOperation {
  answer: { idImage: { dataUrl: string } };
  variables: { id: string; step: IdImageStep };
}

export interface AddNoteOperation {
  answer: { addNote: { id: string } };
  variables: { id: string; text: string };
}

export interface ViewsOperation {
  answer: {
    savedViews: { id: string; name: string; shared: boolean; filter: Record<string, unknown> }[];
    signedIn: { person: { id: string } | null } | null;
  };
  variables: Record<string, never>;
}

export interface SaveViewOperation {
  answer: { saveView: { id: string } };
  variables: { name: string; filter: Record<string, unknown>; shared: boolean };
}

export interface DeleteViewOperation {
  answer: { deleteView: string };
  variables: { id: string };
}

export interface FiguresOperation {
  answer: {
    reservationFigures: {
      received: number;
      settled: number;
      automationRate: number | null;
      p50Seconds: number | null;
      p95Seconds: number | null;
      days: { day: string; received: number; p50Seconds: number | null; p95Seconds: number | null }[];
      screens: { screen: PortalScreen; viewed: number; submitted: number; accepted: number }[];
      colors: { color: RiskColor | null; count: number }[];
    };
  };
  variables: { days: number };
}

export interface PeopleOperation {
  answer: { people: PersonRow[] };
  variables: Record<string, never>;
}

export interface InvitePersonOperation {
  answer: { invitePerson: { url: string | null; person: { id: string } } };
  variables: { name: string; email: string; role: Role; password?: string | null };
}

export interface RenewInvitationOperation {
  answer: { renewInvitation: { url: string | null; person: { id: string } } };
  variables: { id: string };
}

export interface UpdatePersonOperation {
  answer: { updatePerson: { id: string } };
  variables: { id: string; role: Role };
}

export interface RemovePersonOperation {
  answer: { removePerson: string };
  variables: { id: string };
}

export interface GuestOperation {
  answer: {
    guestSegment: {
      found: {
        segment: { name: string; tier: number; description: string; recommendedAction: string };
        rfmScores: { recency: number; frequency: number; monetary: number };
        metrics: {
          totalStays: number;
          totalNights: number;
          totalRevenue: number;
          currency: string | null;
          firstStayDate: string | null;
          lastStayDate: string | null;
        };
        topFactors: { description: string }[];
      } | null;
      suggestions: string[];
    };
    reservations: {
      total: number;
      items: {
        id: string;
        confirmationCode: string;
        checkInDate: string | null;
        status: ReservationStatus;
        summary: { compositeStatus: CompositeStatus };
      }[];
    };
  };
  variables: { guestId: string };
}

export interface SegmentCountsOperation {
  answer: {
    segmentCounts: { guests: number; segment: { name: string; description: string; recommendedAction: string } }[];
  };
  variables: Record<string, never>;
}

export interface SegmentGuestsOperation {
  answer: {
    segmentGuests: {
      total: number;
      from: number;
      size: number;
      items: {
        id: string;
        segment: { name: string };
        metrics: {
          totalStays: number;
          totalNights: number;
          totalRevenue: number;
          currency: string | null;
          lastStayDate: string | null;
        };
        flags: { hasFutureBooking: boolean };
        reservation: {
          id: string;
          confirmationCode: string;
          guest: { fullName: string | null; firstName: string | null; lastName: string | null };
        } | null;
      }[];
    };
  };
  variables: { segment?: string | null; from: number; size: number };
}

export interface AgreementOperation {
  answer: {
    usageAgreement: {
      user: { format: string; content: string; version: number; sha256: string; updatedAt: string } | null;
      sources: { name: string; version: number; updatedAt: string }[];
      listings: { name: string; version: number; updatedAt: string }[];
      reservations: { name: string; version: number; updatedAt: string }[];
    } | null;
  };
  variables: Record<string, never>;
}

export interface SaveAgreementOperation {
  answer: { saveUsageAgreement: { accountId: string } };
  variables: { format?: string | null; content?: string | null };
}

export interface BrandingOperation {
  answer: { branding: { name: string | null; color: string | null; logo: string | null } };
  variables: Record<string, never>;
}

export interface SetBrandingOperation {
  answer: { setBranding: { name: string | null } };
  variables: { input: { name?: string | null; color?: string | null; logo?: string | null } };
}

export interface DataAndModelsOperation {
  answer: {
    datasets: {
      name: string;
      title: string;
      publisher: string;
      licence: string;
      loading: number | null;
      parts: { part: string; asOf: string; rows: number }[];
      fetch: {
        state: DatasetFetchState;
        problem: string | null;
        fetchedAt: string | null;
        nextAt: string | null;
      } | null;
    }[];
    lookupSources: {
      capability: string;
      kind: LookupSourceKind;
      name: string;
      holds: string;
      countries: string[] | null;
      states: string[] | null;
      lists: string[] | null;
      from: string | null;
      to: string | null;
      refreshedOn: string | null;
      maxAgeDays: number | null;
      isTooOld: boolean;
    }[];
    models: {
      name: string;
      version: string;
      role: string;
      summary: string;
      data: string;
      note: string | null;
      trainedAt: string;
      rows: number;
      figures: { name: string; value: number }[];
    }[];
  };
  variables: Record<string, never>;
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
  variables: { accountId?: string | null; sequence: number; to?: number | null; webhookKey?: string | null };
}

export interface FailedWorkOperation {
  answer: {
    failedJobs: {
      id: string;
      name: string;
      reservationId: string | null;
      listingId: string | null;
      attempts: number;
      reason: string | null;
      failedAt: string;
    }[];
  };
  variables: Record<string, never>;
}

export interface RetryFailedWorkOperation {
  answer: { retryFailedJobs: number };
  variables: { ids: string[] };
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
  answer: { listings: { total: number; from: number; size: number; items: ListingRow[] } };
  variables: { from: number; search?: string | null };
}

export interface SaveListingOperation {
  answer: { saveListing: { id: string } };
  variables: {
    mustExist: boolean;
    input: {
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
      location?: {
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
        geo?: { lat: number; lon: number } | null;
      } | null;
      pictures?: { largeUrl?: string | null; regularUrl?: string | null; thumbnailUrl?: string | null } | null;
    };
  };
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
  notes: {
    id: string;
    text: string;
    createdAt: string;
    author: { name: string | null } | null;
    person: { name: string } | null;
  }[];
  portalSteps: {
    screen: PortalScreen;
    state: PortalStepState;
    reason: string | null;
    submittedAt: string | null;
    acceptedAt: string | null;
    reopenedAt: string | null;
  }[];
  portalAdults: {
    id: string;
    name: string | null;
    state: PortalAdultState;
    linkedAt: string | null;
    documentStatus: IdCheckStatus | null;
    documentFindings: string[];
    steps: {
      screen: PortalScreen;
      state: PortalStepState;
      reason: string | null;
      submittedAt: string | null;
      acceptedAt: string | null;
      reopenedAt: string | null;
    }[];
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
  }[];
  idCheck: {
    status: IdCheckStatus;
    missingText: string | null;
    errors: string[];
    images: { step: IdImageStep; kind: IdDocument; uploadedAt: string }[];
  };
}

export interface ManagedParts {
  identification: {
    firstName: string | null;
    middleName: string | null;
    lastName: string | null;
    birthDate: string | null;
    expiryDate: string | null;
    nationality: string | null;
  } | null;
  messages: { id: string; message: { subject: string | null; text: string | null } }[];
  portalAdults: {
    id: string;
    documentImages: { step: IdImageStep; kind: IdDocument; uploadedAt: string; url: string | null }[];
  }[];
}

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  state: PersonState;
  invitedUntil: string | null;
  lastLoginAt: string | null;
  createdAt: string;
}

export interface ListingRow {
  id: string;
  myId: string;
  name: string;
  nickname: string;
  status: ListingStatus;
  accommodates: number;
  bedrooms: number;
  checkInTime: number;
  checkOutTime: number;
  location: { street: string; city: string; state: string | null; zipcode: string | null; countryCode: string };
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
  answer: { familyReservationsChanged: { type: string; reservation: { id: string } | null } };
  variables: Record<string, never>;
}

export interface Operations {
  Me: MeOperation;
  Queue: QueueOperation;
  Reservation: ReservationOperation;
  ManagedReservation: ManagedReservationOperation;
  PreviewPortal: PreviewPortalOperation;
  GuestLink: GuestLinkOperation;
  AdultLinks: AdultLinksOperation;
  Timeline: TimelineOperation;
  Decide: DecideOperation;
  AcceptScreen: AcceptScreenOperation;
  ReopenScreen: ReopenScreenOperation;
  RevokeAdultLink: RevokeAdultLinkOperation;
  RenewAdultLink: RenewAdultLinkOperation;
  ExportReports: ExportReportsOperation;
  RevealSigned: RevealSignedOperation;
  RevealAnswers: RevealAnswersOperation;
  RevealImage: RevealImageOperation;
  AddNote: AddNoteOperation;
  Views: ViewsOperation;
  SaveView: SaveViewOperation;
  DeleteView: DeleteViewOperation;
  Figures: FiguresOperation;
  People: PeopleOperation;
  InvitePerson: InvitePersonOperation;
  RenewInvitation: RenewInvitationOperation;
  UpdatePerson: UpdatePersonOperation;
  RemovePerson: RemovePersonOperation;
  Guest: GuestOperation;
  SegmentCounts: SegmentCountsOperation;
  SegmentGuests: SegmentGuestsOperation;
  Agreement: AgreementOperation;
  SaveAgreement: SaveAgreementOperation;
  Branding: BrandingOperation;
  SetBranding: SetBrandingOperation;
  DataAndModels: DataAndModelsOperation;
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
  FailedWork: FailedWorkOperation;
  RetryFailedWork: RetryFailedWorkOperation;
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
  SaveListing: SaveListingOperation;
  Watch: WatchOperation;
}
