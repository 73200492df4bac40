import { settingDefaults } from '@foothold/core/entities/setting/setting.ts';
import { saveSetting, useSetting } from '../../../data/settings/settings.ts';
import { said } from '../../../ui/said.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';

/** The country that does not narrow a search (docs/spec/readings.md R1). */
export const everywhere = settingDefaults.jobSearch.countrycode;

/** Among the choices: that country and no other. */
export const onlyHome = `only ${everywhere}`;

/** The country a search keeps to: the one of the search defaults, so that every count on other screens agrees with it. */
export function useSearchCountry(): {
  /** Lower-case alpha-2; undefined while it loads. */
  code: string | undefined;
  isNarrow: boolean;
  /** True when it was kept; else a toast has said why not. */
  choose: (code: string) => Promise<boolean>;
} {
  const stored = useSetting('jobSearch', 'countrycode');
  const code = stored?.trim().toLowerCase();
  return {
    code,
    isNarrow: code !== undefined && code !== everywhere && /^[a-z]{2}$/.test(code),
    choose: async (next) => {
      const saved = await saveSetting('jobSearch', 'countrycode', next);
      if (!saved.ok) showToast({ text: said(saved.message), kind: 'error' });
      return saved.ok;
    },
  };
}
