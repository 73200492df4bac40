import { payRecord } from '@foothold/core/contract/subscriptions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../platform/server/api.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { ownPlanQuery } from '../../shared/plans/plan-queries.ts';

/** Milliseconds between two looks, and after which waiting is said to take long. */
const everyMs = 3000;
/** The same after a look that failed: the payment service may be down for an hour. */
const failedMs = 15_000;
const longMs = 45_000;

/** Where a payment stands for who waits: `on` means that the plan runs. */
export type PaymentStep = 'asking' | 'open' | 'confirming' | 'activating' | 'on' | 'failed' | 'expired';

/**
 * Looks at a checkout every three seconds until it is decided; `isLong` after three quarters of a minute, `isLooking` where
 * a look failed and the next one comes by itself.
 */
export function usePayment(userId: string, checkoutId: string | null) {
  const client = useQueryClient();
  const [isLong, setLong] = useState(false);
  const asked = useQuery({
    queryKey: ['payment', userId, checkoutId],
    enabled: checkoutId !== null,
    queryFn: ({ signal }) =>
      call(payRecord, { params: { id: userId }, body: { checkoutId: checkoutId ?? '' }, signal }),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, error } }) => {
      if (error) return isPassing(error) && failedMs;
      return !isDecided(data) && everyMs;
    },
  });
  const { data } = asked;
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (data) client.setQueryData(ownPlanQuery(userId).queryKey, data.plan);
  }, [client, data, userId]);
  const { error } = asked;
  return {
    ...{ step: stepOf(data), plan: data?.plan, error, isLong, again: asked.refetch },
    isLooking: isPassing(error),
  };
}

type Asked = Awaited<ReturnType<typeof call<typeof payRecord>>> | undefined;

/** True for what may be over in a while; a payment of somebody else stays that. */
function isPassing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 429);
}

function isDecided(asked: Asked): boolean {
  return ['on', 'failed', 'expired'].includes(stepOf(asked));
}

function stepOf(asked: Asked): PaymentStep {
  if (!asked) return 'asking';
  if (asked.checkout === 'succeeded') return asked.plan.planId === null ? 'activating' : 'on';
  return asked.checkout === 'confirmed' ? 'confirming' : asked.checkout;
}
