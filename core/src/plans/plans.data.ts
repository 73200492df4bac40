import type { CountedUse, PlanId } from './plan.ts';

/** How much of each thing a plan gives; null: no limit. `request` is a number a day, the other two a billing period. */
export type PlanLimits = Readonly<Record<CountedUse, number | null>> & {
  /** Jobs that are tracked: said in the browser, never enforced (docs/decisions/0105). */
  readonly trackedJobs: number | null;
};

/** One plan as it is offered; money is an integer of the smallest unit of its currency. */
export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: 'usd';
  readonly billingInterval: 'month';
  readonly features: readonly string[];
  readonly featured: boolean;
  /** Which of two running plans counts: the higher one. */
  readonly rank: number;
  readonly limits: PlanLimits;
};

const common = { currency: 'usd', billingInterval: 'month' } as const;

/** What everybody has where payments are on and no plan runs. */
export const freeLimits: PlanLimits = { trackedJobs: 5, analysis: 0, optimization: 0, request: 0 };

/** What everybody has where payments are off. */
export const noLimits: PlanLimits = { trackedJobs: null, analysis: null, optimization: null, request: null };

const free = (tracking: string): readonly string[] => [
  'Search, maps, companies, interviews, resumes, letters, places and the calendar, without a limit',
  'Reviews, fit and practice worked out by rule on your own device',
  'The model of your own key or your own computer, never counted',
  tracking,
  'Everything you wrote stays readable, editable and exportable, with or without a plan',
];

/** What is free, in the words that stand before every price. */
export const freeFeatures = free('Job tracking: up to 5 jobs');

/** The same where payments are off. */
export const unlockedFeatures = free('Job tracking, without a limit');

/** The plans of docs/spec/constants.md, Plans, cheapest first; `monthly` is offered where its product is configured alone. */
export const plans: readonly Plan[] = [
  {
    ...common,
    id: 'starter',
    name: 'Monthly Starter',
    description: 'For a search that has just begun.',
    amount: 1500,
    features: [
      'Job tracking: up to 10 jobs',
      '3 AI analyses a month',
      '30 questions a day to the assistants',
    ],
    featured: false,
    rank: 1,
    limits: { trackedJobs: 10, analysis: 3, optimization: 0, request: 30 },
  },
  {
    ...common,
    id: 'growth',
    name: 'Monthly Growth',
    description: 'For a search that takes most of your week.',
    amount: 2000,
    features: [
      'Job tracking: up to 50 jobs',
      '10 AI optimizations a month',
      '3 AI analyses a month',
      'Interview tools: feedback of the model on practice answers, counted as an optimization',
      '30 questions a day to the assistants',
    ],
    featured: true,
    rank: 3,
    limits: { trackedJobs: 50, analysis: 3, optimization: 10, request: 30 },
  },
  {
    ...common,
    id: 'monthly',
    name: 'Monthly',
    description: 'One simple plan with what Monthly Growth has.',
    amount: 2000,
    features: [
      'Job tracking: up to 50 jobs',
      '10 AI optimizations a month',
      '3 AI analyses a month',
      '30 questions a day to the assistants',
    ],
    featured: false,
    rank: 2,
    limits: { trackedJobs: 50, analysis: 3, optimization: 10, request: 30 },
  },
  {
    ...common,
    id: 'pro',
    name: 'Pro Monthly Plan',
    description: 'For several applications a day.',
    amount: 6000,
    features: [
      'Job tracking without a limit',
      'AI analyses and optimizations without a limit',
      'Cover letters by the model',
      'Priority support',
      '30 questions a day to the assistants',
    ],
    featured: false,
    rank: 4,
    limits: { trackedJobs: null, analysis: null, optimization: null, request: 30 },
  },
];

/** The plan of an id. */
export function planOf(id: PlanId): Plan {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`There is no plan ${id}.`);
  return found;
}
