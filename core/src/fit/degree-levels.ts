/** Schooling from the least to the most; `trade` is a diploma or certificate of a trade or technical school. */
export const degreeLevels = ['school', 'trade', 'associate', 'bachelor', 'master', 'doctor'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** Negative where the first is less than the second. */
export function compareDegrees(one: DegreeLevel, other: DegreeLevel): number {
  return degreeLevels.indexOf(one) - degreeLevels.indexOf(other);
}
