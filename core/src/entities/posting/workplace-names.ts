/** Where the work is done, as lists say it. */
export const workplaces = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' } as const;
export type Workplace = keyof typeof workplaces | 'unknown';
