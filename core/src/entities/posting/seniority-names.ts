/** Ranks that a posting can state, lowest first, as lists say them. */
export const seniorities = {
  internship: 'Internship',
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  staff: 'Staff or principal',
  manager: 'Manager',
  director: 'Director',
  executive: 'Executive',
} as const;
export type Seniority = keyof typeof seniorities | 'unknown';
