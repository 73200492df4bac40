import { effectiveResume } from '@foothold/core/entities/resume/effective-resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { type ItemList, itemPlace, itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import { hasOwnWords, uidsOf, withOrder, withoutItem } from '@foothold/core/entities/resume/version-edits.ts';
import type { Clock } from '../rows/clock.ts';
import type { Records } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { addItem, putChanged, readForChange, versionsOf } from './resume-rows.ts';

/**
 * Runs before an item of a base is removed: a version that changed the text of the item keeps it as an item of its own,
 * in its place, with a note (`BaseNote` of kind `gone`). A version that only hid it loses that difference.
 */
export async function keepInVersions(
  writer: Writer,
  base: WholeResume,
  { list, item }: { list: ItemList; item: WholeResume[ItemList][number] },
  clock: Clock,
): Promise<void> {
  if (item.uid === '') return;
  for (const { internalId: id } of await versionsOf(writer, base.resume.internalId)) {
    const { own } = await readForChange(writer, id);
    const { differences } = own.resume;
    const isSaid = hasOwnWords(differences, list, item.uid);
    const rest = withoutItem(differences, list, item.uid);
    if (!isSaid) {
      if (Object.keys(rest).length < Object.keys(differences).length)
        await putChanged(writer, 'resumes', { ...own.resume, differences: rest }, clock);
      continue;
    }
    const table = itemTables[list];
    const said = effectiveResume(base, own)[list].find(({ internalId }) => internalId === item.internalId);
    const key = await addItem(writer, table, { ...said, resumeId: id }, clock);
    const kept = await writer.get(table, key);
    if (!kept) continue;
    const uids = uidsOf(base, own, list).map((uid) => (uid === item.uid ? kept.uid : uid));
    const now = {
      ...own,
      resume: { ...own.resume, differences: rest },
      [list]: [...own[list], kept],
    } as WholeResume;
    const left = { ...base, [list]: base[list].filter((one) => one !== item) } as WholeResume;
    const placed = withOrder(left, now, { list, uids });
    for (const { internalId, displayOrder } of placed.own) {
      const row = now[list].find((one) => one.internalId === internalId);
      if (row) await putChanged(writer, table, { ...row, displayOrder } as Records[typeof table], clock);
    }
    const mark = { [itemPlace(list, kept.uid, 'gone')]: { value: item.uid, base: null } };
    await putChanged(
      writer,
      'resumes',
      { ...own.resume, differences: { ...placed.differences, ...mark } },
      clock,
    );
  }
}
