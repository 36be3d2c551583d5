import { messages } from '../messages.js';

/** An outgoing message. `id` is the same for every attempt; `to` is an email address or an E.164 number. */
export interface OutgoingMessage {
  id: string;
  to: string;
  subject: string | null;
  text: string | null;
  html: string | null;
}

/** A message that was not, or maybe not, sent. `reason` has no personal data; `permanent`: retrying is pointless. */
export class NotSent extends Error {
  constructor(
    readonly reason: string,
    readonly permanent: boolean,
    /** Delay before a retry, as requested by the provider, in ms. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(messages.notSent);
    this.name = 'NotSent';
  }
}

/** Passes a message to the delivery provider, within 30 seconds. Throws only NotSent. */
export interface MessageSender {
  /** Shown as the message's method. */
  method: string;
  /** Set if no message leaves the service. */
  simulates?: true;
  send(message: OutgoingMessage): Promise<void>;
}

/** Timeout for passing on a message. */
export const SEND_WITHIN_MS = 30_000;
