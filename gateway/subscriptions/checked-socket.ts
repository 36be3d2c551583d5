import { WebSocket } from 'ws';
import { WITHOUT_KEY_BYTES } from '../http/input/read-body.js';
import { hostility } from '../http/input/json-scan.js';

/** graphql-ws closes with this code for messages that are not of its protocol. */
const BAD_REQUEST = 4400;
const TOO_BIG = 1009;

/**
 * A socket that checks the shape of each message before anyone parses it. The first one brings the key: it may be no
 * larger than what anyone may send without one.
 */
export class CheckedSocket extends WebSocket {
  private isFirst = true;

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...values);
    const message = values[0] as Buffer;
    const isTooBig = this.isFirst && message.length > WITHOUT_KEY_BYTES;
    this.isFirst = false;
    const problem = isTooBig ? 'The first message is too large.' : hostility(message);
    if (!problem) return super.emit(event, ...values);
    this.close(isTooBig ? TOO_BIG : BAD_REQUEST, problem);
    return true;
  }
}
