import {
  closeGap,
  inDisplayOrder,
  moveItem,
  nextDisplayOrder,
  type Placed,
} from '@foothold/core/entities/resume/display-order.ts';
import { effectiveResume } from '@foothold/core/entities/resume/effective-resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import {
  type Differences,
  type ItemTable,
  isSameField,
  listOf,
} from '@foothold/core/entities/resume/version-differences.ts';
import {
  uidsOf,
  withItemFields,
  withOrder,
  withoutItem,
} from '@foothold/core/entities/resume/version-edits.ts';
import type { Clock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import type { Records } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { keepInVersions } from './preserve-in-versions.ts';
import type { ItemFields } from './resume-edit.ts';
import { addItem, putChanged, readForChange, readForEdit } from './resume-rows.ts';

type Row = Readonly<Record<string, unknown>>;
type AnyItem = Records[ItemTable];

/** A resume that is being edited: its own rows, those of its base, and the whole that both read as. */
export type Target = {
  writer: Writer;
  own: WholeResume;
  base: WholeResume | null;
  whole: WholeResume;
  clock: Clock;
};

/** Reads the resume that is to be edited. */
export async function targetOf(writer: Writer, id: number, clock: Clock): Promise<Target> {
  const { own, base } = await readForEdit(writer, id, clock);
  return { writer, own, base, whole: effectiveResume(base, own), clock };
}

/** Refuses an edit that started from another value than the one that is there now. */
export function refuseOther(now: Row, fields: Row, was: Row): void {
  const isOther = (name: string) =>
    Object.hasOwn(was, name) && !isSameField(now[name], was[name]) && !isSameField(now[name], fields[name]);
  if (Object.keys(fields).some(isOther)) throw new Refusal('changed-elsewhere', { current: now });
}

/** Writes fields of an item; in a version those of an item of the base become differences. */
export async function writeItem(
  target: Target,
  { table, id, fields, was }: { table: ItemTable; id: number; fields: ItemFields; was: ItemFields },
): Promise<void> {
  const { writer, own, base, whole, clock } = target;
  const list = listOf(table);
  const byId = (items: readonly AnyItem[]) => items.find(({ internalId }) => internalId === id);
  const shown = byId(whole[list]);
  if (!shown) throw new Refusal('missing');
  refuseOther(shown, fields, was);
  const mine = byId(own[list]);
  if (mine) {
    const row = { ...mine, ...fields } as AnyItem;
    if (!isSameField(row, mine)) await putChanged(writer, table, row, clock);
    return;
  }
  const item = base && byId(base[list]);
  if (!item) throw new Refusal('missing');
  const named = await withUid(writer, table, item, clock);
  await putDifferences(target, withItemFields(own.resume.differences, list, named, fields));
}

/** An item of the base is named by its uid; one of an older release or another program gets one first. */
async function withUid(writer: Writer, table: ItemTable, item: AnyItem, clock: Clock): Promise<AnyItem> {
  if (item.uid !== '') return item;
  const named = { ...item, uid: clock.newUid() };
  await putChanged(writer, table, named, clock);
  return named;
}

async function putDifferences({ writer, own, clock }: Target, differences: Differences): Promise<void> {
  if (isSameField(differences, own.resume.differences)) return;
  await putChanged(writer, 'resumes', { ...own.resume, differences }, clock);
}

/** Adds an item behind the others and returns its key. */
export async function appendItem(target: Target, table: ItemTable, fields: ItemFields): Promise<number> {
  const { writer, own, clock } = target;
  const list = listOf(table);
  const displayOrder = nextDisplayOrder(own[list] as readonly AnyItem[]);
  const id = await addItem(
    writer,
    table,
    { ...fields, displayOrder, resumeId: own.resume.internalId },
    clock,
  );
  const added = await writer.get(table, id);
  if (target.base && added) await reorder(target, table, (uids) => [...uids, added.uid]);
  return id;
}

/** Removes an item; in a version an item of the base is hidden. */
export async function removeItem(target: Target, table: ItemTable, id: number): Promise<void> {
  const { writer, own, base, clock } = target;
  const list = listOf(table);
  const items = own[list] as readonly AnyItem[];
  const mine = items.find(({ internalId }) => internalId === id);
  if (!mine) return writeItem(target, { table, id, fields: { isHidden: true }, was: {} });
  if (!base) await keepInVersions(writer, own, { list, item: mine }, clock);
  await writer.remove(table, id);
  await putPlaces(writer, table, { items, changes: closeGap(items, id), clock });
  if (!base) return;
  await putDifferences(target, withoutItem(own.resume.differences, list, mine.uid));
  await reorder(target, table, (uids) => uids.filter((uid) => uid !== mine.uid));
}

/** Moves an item to a place from 1 on. */
export async function moveItemTo(
  target: Target,
  { table, id, to }: { table: ItemTable; id: number; to: number },
): Promise<void> {
  const { writer, own, base, whole, clock } = target;
  // Without a base the stored places count: a merge can leave two items in one place.
  const items = (base ? whole : own)[listOf(table)] as readonly AnyItem[];
  if (!items.some(({ internalId }) => internalId === id)) throw new Refusal('missing');
  const changes = moveItem(items, id, placeInAll(items, id, to));
  if (changes.length === 0) return;
  if (!base) return putPlaces(writer, table, { items, changes, clock });
  const places = new Map(changes.map(({ internalId, displayOrder }) => [internalId, displayOrder]));
  const placed = inDisplayOrder(
    items.map(({ internalId, displayOrder }) => ({
      internalId,
      displayOrder: places.get(internalId) ?? displayOrder,
    })),
  );
  await reorder(target, table, (_, uidOf) => placed.map(({ internalId }) => uidOf(internalId)));
}

/** Puts a list of a version in another order; `wanted` gets the uids as they stood and a way from keys to uids. */
async function reorder(
  { writer, own, base, clock, ...rest }: Target,
  table: ItemTable,
  wanted: (uids: readonly string[], uidOf: (key: number) => string) => readonly string[],
): Promise<void> {
  const list = listOf(table);
  for (const item of base?.[list] ?? []) await withUid(writer, table, item, clock);
  const before = uidsOf(base, own, list);
  const { own: now, base: named } = await readForChange(writer, own.resume.internalId);
  if (!named) throw new Refusal('missing');
  const byKey = new Map([...named[list], ...now[list]].map((item) => [item.internalId, item.uid]));
  const uids = wanted(before, (key) => byKey.get(key) ?? '');
  const { differences, own: changes } = withOrder(named, now, { list, uids });
  await putPlaces(writer, table, { items: now[list] as readonly AnyItem[], changes, clock });
  await putDifferences({ ...rest, writer, own: now, base: named, clock }, differences);
}

async function putPlaces(
  writer: Writer,
  table: ItemTable,
  { items, changes, clock }: { items: readonly AnyItem[]; changes: readonly Placed[]; clock: Clock },
): Promise<void> {
  for (const { internalId, displayOrder } of changes) {
    const row = items.find((item) => item.internalId === internalId);
    if (row) await putChanged(writer, table, { ...row, displayOrder }, clock);
  }
}

/** A place among the items of a section as one among all items of the table. */
function placeInAll(items: readonly AnyItem[], id: number, to: number): number {
  const ordered = inDisplayOrder(items);
  const section = ordered.find(({ internalId }) => internalId === id)?.resumeSectionName;
  const beside = ordered.filter(({ resumeSectionName }) => resumeSectionName === section);
  const there = beside[Math.min(Math.max(Math.round(to), 1), beside.length) - 1];
  return there ? ordered.indexOf(there) + 1 : 1;
}
