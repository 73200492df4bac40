import { createHash } from 'node:crypto';
import { titleKey } from '@foothold/core/search/title-words.ts';

/**
 * What one row of a list stands for: the title at one company in one place. Remote work is one place, so that copies of
 * a job for several countries are one row. 48 bits.
 */
export function jobKey(row: {
  title: string;
  companyKey: string;
  isRemote: boolean;
  location: string;
}): number {
  const place = row.isRemote ? 'remote' : row.location.toLowerCase().split('; ').sort().join('; ');
  const parts = JSON.stringify([titleKey(row.title), row.companyKey, place]);
  return createHash('sha256').update(parts).digest().readUIntBE(0, 6);
}
