import type { IdentityContext } from '../../../context.js';
import { Person } from '../../person/person.entity.js';
import { Account } from '../../account.entity.js';

/** Returns the names, addresses and companies that the password of this user must not be similar to. */
export async function wordsAbout(
  { emOf }: Pick<IdentityContext, 'emOf'>,
  accountId: string,
  personId: string | null,
): Promise<(string | null | undefined)[]> {
  const em = emOf([accountId]);
  const account = await em.findOne(Account, { id: accountId });
  const person = personId ? await em.findOne(Person, { accountId, id: personId }) : null;
  const { name, email, companyName, companyEmail } = account ?? {};
  return [person?.name, person?.email, name, email, companyName, companyEmail];
}
