import type { GeoFact } from '@foothold/core/geography/geo.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';

/** Figures in the person's own form. */
export function useNumbers() {
  const { i18n, t } = useLingui();
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    numberFormat(i18n.locale, options).format(value);
  const usd = (value: number) =>
    number(value, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const unitOf: Record<GeoFact['unit'], (value: number) => string> = {
    usd,
    'usd-month': (value) => t`${usd(value)} a month`,
    'usd-year': (value) => t`${usd(value)} a year`,
    people: (value) => number(value),
    years: (value) => t`${number(value, { maximumFractionDigits: 1 })} years`,
    percent: (value) => number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    jobs: (value) => t`${number(value)} jobs`,
  };
  return {
    number: (value: number) => number(value),
    /** A number of people, or that it is not known. */
    people: (value: number | null): string => (value === null ? t`Not known` : number(value)),
    /** A figure with its unit: “$1,250 a month”, “33.1%”. */
    figure: ({ value, unit }: Pick<GeoFact, 'value' | 'unit'>): string => unitOf[unit](value),
  };
}
