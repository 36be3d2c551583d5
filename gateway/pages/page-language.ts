import type { Request, RequestHandler, Response } from 'express';
import { type Html, html } from '#web/pages/html.js';
import type { Page } from '#web/pages/page.js';
import { PRODUCT_HEAD } from '#web/pages/product.js';
import type { SignInWords } from '#web/sign-in/words/en.js';
import { LANGUAGES, type Language, chooseLanguage, isLanguage } from '#web/sign-in/words/language.js';
import { SIGN_IN_WORDS } from '#web/sign-in/words/languages.js';
import { chooseLocale } from '#web/words/choose-language.js';
import type { Cookies } from '../sessions/session-cookie.js';

/**
 * Chooses the language of the pages below: the one chosen in this browser, otherwise the first of `Accept-Language` that
 * is available, otherwise English. `?lang=` chooses one for this browser, dashboard included.
 */
export function pageLanguage(cookies: Cookies): RequestHandler {
  return (request, response, next) => {
    response.vary('Accept-Language, Cookie');
    const { lang } = request.query;
    if (request.method === 'GET' && isLanguage(lang)) {
      cookies.language.send(response, lang);
      return response.set('Cache-Control', 'no-store').redirect(303, withoutLang(request.originalUrl));
    }
    response.locals.language = readerLanguage(cookies, request);
    next();
  };
}

/** The reader's language: the one chosen in this browser, otherwise the first of `Accept-Language` that is available. */
export const readerLanguage = ({ language: cookie }: Cookies, request: Request): Language =>
  cookie.read(request) ?? chooseLanguage(request.acceptsLanguages());

/**
 * The same address without `lang`. A form is sent to its page's address, which must not choose again. The path stays as it
 * was written: with its dots resolved, it could begin with two slashes and name another host.
 */
function withoutLang(url: string): string {
  const at = url.indexOf('?');
  const query = new URLSearchParams(url.slice(at));
  query.delete('lang');
  return `${url.slice(0, at)}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

const languageOf = ({ locals }: Response) => locals.language as Language | undefined;

/** The texts in the language of this response, with dates and numbers as in the region of the browser. */
export function wordsOf(response: Response): SignInWords {
  const words = SIGN_IN_WORDS[languageOf(response) ?? 'en'];
  return { ...words, locale: chooseLocale(words.language, response.req.acceptsLanguages()) };
}

/**
 * Marks a page as being in the language of this response, if one was chosen, and adds the product's name and the choice of
 * other languages.
 */
export function inItsLanguage(response: Response, page: Page): Page {
  const tag = languageOf(response);
  if (!tag) return page;
  response.set('Content-Language', tag);
  // After a form, another language would lose what was entered, or a key that is shown once.
  const foot = response.req.method === 'POST' ? null : languageLinks(wordsOf(response));
  return { head: PRODUCT_HEAD, foot, ...page, language: { tag, direction: 'ltr' } };
}

function languageLinks({ language, languages }: SignInWords): Html {
  return html`<nav class="places languages" aria-label="${languages}">
    ${Object.entries(LANGUAGES).map(
      ([tag, name]) =>
        html`<a href="?lang=${tag}" lang="${tag}" ${tag === language && html`aria-current="true"`}>${name}</a> `,
    )}
  </nav>`;
}
