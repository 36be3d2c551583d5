import type { AuditAnchorSettings } from './audit-anchors.js';
import type { IdImageSettings } from './id-images.js';
import type { DepositSettings, Outgoing } from './outgoing.js';
import type { PortalCodeLimits } from './portal-codes.js';
import type { PartnerSettings } from './screening-partner.js';
import type { Retention } from './retention.js';
import type { ServiceSettings } from './service-settings.js';

/** The settings that subgraphs know. */
export interface SubgraphSettings extends Outgoing {
  /** Where the service is reached. */
  publicUrl: string;
  allowPrivateCallbacks: boolean;
  /** Seconds until work that another party left unfinished asks again. */
  retrySeconds: number;
  pmsIds: string[];
  /** Web origins that a signup may lead on to. */
  signupRedirectOrigins: string[];
  retention: Retention;
  idImages: IdImageSettings;
  /** null: no processor takes deposits on live accounts. */
  deposits: DepositSettings | null;
  /** null: listings can't be connected to a screening partner. */
  partner: PartnerSettings | null;
  auditAnchors: AuditAnchorSettings;
  portalCodes: PortalCodeLimits;
}

/** What subgraphs are told of a process's settings. */
export function subgraphSettings(read: ServiceSettings, publicUrl: string): SubgraphSettings {
  const { mail, sms, retention, idImages, deposits, partner, auditAnchors, portalCodes } = read;
  return {
    publicUrl,
    mail,
    sms,
    retention,
    idImages,
    deposits,
    partner,
    auditAnchors,
    portalCodes,
    allowPrivateCallbacks: read.WEBHOOK_ALLOW_PRIVATE,
    retrySeconds: read.LOOKUP_RETRY_SECONDS,
    pmsIds: read.PMS_IDS,
    signupRedirectOrigins: read.SIGNUP_REDIRECT_ORIGINS,
  };
}
