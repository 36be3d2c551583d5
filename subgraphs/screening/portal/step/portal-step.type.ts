import { Field, ObjectType } from 'type-graphql';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import type { ScreenName } from '#portal-screens';
import { PortalBehavior } from '../behavior/portal-behavior.type.js';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import type { StepState } from './portal-step.entity.js';

/** `open` has no row: the screen was never opened. */
export type ShownState = 'open' | StepState;

export const PortalStepState = capitalEnumOf<ShownState>(
  'PortalStepState',
  'Status of a guest portal screen. An accepted screen is complete.',
  {
    open: 'Not opened yet.',
    viewed: 'Opened.',
    entered: 'In progress; a draft is saved.',
    skipped: 'Skipped: the guest did not agree to this check.',
    submitted: 'Submitted; a check or review is pending.',
    accepted: 'Accepted.',
    reopened: 'Reopened by the host.',
  },
);

const moment = (description: string) => Field(() => DateTimeScalar, { nullable: true, description });

@ObjectType({ description: "A guest's progress on one guest portal screen." })
export class PortalStep {
  @Field(() => PortalScreen, { description: 'Portal screen.' })
  screen!: ScreenName;

  @Field(() => PortalStepState, { description: 'Status.' })
  state!: ShownState;

  @Field(() => String, { nullable: true, description: 'Why the screen was reopened; shown to the guest.' })
  reason!: string | null;

  @moment('When the screen was first opened.')
  viewedAt!: Date | null;

  @moment('When a draft was last saved.')
  enteredAt!: Date | null;

  @moment('When the guest last skipped the check.')
  skippedAt!: Date | null;

  @moment('When the screen was last submitted.')
  submittedAt!: Date | null;

  @moment('When the screen was accepted.')
  acceptedAt!: Date | null;

  @moment('When the screen was last reopened.')
  reopenedAt!: Date | null;

  @Field(() => PortalBehavior, {
    nullable: true,
    description:
      'How the guest filled in the screen; null if they did not agree to share it, or nothing was submitted.',
  })
  behavior!: PortalBehavior | null;
}

/** A screen that was never opened. */
export function untouched(screen: ScreenName): PortalStep {
  const entering = { viewedAt: null, enteredAt: null, skippedAt: null };
  const settling = { submittedAt: null, acceptedAt: null, reopenedAt: null };
  return { screen, state: 'open', reason: null, behavior: null, ...entering, ...settling };
}
