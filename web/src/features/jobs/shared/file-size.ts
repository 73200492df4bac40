import { numberFormat } from '@foothold/core/text/formats.ts';

/** The size of a file as a person reads it: “480 KB”, “1.2 MB”; 1 KB is 1,024 bytes. */
export function fileSize(bytes: number, locale?: string): string {
  const [value, unit] =
    bytes < 1024 * 1024
      ? ([Math.max(1, Math.round(bytes / 1024)), 'kilobyte'] as const)
      : ([bytes / 1024 / 1024, 'megabyte'] as const);
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
