import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Proposes Scheduled once, when the day and the hour of an open interview come to be said: TBD would be a mere maybe in a
 * calendar. What the person chooses afterwards stays.
 */
export function useProposedStatus(form: UseFormReturn<InterviewFormValues>, hasTime: boolean): void {
  const isSettled = useRef(hasTime);
  useEffect(() => {
    if (!hasTime || isSettled.current) return;
    isSettled.current = true;
    if (form.getValues('status') === 'TBD') form.setValue('status', 'Scheduled', { shouldDirty: true });
  }, [form, hasTime]);
}
