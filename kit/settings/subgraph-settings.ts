import type { Outgoing } from './outgoing.js';
import type { ServiceSettings } from './service-settings.js';

/** The settings of every process that subgraphs know. */
export interface SubgraphSettings extends Outgoing {
  /** Where the service is reached. */
  publicUrl: string;
  allowPrivateCallbacks: boolean;
}

/** Settings of the process that subgraphs receive. */
export function subgraphSettings({ mail, sms, ...read }: ServiceSettings, publicUrl: string): SubgraphSettings {
  return { publicUrl, mail, sms, allowPrivateCallbacks: read.WEBHOOK_ALLOW_PRIVATE };
}
