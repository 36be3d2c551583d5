import type { AuditAnchorSettings } from './audit-anchors.js';
import type { IdImageSettings } from './id-images.js';
import type { LookupSettings } from './lookups.js';
import type { DepositSettings, Outgoing } from './outgoing.js';
import type { PortalCodeLimits } from './portal-codes.js';
import type { PartnerSettings } from './screening-partner.js';
import type { Retention } from './retention.js';
import type { ServiceSettings } from './service-settings.js';

/** What a news search must cover before it clears a guest. */
export interface NewsSettings {
  /** Days before today that have to be covered. */
  coveredDays: number;
  /** Days since a source was brought up to date, and since its latest article. */
  maxAgeDays: number;
  /** Articles of these days, and days with an article, that imported news have to hold in one language. */
  minArticles: number;
  minDays: number;
  /** Pages of articles that one search may fetch; 0: none. */
  pagesRead: number;
}

/** The settings that subgraphs know. */
export interface SubgraphSettings extends Outgoing {
  /** Where the service is reached. */
  publicUrl: string;
  allowPrivateCallbacks: boolean;
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
  lookups: LookupSettings;
  /** Whether public data sets are fetched and kept up to date in the background. */
  datasetsAuto: boolean;
  /** Lists that have to be searched before nobody is said to be on a sanctions list. */
  sanctionsLists: string[];
  /** How many days old imported data may be, by data set, where the operator has set it. */
  maxAgeDays: Record<string, number>;
  /** What searches of the news promise, and how many pages of articles each may fetch. */
  news: NewsSettings;
  /** States of the United States whose register of sex offenders is not to be searched. */
  offenderStatesOff: string[];
  /** States whose cases of eviction are not to be searched. */
  evictionStatesOff: string[];
  /** States whose cases of eviction may be searched, but not for background checks. */
  checkedEvictionStatesOff: string[];
}

/** What subgraphs are told of a process's settings. */
export function subgraphSettings(read: ServiceSettings, publicUrl: string): SubgraphSettings {
  const { mail, sms, retention, idImages, deposits, partner, lookups, auditAnchors, portalCodes } = read;
  return {
    publicUrl,
    mail,
    sms,
    retention,
    idImages,
    deposits,
    partner,
    lookups,
    auditAnchors,
    portalCodes,
    allowPrivateCallbacks: read.WEBHOOK_ALLOW_PRIVATE,
    pmsIds: read.PMS_IDS,
    signupRedirectOrigins: read.SIGNUP_REDIRECT_ORIGINS,
    datasetsAuto: read.DATASETS_AUTO === 'official',
    sanctionsLists: read.SANCTIONS_LISTS,
    maxAgeDays: read.DATASETS_MAX_AGE_DAYS,
    news: {
      coveredDays: read.NEWS_COVERED_DAYS,
      maxAgeDays: read.NEWS_MAX_AGE_DAYS,
      minArticles: read.NEWS_MIN_ARTICLES,
      minDays: read.NEWS_MIN_DAYS,
      pagesRead: read.NEWS_PAGES_READ,
    },
    offenderStatesOff: read.OFFENDER_STATES_OFF,
    evictionStatesOff: read.EVICTION_STATES_OFF,
    checkedEvictionStatesOff: read.BACKGROUND_EVICTION_STATES_OFF,
  };
}
