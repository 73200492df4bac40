import {
  checkoutLink,
  type OwnPlan,
  portalLink,
  subscriptionCancel,
  subscriptionChange,
  subscriptionKeep,
  subscriptionStay,
  subscriptionsOfCustomer,
} from '@foothold/core/contract/subscriptions.ts';
import { isOn } from '@foothold/core/plans/entitlement.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveFor } from '../../platform/leave-for.ts';
import { call } from '../../platform/server/api.ts';
import { newRetryKey } from '../../platform/server/retry-key.ts';
import { ownPlanQuery } from '../../shared/plans/plan-queries.ts';

type User = { userId: string; email: string };

function follow(url: string): void {
  if (!leaveFor(url)) throw new Error('The address of the payment service is none.');
}

/** Opens the hosted checkout of a product in this tab. */
export function useCheckout({ email }: User) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (productId: string) => {
      const { url } = await call(checkoutLink, { body: { email, productId }, retryKey: newRetryKey() });
      follow(url);
    },
  });
}

/** Opens the customer portal, where cards and invoices are. */
export function usePortal() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => follow((await call(portalLink)).url),
  });
}

/** A plan that has a subscription, as its calls name it. */
export type RunningPlan = OwnPlan & { customerId: string; subscriptionId: string };

/** True where there is a subscription to cancel, keep or change. */
export function isRunning(plan: OwnPlan): plan is RunningPlan {
  return isOn(plan.standing) && plan.customerId !== null && plan.subscriptionId !== null;
}

/** Asks Polar again for all that a customer has, for whom the news did not come by itself. */
export function useAskAgain({ userId }: User) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (customerId: string) => call(subscriptionsOfCustomer, { params: { customerId } }),
    onSuccess: (plan) => client.setQueryData(ownPlanQuery(userId).queryKey, plan),
  });
}

/** Wishes that name nothing but the subscription. */
const plainWishes = {
  cancel: subscriptionCancel,
  keep: subscriptionKeep,
  stay: subscriptionStay,
} as const;

type Wish =
  | { kind: keyof typeof plainWishes; plan: RunningPlan }
  | { kind: 'change'; plan: RunningPlan; productId: string };

/** Cancels, keeps or changes the plan of a person, or takes a change back; what the server answers is shown everywhere at once. */
export function useWish({ userId }: User) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (wish: Wish) => {
      const { customerId, subscriptionId } = wish.plan;
      const params = { id: userId };
      if (wish.kind === 'change')
        return call(subscriptionChange, {
          params,
          body: { customerId, subscriptionId, productId: wish.productId },
        });
      return call(plainWishes[wish.kind], { params, body: { customerId, subscriptionId } });
    },
    onSuccess: (plan) => client.setQueryData(ownPlanQuery(userId).queryKey, plan),
  });
}
