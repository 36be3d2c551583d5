import type { IdImageSettings } from '../booking/id-document/id-image-settings.js';
import type { PortalCodeLimits } from './codes/portal-code-settings.js';
import type { Log } from '#kit/process/log.js';
import type { FileStore } from '#kit/files/file-store.js';
import type { BookingContext } from '../booking/context.js';
import type { DocumentJudge } from '../booking/id-document/judgement.js';
import type { readFrames, readIdImage } from '../id-check/reading/read-id-image.js';
import type { DepositProcessor } from './deposit/providers/deposit-processor.js';
import type { portalReads } from './visit/portal-reads.js';

/** Context of guest portal resolvers and use cases. */
export interface PortalContext extends BookingContext {
  idImages: IdImageSettings;
  /** Decides on documents. */
  documents: DocumentJudge;
  files: FileStore;
  readIdImage: typeof readIdImage;
  readFrames: typeof readFrames;
  idImageUrl(token: string): string;
  portalFileUrl(token: string): string;
  /** Deposit processor of live accounts; null: none is configured. */
  deposits: DepositProcessor | null;
  /** The same context with the service's own access to one account. */
  within(accountId: string): PortalContext;
  /** Daily limits of one-time codes per account. */
  portalCodes: PortalCodeLimits;
  log: Log;
  isTestAccount(accountId: string): Promise<boolean>;
  load: BookingContext['load'] & ReturnType<ReturnType<typeof portalReads>>;
}
