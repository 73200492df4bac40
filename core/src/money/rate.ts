/** A share in hundred-thousandths, so that 3.125% is the whole number 3125. */
export type Rate = number;

/** A share of an amount in cents, rounded half up to the cent; exact for every amount that the rules accept. */
export function shareOf(cents: number, rate: Rate): number {
  return roundedQuotient(cents * rate, 100_000);
}

/** A whole number divided by another, rounded half up, away from what floating point makes of a half. */
export function roundedQuotient(amount: number, by: number): number {
  const half = Math.floor((2 * Math.abs(amount) + by) / (2 * by));
  return amount < 0 ? -half : half;
}

/** The most money a year that the rules accept, in cents: a hundred million dollars. */
export const maxYear = 10_000_000_000;
