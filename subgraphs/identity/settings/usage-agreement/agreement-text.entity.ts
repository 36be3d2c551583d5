import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { AccountRow } from '#kit/store/account-row.js';
import { enumOf } from '#kit/graph/enum-of.js';

/** The same enum as in the screening subgraph. */
export const AgreementFormat = enumOf('AgreementFormat', 'Format of an agreement text.', {
  html: 'HTML. It is sanitized: no scripts and no external resources.',
  text: 'Plain text.',
  markdown: 'Markdown.',
});

/** An agreement text as shown to guests. */
@Entity({ tableName: 'agreement_text' })
@ObjectType({ description: 'An agreement text that guests must accept.' })
export class AgreementText extends AccountRow {
  /** `user`, `source`, `reservation` or `listing`. */
  @Property({ type: 'text' })
  level!: string;

  @Field(() => String, {
    description: 'Scope of the text: a booking channel name, or the ID of a reservation, listing or account.',
  })
  @Property({ type: 'text' })
  name!: string;

  /** Normalized name for comparison. */
  @Property({ type: 'text' })
  matchKey!: string;

  @Field(() => AgreementFormat, { description: 'Format.' })
  @Property({ type: 'text' })
  format!: string;

  @Field(() => String, { description: 'Content. HTML is sanitized: no scripts and no external resources.' })
  @Property({ type: 'text' })
  content!: string;

  @Field(() => Int, { description: 'Version number, starting at 1; increases when content or format changes.' })
  @Property({ type: 'integer' })
  version: number = 1;

  @Field(() => String, { description: 'SHA-256 of the content in UTF-8, as hex. Signatures refer to it.' })
  @Property({ type: 'text' })
  sha256!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the last update.' })
  declare updatedAt: Date;
}
