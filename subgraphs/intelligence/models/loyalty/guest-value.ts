import type { Values } from '../features/read-features.js';

const tidy = (amount: number): number => Math.round(amount * 100) / 100;

/** What a stay of this guest is worth: the mean of what is known, drawn to the usual value while little is. */
function stayValue(
  values: Values,
  { usual_value: usual = 0, usual_weight: weight = 1 }: Record<string, number>,
): number {
  const earlier = values.get('prior_revenue_total');
  const known = Math.max(values.get('prior_bookings_365d') ?? 0, values.get('has_prior_booking') ?? 0);
  // Stays of which nobody told what they brought say nothing of their worth.
  const stays = earlier === undefined ? 0 : known;
  const price = values.get('total_price');
  const [sum, count] = [(stays > 0 ? earlier! : 0) + (price ?? 0), stays + (price === undefined ? 0 : 1)];
  return (weight * usual + sum) / (weight + count);
}

/** US dollars that the guest has spent or is about to spend: earlier stays and the price of this one. */
export const realisedValue = (values: Values): number =>
  tidy((values.get('prior_revenue_total') ?? 0) + (values.get('total_price') ?? 0));

/**
 * What a guest is worth in US dollars: revenue of earlier stays, the price of this one, and the stays expected within
 * the horizon (a return within a year at this probability, at an even pace), each at the guest's usual value, discounted
 * by year.
 */
export function guestValue(values: Values, probability: number, constants: Record<string, number>): number {
  const { discount = 0.1, horizon_years: years = 3 } = constants;
  const pace = -Math.log(1 - Math.min(0.95, probability));
  let discounted = 0;
  for (let year = 0.5; year < years; year += 1) discounted += (1 + discount) ** -year;
  return tidy(realisedValue(values) + pace * discounted * stayValue(values, constants));
}
