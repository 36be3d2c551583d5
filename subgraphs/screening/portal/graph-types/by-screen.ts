import { Field, InputType, createUnionType } from 'type-graphql';
import type { ScreenName } from '#portal-screens';
import { problems } from '../../messages.js';
import { refuse } from '../answers/problems.js';
import { shownValue, takenValue } from './convert.js';
import type { ObjectShape } from './shape.js';
import { givenMembers, inputType, outputType } from './type-of.js';

/** Shape of each screen's content or answers. */
export type ShapesByScreen = Readonly<Partial<Record<ScreenName, ObjectShape>>>;

interface Described {
  name: string;
  description: string;
}

/** A value of the graph; `__typename` is its member of the union. */
export type Shown = { __typename: string } & Record<string, unknown>;

/** An input of the graph with one member for each screen. */
export type GivenByScreen = Readonly<Record<string, unknown>>;

/** `aboutYou` for AboutYou, `idVerification` for IDVerification. */
export const memberOf = (screen: ScreenName): string =>
  screen.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]/, (head) => head.toLowerCase());

const entriesOf = (shapes: ShapesByScreen) => Object.entries(shapes) as [ScreenName, ObjectShape][];

/** A union with one object type for each screen. */
export function unionByScreen({ name, description }: Described, shapes: ShapesByScreen) {
  const types = Object.values(shapes).map(outputType);
  return createUnionType({
    name,
    description,
    types: () => types,
    resolveType: (value) => (value as Shown).__typename,
  });
}

/** An input with one optional member for each screen that accepts input. */
export function inputByScreen({ name, description }: Described, shapes: ShapesByScreen): new () => GivenByScreen {
  const type = class {} as new () => GivenByScreen;
  for (const [screen, shape] of entriesOf(shapes)) {
    if (givenMembers(shape).length === 0) continue;
    const of = inputType(shape);
    Field(() => of, { nullable: true, description: `For the screen ${screen}.` })(type.prototype, memberOf(screen));
  }
  InputType(name, { description })(type);
  return type;
}

/** A stored value of a screen as a member of the union; null if the screen has none. */
export function shownOf(
  shapes: ShapesByScreen,
  screen: ScreenName,
  stored: object,
  fileIds?: Readonly<Record<string, string>>,
): Shown | null {
  const shape = shapes[screen];
  return shape ? { __typename: shape.name, ...(shownValue(shape, stored, fileIds) as object) } : null;
}

/**
 * The value that an input has for a screen, ready to validate and store. Throws BAD_INPUT, located at `root`, unless the
 * input has only the member of that screen.
 */
export function givenOf(
  shapes: ShapesByScreen,
  screen: ScreenName,
  input: GivenByScreen | null,
  root: string,
): Record<string, unknown> {
  const shape = shapes[screen];
  const given = Object.entries(input ?? {}).flatMap(([name, value]) => (value ? [name] : []));
  const expected = shape && givenMembers(shape).length > 0 ? memberOf(screen) : null;
  const isRight = expected ? given.length === 1 && given[0] === expected : given.length === 0;
  if (!isRight) {
    const msg = expected ? problems.memberOfScreen(expected, screen) : problems.noMember(screen);
    throw refuse([{ loc: [root], msg, type: 'one_of' }]);
  }
  return expected ? (takenValue(shape!, input![expected]) as Record<string, unknown>) : {};
}
