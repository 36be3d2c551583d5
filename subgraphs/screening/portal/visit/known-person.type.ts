import { Field, ObjectType } from 'type-graphql';

const text = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({
  description:
    'Details already known about the guest from earlier screens, the reservation and the ID document. They prefill the ' +
    'screens that are still open.',
})
export class PortalKnownPerson {
  @text('Full name, as on the ID document if it was read.')
  fullName!: string | null;

  @text('Other or former names.')
  otherNames!: string | null;

  @text('Birth date, `YYYY-MM-DD`.')
  birthDate!: string | null;

  @text('Home address.')
  address!: string | null;

  @text('Country of the home address (ISO 3166-1 alpha-2).')
  country!: string | null;

  @text('Nationality (ISO 3166-1 alpha-2).')
  nationality!: string | null;

  @text('Document type, as in the answers to `IDVerification`.')
  documentKind!: string | null;

  @text('Country that issued the document (ISO 3166-1 alpha-2).')
  documentCountry!: string | null;

  @text('Document number; only while `AuthorityReporting` is open.')
  documentNumber!: string | null;
}
