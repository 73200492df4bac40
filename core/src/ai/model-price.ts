import * as z from 'zod/mini';

/** What a model costs, in US dollars for a million tokens, and the day on which that was read from the vendor's list. */
export const ModelPrice = z.object({
  input: z.number().check(z.nonnegative()),
  output: z.number().check(z.nonnegative()),
  /** YYYY-MM-DD */
  asOf: z.string(),
});
export type ModelPrice = z.infer<typeof ModelPrice>;

/** What models cost, by their names. */
export const ModelPrices = z.record(z.string().check(z.minLength(1), z.maxLength(200)), ModelPrice);
export type ModelPrices = Readonly<z.infer<typeof ModelPrices>>;
