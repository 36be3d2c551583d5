import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../../context.js';
import { PortalMovement } from '../../visit/portal-pictures.type.js';
import { MovementChallenge, MovementFrameInput } from './movement.type.js';
import { startMovementCheck } from './start-movement-check.js';
import { skipMovementCheck, submitMovementFrames } from './submit-movement-frames.js';

@Resolver(() => PortalMovement)
export class MovementResolver {
  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => MovementChallenge, {
    description: 'Start a movement check: draw the poses. Guests only; every challenge counts as an attempt.',
  })
  startMovementCheck(@Ctx() context: PortalContext) {
    return startMovementCheck(context);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => PortalMovement, {
    description: 'Submit the frames of a movement check. They are judged and not stored. Guests only.',
  })
  submitMovementFrames(
    @Arg('challengeId', () => ID, { description: 'ID of the challenge.' }) challengeId: string,
    @Arg('frames', () => [MovementFrameInput], {
      description: 'Frames in order, one to three for each pose, at most 750,000 bytes in base64 together.',
    })
    frames: MovementFrameInput[],
    @Ctx() context: PortalContext,
  ) {
    return submitMovementFrames(context, challengeId, frames);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => PortalMovement, {
    description: 'Leave the movement check to a reviewer. The last outcome counts. Guests only.',
  })
  skipMovementCheck(@Ctx() context: PortalContext) {
    return skipMovementCheck(context);
  }
}
