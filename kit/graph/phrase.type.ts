import { Directive, Field, Float, ObjectType } from 'type-graphql';
import type { StoredPhrase } from '../phrase.js';

@Directive('@shareable')
@ObjectType('PhraseValue', { description: 'A value in a phrase: a number, texts or phrases.' })
export class PhraseValueType {
  @Field(() => String, { description: 'Name of the value in the sentence.' })
  name!: string;

  @Field(() => Float, { nullable: true, description: 'The number; null for texts and phrases.' })
  number!: number | null;

  @Field(() => [String], { description: 'Texts to show as they are, such as the name of a source; usually one.' })
  texts!: string[];

  @Field(() => [PhraseType], { description: 'Phrases with codes of their own.' })
  phrases!: PhraseType[];
}

@Directive('@shareable')
@ObjectType('Phrase', {
  description:
    'A sentence, or a part of one, without its words: show it in the language of your reader. The English text is in the field that the phrases belong to.',
})
export class PhraseType {
  @Field(() => String, {
    description: 'Stable code, such as `blacklist.match`. `text` stands for words that no language changes.',
  })
  code!: string;

  @Field(() => [PhraseValueType], { description: 'Values in the sentence.' })
  values!: PhraseValueType[];
}

/** A stored phrase as the graph shows it. */
export function shownPhrase({ code, values = {} }: StoredPhrase): PhraseType {
  const shown = Object.entries(values).map(([name, value]): PhraseValueType => {
    if (typeof value === 'number') return { name, number: value, texts: [], phrases: [] };
    const items = Array.isArray(value) ? value : [value];
    return {
      name,
      number: null,
      texts: items.filter((item) => typeof item === 'string'),
      phrases: items.filter((item) => typeof item === 'object').map(shownPhrase),
    };
  });
  return { code, values: shown };
}

/** Selection of a phrase whose values have no phrases with phrases of their own. */
export const SELECTED_PHRASE = 'code values { name number texts phrases { code values { name number texts } } }';

/** A phrase as a selection has it. */
export interface AnsweredPhrase {
  code: string;
  values: { name: string; number: number | null; texts: string[]; phrases?: AnsweredPhrase[] }[];
}

/** A phrase that another subgraph answered, as it is stored. */
export function phraseFromGraph({ code, values }: AnsweredPhrase): StoredPhrase {
  if (values.length === 0) return { code };
  const read = values.map(({ name, number, texts, phrases = [] }) => [
    name,
    number ?? (phrases.length > 0 ? phrases.map(phraseFromGraph) : texts.length === 1 ? texts[0] : texts),
  ]);
  return { code, values: Object.fromEntries(read) as StoredPhrase['values'] & object };
}
