/** The member of an input that holds an amount and its currency; none if the body has neither. */
export function moneyInput(member: string, amount: unknown, currency: unknown): object {
  return amount === undefined && currency === undefined ? {} : { [member]: { amount, currency } };
}

/** Where a problem of a `Money` in `member` is in the body: at the name of the amount there, or at `currency`. */
export function moneyPlace(loc: string[], member: string, amountName: string): string[] {
  const [first, second, ...rest] = loc;
  if (first !== member || second === undefined) return loc;
  return [second === 'amount' ? amountName : second, ...rest];
}
