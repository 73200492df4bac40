/** How well a language is spoken, from the least to the most, with the levels of the CEFR that each stands for. */
export const spokenLevels = ['basic', 'conversational', 'professional', 'fluent', 'native'] as const;
export type SpokenLevel = (typeof spokenLevels)[number];

/** Negative where the first is less than the second. */
export function compareSpoken(one: SpokenLevel, other: SpokenLevel): number {
  return spokenLevels.indexOf(one) - spokenLevels.indexOf(other);
}
