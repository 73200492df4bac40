import type { Message } from '../text/messages.ts';
import type { CountedUse, PlanId } from './plan.ts';
import { planText } from './plans.messages.ts';

/** How much of each thing a plan gives; null: no limit. `request` is a number a day, the other two a billing period. */
export type PlanLimits = Readonly<Record<CountedUse, number | null>> & {
  /** Jobs that are tracked: said in the browser, never enforced (docs/decisions/0105). */
  readonly trackedJobs: number | null;
};

/** One plan as it is offered; money is an integer of the smallest unit of its currency. */
export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly description: Message;
  readonly amount: number;
  readonly currency: 'usd';
  readonly billingInterval: 'month';
  readonly features: readonly Message[];
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

const free = (tracking: Message): readonly Message[] => [
  planText('free-work'),
  planText('free-rules'),
  planText('free-model'),
  tracking,
  planText('free-data'),
];

/** What is free, in the words that are before every price. */
export const freeFeatures = free(planText('tracking', { most: 5 }));

/** The same where payments are off. */
export const unlockedFeatures = free(planText('free-tracking'));

/** The plans of docs/spec/constants.md, Plans, cheapest first; `monthly` is offered where its product is configured alone. */
export const plans: readonly Plan[] = [
  {
    ...common,
    id: 'starter',
    name: 'Monthly Starter',
    description: planText('starter'),
    amount: 1500,
    features: [
      planText('tracking', { most: 10 }),
      planText('analyses', { most: 3 }),
      planText('questions', { most: 30 }),
    ],
    featured: false,
    rank: 1,
    limits: { trackedJobs: 10, analysis: 3, optimization: 0, request: 30 },
  },
  {
    ...common,
    id: 'growth',
    name: 'Monthly Growth',
    description: planText('growth'),
    amount: 2000,
    features: [
      planText('tracking', { most: 50 }),
      planText('optimizations', { most: 10 }),
      planText('analyses', { most: 3 }),
      planText('interview-tools'),
      planText('questions', { most: 30 }),
    ],
    featured: true,
    rank: 3,
    limits: { trackedJobs: 50, analysis: 3, optimization: 10, request: 30 },
  },
  {
    ...common,
    id: 'monthly',
    name: 'Monthly',
    description: planText('monthly'),
    amount: 2000,
    features: [
      planText('tracking', { most: 50 }),
      planText('optimizations', { most: 10 }),
      planText('analyses', { most: 3 }),
      planText('questions', { most: 30 }),
    ],
    featured: false,
    rank: 2,
    limits: { trackedJobs: 50, analysis: 3, optimization: 10, request: 30 },
  },
  {
    ...common,
    id: 'pro',
    name: 'Pro Monthly Plan',
    description: planText('pro'),
    amount: 6000,
    features: [
      planText('all-tracking'),
      planText('all-model'),
      planText('letters'),
      planText('support'),
      planText('questions', { most: 30 }),
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
