import { Refused } from '#web/portal/graph/refused.js';
import { problemsOf } from '#web/portal/state/problems-of.js';
import type { Question } from '#web/portal/state/question.js';
import { en } from '#web/words/en.js';

const refused = (...path: string[]) => new Refused('BAD_INPUT', '', [{ loc: ['answers', ...path], msg: '' }]);

const rules: Question = { name: 'accepted', kind: 'rules', rules: [{ id: 'quiet', text: null }] };
const guests: Question = {
  name: 'guests',
  kind: 'people',
  least: 0,
  most: 3,
  questions: [
    { name: 'name', kind: 'text' },
    { name: 'kind', kind: 'choice', choices: [{ id: 'adult' }] },
  ],
};

test.each<[kind: string, question: Question, path: string[], values: object, text: string]>([
  ['text', { name: 'firstName', kind: 'text' }, ['firstName'], {}, 'First name is required.'],
  [
    'choice',
    { name: 'travelBy', kind: 'choice', choices: [{ id: 'car' }] },
    ['travelBy'],
    {},
    'Choose an option: How are you travelling?',
  ],
  ['box', { name: 'consent', kind: 'check' }, ['consent'], {}, 'Please tick: I have read this and I agree'],
  ['rules, form untouched', rules, ['accepted'], {}, 'Please agree to every rule.'],
  ['rules, none ticked', rules, ['accepted'], { accepted: [] }, 'Please agree to every rule.'],
  ['rules, some ticked', rules, ['accepted'], { accepted: ['quiet'] }, 'Please agree to every rule.'],
  ['choice of a person', guests, ['guests', '0', 'kind'], { guests: [{}] }, 'Choose an option: Adult or child'],
  ['list of people', guests, ['guests'], { guests: [] }, 'Guests: check this entry.'],
  [
    'question of the host',
    { name: 'pool', kind: 'text', label: 'Who can **swim**?' },
    ['pool'],
    {},
    'Please answer: Who can swim?',
  ],
])('names the problem of a %s', (_, question, path, values, text) => {
  const { places, summary } = problemsOf(refused(...path), [question], values, en);
  expect(places).toEqual({ [path.join('.')]: text });
  expect(summary).toEqual([]);
});

test('problems are listed in the order of the page', () => {
  const places = ['consent', 'country', 'name'].map((name) => ({ loc: ['answers', name], msg: '' }));
  const questions: Question[] = ['name', 'country', 'consent'].map((name) => ({ name, kind: 'text' }));
  expect(Object.keys(problemsOf(new Refused('BAD_INPUT', '', places), questions, {}, en).places)).toEqual([
    'name',
    'country',
    'consent',
  ]);
});
