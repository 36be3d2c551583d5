import { Failure } from '#kit/failure.js';
import type { LookupContext } from '../context.js';
import { lookUpOffenders } from '../offenders/look-up-offenders.js';
import type { SexOffenderPage } from '../offenders/offender.type.js';
import type { AddressInput } from '../address/address-input.type.js';
import { usStateOf } from '../built-in/us-states.js';
import { type Answer, unknown } from '../answer/answer.js';
import type { GuestSignalsInput } from './guest-signals-input.type.js';

/** Maximum number of records: enough for a manual review. */
const MAX = 25;

/**
 * Searches the sex offender register of the state of the guest's address. Unknown if the address is not in a state
 * (`not_in_united_states`), cannot be located (`state_undetermined`), or if name or birth date are missing.
 */
export async function offendersLike(
  context: LookupContext,
  { person, address }: GuestSignalsInput,
): Promise<Answer<SexOffenderPage> | null> {
  if (person == null) return null;
  const state = address == null ? unknown('state_undetermined') : await stateOf(context, address);
  if (typeof state !== 'string') return state;
  const { firstName: fname, lastName: lname, birthDate: dob } = person;
  try {
    return await lookUpOffenders(context, { fname, lname, dob, state }, 0, MAX);
  } catch (error) {
    if (error instanceof Failure && error.code === 'BAD_INPUT') return unknown('person_incomplete');
    throw error;
  }
}

/** Returns the postal abbreviation of the state. */
async function stateOf({ lookUp }: LookupContext, address: AddressInput): Promise<string | Answer<never>> {
  const { facts, reason } = await lookUp.address(address);
  if (!facts) return unknown(reason === 'no_gazetteer_for_country' ? 'not_in_united_states' : reason);
  // Choosing the largest city of a name is a guess, which is not enough to search or skip the register of a state.
  if (reason === 'country_not_given') return unknown('state_undetermined');
  if (facts.countryCode && facts.countryCode !== 'US') return unknown('not_in_united_states');
  const state = reason === 'largest_of_that_name' ? null : usStateOf(facts.state ?? '');
  return state ?? unknown('state_undetermined');
}
