import type { IdImageSettings } from '../booking/id-document/id-image-settings.js';
import type { PortalCodeLimits } from './codes/portal-code-settings.js';
import type { Log } from '#kit/process/log.js';
import type { FileStore } from '#kit/files/file-store.js';
import type { BookingContext } from '../booking/context.js';
import type { DocumentJudge } from '../booking/id-document/judgement.js';
import type { readIdImage } from '../id-check/reading/read-id-image.js';
import type { DepositProcessor } from './deposit/providers/deposit-processor.js';
import type { portalReads } from './visit/portal-reads.js';

/** What resolvers and use cases of the guest portal are given. */
export interface PortalContext extends BookingContext {
  idImages: IdImageSettings;
  /** Who decides on documents. */
  documents: DocumentJudge;
  files: FileStore;
  readIdImage: typeof readIdImage;
  idImageUrl(token: string): string;
  portalFileUrl(token: string): string;
  /** Who takes deposits of live accounts; null: nobody here. */
  deposits: DepositProcessor | null;
  /** The same context as the service's own, working for one account. */
  within(accountId: string): PortalContext;
  /** The most one-time codes that guests of an account are sent on a day. */
  portalCodes: PortalCodeLimits;
  log: Log;
  isTestAccount(accountId: string): Promise<boolean>;
  load: BookingContext['load'] & ReturnType<ReturnType<typeof portalReads>>;
}
