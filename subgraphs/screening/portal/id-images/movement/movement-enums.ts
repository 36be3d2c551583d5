import { capitalEnumOf } from '#kit/graph/enum-of.js';
import type { HeadPose, MovementFault } from '@guest-screening/document-reader';
import type { MovementOutcome } from '../../../booking/id-document/movement.js';

export const HeadPoseEnum = capitalEnumOf<HeadPose>('HeadPose', 'Where the guest is asked to look.', {
  straight: 'At the camera.',
  left: "To the guest's left.",
  right: "To the guest's right.",
});

export const MovementOutcomeEnum = capitalEnumOf<MovementOutcome>('MovementOutcome', 'Outcome of a movement check.', {
  passed: 'Every pose was followed by a head that is not flat, and every frame shows the person of the selfie.',
  failed: 'The frames do not show what was asked. Manual review recommended.',
  unclear: 'The frames could not be judged. Manual review recommended.',
  skipped: 'The guest left it to a reviewer.',
});

export const MovementFaultEnum = capitalEnumOf<MovementFault>('MovementFault', 'What a movement check lacked.', {
  not_followed: 'A pose was not followed, or not in its order.',
  flat: 'The face moved like a flat picture.',
  other_person: 'A frame shows another person than the selfie or the other frames.',
  out_of_time: 'The frames were not taken in the time in which the poses were shown.',
  turn_unclear: 'The head turned too little to tell.',
  person_unclear: 'It is unclear whether the frames show the person of the selfie.',
  face_not_seen: 'A frame does not clearly show a face.',
  more_faces: 'A frame shows more than one face.',
  no_selfie: 'The selfie has no measured face to compare with.',
});
