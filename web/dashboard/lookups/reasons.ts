import { t } from '@lingui/core/macro';
import { worded } from '../look/words.js';

/** Why a lookup has no answer, or what its answer leaves open, by reason code. */
const REASONS: Readonly<Record<string, string>> = {
  address_empty: t`The address is empty.`,
  address_not_found: t`The provider does not know the address.`,
  address_not_routed: t`No network announces this IP address.`,
  address_reserved: t`The IP address is private or reserved.`,
  city_is_ambiguous: t`Several places have this name. Add a state or country.`,
  city_not_in_data: t`The city is not in the data; the answer is less exact.`,
  city_not_in_state: t`The city is not in this state.`,
  country_does_not_match_zipcode: t`Postal code and country do not fit together.`,
  country_not_given: t`No country was given: the answer is the largest place of this name.`,
  country_not_in_data: t`The country is not in the data.`,
  country_not_recognised: t`The country was not recognized.`,
  country_undetermined: t`Places of this name are in several countries. Add the country.`,
  data_too_old: t`The data is older than the service allows.`,
  domain_not_in_data: t`The list does not have this domain.`,
  largest_of_that_name: t`The answer is the largest place of this name.`,
  name_servers_of_domain_fail: t`The name servers of the domain do not answer.`,
  name_too_short: t`The name is too short to search for.`,
  no_account_in_records: t`The records have no account of this person.`,
  no_carriers_imported: t`Carriers are not known: no carrier data is imported.`,
  no_gazetteer_for_country: t`No place data is loaded for this country.`,
  no_provider: t`No source is set up for this lookup.`,
  no_rdap_server_for_ending: t`No register answers for this domain ending.`,
  no_records_by_phone: t`The records can’t be searched by phone number.`,
  no_records_imported: t`No data is imported for this lookup.`,
  no_records_of_country: t`No data is imported for this country.`,
  no_records_of_state: t`No data is imported for this state.`,
  no_whois_server_for_ending: t`No register answers for this domain ending.`,
  not_asked_in_test_mode: t`Test accounts ask no external provider.`,
  not_in_united_states: t`The records cover the United States only.`,
  person_incomplete: t`More details of the person are needed.`,
  person_unreadable: t`The details of the person could not be read.`,
  provider_failed: t`The provider did not answer. Try again later.`,
  some_sources_only: t`No state was given: only imported data was searched.`,
  sources_disagree: t`The sources disagree about the city, so only the country is shown.`,
  state_does_not_match_zipcode: t`Postal code and state do not fit together.`,
  state_not_recognised: t`The state was not recognized.`,
  state_switched_off: t`This state is turned off in the settings of the service.`,
  state_undetermined: t`The state could not be determined. Give the state.`,
  too_little_given: t`More details are needed for this lookup.`,
  zipcode_not_in_data: t`The postal code is not in the data; the answer is less exact.`,
};

/** A reason code of a lookup as a sentence. */
export const reasonOf = (code: string): string => REASONS[code] ?? `${worded(code)}.`;
