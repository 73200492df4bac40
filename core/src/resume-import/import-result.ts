import { type ItemList, itemLists } from '../entities/resume/version-differences.ts';
import { placeFields } from '../resume-reading/read-resume.ts';
import type { Fields } from '../transfer/json-resume-extra.ts';
import type { DraftItem, ImportDraft } from './import-draft.ts';
import { needsCheck } from './import-rows.ts';

/** A value of the new resume that should be looked at, and what the file says there. */
export type FieldToCheck = { field: string; says: string };

/** An item to be written, and which of its fields should be looked at. */
export type ImportedItem = { fields: Fields; toCheck: FieldToCheck[] };

/** What an import writes: the fields of the resume and its items in their order. */
export type ImportedResume = { resume: ImportedItem } & Record<ItemList, ImportedItem[]>;

/** The resume that a draft makes. Items that say nothing are left out. */
export function importedResume({ items }: ImportDraft): ImportedResume {
  const lists = itemLists.map((list) => {
    const own = items.filter((item) => item.list === list && says(item));
    const places = new Map<string, number>();
    return [
      list,
      own.map((item) => {
        const at = (places.get(item.section) ?? 0) + 1;
        places.set(item.section, at);
        return importedItem(item, at);
      }),
    ] as const;
  });
  const head = items.find(({ list }) => list === 'resume');
  return {
    resume: head ? importedItem(head) : { fields: {}, toCheck: [] },
    ...(Object.fromEntries(lists) as Record<ItemList, ImportedItem[]>),
  };
}

const says = ({ values }: DraftItem) =>
  Object.values(values).some((value) => value && value.value.trim() !== '');

function importedItem({ row, values, list, section }: DraftItem, displayOrder?: number): ImportedItem {
  const fields: Fields = { ...row };
  const toCheck: FieldToCheck[] = [];
  for (const [field, value] of Object.entries(values)) {
    if (!value) continue;
    const text = value.value.trim();
    if (field === 'place') {
      if (text !== placeText(row)) Object.assign(fields, placeFields({ value: text }));
    } else fields[field] = text;
    if (needsCheck(value) && text !== '')
      toCheck.push({ field: field === 'place' ? 'city' : field, says: value.says });
  }
  if (list !== 'resume') fields.resumeSectionName = section;
  if (displayOrder !== undefined) fields.displayOrder = displayOrder;
  return { fields, toCheck };
}

/** The place of a row as one text. */
function placeText({ city, state, country }: Fields): string {
  return [city, state, country].filter((part) => typeof part === 'string' && part !== '').join(', ');
}
