import type { PortalVisitor } from '../visit/open-visit.js';

/**
 * Whether the guest is asked to share how they fill in the portal: the primary guest, where the host has fraud detection
 * on and has not turned the question off.
 */
export const asksBehavior = ({ adult, screens, contents }: PortalVisitor): boolean =>
  adult === null && screens.FraudDetectionAddon === 'required' && contents.AboutYou.askBehavior;
