/** Plans by their ids (docs/spec/constants.md, Plans; docs/spec/readings.md R22). */
export const planIds = ['starter', 'growth', 'pro', 'monthly'] as const;
export type PlanId = (typeof planIds)[number];

/** What a plan counts: analyses and reviews; optimizations, letters and practice feedback; talks with coach, assistant and counselor. */
export const countedUses = ['analysis', 'optimization', 'request'] as const;
export type CountedUse = (typeof countedUses)[number];
