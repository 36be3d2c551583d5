import type { Words } from './en.js';
import { filled } from './choose-language.js';
import { lengthOfTime } from './dates.js';

/** Estimated seconds per screen. */
const SECONDS: Record<string, number> = {
  AboutYou: 50,
  PurposeOfStay: 15,
  TimeInfoEdit: 25,
  GuestList: 45,
  IDVerification: 100,
  IDCollection: 70,
  SecurityDeposit: 60,
  UsageAgreement: 60,
  HouseRules: 25,
  BackgroundCheck: 30,
  CreditCheck: 30,
  LongTerm: 60,
  AuthorityReporting: 60,
  BuildingScreen: 30,
  FileUpload: 45,
  CustomScreen: 45,
  Coronavirus: 15,
};

/** Progress such as "3 of 6 done · about 2 minutes left". `open`: screens that need the guest. */
export function progressText(
  words: Words,
  locale: string,
  { done, all, open }: { done: number; all: number; open: readonly string[] },
): string {
  const number = new Intl.NumberFormat(locale);
  const progress = filled(words.page.progress, { done: number.format(done), all: number.format(all) });
  return open.length === 0 ? progress : `${progress} · ${timeLeft(words, locale, open)}`;
}

/** Estimated time for the open screens. */
export function timeLeft({ page }: Words, locale: string, open: readonly string[]): string {
  const seconds = open.reduce((sum, screen) => sum + (SECONDS[screen] ?? 45), 0);
  const minutes = Math.max(1, Math.round(seconds / 60));
  return filled(page.left, { time: lengthOfTime(locale, minutes, 'minute') });
}
