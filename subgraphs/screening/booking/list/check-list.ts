import { Failure, type InputProblem } from '#kit/failure.js';
import { problems as reasons } from '../../messages.js';
import type { ReservationFilter } from './reservation-filter.input.js';

const LONGEST_TEXT = 200;
const FURTHEST = 2 ** 31 - 101;

/** Throws BAD_INPUT for an invalid offset or size. */
export function checkPage(from: number, size: number): void {
  const isWhole = (value: number, least: number) => Number.isInteger(value) && value >= least && value <= FURTHEST;
  told([
    ...(isWhole(from, 0) ? [] : [problem(['from'], reasons.wholeAtLeast(0), 'greater_than_equal')]),
    ...(isWhole(size, 1) ? [] : [problem(['size'], reasons.wholeAtLeast(1), 'greater_than_equal')]),
  ]);
}

/** Validates a filter. Throws BAD_INPUT with every invalid field. */
export function checkFilter(filter: ReservationFilter): void {
  const days = (['checkInFrom', 'checkInTo', 'checkOutFrom', 'checkOutTo'] as const).filter(
    (name) => typeof filter[name] === 'string' && !isDay(filter[name]),
  );
  const texts = (['search', 'building', 'source', 'pms', 'tag'] as const).flatMap((name) => {
    const value = filter[name] ?? '';
    if (value.includes('\u0000') || !value.isWellFormed())
      return [problem(['filter', name], reasons.invalidCharacter, 'value_error')];
    if (value.length <= LONGEST_TEXT) return [];
    return [problem(['filter', name], reasons.maxCharacters(LONGEST_TEXT), 'too_long')];
  });
  told([...days.map((name) => problem(['filter', name], reasons.date, 'date')), ...texts]);
}

function problem(loc: string[], msg: string, type: string): InputProblem {
  return { loc, msg, type };
}

function told(problems: InputProblem[]): void {
  const [first] = problems;
  if (first) throw new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
}

function isDay(text: string): boolean {
  const day = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
