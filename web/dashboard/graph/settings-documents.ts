/** GraphQL operations of the pages for settings, data and developers. */
export const SETTINGS = {
  Agreement: `
    query Agreement {
      usageAgreement {
        user { ...AgreementParts }
        sources { ...AgreementParts }
        listings { ...AgreementParts listing { nickname } }
        reservations { ...AgreementParts reservation { confirmationCode } }
      }
    }`,

  PreviewedAgreement: `query PreviewedAgreement { usageAgreement { user { format content } } }`,

  SaveAgreement: `
    mutation SaveAgreement($agreement: UsageAgreementInput!) {
      saveUsageAgreement(input: { usageAgreement: $agreement }) {
        usageAgreement { accountId }
        userErrors { ...ErrorParts }
      }
    }`,

  Branding: `query Branding { branding { name color logo email phone privacyUrl } }`,

  SetBranding: `
    mutation SetBranding($input: BrandingInput!) {
      setBranding(input: $input) { branding { name } userErrors { ...ErrorParts } }
    }`,

  SetUp: `
    query SetUp {
      branding { name color logo }
      screenRules(configKey: guest_portal_screens) { configData { screens { screen setting } metadata } }
      listingConnection(first: 1) { totalCount edges { node { id name location { city countryCode } } } }
      reservationConnection(first: 1) { totalCount }
    }`,

  MailNotifications: `query MailNotifications { mailNotifications { topics obstacle } }`,

  SetMailNotifications: `
    mutation SetMailNotifications($topics: [NotificationTopic!]!, $language: NotificationLanguage!) {
      setMailNotifications(input: { topics: $topics, language: $language }) { mailNotifications { topics } userErrors { ...ErrorParts } }
    }`,

  ChatNotifications: `query ChatNotifications { chatNotifications { host topics failingSince } }`,

  SetChatNotifications: `
    mutation SetChatNotifications($url: String, $topics: [NotificationTopic!]!, $language: NotificationLanguage!) {
      setChatNotifications(input: { url: $url, topics: $topics, language: $language }) {
        chatNotifications { host }
        userErrors { ...ErrorParts }
      }
    }`,

  RemoveChatNotifications: `
    mutation RemoveChatNotifications { removeChatNotifications { isRemoved userErrors { ...ErrorParts } } }`,

  DataSources: `
    query DataSources {
      datasets {
        name title publisher licence officialUrl loading parts { part asOf rows }
        fetch { state problem problemPhrase { ...PhraseParts } downloadedBytes fetchedAt finishedAt nextAt canRefresh }
      }
      lookupSources { capability kind name holds countries states lists from to refreshedOn maxAgeDays isTooOld }
    }`,

  RefreshDataset: `
    mutation RefreshDataset($name: String!) {
      refreshDataset(input: { name: $name }) {
        dataset { name fetch { state } }
        userErrors { ...ErrorParts }
      }
    }`,

  Models: `
    query Models {
      models {
        name version role trainedAt rows positives figures { name value }
        summary summaryPhrase { ...PhraseParts } data dataPhrase { ...PhraseParts }
        note notePhrase { ...PhraseParts } limits limitPhrases { ...PhraseParts }
      }
    }`,

  Audit: `
    query Audit($filter: AuditFilter!, $after: String) {
      auditTrail(filter: $filter, first: 50, after: $after) {
        edges {
          node {
            id occurredAt action recordKind recordId actor { kind address person { id name } }
            record {
              ... on Reservation { code: confirmationCode }
              ... on Listing { nickname }
              ... on BusinessRule { rule: name }
              ... on MessageTemplate { template: tag }
              ... on Person { person: name }
              ... on ApiKey { key: description }
            }
          }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  Keys: `
    query Keys($first: Int!, $after: String) {
      apiKeyConnection(first: $first, after: $after) {
        totalCount edges { node { ...KeyRow } } pageInfo { hasNextPage endCursor }
      }
    }`,

  CreateKey: `
    mutation CreateKey($description: String, $sdk: Boolean!) {
      createApiKey(input: { description: $description, sdk: $sdk }) {
        issuedApiKey { secret key { ...KeyRow } }
        userErrors { ...ErrorParts }
      }
    }`,

  UpdateKey: `
    mutation UpdateKey($id: ID!, $description: String!, $enabled: Boolean) {
      updateApiKey(input: { id: $id, description: $description, enabled: $enabled }) {
        apiKey { ...KeyRow }
        userErrors { ...ErrorParts }
      }
    }`,

  RotateKey: `
    mutation RotateKey($id: ID!) {
      rotateApiKey(input: { id: $id }) { issuedApiKey { secret key { ...KeyRow } } userErrors { ...ErrorParts } }
    }`,

  DeleteKey: `
    mutation DeleteKey($id: ID!) {
      deleteApiKey(input: { id: $id }) { deletedId userErrors { ...ErrorParts } }
    }`,

  Webhooks: `
    query Webhooks {
      webhookEndpoints { id webhookKey url kind enabled failingSince disabledReason hasAuthorization }
    }`,

  RegisterWebhook: `
    mutation RegisterWebhook($webhookKey: WebhookKey!, $webhookUrl: String!) {
      registerWebhook(input: { webhookKey: $webhookKey, webhookUrl: $webhookUrl }) {
        webhookRegistration { signingSecret endpoint { id } }
        userErrors { ...ErrorParts }
      }
    }`,

  RemoveWebhook: `
    mutation RemoveWebhook($webhookKey: WebhookKey!) {
      removeWebhook(input: { webhookKey: $webhookKey }) { isRemoved userErrors { ...ErrorParts } }
    }`,

  SendSample: `
    mutation SendSample($webhookKey: WebhookKey!) {
      sendSampleWebhook(input: { webhookKey: $webhookKey }) { webhookDelivery { id } userErrors { ...ErrorParts } }
    }`,

  SetAuthorization: `
    mutation SetAuthorization($value: String) {
      setWebhookAuthorization(input: { value: $value }) {
        webhookEndpoints { id hasAuthorization }
        userErrors { ...ErrorParts }
      }
    }`,

  RotateWebhookSecret: `
    mutation RotateWebhookSecret {
      rotateWebhookSecret(input: {}) { secret userErrors { ...ErrorParts } }
    }`,

  Deliveries: `
    query Deliveries($filter: WebhookDeliveryFilter!, $first: Int!, $after: String) {
      webhookDeliveries(filter: $filter, first: $first, after: $after) {
        edges { node {
          id webhookKey sequence type purpose state attempts lastStatus lastError lastLatencyMs createdAt deliveredAt
          nextAttemptAt eventAccountId subjectId endpoint { url }
          attemptLog { at status error latencyMs }
        } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  Redeliver: `
    mutation Redeliver($accountId: ID, $sequence: Int!, $to: Int, $webhookKey: WebhookKey) {
      redeliverWebhooks(input: {
        accountId: $accountId, fromSequence: $sequence, toSequence: $to, webhookKey: $webhookKey
      }) { queuedDeliveries userErrors { ...ErrorParts } }
    }`,

  FailedWork: `
    query FailedWork {
      failedJobs(first: 100) {
        totalCount
        edges { node { id name reservationId listingId attempts reason failedAt } }
      }
    }`,

  RetryFailedWork: `
    mutation RetryFailedWork($ids: [ID!]!) {
      retryFailedJobs(input: { ids: $ids }) { queuedJobs userErrors { ...ErrorParts } }
    }`,

  Screens: `
    query Screens {
      account: screenRules(configKey: guest_portal_screens) { configData { ...ScreenRuleParts } }
      listing: screenRules(configKey: guest_portal_screens_by_listing) { configData { ...ScreenRuleParts } }
      channel: screenRules(configKey: guest_portal_screens_by_source) { configData { ...ScreenRuleParts } }
      repeat: screenRules(configKey: guest_portal_screens_for_repeat_guests) { configData { ...ScreenRuleParts } }
    }`,

  SaveScreenRules: `
    mutation SaveScreenRules($input: ScreenRulesInput!) {
      saveScreenRules(input: $input) { screenRules { accountId } userErrors { ...ErrorParts } }
    }`,

  Blacklist: `
    query Blacklist($search: String, $first: Int!, $after: String) {
      blacklistConnection(search: $search, first: $first, after: $after) {
        totalCount edges { node { id field value birthDate reason createdAt } } pageInfo { hasNextPage endCursor }
      }
    }`,

  Team: `query Team { assignees { id name } }`,

  AddToBlacklist: `
    mutation AddToBlacklist(
      $email: String, $phone: String, $name: String, $birthDate: String, $documentNumber: String, $reason: String
    ) {
      addBlacklistEntry(input: {
        email: $email, phone: $phone, name: $name, birthDate: $birthDate, documentNumber: $documentNumber,
        reason: $reason
      }) { blacklistEntry { id } userErrors { ...ErrorParts } }
    }`,

  RemoveFromBlacklist: `
    mutation RemoveFromBlacklist($id: ID!) {
      removeBlacklistEntry(input: { id: $id }) { deletedId userErrors { ...ErrorParts } }
    }`,

  Rules: `
    query Rules {
      businessRules { id name condition actions { kind screen } position state version updatedAt }
      ruleFacts { name kind description example values mayBeUnknown }
    }`,

  CheckCondition: `
    query CheckCondition($condition: String!) {
      checkCondition(condition: $condition) { message phrase { ...PhraseParts } start end }
    }`,

  SaveRule: `
    mutation SaveRule($id: ID, $name: String!, $condition: String!, $actions: [RuleActionInput!]!) {
      saveBusinessRule(input: { id: $id, name: $name, condition: $condition, actions: $actions }) {
        businessRule { id }
        userErrors { ...ErrorParts }
      }
    }`,

  SetRuleState: `
    mutation SetRuleState($id: ID!, $state: RuleState!) {
      setBusinessRuleState(input: { id: $id, state: $state }) {
        businessRule { id state }
        userErrors { ...ErrorParts }
      }
    }`,

  RuleVersions: `
    query RuleVersions($id: ID!, $first: Int!, $after: String) {
      businessRule(id: $id) {
        versionConnection(first: $first, after: $after) {
          totalCount
          edges { node {
            id version name condition actions { kind screen } restoredFrom createdAt
            author {
              ... on PersonAuthor { account { name } person { name } }
              ... on AccountAuthor { account { name } }
            }
          } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }`,

  RestoreRule: `
    mutation RestoreRule($id: ID!, $version: Int!) {
      restoreBusinessRule(input: { id: $id, version: $version }) {
        businessRule { id version }
        userErrors { ...ErrorParts }
      }
    }`,

  DeleteRule: `
    mutation DeleteRule($id: ID!) {
      deleteBusinessRule(input: { id: $id }) { isDeleted userErrors { ...ErrorParts } }
    }`,

  BackTest: `
    query BackTest($id: ID!) {
      backTestBusinessRule(id: $id) {
        since decisions notReplayable fired unknown changed changes { before after count reservationIds }
        weeks { from reservations matched changed }
      }
    }`,

  MessageTemplates: `
    query MessageTemplates { messageTemplates { ...TemplateRow } me { id } }`,

  SaveTemplate: `
    mutation SaveTemplate($template: MessageTemplateInput!) {
      saveMessageTemplate(input: $template) { messageTemplate { id } userErrors { ...ErrorParts } }
    }`,

  DeleteTemplate: `
    mutation DeleteTemplate($tag: String!) {
      deleteMessageTemplate(input: { tag: $tag }) { deletedTag userErrors { ...ErrorParts } }
    }`,

  Accounts: `
    query Accounts($first: Int!, $after: String) {
      accountConnection(first: $first, after: $after) {
        totalCount
        edges { node { id name email mode isActive isSuspended lastLoginAt createdAt } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  RegisterAccount: `
    mutation RegisterAccount($account: AccountInput!, $mode: AccountMode!) {
      registerAccount(input: { account: $account, mode: $mode }) {
        account { id }
        userErrors { ...ErrorParts }
      }
    }`,

  CreateSignupLink: `
    mutation CreateSignupLink($link: SignupLinkInput!) {
      createSignupLink(input: $link) { signupLink { url expiresAt } userErrors { ...ErrorParts } }
    }`,

  SetSuspended: `
    mutation SetSuspended($id: ID!, $isSuspended: Boolean!) {
      updateAccount(input: { id: $id, isSuspended: $isSuspended }) {
        account { id isSuspended }
        userErrors { ...ErrorParts }
      }
    }`,

  CheckInInstructions: `
    query CheckInInstructions($id: ID!) { listing(id: $id) { checkInInstructions } }`,

  Listings: `
    query Listings($search: String, $first: Int!, $after: String) {
      listingConnection(search: $search, sort: NAME, first: $first, after: $after) {
        totalCount edges { node { ...ListingRow } } pageInfo { hasNextPage endCursor }
      }
    }`,

  SaveListing: `
    mutation SaveListing($mustExist: Boolean!, $input: ListingInput!) {
      saveListing(input: { mustExist: $mustExist, listing: $input }) {
        listing { id }
        userErrors { ...ErrorParts }
      }
    }`,
};
