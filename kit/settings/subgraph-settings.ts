import type { Outgoing } from './outgoing.js';
import type { ServiceSettings } from './service-settings.js';

/** Common settings that subgraphs can see. */
export interface SubgraphSettings extends Outgoing {
  /** The public URL of the service. */
  publicUrl: string;
  allowPrivateCallbacks: boolean;
}

/** The settings that subgraphs receive from the process. */
export function subgraphSettings({ mail, sms, ...read }: ServiceSettings, publicUrl: string): SubgraphSettings {
  return { publicUrl, mail, sms, allowPrivateCallbacks: read.WEBHOOK_ALLOW_PRIVATE };
}
