import type { MessageSender } from '#kit/outbound/message-sender.js';
import { smtpSender } from '#kit/outbound/smtp-sender.js';
import type { Outgoing } from '#kit/settings/outgoing.js';
import { httpSmsSender } from './http-sms-sender.js';

/** For accounts in test mode: takes every message and lets none out, whatever the settings name. */
const SIMULATED_SENDER: MessageSender = { method: 'simulated', simulates: true, send: () => Promise.resolve() };

/** Who sends each kind of message; null where nothing is configured. */
export type Senders = Record<'email' | 'sms', MessageSender | null>;

/** The senders of an account in test mode. */
export const SIMULATED_SENDERS: Senders = { email: SIMULATED_SENDER, sms: SIMULATED_SENDER };

/** The senders that the settings name. */
export function openSenders({ mail, sms }: Outgoing): Senders {
  return { email: mail && smtpSender(mail), sms: sms && httpSmsSender(sms) };
}
