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
  withResumeFields,
} from '@foothold/core/entities/resume/version-edits.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import type { Records } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { keepInVersions } from './keep-in-versions.ts';
import { checkFields, type ItemFields, type ResumeEdit } from './resume-edit.ts';
import { addItem, putChanged, readForChange, settleDefault } from './resume-rows.ts';
import { resumeTables } from './whole-resume.ts';

type Row = Readonly<Record<string, unknown>>;
type AnyItem = Records[ItemTable];

/** What stands in the way of an edit that is written: a resume or version with what it has of its base. */
type Target = {
  writer: Writer;
  own: WholeResume;
  base: WholeResume | null;
  whole: WholeResume;
  clock: Clock;
};

const labels = {
  resume: 'Resume edited',
  item: 'Resume edited',
  'add-item': 'Resume item added',
  'remove-item': 'Resume item removed',
  'move-item': 'Resume item moved',
} as const satisfies Record<ResumeEdit['kind'], string>;

/**
 * Writes an edit of a resume, or several as one step; edits of one field that follow each other at once are one entry of
 * the history. In a version what reads otherwise than its base becomes a difference (decision 0070): an item of the
 * base that is removed is hidden there. `itemId` is the item it was about, the new one of an addition.
 */
export const writeResume = command(
  'writeResume',
  (id: number, edit: ResumeEdit | readonly ResumeEdit[], clock: Clock = systemClock) => {
    const edits: readonly ResumeEdit[] = 'kind' in edit ? [edit] : edit;
    for (const one of edits)
      if ('fields' in one) checkFields(one.kind === 'resume' ? 'resumes' : one.table, one.fields);
    return {
      label: edits[0] ? labels[edits[0].kind] : labels.resume,
      tables: resumeTables,
      clock,
      coalesce: edits.every(({ kind }) => kind === 'resume' || kind === 'item'),
      run: async (writer) => {
        let itemId: number | null = null;
        for (const one of edits) {
          const { own, base } = await readForChange(writer, id);
          const target = { writer, own, base, whole: effectiveResume(base, own), clock };
          itemId = await write(target, one);
        }
        return { id, itemId };
      },
    };
  },
);

async function write(target: Target, edit: ResumeEdit): Promise<number | null> {
  switch (edit.kind) {
    case 'resume':
      await writeFields(target, edit);
      return null;
    case 'item':
      await writeItem(target, edit);
      return edit.id;
    case 'add-item':
      return add(target, edit.table, edit.fields);
    case 'remove-item':
      await remove(target, edit.table, edit.id);
      return edit.id;
    case 'move-item':
      await move(target, edit);
      return edit.id;
  }
}

/** Refuses an edit that started from another value than the one that stands there now. */
function refuseOther(now: Row, fields: Row, was: Row): void {
  const isOther = (name: string) =>
    Object.hasOwn(was, name) && !isSameField(now[name], was[name]) && !isSameField(now[name], fields[name]);
  if (Object.keys(fields).some(isOther)) throw new Refusal('changed-elsewhere', { current: now });
}

async function writeFields(
  { writer, own, base, whole, clock }: Target,
  { fields, was }: Extract<ResumeEdit, { kind: 'resume' }>,
): Promise<void> {
  refuseOther(whole.resume, fields, was);
  const { title = own.resume.title, isDefault = own.resume.isDefault, ...inherited } = fields;
  const { photo = own.resume.photo } = fields;
  const row = base
    ? { ...own.resume, title, isDefault, photo, differences: withResumeFields(base, own, inherited) }
    : { ...own.resume, ...fields };
  if (base && !row.differences['resume/photo']) row.photo = '';
  if (!isSameField(row, own.resume)) await putChanged(writer, 'resumes', row, clock);
  if ('isDefault' in fields) await settleDefault(writer, clock, own.resume.internalId);
}

async function writeItem(
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

async function add(target: Target, table: ItemTable, fields: ItemFields): Promise<number> {
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

async function remove(target: Target, table: ItemTable, id: number): Promise<void> {
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

async function move(
  target: Target,
  { table, id, to }: { table: ItemTable; id: number; to: number },
): Promise<void> {
  const { writer, base, whole, clock } = target;
  const items = whole[listOf(table)] as readonly AnyItem[];
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
