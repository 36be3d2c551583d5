import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PortalScreen, ReservationParts, ScreenSetting } from '../graph/answers.js';
import { isHandedIn } from './step-state.js';

type Step = ReservationParts['portalSteps'][number];

/** How the guest filled in one screen, as they agreed to share it. */
export function BehaviorFacts({ behavior }: { behavior: Step['behavior'] }) {
  if (!behavior) return null;
  const { seconds, pastedFields, timeZone } = behavior;
  const facts = [
    seconds !== null && plural(seconds, { one: 'Completed in # second', other: 'Completed in # seconds' }),
    pastedFields > 0 && plural(pastedFields, { one: '# field pasted', other: '# fields pasted' }),
    timeZone && t`Browser time zone: ${timeZone}`,
  ].filter(Boolean);
  return facts.length > 0 ? <p className="quiet">{facts.join(' · ')}</p> : null;
}

interface UnmeasuredProps {
  steps: Step[];
  settings: { screen: PortalScreen; setting: ScreenSetting }[];
}

/** Says so if fraud detection did without it. */
export function Unmeasured({ steps, settings }: UnmeasuredProps) {
  const isOn = settings.some(({ screen, setting }) => screen === 'FraudDetectionAddon' && setting === 'required');
  if (!isOn || !steps.some(isHandedIn) || steps.some(({ behavior }) => behavior !== null)) return null;
  return (
    <p className="quiet">
      <Trans>
        How the guest filled in the portal was not considered: they did not agree to share it, or were not asked.
      </Trans>
    </p>
  );
}
