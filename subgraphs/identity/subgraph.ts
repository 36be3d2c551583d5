import type { Subgraph, SubgraphParts } from '#kit/graph/subgraph.js';
import type { Retention } from '#retention';
import { emFor } from '#kit/store/database.js';
import { smtpSender } from '#kit/outbound/smtp-sender.js';
import type { Job } from '#kit/queue/jobs.js';
import { keepPurged } from '#kit/store/purge.js';
import { Account } from './account/account.entity.js';
import { AccountResolver } from './account/account.resolver.js';
import { AncestorIdsResolver } from './account/family/ancestor-ids.resolver.js';
import { EVENT_SUBJECT_RESOLVERS } from './log/event/event-subject.resolver.js';
import { AuditActorResolver, AuditResolver } from './log/audit/audit.resolver.js';
import { ApiKey } from './keys/api-key.entity.js';
import { ApiKeyResolver } from './keys/api-key.resolver.js';
import { type IdentityContext, identityReads, managedBy } from './context.js';
import { AccountSequenceResolver, EventResolver } from './log/event/event.resolver.js';
import { keepAnchored } from './log/audit/anchor/keep-anchored.js';
import { purgeClasses } from './log/purge-classes.js';
import { writeOutEvents } from './log/event/write-out-events.js';
import { Listing } from './references/listing.js';
import { NODE_STUBS } from './references/node-stubs.js';
import { Reservation } from './references/reservation.js';
import { KeyHolderResolver } from './key-holder/key-holder.resolver.js';
import { M001Accounts } from './migrations/m001-accounts.js';
import { M003Keys } from './migrations/m003-keys.js';
import { M004Settings } from './migrations/m004-settings.js';
import { M006Audit } from './migrations/m006-audit.js';
import { OWNER_RESOLVERS } from './node/owner.resolver.js';
import { NodeResolver } from './node/node.resolver.js';
import { BrandingRow } from './settings/branding/branding.entity.js';
import { BrandingResolver } from './settings/branding/branding.resolver.js';
import { PortalScreensResolver } from './settings/portal-screens/portal-screens.resolver.js';
import { ScreenRuleRow } from './settings/portal-screens/screen-rule.entity.js';
import { AgreementText } from './settings/usage-agreement/agreement-text.entity.js';
import { UsageAgreementResolver } from './settings/usage-agreement/usage-agreement.resolver.js';
import { WebhookEndpointRow } from './webhook/webhook-endpoint.entity.js';
import { WebhookSigning } from './webhook/webhook-signing.entity.js';
import type { IdentitySettings } from './settings.js';
import { WebhookResolver } from './webhook/webhook.resolver.js';
import { M002Accounts } from './migrations/m002-accounts.js';
import { AccountSecret } from './account/sign-in/account-secret.entity.js';
import { SignupLink } from './signup/signup-link.entity.js';
import { SignupResolver } from './signup/signup.resolver.js';
import { M005KeyLimits } from './migrations/m005-key-limits.js';
import { M007TestMode } from './migrations/m007-test-mode.js';
import { UserSession } from './account/sign-in/session/user-session.entity.js';
import { OidcResolver } from './account/oidc/oidc.resolver.js';
import { OidcConnection } from './account/oidc/settings/oidc-connection.entity.js';
import { SignInDomain } from './account/oidc/settings/sign-in-domain.entity.js';
import { OidcIdentity } from './account/oidc/oidc-identity.entity.js';
import { OidcAttempt } from './account/oidc/oidc-attempt.entity.js';
import { M096SingleSignOn } from './migrations/m096-single-sign-on.js';
import { M099ModesByKeys } from './migrations/m099-modes-by-keys.js';
import { M100Parts } from './migrations/m100-parts.js';
import { M101HostContact } from './migrations/m101-host-contact.js';
import { FactorsResolver } from './account/factors/factors.resolver.js';
import { TotpFactor } from './account/factors/codes/totp-factor.entity.js';
import { RecoveryCode } from './account/factors/codes/recovery-code.entity.js';
import { Passkey } from './account/factors/passkeys/passkey.entity.js';
import { PendingSignIn } from './account/factors/pending-sign-in.entity.js';
import { SignInPolicy } from './account/factors/change/sign-in-policy.entity.js';
import { M095Factors } from './migrations/m095-factors.js';
import { SignInResolver } from './account/sign-in/sign-in.resolver.js';
import { M009Sessions } from './migrations/m009-sessions.js';
import { M010Deliveries } from './migrations/m010-deliveries.js';
import { M015Callbacks } from './migrations/m015-callbacks.js';
import { M017Traces } from './migrations/m017-traces.js';
import { M019People } from './migrations/m019-people.js';
import { M040PasswordResets } from './migrations/m040-password-resets.js';
import { M088AuditAnchors } from './migrations/m088-audit-anchors.js';
import { M093SignIn } from './migrations/m093-sign-in.js';
import { sendSignInMailJob } from './account/sign-in/send-sign-in-mail.job.js';
import { OwnerLink } from './signup/owner/owner-link.entity.js';
import { OwnerResolver } from './signup/owner/owner.resolver.js';
import { PasswordReset } from './signup/reset/password-reset.entity.js';
import { ResetResolver } from './signup/reset/reset.resolver.js';
import { sendPasswordResetJob } from './signup/reset/send-password-reset.job.js';
import { Person } from './account/person/person.entity.js';
import { PersonResolver } from './people/person.resolver.js';
import { SessionPerson } from './account/person/session-person.entity.js';
import { FailedJobsResolver } from './work/failed-jobs.resolver.js';
import { keepNotified } from './notification/keep-notified.js';
import { NotificationResolver } from './notification/notification.resolver.js';
import { NotificationRow } from './notification/notification.entity.js';
import { M106Notifications } from './migrations/m106-notifications.js';
import { M112NotificationLanguage } from './migrations/m112-notification-language.js';
import { M113UserLanguage } from './migrations/m113-user-language.js';
import { DeliveryResolver } from './webhook/delivery/delivery.resolver.js';
import { DUE_TOPIC } from './webhook/delivery/keep-deliveries.js';
import { deliverWebhooks } from './webhook/delivery/sending/deliver-webhooks.js';
import { keepDeliveriesSwept } from './webhook/delivery/sending/sweep-deliveries.js';

/** Accounts, users, API keys, settings, webhooks, the event log, the audit trail, and lookups by ID. */
export const identity: Subgraph = {
  name: 'identity',
  store: {
    schema: 'identity',
    entities: [
      TotpFactor,
      RecoveryCode,
      Passkey,
      PendingSignIn,
      SignInPolicy,
      OidcConnection,
      SignInDomain,
      OidcIdentity,
      OidcAttempt,
      Account,
      AccountSecret,
      ApiKey,
      SignupLink,
      UserSession,
      Person,
      SessionPerson,
      PasswordReset,
      OwnerLink,
      ScreenRuleRow,
      AgreementText,
      WebhookEndpointRow,
      WebhookSigning,
      BrandingRow,
      NotificationRow,
    ],
    migrations: [
      { name: 'm001-accounts', class: M001Accounts },
      { name: 'm002-accounts', class: M002Accounts },
      { name: 'm003-keys', class: M003Keys },
      { name: 'm004-settings', class: M004Settings },
      { name: 'm005-key-limits', class: M005KeyLimits },
      { name: 'm006-audit', class: M006Audit },
      { name: 'm007-test-mode', class: M007TestMode },
      { name: 'm009-sessions', class: M009Sessions },
      { name: 'm010-deliveries', class: M010Deliveries },
      { name: 'm015-callbacks', class: M015Callbacks },
      { name: 'm017-traces', class: M017Traces },
      { name: 'm019-people', class: M019People },
      { name: 'm040-password-resets', class: M040PasswordResets },
      { name: 'm088-audit-anchors', class: M088AuditAnchors },
      { name: 'm093-sign-in', class: M093SignIn },
      { name: 'm095-factors', class: M095Factors },
      { name: 'm096-single-sign-on', class: M096SingleSignOn },
      { name: 'm099-modes-by-keys', class: M099ModesByKeys },
      { name: 'm100-parts', class: M100Parts },
      { name: 'm101-host-contact', class: M101HostContact },
      { name: 'm106-notifications', class: M106Notifications },
      { name: 'm112-notification-language', class: M112NotificationLanguage },
      { name: 'm113-user-language', class: M113UserLanguage },
    ],
  },
  resolvers: [
    AccountResolver,
    AncestorIdsResolver,
    SignupResolver,
    SignInResolver,
    FactorsResolver,
    OidcResolver,
    ResetResolver,
    OwnerResolver,
    PersonResolver,
    ApiKeyResolver,
    KeyHolderResolver,
    EventResolver,
    ...EVENT_SUBJECT_RESOLVERS,
    AccountSequenceResolver,
    AuditResolver,
    AuditActorResolver,
    NodeResolver,
    ...OWNER_RESOLVERS,
    PortalScreensResolver,
    UsageAgreementResolver,
    BrandingResolver,
    WebhookResolver,
    DeliveryResolver,
    FailedJobsResolver,
    NotificationResolver,
  ],
  types: [Reservation, Listing, ...NODE_STUBS],
  references: {
    Account: ({ id }, { load }: IdentityContext) => load.account(id),
    Person: ({ id }, { load }: IdentityContext) => load.person(id),
  },
  open(parts: SubgraphParts & IdentitySettings & { pmsIds: string[]; retention: Retention }, orm) {
    const { pool, publicUrl, pmsIds, signupRedirectOrigins, allowPrivateCallbacks, retention, log, mail, jobs } = parts;
    const reads = identityReads(pool, orm!, parts.reads);
    const settings = { publicUrl, pmsIds, signupRedirectOrigins, allowPrivateCallbacks };
    return {
      accountsOf: managedBy,
      contextOf: (viewer): IdentityContext => ({
        viewer,
        get em() {
          return emFor(orm!, viewer);
        },
        managed: managedBy(viewer),
        emOf: (accountIds, by) => emFor(orm!, { ...viewer, ...by, accountIds }),
        jobs,
        sendsMail: mail !== null,
        pool,
        reads: parts.reads,
        ...settings,
        askAsService: (operation, variables) => parts.graph(operation, variables, { ...viewer, kind: 'service' }),
        wakeSenders: () => parts.topics.publish(DUE_TOPIC, [{}]),
        load: reads(viewer),
      }),
      jobs: [
        sendPasswordResetJob({ orm: orm!, pool, publicUrl, mail: mail && smtpSender(mail) }),
        sendSignInMailJob({ orm: orm!, publicUrl, mail: mail && smtpSender(mail) }),
      ] as Job<never>[],
      keepRunning() {
        const purging = { orm: orm!, pool, log, name: 'identity', classes: purgeClasses(retention) };
        const posting = [deliverWebhooks(orm!, parts), keepDeliveriesSwept(parts)];
        const notifying = { orm: orm!, pool, log, graph: parts.graph, publicUrl, allowPrivateCallbacks };
        const everyMs = parts.notificationSeconds * 1_000;
        posting.push(keepNotified({ ...notifying, everyMs, mail: mail && smtpSender(mail) }));
        return [writeOutEvents(parts), keepAnchored(parts), keepPurged(purging), ...posting];
      },
    };
  },
};
