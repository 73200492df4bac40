import { maxYear } from './rate.ts';

/** Why a typed amount is none that can be reckoned with. */
export type AmountProblem = 'not-a-number' | 'negative' | 'too-large';

/** An amount as typed: nothing, a whole number of the smallest unit, or what is wrong with it. */
export type TypedAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; amount: number }
  | { kind: 'problem'; problem: AmountProblem };

type Limits = {
  /** Digits behind the point that count: 2 for cents. */
  digits?: number;
  /** The most that makes sense, in the smallest unit. */
  most?: number;
};

const plainNumber = /^\d{1,15}(?:\.\d{0,6})?$/;
const grouped = /^\d{1,3}(?:,\d{3}){1,5}(?:\.\d{0,6})?$/;

/** “60k” and “52.5K”, as people write pay. */
const thousands = /^(\d{1,9}(?:\.\d{0,6})?)\s?k$/i;

/** Reads an amount such as “1,200.50”, “$1200” or “60k”; digits behind the last one that counts are rounded. */
export function typedAmount(text: string, { digits = 2, most = maxYear }: Limits = {}): TypedAmount {
  const plain = text
    .trim()
    .replace(/^([-−–]?)\s*\$/, '$1')
    .trim();
  if (plain === '') return { kind: 'empty' };
  const isNegative = /^[-−–]/.test(plain);
  const figure = isNegative ? plain.slice(1).trim() : plain;
  if (/^\d+(?:\.\d+)?e\+?\d+$/i.test(figure) && Number(figure) > most) return problem('too-large');
  const [, inThousands] = thousands.exec(figure) ?? [];
  if (inThousands === undefined && !plainNumber.test(figure) && !grouped.test(figure))
    return problem(/^[\d,]{16,}/.test(figure) ? 'too-large' : 'not-a-number');
  const value = inThousands === undefined ? Number(figure.replaceAll(',', '')) : Number(inThousands) * 1000;
  const amount = Math.round(value * 10 ** digits);
  if (amount > most) return problem('too-large');
  if (isNegative && amount > 0) return problem('negative');
  return { kind: 'amount', amount };
}

/** The amount, or null where there is none to reckon with. */
export function amountOf(text: string, limits?: Limits): number | null {
  const read = typedAmount(text, limits);
  return read.kind === 'amount' ? read.amount : null;
}

const problem = (one: AmountProblem): TypedAmount => ({ kind: 'problem', problem: one });

/** The limits of each input of a comparison. */
export const limits = {
  pay: {},
  housing: { most: 10_000_000 },
  monthly: { most: 10_000_000 },
  once: { most: 100_000_000 },
  /** In tenths of a mile. */
  miles: { digits: 1, most: 3000 },
  days: { digits: 0, most: 7 },
  /** In tenths of a cent. */
  perMile: { digits: 3, most: 10_000 },
  people: { digits: 0, most: 20 },
} as const satisfies Record<string, Limits>;
