import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from 'type-graphql';
import type { ScreenName } from '#portal-screens';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import type { StepState } from './portal-step.entity.js';

/** `open` has no row: nobody has looked at it. */
export type ShownState = 'open' | StepState;

const PortalStepState = {
  open: 'open',
  viewed: 'viewed',
  entered: 'entered',
  submitted: 'submitted',
  accepted: 'accepted',
  reopened: 'reopened',
} as const;

registerEnumType(PortalStepState, {
  name: 'PortalStepState',
  description: 'How far a guest got with a screen. It is done when it was accepted.',
  valuesConfig: {
    open: { description: 'Not looked at yet.' },
    viewed: { description: 'Looked at.' },
    entered: { description: 'Begun; what was entered is saved.' },
    submitted: { description: 'Handed in; something or somebody has still to look at it.' },
    accepted: { description: 'Done.' },
    reopened: { description: 'The operator asks for it once more.' },
  },
});

const moment = (description: string) => Field(() => GraphQLISODateTime, { nullable: true, description });

@ObjectType({ description: 'How far a guest got with a screen of the portal.' })
export class PortalStep {
  @Field(() => PortalScreen, { description: 'The screen.' })
  screen!: ScreenName;

  @Field(() => PortalStepState, { description: 'How far.' })
  state!: ShownState;

  @Field(() => String, { nullable: true, description: 'Why it was opened again, in words for the guest.' })
  reason!: string | null;

  @moment('When it was first looked at.')
  viewedAt!: Date | null;

  @moment('When a draft was last saved.')
  enteredAt!: Date | null;

  @moment('When it was last handed in.')
  submittedAt!: Date | null;

  @moment('When it was accepted.')
  acceptedAt!: Date | null;

  @moment('When it was last opened again.')
  reopenedAt!: Date | null;
}

/** A screen that nobody has looked at. */
export function untouched(screen: ScreenName): PortalStep {
  const never = { viewedAt: null, enteredAt: null, submittedAt: null, acceptedAt: null, reopenedAt: null };
  return { screen, state: 'open', reason: null, ...never };
}
