import { t } from '@lingui/core/macro';
import type { PortalStepState } from '../graph/answers.js';
import type { Tone } from '../look/badges.js';

/** The states of a portal screen, in words. */
export const STEP_STATES: Readonly<Record<PortalStepState, { word: string; tone: Tone }>> = {
  OPEN: { word: t`Not started`, tone: 'quiet' },
  VIEWED: { word: t`Opened`, tone: 'wait' },
  ENTERED: { word: t`In progress`, tone: 'wait' },
  SKIPPED: { word: t`Skipped by guest`, tone: 'warn' },
  SUBMITTED: { word: t`Submitted`, tone: 'info' },
  ACCEPTED: { word: t`Accepted`, tone: 'good' },
  REOPENED: { word: t`Needs changes`, tone: 'warn' },
};

/** Whether the guest has submitted the screen and it was not reopened. */
export const isHandedIn = (step: { state: PortalStepState } | undefined) =>
  step?.state === 'SUBMITTED' || step?.state === 'ACCEPTED';
