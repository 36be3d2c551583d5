import { parse } from 'node:querystring';
import type { RequestHandler } from 'express';
import { WITHOUT_KEY_BYTES, readBytes, tooLarge } from '../../http/input/read-body.js';
import { MemoryWindow } from '../../limits/sliding-window.js';
import { type Trust, sourceAddress } from '../../limits/source-address.js';
import type { Filled } from '#web/pages/field-row.js';
import { tooManyForms } from '#web/sign-in/sign-in-page.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';

const MAX_FIELDS = 50;

/** Parses a submitted form into the request body. Browsers do not compress forms. */
export const readForm: RequestHandler = (request, response, next) => {
  if (!request.is('application/x-www-form-urlencoded')) return next();
  readBytes(request, response, { limit: WITHOUT_KEY_BYTES }).then((bytes) => {
    request.body = parse(bytes.toString(), '&', '=', { maxKeys: MAX_FIELDS + 1 });
    const isTooMuch = Object.keys(request.body as object).length > MAX_FIELDS;
    next(isTooMuch ? tooLarge(WITHOUT_KEY_BYTES) : undefined);
  }, next);
};

/** A field sent twice counts as empty. */
export function textsOf(body: unknown): Filled {
  const texts = Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Limits form submissions per IP address, valid or not: hashing a password is expensive. */
export function limitByAddress(per5Minutes: number, trust: Trust): RequestHandler {
  const addresses = new MemoryWindow(300);
  return (request, response, next) => {
    const { allowed, resetSeconds } = addresses.take(sourceAddress(request, trust), per5Minutes);
    if (allowed) return next();
    response.set('Retry-After', String(resetSeconds));
    sendPage(response, tooManyForms(wordsOf(response)));
  };
}
