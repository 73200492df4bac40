/** The facts of a posting beside pay, place and kind of work, in the order of lists. */
export const postingFactNames = [
  'shift',
  'degree',
  'experience',
  'language',
  'licence',
  'travel',
  'term',
  'sponsorship',
  'clearance',
  'fair-chance',
] as const;
export type PostingFactName = (typeof postingFactNames)[number];
