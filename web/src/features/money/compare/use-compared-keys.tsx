import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { saveSetting, useSetting } from '../../../data/settings/settings.ts';
import { href } from '../../../platform/href.ts';
import { keysIn, maxColumns, withKey } from '../../../shared/money/compare-keys.ts';
import { toastDone, toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';

/** Which columns are compared, and how that changes; undefined while it loads. */
export type ComparedKeys = {
  keys: string[];
  add: (key: string) => void;
  remove: (key: string, name: string) => void;
};

/**
 * The columns of the comparison, kept on this device. An address with `add` puts one more in, which other screens link to;
 * one with `of` names all of them, and counts until something is changed.
 */
export function useComparedKeys(): ComparedKeys | undefined {
  const kept = useSetting('money', 'columns');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const named = query.get('of');
  const asked = query.get('add');
  const keys = keysIn(named ?? kept ?? '');
  const store = async (next: readonly string[]) => {
    const result = await saveSetting('money', 'columns', next.join(','));
    if (!result.ok) toastFailure(result);
    else if (named !== null || asked !== null) void navigate(href('/places/compare'), { replace: true });
    return result;
  };
  const add = (key: string) => {
    const next = withKey(keys, key);
    if (next) void store(next);
    else {
      showToast({
        text:
          keys.length < maxColumns ? (
            <Trans>That address does not name a place that can be compared. Add it by name instead.</Trans>
          ) : (
            <Trans>{maxColumns} are already side by side. Remove one first.</Trans>
          ),
        kind: 'error',
      });
      if (asked !== null) void navigate(href('/places/compare'), { replace: true });
    }
  };
  const isKnown = kept !== undefined;
  useEffect(() => {
    if (isKnown && asked !== null) add(asked);
    // What is asked for is added once.
  }, [isKnown, asked]);
  if (!isKnown) return undefined;
  return {
    keys,
    add,
    remove: (key, name) =>
      void store(keys.filter((one) => one !== key)).then((result) => {
        if (result.ok) toastDone(<Trans>Removed: {name}.</Trans>, result.journalId);
      }),
  };
}
