/** Milliseconds or rates of one thing measured several times. */
export type Samples = readonly number[];

/** The value below which `share` (0 to 1) of the samples lie, by the nearest rank; NaN without samples. */
export function quantile(samples: Samples, share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle of the samples; NaN without samples. */
export function median(samples: Samples): number {
  return quantile(samples, 0.5);
}

/** Milliseconds that `run` took. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return performance.now() - begin;
}

/**
 * Asks each of the sides once per round, the first one first and last in turn, so that whatever else the machine does
 * meets all alike. Answers what each was measured at, in the order of `sides`.
 */
export async function interleaved<Side>(
  sides: readonly Side[],
  rounds: number,
  measure: (side: Side, round: number) => Promise<number>,
): Promise<number[][]> {
  const all = sides.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = sides.map((_side, at) => at);
    if (round % 2 === 1) order.reverse();
    for (const at of order) {
      const side = sides[at];
      if (side !== undefined) all[at]?.push(await measure(side, round));
    }
  }
  return all;
}
