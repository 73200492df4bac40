import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';
import type { ChosenOccupation } from './occupation-picker.tsx';

/** The occupation the person chose, kept on this device; '' where none is, or what is kept is no code. */
export function useStoredOccupation(): ChosenOccupation {
  const stored = useSetting('jobSearch', 'occupation') ?? '';
  return {
    code: /^\d{2}-\d{4}$/.test(stored) ? stored : '',
    choose: (code) =>
      void saveSetting('jobSearch', 'occupation', code).then((result) => {
        if (!result.ok) toastFailure(result);
      }),
  };
}
