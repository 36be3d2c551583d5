import type { MessageSender } from '#kit/outbound/message-sender.js';

/** For accounts in test mode: takes every message and lets none out, whatever the settings name. */
export const SIMULATED_SENDER: MessageSender = { method: 'simulated', simulates: true, send: () => Promise.resolve() };
