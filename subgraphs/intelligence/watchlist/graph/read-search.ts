import type { InputProblem } from '#kit/failure.js';
import { pageProblems, problem, refuseBad } from '../../answer/page-asked.js';
import { lazily } from '../../built-in/lazily.js';
import { dayOf } from '../../datasets/reading/values.js';
import type { WatchlistQuestion } from '../question.js';
import type { WatchlistSearchInput } from './watchlist-search.input.js';
import { riskMessages } from '../../messages.js';

const MAX_BYTES = 10 * 2 ** 20;
const MAX_SIDE = 8_000;
const MAX_PIXELS = 40_000_000;
const KINDS = ['jpeg', 'png', 'webp', 'heif'];

const loadSharp = lazily(async () => (await import('sharp')).default);

/** Problem of an image in Base64, with or without a data URL prefix; null if valid. The image is not stored. */
async function pictureProblem(text: string): Promise<string | null> {
  const base64 = text.replace(/^data:[\w/+.;=-]*,/, '').replace(/\s+/g, '');
  if (base64.length > (MAX_BYTES * 4) / 3 + 4) return riskMessages.maxBytes(MAX_BYTES);
  // Searches for invalid characters, because a pattern over the whole text would overflow the stack for large images.
  if (base64 === '' || /[^A-Za-z0-9+/_=-]/.test(base64) || /=[^=]/.test(base64) || /={3}$/.test(base64))
    return riskMessages.base64;
  const sharp = await loadSharp();
  const found = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null);
  if (!found || !KINDS.includes(found.format)) return riskMessages.imageFormat;
  const { width, height } = found;
  return Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS ? riskMessages.maxPixels : null;
}

export const LONGEST_NAME = 400;
const MAX_SOURCES = 100;
const FIRST_YEAR = 1850;

/** Maximum number of matches per search; pages are cut from them. */
const MAX_HITS = 100;

function nameProblems(name: string): InputProblem[] {
  if (name.length > LONGEST_NAME) return [problem('name', riskMessages.maxLength(LONGEST_NAME), 'too_long')];
  if (name.includes('\u0000')) return [problem('name', riskMessages.noNul, 'nul')];
  return /[\p{L}\p{N}]/u.test(name) ? [] : [problem('name', riskMessages.letterOrDigitRequired, 'missing')];
}

function birthProblems(dob: string | null, yob: number | null): InputProblem[] {
  const today = new Date().toISOString();
  const isDay = dob === null || (/^\d{4}-\d\d-\d\d$/.test(dob) && dayOf(dob) !== null);
  const isPast = dob === null || (dob <= today.slice(0, 10) && dob >= String(FIRST_YEAR));
  const isYear = yob === null || (yob >= FIRST_YEAR && yob <= Number(today.slice(0, 4)));
  return [
    ...(isDay ? [] : [problem('dob', riskMessages.date, 'date')]),
    ...(isDay && !isPast ? [problem('dob', riskMessages.between(FIRST_YEAR, 'today'), 'date')] : []),
    ...(isYear ? [] : [problem('yob', riskMessages.between(FIRST_YEAR, Number(today.slice(0, 4))), 'range')]),
    ...(isDay && dob && yob !== null && isYear && Number(dob.slice(0, 4)) !== yob
      ? [problem('yob', riskMessages.sameYearAs('dob'), 'value_error')]
      : []),
  ];
}

function codeProblems(member: string, code: string | null): InputProblem[] {
  return code === null || /^[A-Z]{2}$/.test(code) ? [] : [problem(member, riskMessages.countryCode, 'enum')];
}

function sourceProblems(sources: string[]): InputProblem[] {
  if (sources.length > MAX_SOURCES) return [problem('sources', riskMessages.maxItems(MAX_SOURCES), 'too_long')];
  return sources.some((source) => source.length > 60)
    ? [problem('sources', riskMessages.maxItemLength(60), 'too_long')]
    : [];
}

const given = (text: string | null | undefined) => text?.trim() || null;

/** Validates a search. Throws BAD_INPUT with every problem. */
export async function readSearch(input: WatchlistSearchInput): Promise<WatchlistQuestion> {
  const { name, threshold, from, size, kind } = input;
  const [dob, image] = [given(input.dob), given(input.image)];
  const [country, listsOf] = [given(input.countryCode), given(input.sourceCountryCode)].map(
    (code) => code?.toUpperCase() ?? null,
  ) as [string | null, string | null];
  const yob = input.yob ?? null;
  const sources = (input.sources ?? []).map((source) => source.trim()).filter(Boolean);
  refuseBad([
    ...nameProblems(name),
    ...birthProblems(dob, yob),
    ...codeProblems('countryCode', country),
    ...codeProblems('sourceCountryCode', listsOf),
    ...sourceProblems(sources),
    ...(threshold >= 0 && threshold <= 1 ? [] : [problem('threshold', riskMessages.between(0, 1), 'range')]),
    ...pageProblems(from, size),
  ]);
  const onPicture = image && (await pictureProblem(image));
  refuseBad(onPicture ? [problem('image', onPicture, 'value_error')] : []);
  return {
    name: name.trim(),
    kind: kind ?? null,
    birthDate: dob ?? (yob === null ? null : String(yob)),
    countries: country ? [country] : [],
    threshold,
    size: MAX_HITS,
    sources: sources.length > 0 ? sources : null,
    sourceCountry: listsOf,
  };
}
