import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../platform/server/api-error.ts';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import type { LocationProblem } from './directory-location-form.tsx';

/** Says why the directory did not take a location. */
export function useSaveProblem(): (error: unknown) => LocationProblem {
  const { t } = useLingui();
  const words = useErrorWords();
  return (error) => {
    const { code, message } =
      error instanceof ApiError ? { code: error.code, message: words(error) } : { code: '', message: '' };
    if (code === 'conflict')
      return { isOvertaken: true, message: t`Somebody changed this location since you opened it.` };
    if (code === 'company-not-found')
      return { isOvertaken: false, message: t`This location is no longer in the directory.` };
    return { isOvertaken: false, message: message || t`The directory did not accept it. Try again.` };
  };
}
