/** How often one kind of application was heard back from, and how often it led to an interview; a rejection is only the first. */
export type ResponseCount = {
  readonly key: string;
  readonly sent: number;
  readonly heard: number;
  readonly interviewed: number;
};

/** An interval of a share, each end from 0 to 1. */
export type Interval = { readonly low: number; readonly high: number };

export type ResponseRate = ResponseCount & {
  /** Null while there are too few to say anything. */
  readonly interval: Interval | null;
};

/**
 * What may be said of the kinds together: `too-few` (less than two have an interval), `overlap` (the best one's interval
 * meets another), `leads` (it is above all others).
 */
export type RateComparison = {
  readonly rates: readonly ResponseRate[];
  readonly verdict: 'too-few' | 'overlap' | 'leads';
  /** The key of the one that leads, else null. */
  readonly leader: string | null;
};

/** Of fewer applications than this only the count is shown. */
export const minForRate = 5;

/** 95th percentile of the standard normal distribution: five percent are left out at each side. */
const z90 = 1.6448536269514722;

/**
 * The 90 % score interval of `heard` out of `sent` (E. B. Wilson, “Probable Inference, the Law of Succession, and
 * Statistical Inference”, JASA 22, 1927, 209–212). Unlike the textbook ± it keeps its promise for few applications and
 * for shares near 0 and 1 (Brown, Cai and DasGupta, Statistical Science 16, 2001). Nothing sent: 0 to 1.
 */
export function wilsonInterval(heard: number, sent: number): Interval {
  if (sent <= 0) return { low: 0, high: 1 };
  const share = heard / sent;
  const z2 = z90 * z90;
  const middle = share + z2 / (2 * sent);
  const half = z90 * Math.sqrt((share * (1 - share)) / sent + z2 / (4 * sent * sent));
  const whole = 1 + z2 / sent;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/**
 * The rates of these kinds, in the order given: they are ranked, best first, only when no two intervals meet. Kinds
 * nothing was sent by are left out.
 */
export function compareRates(counts: readonly ResponseCount[]): RateComparison {
  const rates = counts
    .filter(({ sent }) => sent > 0)
    .map((count) => ({
      ...count,
      interval: count.sent < minForRate ? null : wilsonInterval(count.heard, count.sent),
    }));
  const said = rates.filter(isSaid).sort((a, b) => b.heard / b.sent - a.heard / a.sent);
  const [best, ...others] = said;
  if (!best || others.length === 0) return { rates, verdict: 'too-few', leader: null };
  const meets = (one: Said, other: Said) => one.interval.low <= other.interval.high;
  if (others.some((other) => meets(best, other))) return { rates, verdict: 'overlap', leader: null };
  const isRanked = said.every((rate, at) => {
    const next = said[at + 1];
    return !next || !meets(rate, next);
  });
  const few = rates.filter((rate) => rate.interval === null);
  return { rates: isRanked ? [...said, ...few] : rates, verdict: 'leads', leader: best.key };
}

type Said = ResponseRate & { readonly interval: Interval };
const isSaid = (rate: ResponseRate): rate is Said => rate.interval !== null;
