import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../../messages.js';

/** What concerns passwords and sessions is asked by the gateway alone, for whoever stands before its pages. Throws FORBIDDEN. */
export function mustBeGateway({ kind }: Viewer): void {
  if (kind !== 'service') throw new Failure('FORBIDDEN', messages.gatewayOnlySignIn);
}
