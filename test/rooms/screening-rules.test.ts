import type { Phrase } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';
import { PROBLEM_PHRASES } from '#problem-phrases';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import { Reservation } from '#subgraphs/screening/booking/reservation/reservation.entity.js';
import { judge } from '#subgraphs/screening/screening/rules/judge.js';
import { conditionProblem, holds } from '#subgraphs/screening/screening/rules/condition/rule-condition.js';
import { conditionFault, conditionFaults } from '#subgraphs/screening/screening/rules/condition/condition-faults.js';
import { ruleFactsOf } from '#subgraphs/screening/screening/rules/condition/rule-facts.js';
import { VOCABULARY } from '#subgraphs/screening/screening/rules/condition/rule-vocabulary.js';
import {
  type RuleAction,
  type RunnableRule,
  effectOf,
  firedRules,
} from '#subgraphs/screening/screening/rules/run-rules.js';
import { booking, payment, screens, signals } from './screening-signals.js';

const row = Object.assign(new Reservation(), {
  status: 'CONFIRMED',
  source: 'direct',
  nights: 2,
  numberOfGuests: 4,
  totalPrice: 250,
  currency: 'eur',
  guestEmail: 'Ana.Sousa@Example.org',
  guestFullName: 'Ana Sousa',
  guestPhone: '+351910000000',
});
const good = signals({ guest: { hasName: true, age: null } });
const facts = ruleFactsOf(row, good, decide(good));

test.each([
  ['reservation.nights < 3', true],
  ['reservation.nights == 2 && reservation.total_price == 250', true],
  ['reservation.total_price / reservation.nights > 100.5', true],
  ['reservation.source in ["direct", "api"]', true],
  ['guest.email_domain == "example.org"', true],
  ['guest.email_domain.endsWith(".org")', true],
  ['!(email.free == true) || phone.country != listing.country', true],
  ['entries.blacklist == "PASS" && decision.status == "verified"', true],
  ['decision.risk_score >= 80', false],
  ['guest.age != null && guest.age < 21', false],
  ['guest.age == null', true],
  ['guest.age < 21', null],
  ['reservation.currency.upperAscii() == "EUR"', true],
])('%s gives %s', (condition, expected) => {
  expect(conditionProblem(condition)).toBeNull();
  expect(holds(condition, facts)).toBe(expected);
});

test.each([
  ['reservation.nigths < 3', /No such key: nigths/],
  ['reservation.nights <', /Unexpected token/],
  ['reservation.source == 3', /no such overload/],
  ['reservation.source + "x"', /but returns string/],
  ['reservation.source.matches("^(a+)+$")', /calls unsupported function matches/],
  ['[1, 2].all(x, x > 0)', /calls unsupported function all/],
  ['guest.full_name == "x"', /No such key: full_name/],
  ['constructor == 1', /Unknown variable|Reserved|constructor/],
  ['reservation["__proto__"] == 1', /No such key/],
  ['', /is not a valid condition/],
  ['(((((((((((((((((((((((((((((((((true)))))))))))))))))))))))))))))))))', /is not a valid condition/],
  [`reservation.source in [${'"x", '.repeat(201)}"y"]`, /is not a valid condition/],
  ['x'.repeat(2001), /at most 2000/],
])('%s is refused', (condition, problem) => {
  expect(conditionProblem(condition)).toMatch(problem);
});

const problemPhrase = phraseReader(PROBLEM_PHRASES);

test.each([
  ['', 'condition.unexpected', 'the end'],
  ['reservation.nights >', 'condition.unexpected', 'the end'],
  ['reservation.nights >> 5', 'condition.unexpected', '>'],
  ['(reservation.nights > 5', 'condition.expected', ')'],
  ['reservation.', 'condition.expected', 'a name'],
  ['reservation.nights > 1.5.5', 'condition.expected', 'a name'],
  ['reservation.nights = 5', 'condition.character', '='],
  ['nights > 5', 'condition.variable', 'nights'],
  ['reservation.nightz > 5', 'condition.key', 'nightz'],
  ['if > 1', 'condition.reserved', 'if'],
  ['1 == "a"', 'condition.types', 'int == string'],
  ['size(5) > 1', 'condition.call', 'size(int)'],
  ['true && 1', 'condition.logical', 'int'],
  ['5 ? true : false', 'condition.ternary', 'int'],
  ['true ? 1 : "a"', 'condition.branches', 'int'],
  ['[1, "a"] == [1]', 'condition.elements', 'int'],
  ['[1]["a"] == 1', 'condition.list_index', 'string'],
  ['"a"[0] == "b"', 'condition.index', 'string'],
  ['reservation[1] == 1', 'condition.index_with', '$reservation'],
  ['[1].all(1, true)', 'condition.iteration', 'all(var, predicate)'],
  ['0x > 1', 'condition.bad_hex_integer', '0x'],
  ['1e > 2', 'condition.bad_exponent', undefined],
  [String.raw`"\q" == "a"`, 'condition.bad_escape', String.raw`\q`],
  [String.raw`"\u12" == ""`, 'condition.bad_unicode', String.raw`\u12`],
  [String.raw`"\x1" == ""`, 'condition.bad_hex', String.raw`\x1`],
  ["'a\nb'", 'condition.newline', undefined],
  ['"a', 'condition.open_text', undefined],
  ['"""a', 'condition.open_long_text', undefined],
  ['size(1, 2, 3, 4, 5)', 'condition.limit', 'maxCallArguments'],
])('what is wrong with %s has a code, so that dashboards can word it', (condition, code, named) => {
  const phrase = problemPhrase(conditionProblem(condition)!)!;
  const problem = phrase.values!.problem as Phrase;
  expect(problem.code).toBe(code);
  const [first] = Object.values(problem.values ?? {});
  expect((first as Phrase | undefined)?.text ?? first).toBe(named);
});

test.each([
  ['reservation.nigths > 3', 'nigths'],
  ['reservation.nights > 1 && nights > 3', 'nights', 26],
  ['reservation.nights = 3', '='],
  ['true && reservation.source > 3', 'reservation.source > 3'],
  ['reservation.source == "size" && size2(guest.email_domain) > 1', 'size2'],
  ['reservation.source.matches("matches")', 'matches'],
  ['reservation.matches.matches("a")', 'matches', 20],
  ['"open', '"open'],
  ['reservation.source', 'reservation.source'],
  ['reservation.nights >', '', 20],
  ['(reservation.nights > 5', '', 23],
])('the editor can underline what is wrong with %s', (condition, wrong, from = condition.indexOf(wrong)) => {
  const { start, end } = conditionFault(condition)!;
  expect({ start, wrong: condition.slice(start, end) }).toEqual({ start: from, wrong });
});

test.each([
  ['unknown facts', 'reservation.nigths > 3 && guest.agee < 21 || foo', ['nigths', 'agee', 'foo']],
  [
    'wrong types',
    'reservation.source > 5 && reservation.status == 1',
    ['reservation.source > 5', 'reservation.status == 1'],
  ],
  ['both, at any depth', '(!(reservation.pms > 1) || size(guest.nam) > 2)', ['reservation.pms > 1', 'nam']],
  [
    'unsupported functions and what they are called with',
    'foo(guest.agee, bar(nights)) == 1',
    ['foo', 'agee', 'bar', 'nights'],
  ],
  ['methods and their values', 'guest.emial.matches(reservation.sorce)', ['matches', 'emial', 'sorce']],
  ['a fact below an unknown one once', 'foo.bar.baz == 1 && nights > 2', ['foo', 'nights']],
  ['the same mistake at each place', 'guest.agee > 1 && guest.agee < 9', ['agee', 'agee']],
  ['items of lists', 'guest.agee in [nights, "a", guest.nam] || foo', ['agee', 'nights', 'nam', 'foo']],
  ['items that follow a wrong one', 'reservation.source in ["a", nights + 1, guest.nam]', ['nights', 'nam']],
  ['no names of a loop', 'guest.emial.all(x, x > 0)', ['all', 'emial']],
  ['a name that stands for what is wrong elsewhere', '_ > 1', ['_']],
  ['a syntax error alone', 'guest.agee > && nights', ['&&']],
  ['lines, too', 'guest.agee > 1 &&\n  nights > 2', ['agee', 'nights']],
])('all problems are found at once: %s', (_, condition, wrong) => {
  const faults = conditionFaults(condition);
  expect(faults.map(({ start, end }) => condition.slice(start, end)).sort()).toEqual(wrong.toSorted());
  expect(new Set(faults.map(({ start, end }) => `${start} ${end}`)).size).toBe(faults.length);
  expect(conditionFault(condition)).toEqual(faults[0]);
});

test('at most 20 problems of a condition are reported', () => {
  const condition = Array.from({ length: 40 }, (_, n) => `a${n}`).join(' && ');
  expect(conditionFaults(condition)).toHaveLength(20);
});

test('every name of the vocabulary is a fact and every fact has a name', () => {
  const shape = (value: object) =>
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'object' && inner ? Object.keys(inner).sort() : null,
    ]);
  const named = shape(VOCABULARY).map(([name, inner]) => [name, Array.isArray(inner) ? inner : null]);
  expect(Object.fromEntries(shape(facts))).toEqual(Object.fromEntries(named));
});

test('the facts contain nothing that identifies the guest', () => {
  expect(JSON.stringify(facts)).not.toMatch(/ana|sousa|910000000/i);
});

const rule = (name: string, kinds: RuleAction['kind'][], change: Partial<RunnableRule> = {}): RunnableRule => ({
  id: name,
  name,
  version: 1,
  state: 'live',
  condition: 'true',
  actions: kinds.map((kind) => (kind === 'require_screen' ? { kind, screen: 'IDVerification' } : { kind })),
  ...change,
});

test('the first rule that approves or declines decides, and only live ones count', () => {
  const rules = [
    rule('draft', ['decline'], { state: 'draft' }),
    rule('shadow', ['decline'], { state: 'shadow' }),
    rule('no', ['decline'], { condition: 'reservation.nights > 3' }),
    rule('first', ['approve']),
    rule('second', ['decline', 'flag', 'notify']),
  ];
  const fired = firedRules(rules, facts);
  expect(fired.map(({ name }) => name)).toEqual(['shadow', 'first', 'second']);
  expect(effectOf('verified', fired)).toEqual({
    status: 'review',
    supervised: 'approve',
    fired: ['first', 'second'],
    notify: ['second'],
    screens: [],
    flags: ['second'],
  });
});

test('a flag turns verified into review and names the rule', () => {
  const { decision } = judge(row, good, [rule('Party risk', ['flag'])]);
  expect([decision.verificationStatus, decision.reason]).toEqual([
    'review',
    'Flagged for review by your rule "Party risk".',
  ]);
  expect(judge(row, good, []).decision.verificationStatus).toBe('verified');
});

test('a required screen makes a verified guest wait for it', () => {
  const { decision, signals: used } = judge(row, good, [rule('Show papers', ['require_screen'])]);
  expect(decision.verificationStatus).toBe('pending');
  expect(decision.entries.identification_document.status).toBe('INCOMPLETE');
  expect(used.screens.IDVerification).toBe('required');
  expect(good.screens.IDVerification).toBe('disabled');
});

test('rules see payments, the party and the decision', () => {
  const busy = signals({
    screens: screens('AboutYou', 'FraudDetectionAddon'),
    payments: [payment({ type: 'dispute' }), payment({ status: 'failure' })],
    booking: booking({ leadTimeDays: 0 }),
  });
  const seen = ruleFactsOf(row, busy, decide(busy));
  expect(seen.payments).toEqual({ count: 2, failed: 1, chargebacks: 0, disputes: 1 });
  expect(holds('payments.disputes > 0 && reservation.lead_time_days < 1 && decision.risk_score > 0', seen)).toBe(true);
});
