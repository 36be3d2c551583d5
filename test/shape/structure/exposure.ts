import { exposureViolations } from '../rules/exposure.js';
import { code } from '../rules/tree.js';

const found = (text: string) => exposureViolations([{ path: 'subgraphs/identity/key.entity.ts', text }]);

describe('a class with an encrypted or hashed column is not a GraphQL type', () => {
  test.each([
    ['a hash by name', `@ObjectType() class Key { @Property({ type: 'text' }) valueHash!: string; }`],
    ['a secret by name', `@ObjectType() @Entity() class Key { @Property({ type: 'text' }) signingSecret!: string; }`],
    [
      'a cipher by name',
      `@Entity() @ObjectType('Key') export class Key { @Property({ type: 'blob' }) cipher!: Buffer; }`,
    ],
    [
      'a hash by column name',
      `@ObjectType() class Key { @Property({ type: 'text', fieldName: 'value_hash' }) digest!: string; }`,
    ],
    ['encrypted text', `@ObjectType() class Key { @Property({ type: EncryptedText }) document!: string; }`],
    ['encrypted bytes', `@ObjectType() class Key { @Property({ type: new EncryptedBytes() }) image!: Buffer; }`],
    ['an input', `@InputType() class Key { @Property({ type: EncryptedText }) document!: string; }`],
    [
      'an inherited one',
      `abstract class A { @Property({ type: EncryptedText }) x!: string; } @ObjectType() class B extends A {}`,
    ],
  ])('%s is found', (_, text) => expect(found(text)).toHaveLength(1));

  test.each([
    ['a row without a type', `@Entity() class Key { @Property({ type: EncryptedText }) valueHash!: string; }`],
    ['a type without a column', `@ObjectType() class Key { @Field(() => String) secret!: string; }`],
    ['a plain column', `@ObjectType() @Entity() class Key { @Property({ type: 'text' }) name!: string; }`],
    [
      'both, in two classes',
      `@Entity() class A { @Property({ type: 'text' }) keyHash!: string; } @ObjectType() class B {}`,
    ],
  ])('%s is accepted', (_, text) => expect(found(text)).toEqual([]));

  test('holds in this repository', () => expect(exposureViolations(code)).toEqual([]));
});
