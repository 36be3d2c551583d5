import { type Phrase, verbatim } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';
import { modelNoteOf } from './model-note.js';

/**
 * English texts of model cards, by code. Cards are part of the models' files, so their phrases are found by their
 * words; a test compares both. The rest of a card, such as its method, is for engineers and stays in English.
 */
export const CARD_PHRASES = {
  'card.fraud':
    'Probability that a reservation ends in fraud. Trained on simulated bookings, for use until a better model is trained on your own history.',
  'card.fraud.data': '{worlds} simulated worlds of {reservations} reservations each, {rate}% of them fraudulent.',
  'card.fraud.simulated':
    'Trained on simulated bookings only, without a single real fraud case. All figures were measured on simulated data.',
  'card.fraud.weight':
    'Low weight: until a model is trained on your own history, it supports other signs of fraud and never decides alone.',
  'card.fraud.unknown':
    'Performance on real reservations is unknown until an operator has labeled outcomes of its own.',
  'card.fraud.author':
    'The simulator and the priors have the same author: what both overlook, the model overlooks too.',
  'card.fraud.judgment':
    'How easily fraud is detected, and how common groups, repeat guests and shared mailboxes are, is a judgment call. Only the home sizes come from data.',
  'card.fraud.settings':
    'Training settings were compared on worlds other than those behind the figures, which were evaluated once.',
  'card.fraud.rate':
    'Probabilities assume a base rate of {rate}% and stay within the range that the training rows reached.',
  'card.fraud.proxies':
    'Nationality, sex, age and name origin are not inputs; booking hour and email domain may act as proxies for them.',
  'card.fraud.own':
    "In rows from the stored history, declined stays count as fraud, so the model also learns past reviewers' judgment.",
  'card.loyalty':
    'Likelihood that a guest stays with the same property manager again within a year, as a score, and the predicted value of the guest.',
  'card.loyalty.data':
    'Reviewed short-term stays in Albany and Singapore, derived from Inside Airbnb (CC BY 4.0); pseudonyms only.',
  'card.loyalty.reviews':
    'Trained on reviewed stays: guests who leave no review are missing, and nights and amounts paid are unknown.',
  'card.loyalty.cities': 'Two cities only; the data of one of them includes the pandemic years.',
  'card.loyalty.direct':
    'There is no open data on direct bookings, portals, identity checks, payments and devices: they have no effect until an operator trains a model.',
  'card.loyalty.pseudonym':
    'Guests are recognized by a single pseudonym, so returns behind masked addresses are underestimated.',
  'card.loyalty.value':
    'predicted_glv relies on an assumed discount and an assumed spread over years, both listed in the constants.',
  'card.loyalty.own':
    'Guests are identified by email address and phone number, so returns of guests with masked addresses are underestimated.',
  'card.own.data': 'Own stored history: {rows} rows in chronological order, {rate}% with the outcome.',
} as const;

/** Notes are part of decisions, too, and have their codes there. */
const NOTES = {
  'model.simulated': modelNoteOf({ origin: 'simulated' })!,
  'model.open': modelNoteOf({ origin: 'open' })!,
};

const read = phraseReader({ ...CARD_PHRASES, ...NOTES });

/** The phrase of a text of a model card, or of its note. */
export const cardPhrase = (text: string): Phrase => read(text) ?? verbatim(text);
