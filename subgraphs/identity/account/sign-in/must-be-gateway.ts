import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../../messages.js';

/**
 * Only the gateway may call operations on passwords and sessions, on behalf of the user of its pages. Throws
 * FORBIDDEN.
 */
export function mustBeGateway({ kind }: Viewer): void {
  if (kind !== 'service') throw new Failure('FORBIDDEN', messages.gatewayOnlySignIn);
}
