import type { SettingName } from '@foothold/core/entities/setting/setting.ts';
import { useEffect, useState } from 'react';
import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';

/**
 * A setting that changes with each key or step of a slider: what is said shows at once and the next change starts from it,
 * while it is kept behind it. Undefined while it loads.
 */
export function useStoredText(
  name: SettingName<'money'>,
): { text: string; store: (next: string) => void } | undefined {
  const kept = useSetting('money', name);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said !== null && said === kept) setSaid(null);
  }, [said, kept]);
  if (kept === undefined) return undefined;
  const text = said ?? kept;
  return {
    text,
    store: (next) => {
      if (next === text) return;
      setSaid(next);
      void saveSetting('money', name, next).then((result) => {
        if (result.ok) return;
        toastFailure(result);
        setSaid((now) => (now === next ? null : now));
      });
    },
  };
}
