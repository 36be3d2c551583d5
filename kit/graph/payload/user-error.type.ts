import { Directive, Field, ObjectType } from 'type-graphql';
import { Failure } from '../../failure.js';
import { type Phrase, storedPhrase } from '../../phrase.js';
import { enumOf } from '../enum-of.js';
import { PhraseType, shownPhrase } from '../phrase.type.js';
import type { FromInput } from './argument-paths.js';

/** Codes of failures that a user can correct, with their descriptions. */
export type UserErrorCodes = Readonly<Record<string, string>>;

/** The failures that mutations return in a payload. */
export interface UserErrors {
  codes: UserErrorCodes;
  /** The phrase of what is wrong with a value; null if it has no code. */
  phraseOf(problem: string): Phrase | null;
}

/** Problem with the input of a mutation that a user can correct. */
export interface UserError {
  code: string;
  message: string;
  /** Path of the invalid value, from `input`; null if no single value is invalid. */
  field: string[] | null;
  rule: string | null;
  phrase: PhraseType | null;
}

const built = new WeakMap<UserErrorCodes, new () => UserError>();

/** The GraphQL type with these codes, built once. */
export function userErrorType(codes: UserErrorCodes): new () => UserError {
  const type = built.get(codes) ?? buildType(codes);
  built.set(codes, type);
  return type;
}

function buildType(codes: UserErrorCodes): new () => UserError {
  const Code = enumOf('UserErrorCode', 'Problem that a user can correct.', codes);

  @Directive('@shareable')
  @ObjectType('UserError', { description: 'Problem with the input of a mutation that a user can correct.' })
  class UserErrorType implements UserError {
    @Field(() => Code, { description: 'Stable code.' })
    code!: string;

    @Field(() => String, { description: 'Sentence in English that can be shown to the user.' })
    message!: string;

    @Field(() => [String], {
      nullable: true,
      description: 'Path of the invalid value, from `input`; null if no single value is invalid.',
    })
    field!: string[] | null;

    @Field(() => String, { nullable: true, description: 'Stable name of the rule that the value violates.' })
    rule!: string | null;

    @Field(() => PhraseType, {
      nullable: true,
      description: 'What is wrong with the value, to word it in another language; null if the code says it all.',
    })
    phrase!: PhraseType | null;
  }
  return UserErrorType;
}

/** Converts a failure to user errors, one per invalid value. Returns null for failures with other codes. */
export function userErrorsOf(
  error: unknown,
  { codes, phraseOf }: UserErrors,
  fromInput: FromInput,
): UserError[] | null {
  if (!(error instanceof Failure) || !Object.hasOwn(codes, error.code)) return null;
  const { code, message, details = [] } = error;
  const shown = (problem: string) => {
    const phrase = phraseOf(problem);
    return phrase && shownPhrase(storedPhrase(phrase));
  };
  if (details.length === 0) return [{ code, message, field: null, rule: null, phrase: shown(message) }];
  return details.map(({ loc, msg, type }, at) => ({
    code,
    message: at === 0 ? message : [loc.join('.'), msg].filter(Boolean).join(' '),
    field: fromInput(loc),
    rule: type,
    phrase: shown(msg),
  }));
}
