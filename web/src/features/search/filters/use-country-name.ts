import { useLingui } from '@lingui/react/macro';

/** Names countries by lower-case alpha-2 code out of the browser's own table, short: “Canada”, “UK”; else the code. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region', style: 'short' });
  return (code) => (/^[a-z]{2}$/.test(code) && names.of(code.toUpperCase())) || code.toUpperCase();
}
