import { type Phrase, type PhraseValue, phrasebook, verbatim } from '#kit/phrase.js';
import { SCREEN_TITLES, type ScreenName } from '#portal-screens';
import type { EntryStatus, Risk } from './check-result.js';

/**
 * English texts of a decision by code, besides those in the tables of checks, risks and screens: values in braces. The
 * dashboard has them in its other languages, so a test compares both.
 */
export const PHRASES = {
  // Words that no language changes
  text: '{text}',

  // Reason of the status
  'reason.simulated': 'Simulated in test mode.',
  'reason.simulated_by': 'Simulated in test mode by scenario {scenario}.',
  'reason.canceled': 'The reservation is canceled.',
  'reason.portal_open': 'Waiting for the guest to complete portal screens: {screens}.',
  'reason.screens_skipped': 'Skipped by the guest: {screens}.',
  'reason.waiting_for': 'Waiting for: {checks}.',
  'reason.already_review': 'Already needs review: {checks}.',
  'reason.review': 'Needs review: {checks}.',
  'reason.portal_skipped': 'Not checked, because the guest portal was skipped: {checks}.',
  'reason.verified': 'All enabled checks are complete, and nothing needs manual review.',
  'reason.rule': 'Flagged for review by your rule "{rule}".',
  'reason.rules': 'Flagged for review by your rules "{rules|", "}".',
  'reason.not_analyzed': '{check}: not analyzed yet.',

  // What would change the decision
  'change.accept_screen': 'Complete "{screen}" in the guest portal.',
  'change.give_contact': 'Provide a valid phone number and email address.',
  'change.finish_search': 'Wait for "{check}" to finish without findings.',
  'change.answer': 'Wait for the failed lookups to succeed.',
  'change.pay': 'Authorize or charge a payment.',
  'change.check_document': 'Upload and verify an ID document.',
  'change.import_data': 'Load or refresh the data for "{check}" under Data sources: {missing}.',
  'change.set_up_provider': 'Set up a data provider for "{check}".',
  'change.await_retry':
    'A data provider for "{check}" did not respond. Wait for the automatic retry, or decide manually.',
  'change.give_details': 'Add the guest details that "{check}" needs: {missing}.',
  'change.decide_manually': 'Decide manually: "{check}" cannot be completed automatically.',
  'change.switch_off': 'Turn off "{screen}": that check could not be completed.',
  'change.risk': 'Resolve or rule out: {risk}',
  'change.change_rule': 'Change or turn off your rule "{rule}", which flags this reservation for review.',

  // What a check lacks, in the middle of a sentence; lists are named by their codes
  'missing.watchlists': 'sanctions lists',
  'missing.watchlist': 'sanctions lists',
  'missing.sex_offenders': 'sex offender registers',
  'missing.news': 'news articles',
  'missing.adverse_media': 'news articles',
  'missing.evictions': 'eviction records',
  'missing.social': 'social accounts',
  'missing.credit': 'credit reports',
  'missing.background': 'background check records',
  'missing.full_name': 'first and last name',
  'missing.birth_date': 'date of birth',
  'missing.address': 'full address',
  'missing.unfrozen_credit_file': 'a credit file that is not frozen',

  // Searches that could not run
  'search.pending': 'The search is in progress.',
  'search.person_incomplete':
    "The search needs the guest's first and last name, and an address or phone number that shows their country.",
  'search.no_records_imported': 'No records have been imported yet.',
  'search.no_provider': 'No provider is set up.',
  'search.not_run': 'The search could not run: {reason}.',

  // Why there is no answer
  'why.pending': 'in progress',
  'why.not_asked': 'not requested yet',
  'why.not_searched': 'not searched',
  'why.no_provider': 'no provider is set up',
  'why.provider_failed': 'the provider did not respond',
  'why.a_provider_failed': 'one provider did not respond',
  'why.search_failed': 'the search failed',
  'why.no_records_imported': 'no records have been imported',
  'why.no_records_of_state': 'no records for the state',
  'why.no_records_of_country': 'no records for the country',
  'why.list_not_imported': 'the list has not been imported',
  'why.data_too_old': 'the data is too old',
  'why.state_switched_off': 'turned off for the state',
  'why.state_undetermined': 'the state is not known',
  'why.state_missing': 'the state is not known',
  'why.date_of_birth_missing': 'the date of birth is not known',
  'why.name_missing': 'the name is not known',
  'why.not_asked_in_test_mode': 'not searched in test mode',
  'why.email_masked': 'the email address belongs to a booking channel',
  'why.features_out_of_bounds': 'the reservation has values that the model does not support',
  'why.address_empty': 'the address is empty',
  'why.address_too_long': 'the address is too long',
  'why.address_not_found': 'the provider does not know the address',
  'why.address_not_routed': 'no network announces the IP address',
  'why.address_reserved': 'the IP address is private or reserved',
  'why.city_is_ambiguous': 'several places have this name',
  'why.country_undetermined': 'places of this name are in several countries',
  'why.country_not_recognised': 'the country was not recognized',
  'why.country_not_given': 'no country was given',
  'why.country_not_in_data': 'the country is not in the data',
  'why.domain_not_in_data': 'the domain is not in the data',
  'why.name_servers_of_domain_fail': 'the name servers of the domain do not respond',
  'why.name_too_short': 'the name is too short to search for',
  'why.no_account_in_records': 'no account in the records',
  'why.no_email_address': 'no email address',
  'why.no_email_to_ask_by': 'no email address to search for',
  'why.no_phone_number': 'no phone number',
  'why.no_ip_address': 'no IP address',
  'why.no_records_by_phone': 'the records cannot be searched by phone number',
  'why.nothing_to_ask_by': 'nothing to search for',
  'why.too_little_given': 'not enough details',
  'why.person_incomplete': 'not enough details about the person',
  'why.person_unreadable': 'the details of the person are not valid',
  'why.not_in_united_states': 'the records cover the United States only',
  'why.united_states_only': 'only for guests in the United States',
  'why.host_speaks_no_webfinger': 'the domain has no WebFinger directory',
  'why.no_rdap_server_for_ending': 'no registry responds for the domain ending',
  'why.no_whois_server_for_ending': 'no registry responds for the domain ending',
  'why.sources_disagree': 'the sources disagree',
  'why.file_frozen': 'the credit file is frozen',
  'why.coverage_unknown': 'the coverage was not recorded',
  'why.some_sources_only': 'only imported data was searched',
  'why.the_lookup_did_not_respond': 'the lookup did not respond',
  'why.no_source_has_data': 'no source has data',

  // News
  'news.none': "{scope} was searched: no article mentions the guest's name.",
  'news.none_negative': "{scope} was searched: no negative article mentions the guest's name.",
  'news.not_covered': 'Not all news sources were searched, so the guest is not cleared.',
  'news.search_failed': 'The news search failed (report {report}). Run it again, or search for the guest yourself.',
  'news.source_failed': 'A news source failed (report {report}).',
  'news.found': "News articles that mention the guest's name: {count} (report {report}).",
  'news.found_topics': "News articles that mention the guest's name: {count}; topics: {topics} (report {report}).",
  'news.found_none_negative': "News articles that mention the guest's name: {count}; none negative (report {report}).",

  'topic.discrimination': 'Discrimination',
  'topic.fraud_or_financial_crime': 'Fraud or Financial Crime',
  'topic.harassment': 'Harassment',
  'topic.violence': 'Violence',
  'topic.conflicts_or_litigation': 'Conflicts or Litigation',
  'topic.other_news': 'Other News',

  // Background check
  'background.no_consent': 'The guest has not consented to a background check yet.',
  'background.refused': 'The guest skipped the background check.',
  'background.clear': 'Every source that applies to the guest was searched: no records found ({sources}).',
  'background.not_searched': '{source}: not searched ({reason}).',
  'background.found': '{source}: possible matches: {count}; report {report}.',
  'background.none': '{source}: no records found; report {report}.',
  'background.not_applicable': '{source}: not applicable; report {report}.',
  'background.skipped': '{source}: not searched ({reason}); report {report}.',
  'background.register_clear':
    "The sex offender register of the guest's state was searched ({source}): no record under the guest's name.",
  'background.not_in_united_states':
    'Sex offender registers cover the United States only, and the guest lives elsewhere.',
  'background.address_needed':
    "The search needs the guest's first and last name, date of birth and a US address that includes the state.",
  'background.register_failed': 'The sex offender register could not be searched: {reason}.',
  'source.watchlist': 'Watchlists',
  'source.sex_offenders': 'Sex offender registers',
  'source.adverse_media': 'News',
  'source.evictions': 'Eviction records',

  // Block list
  'blacklist.not_searchable':
    'The lists of blocked guests could not be searched: no usable phone number, no personal email address, and no name with a date of birth.',
  'blacklist.match': "An entry on {list} matches the guest's {field} ({why}).",
  'blacklist.own': 'your list of blocked guests',
  'blacklist.inherited': 'an inherited list of blocked guests',
  'blacklist.reason': 'reason given: {reason}',
  'blacklist.no_reason': 'no reason given',
  'blacklist.email': 'email address',
  'blacklist.phone': 'phone number',
  'blacklist.name_and_birth_date': 'name and date of birth',
  'blacklist.document_number': 'document number',

  // Credit check
  'credit.screen_open': 'Waiting for the guest to complete: {screen}.',
  'credit.refused': 'The guest skipped the credit check.',
  'credit.no_bureau': 'No credit bureau is set up.',
  'credit.person_incomplete': "The bureau needs the guest's full name, date of birth and address.",
  'credit.file_frozen': "The guest's credit file is frozen. The guest has to unfreeze it with the bureau.",
  'credit.provider_failed': 'The credit bureau did not respond; the request will be retried.',
  'credit.no_result': 'The credit bureau returned no result: {reason}.',
  'credit.no_file': '{source}: no credit file found for this person.',
  'credit.score': '{source}: score {score}.',
  'credit.score_in_range': '{source}: score {score} (range {from} to {to}).',
  'credit.reports': '{source} reports: {reasons}.',

  // Fraud detection
  'fraud.not_checked': 'Not checked: {lookups}.',
  'fraud.unanswered': '{lookup} ({reason})',
  'fraud.unfinished': 'Few or no signs of fraud so far, but some lookups failed. They will be retried.',
  'fraud.no_result': 'Nothing could be checked, because no lookup returned a result: {lookups}.',
  'fraud.nothing_given':
    'Nothing to check: no phone number, no personal email address, no public IP address and no payment.',
  'fraud.model': '{model}: {percent}% probability of fraud.',
  'fraud.model_built_in':
    '{model} (built-in model trained on simulated bookings, low weight): {percent}% probability of fraud.',
  'fraud.model_reasons': '{model}: {percent}% probability of fraud. {reasons| }',
  'fraud.model_built_in_reasons':
    '{model} (built-in model trained on simulated bookings, low weight): {percent}% probability of fraud. {reasons| }',
  'lookup.phone': 'phone number',
  'lookup.email': 'email address',
  'lookup.ip': 'IP address',
  'lookup.address': 'address',
  'lookup.ip_lists': 'IP address lists',
  'lookup.mail': 'email domain',
  'lookup.fraud_model': 'fraud model',

  // General risk
  'general.not_included': 'Not included yet: {checks}.',
  'general.loyalty_high':
    'Loyalty (not part of the risk score): {score} of 100, among the 10% most likely to return; predicted value {value} US dollars ({model}).',
  'general.loyalty_medium':
    'Loyalty (not part of the risk score): {score} of 100, more likely to return than most; predicted value {value} US dollars ({model}).',

  // House rules, documents, payments
  'rules.open': 'Not accepted by the guest yet: {screens}.',
  'document.missing': 'Not uploaded yet: {images}.',
  'document.front': 'front of the document',
  'document.back': 'back of the document',
  'document.selfie': 'selfie',
  'document.movement_missing': 'Not done yet: movement check.',
  'document.adults_missing': 'Not uploaded yet: documents of other adults in the party ({count} missing).',
  'payment.later_failed': 'One payment succeeded, but a later one failed.',
  'payment.nothing_paid':
    'No deposit is required and no payment attempt was reported, only refunds, notices or card checks.',

  // Sanctions
  'sanctions.name_missing': "The search needs the guest's name.",
  'sanctions.person_unreadable': 'The name or date of birth of the guest or of someone in the party is not valid.',
  'sanctions.clear': 'No match on the sanctions lists searched: {source}.',
  'sanctions.match': 'Potential match between {who} and {list} entry {entry}: {why|; }.',
  'sanctions.more': 'Further potential matches: {count}.',
  'sanctions.cleared':
    '{list} entry {entry}, cleared by the ID document: {likeness}, but the date of birth on the document differs (the list says {dates| or }).',
  'sanctions.cleared_undated':
    '{list} entry {entry}, cleared by the ID document: {likeness}, but the date of birth on the document differs (the list has a different one).',
  'sanctions.dismissed': 'Matches reviewed and dismissed: {count}.',
  'sanctions.guest': 'the guest',
  'sanctions.additional_guest': 'additional guest {number}',
  'likeness.identical': 'identical name',
  'likeness.exact': 'nearly identical name',
  'likeness.strong': 'very similar name',
  'likeness.likely': 'similar name',
  'likeness.exact_words': 'nearly identical name (words: {words})',
  'likeness.strong_words': 'very similar name (words: {words})',
  'likeness.likely_words': 'similar name (words: {words})',
  'words.same': '{count} identical',
  'words.same_sound': '{count} similar-sounding',
  'words.other_spelling': '{count} spelled differently',
  'words.nickname': '{count} nickname',
  'words.near': '{count} with a typo',
  'words.same_consonants': '{count} with the same consonants',
  'words.initial': '{count} as an initial',
  'words.joined': '{count} joined or split',
  'words.left_alone': "{count} only in the guest's name",
  'words.right_alone': '{count} only on the list',
  'compared.no_birth_date': 'no date of birth to compare',
  'compared.same_birth_date': 'same date of birth',
  'compared.same_birth_year': 'same year of birth',
  'compared.near_birth_date': 'similar date of birth',
  'compared.birth_day_and_month_swapped': 'same date of birth with day and month swapped',
  'compared.same_country': 'same country',
  'compared.other_country': 'different country',
  'compared.other_birth_date':
    'date of birth differs: the list says {dates| or }, and no document confirms the date that the guest entered',
  'compared.other_birth_date_undated':
    'date of birth differs: the list has a different one, and no document confirms the date that the guest entered',

  // Online history
  'social.unusable': 'A contact detail is invalid or disposable.',
  'social.none_of_email': 'No online history found for this email.',
  'social.none_of_phone': 'No online history found for this phone.',
  'social.none_of_both': 'No online history found for this email and phone.',
  'social.none': 'No online history found for this guest.',
  'social.accounts': 'Networks with an account under these contact details: {count}.',
  'social.breaches': 'Data breaches that include the email address: {count}.',
  'social.breaches_since': 'Data breaches that include the email address: {count}, the first in {year}.',
  'social.nothing_given': 'No personal email address and no phone number to look up.',
  'social.failed': 'The online history could not be looked up: {reasons}.',
} as const;

/** Words a phrase of a decision. */
export const phrase = phrasebook(PHRASES);

/** A phrase whose code comes from data; null if it has no words. */
export const phraseIfKnown = (code: string, values?: Record<string, PhraseValue>): Phrase | null =>
  Object.hasOwn(PHRASES, code) ? (phrase as (code: string, values?: object) => Phrase)(code, values) : null;

/** The same; the text if it has no words. */
export const phraseOr = (code: string, text: string, values?: Record<string, PhraseValue>): Phrase =>
  phraseIfKnown(code, values) ?? verbatim(text);

/** A source or a detail of the guest that a check lacks. */
export const missingPhrase = (name: string): Phrase => phraseOr(`missing.${name.replaceAll('-', '_')}`, name);

/** A reason code as a phrase for the middle of a sentence. */
export const reasonInWords = (reason: string): Phrase =>
  phraseOr(`why.${reason.replaceAll(' ', '_')}`, reason.replaceAll('_', ' '));

/** The sentence of a risk. */
export const riskPhrase = ({ code, text }: Pick<Risk, 'code' | 'text'>): Phrase => ({ code: `risk.${code}`, text });

/** What the operator can do about a risk. */
export const advicePhrase = (code: string, text: string): Phrase => ({ code: `advice.${code}`, text });

/** The meaning of a check's status. */
export const meaningPhrase = (entry: string, status: EntryStatus, text: string): Phrase => ({
  code: `${entry}.${status.toLowerCase()}`,
  text,
});

/** Titles of screens. */
export const screenPhrases = (names: readonly ScreenName[]): Phrase[] =>
  names.map((name) => ({ code: `screen.${name}`, text: SCREEN_TITLES[name] }));
