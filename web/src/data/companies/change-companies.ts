import { maxCategories } from '@foothold/core/entities/company/company-form.ts';
import { isTooLong, withoutTags, withTags } from '@foothold/core/entities/job/job-tags.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRecord } from '../rows/stored-record.ts';

/** Categories that companies get or lose. */
export type CategoryChange = { add?: readonly string[]; remove?: readonly string[] };

/** Gives companies categories or takes some off, in one step; what each has beside stays. */
export const changeCategories = command(
  'changeCategories',
  (ids: readonly number[], { add = [], remove = [] }: CategoryChange, clock: Clock = systemClock) => {
    const tooLong = add.find(isTooLong);
    if (tooLong !== undefined) throw new Refusal('invalid', { detail: 'quoted', values: { text: tooLong } });
    return {
      label: add.length > 0 ? 'categoryAdded' : 'categoryRemoved',
      tables: ['companies'],
      clock,
      run: async (writer) => {
        for (const id of new Set(ids)) {
          const company = await storedRecord(writer, 'companies', id);
          const categories = withTags(withoutTags(company.categories, remove), add);
          if (categories.length > maxCategories)
            throw new Refusal('invalid', { detail: 'categories', values: { most: maxCategories } });
          if (categories.join('\n') === company.categories.join('\n')) continue;
          const updatedAt = nextInstant(clock.now(), company.updatedAt);
          await writer.put('companies', { ...company, categories, updatedAt });
        }
        return { id: ids[0] ?? 0 };
      },
    };
  },
);
