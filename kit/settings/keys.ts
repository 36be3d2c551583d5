import { z } from 'zod';
import { flag, wordList } from '../process/config.js';

const isKey = (text: string): boolean => Buffer.from(text, 'base64').length === 32;

/** A key of 32 bytes in base64. */
export const cipherKey = z.string().refine(isKey, 'must be 32 bytes in base64');

/** Whether people's names, email addresses and phone numbers are encrypted too. */
export const SEAL_SHAPE = { SEAL_CONTACTS: flag.default(false) };

/** Settings for rotating DATA_KEY: older keys that still decrypt, and the digest key. */
export const KEYS_SHAPE = {
  DATA_KEYS_OLD: wordList
    .refine((keys) => keys.every(isKey), 'must be a comma-separated list of keys, each 32 bytes in base64')
    .default([]),
  DIGEST_KEY: cipherKey.optional(),
};
