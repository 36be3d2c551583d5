import { GraphQLError, buildSchema, parse, print, specifiedRules, validate } from 'graphql';
import { asQuery } from '#gateway/subscriptions/live-query.js';
import { resultAt } from '#gateway/subscriptions/answer-events.js';
import { staysSdl } from './gateway-sample/stays.js';

const target = { queryField: 'stay', args: { id: 'ID!' } };
const schema = buildSchema(
  staysSdl.replace(/extend schema[^\n]*\n/, '').replace(/@(key|external|requires)(\([^)]*\))?/g, ''),
);
const same = (text: string) => print(parse(text));

describe('a subscription as a query', () => {
  it.each([
    [
      'the plain one',
      'subscription { stayChanged(id: "1") { id code } }',
      'query ($event_id: ID!) { stayChanged: stay(id: $event_id) { id code } }',
    ],
    [
      'variables of the replaced arguments are dropped, others stay',
      'subscription Op($id: ID!, $n: Int = 1) { stayChanged(id: $id) { notes(first: $n) { text } } }',
      'query Op($n: Int = 1, $event_id: ID!) { stayChanged: stay(id: $event_id) { notes(first: $n) { text } } }',
    ],
    [
      'a variable used in both places stays',
      'subscription ($id: ID!) { stayChanged(id: $id) { house { id } steps { id @include(if: true) } findings { ... on House { id } } parent { id } score(weight: 1, period: { from: $id }) } }'.replace(
        'from: $id',
        'from: "x"',
      ),
      'query ($event_id: ID!) { stayChanged: stay(id: $event_id) { house { id } steps { id @include(if: true) } findings { ... on House { id } } parent { id } score(weight: 1, period: { from: "x" }) } }',
    ],
    [
      'the alias is the response key',
      'subscription { live: stayChanged(id: "1") { c: code } }',
      'query ($event_id: ID!) { live: stay(id: $event_id) { c: code } }',
    ],
    [
      'fragments and the variables inside them',
      'subscription ($n: Int, $y: Boolean!) { stayChanged(id: "1") { ...A } } fragment A on Stay { id ...B } fragment B on Stay { notes(first: $n) { text @include(if: $y) } }',
      'query ($n: Int, $y: Boolean!, $event_id: ID!) { stayChanged: stay(id: $event_id) { ...A } } fragment A on Stay { id ...B } fragment B on Stay { notes(first: $n) { text @include(if: $y) } }',
    ],
    [
      'fragments of the root, with their conditions',
      'subscription ($y: Boolean!) { ...R @include(if: $y) } fragment R on Subscription { ... on Subscription { stayChanged(id: "1") { id ...A } } } fragment A on Stay { code }',
      'query ($y: Boolean!, $event_id: ID!) { ... @include(if: $y) { ... { stayChanged: stay(id: $event_id) { id ...A } } } } fragment A on Stay { code }',
    ],
    [
      'a root field in two parts',
      'subscription { stayChanged(id: "1") { id } stayChanged(id: "1") { code } }',
      'query ($event_id: ID!) { stayChanged: stay(id: $event_id) { id } stayChanged: stay(id: $event_id) { code } }',
    ],
    [
      'a variable named like ours',
      'subscription ($event_id: Int) { stayChanged(id: "1") { notes(first: $event_id) { text } } }',
      'query ($event_id: Int, $event_id_: ID!) { stayChanged: stay(id: $event_id_) { notes(first: $event_id) { text } } }',
    ],
  ])('%s', (_, subscription, query) => {
    const live = asQuery(parse(subscription), null, target);
    expect(live.source).toBe(same(query));
    expect(validate(schema, live.document, specifiedRules)).toEqual([]);
  });

  it('takes the operation named by the request', () => {
    const document = parse(
      'subscription A { stayChanged(id: 1) { id } } subscription B { b: stayChanged(id: 1) { id } }',
    );
    expect(asQuery(document, 'B', target).responseKey).toBe('b');
  });

  it('passes on an event’s variables, without unused ones', () => {
    const document = parse(
      'subscription ($id: ID!, $n: Int, $m: Int) { stayChanged(id: $id) { a: notes(first: $n) { text } b: notes(first: $m) { text } } }',
    );
    expect(asQuery(document, null, target).variablesOf({ id: 'mine', n: 2, more: 1 }, { id: 'theirs' })).toEqual({
      n: 2,
      event_id: 'theirs',
    });
  });

  it('is shared by texts that differ only in aliases', () => {
    const shared = { ...target, responseKey: 'answer' };
    const texts = [
      'subscription A($id: ID!) { stayChanged(id: $id) { id } }',
      'subscription B($other: ID!) { ...R } fragment R on Subscription { mine: stayChanged(id: $other) { id } }',
      'subscription { ...R } fragment R on Subscription { ours: stayChanged(id: "7") { id } }',
    ].map((text) => asQuery(parse(text), null, shared));
    expect(texts[0]!.source).toBe(same('query ($event_id: ID!) { answer: stay(id: $event_id) { id } }'));
    expect(texts[1]!.source).toBe(texts[2]!.source);
    expect(texts.map(({ responseKey }) => responseKey)).toEqual(['stayChanged', 'mine', 'ours']);
    expect(validate(schema, texts[1]!.document, specifiedRules)).toEqual([]);
  });

  it('returns each subscriber its own aliases, and each event its own errors', () => {
    const errors = [['answer', 1, 'notes', 0], ['answer', 0], ['answer'], ['elsewhere']].map(
      (path) => new GraphQLError('no', { path, extensions: { code: 'X' } }),
    );
    const found = { data: { answer: [null, { id: 1 }] }, errors };
    const mine = { responseKey: 'mine', names: null };
    const problem = (...path: (string | number)[]) => ({ message: 'no', path, extensions: { code: 'X' } });
    const told = (n: number) => JSON.parse(JSON.stringify(resultAt(found, n, 'answer', mine))) as object;
    expect(told(1)).toEqual({
      data: { mine: { id: 1 } },
      errors: [problem('mine', 'notes', 0), problem('mine'), problem('elsewhere')],
    });
    expect(told(0)).toEqual({ data: { mine: null }, errors: [problem('mine'), problem('mine'), problem('elsewhere')] });
    expect(resultAt({ data: null }, 0, 'answer', mine)).toEqual({ data: null });
    expect(resultAt({ data: {} }, 0, 'answer', mine)).toEqual({ data: {} });
  });

  describe('with aliases below the root field', () => {
    const queryOf = (selection: string, more = '') =>
      asQuery(parse(`subscription { mine: stayChanged(id: "1") ${selection} } ${more}`), null, {
        ...target,
        responseKey: 'answer',
      });

    it('is shared, and each subscriber gets its own names', () => {
      const plain = queryOf('{ id notes(first: 1) { text } house { id } }');
      const aliased = queryOf('{ key: id some: notes(first: 1) { words: text } house { id } }');
      expect(aliased.source).toBe(plain.source);
      expect(validate(schema, aliased.document, specifiedRules)).toEqual([]);
      const house = { id: 'h' };
      const notes = aliased.source.match(/notes_\w+/)![0];
      const data = { answer: [{ id: 's', [notes]: [{ text: 'Hi' }, null], house }] };
      const errors = [new GraphQLError('no', { path: ['answer', 0, notes, 1, 'text'] })];
      const told = (query: typeof plain) => resultAt({ data, errors }, 0, 'answer', query);
      expect(told(plain).data).toEqual({ mine: { id: 's', notes: [{ text: 'Hi' }, null], house } });
      expect(told(plain).errors![0]!.path).toEqual(['mine', 'notes', 1, 'text']);
      expect(told(aliased).data).toEqual({ mine: { key: 's', some: [{ words: 'Hi' }, null], house } });
      expect(told(aliased).errors![0]!.path).toEqual(['mine', 'some', 1, 'words']);
      expect((told(aliased).data!.mine as { house: object }).house).toBe(house);
    });

    it('keeps fields with other arguments apart', () => {
      const { source } = queryOf('{ a: notes(first: 1) { text } b: notes(first: 2) { text } }');
      expect(new Set(source.match(/notes_\w+/g))).toHaveProperty('size', 2);
    });

    it('reads names in fragments', () => {
      const query = queryOf('{ ...A house { x: id } }', 'fragment A on Stay { key: id house { x: id } }');
      const data = { answer: [{ id: 's', house: { id: 'h' } }] };
      expect(resultAt({ data }, 0, 'answer', query).data).toEqual({ mine: { key: 's', house: { x: 'h' } } });
    });

    it.each([
      ['a field with two names', '{ id again: id }', ''],
      ['a field with two names by a fragment', '{ ...A key: id }', 'fragment A on Stay { id }'],
    ])('keeps the aliases of %s', (_, selection, more) => {
      const query = queryOf(selection, more);
      expect(query.names).toBeNull();
      expect(query.source).toContain(selection.includes('again') ? 'again: id' : 'key: id');
    });
  });

  it('does not modify the subscription', () => {
    const document = parse('subscription { ...R } fragment R on Subscription { stayChanged(id: 1) { id } }');
    const before = JSON.stringify(document);
    asQuery(document, undefined, target);
    expect(JSON.stringify(document)).toBe(before);
  });

  it.each([
    ['a query', '{ stay(id: 1) { id } }', null],
    ['an unknown name', 'subscription A { stayChanged(id: 1) { id } }', 'B'],
    [
      'several unnamed operations',
      'subscription A { stayChanged(id: 1) { id } } subscription B { stayChanged(id: 1) { id } }',
      null,
    ],
    ['two root fields', 'subscription { stayChanged(id: 1) { id } b: stayChanged(id: 2) { id } }', null],
  ])('refuses %s', (_, text, name) => {
    expect(() => asQuery(parse(text), name, target)).toThrow();
  });
});
