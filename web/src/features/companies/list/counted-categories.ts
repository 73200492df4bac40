import type { Company } from '@foothold/core/entities/company/company.ts';
import { tagKey } from '@foothold/core/entities/job/job-tags.ts';

/** The categories of these companies, each once, those of most companies first. */
export function countedCategories(
  companies: readonly Pick<Company, 'categories'>[],
): { key: string; name: string; count: number; color: string }[] {
  const found = new Map<string, { key: string; name: string; count: number; color: string }>();
  for (const name of companies.flatMap(({ categories }) => categories)) {
    const key = tagKey(name);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { key, name, count: 1, color: '' });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
