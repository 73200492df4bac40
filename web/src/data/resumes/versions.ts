import { stampJob } from '@foothold/core/entities/job/job-stamp.ts';
import { contentOf } from '@foothold/core/entities/record.ts';
import { placeOfPath } from '@foothold/core/entities/resume/base-notes.ts';
import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import {
  isSameField,
  itemLists,
  itemTables,
  withoutPlaces,
  withUidsRenamed,
} from '@foothold/core/entities/resume/version-differences.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRecord } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';
import { removeItem, targetOf } from './resume-items.ts';
import { addItem, detachRow, newStamps, putChanged, readForChange, readForEdit } from './resume-rows.ts';
import { resumeTables } from './whole-resume.ts';

/**
 * Makes a version of a resume, which stores only what will differ (decision 0070); with `jobId` that job names it from now
 * on. A version of a version hangs on the same base and starts with its differences.
 */
export const makeVersion = command(
  'makeVersion',
  (id: number, { title, jobId }: { title?: string; jobId?: number } = {}, clock: Clock = systemClock) => ({
    label: 'versionMade',
    tables: [...resumeTables, 'jobs'],
    clock,
    run: async (writer) => ({ id: await addVersion(writer, id, { title, jobId }, clock) }),
  }),
);

/** Writes a version of a resume and returns its key; `jobId` names it from then on. */
export async function addVersion(
  writer: Writer,
  id: number,
  { title, jobId }: { title?: string | undefined; jobId?: number | undefined },
  clock: Clock,
): Promise<number> {
  const { own, base } = await readForEdit(writer, id, clock);
  const root = base ?? own;
  const job = jobId === undefined ? null : await storedRecord(writer, 'jobs', jobId);
  const number = await nextNumber(writer, root.resume);
  const suffix = job?.companyName.trim() ? ` · for ${job.companyName.trim()}` : '';
  const versionId = await writer.add('resumes', {
    title: title?.trim() || `${root.resume.title} v${number}${suffix}`,
    baseId: root.resume.internalId,
    differences: base ? own.resume.differences : {},
    ...(base && own.resume.photo !== '' && { photo: own.resume.photo }),
    ...(base && own.resume.written.length > 0 && { written: own.resume.written }),
    isDefault: false,
    isExample: false,
    ...newStamps(clock),
  } as never);
  if (base) await copyOwnItems(writer, id, versionId, clock);
  if (job) {
    const changed = { ...job, resumeId: versionId };
    await writer.put('jobs', stampJob(changed, { now: clock.now(), newUid: clock.newUid, before: job }));
  }
  return versionId;
}

/** The number in the title of a new version: its base counts as 1, and no number is given twice. */
async function nextNumber(writer: Writer, { internalId, title }: Resume): Promise<number> {
  const resumes = readRows('resumes', await writer.db.resumes.toArray()).rows;
  const start = `${title} v`;
  const given = resumes
    .filter((one) => one.title.startsWith(start))
    .map((one) => Number.parseInt(one.title.slice(start.length), 10) || 0);
  const versions = resumes.filter(({ baseId }) => baseId === internalId);
  return Math.max(versions.length + 1, ...given) + 1;
}

/** The own items of a version for another one; what names them there names the copies. */
async function copyOwnItems(writer: Writer, from: number, to: number, clock: Clock): Promise<void> {
  const { own } = await readForChange(writer, from);
  const uids = new Map<string, string>();
  for (const list of itemLists)
    for (const item of own[list]) {
      const key = await addItem(writer, itemTables[list], { ...contentOf(item), resumeId: to }, clock);
      const copy = await writer.get(itemTables[list], key);
      if (copy) uids.set(item.uid, copy.uid);
    }
  const { own: made } = await readForChange(writer, to);
  const differences = withUidsRenamed(made.resume.differences, (uid) => uids.get(uid) ?? uid);
  await putChanged(writer, 'resumes', { ...made.resume, differences }, clock);
}

/** Makes a version an independent resume: it says by itself all that it reads as. One that stands alone stays as it is. */
export const makeStandAlone = command('makeStandAlone', (id: number, clock: Clock = systemClock) => ({
  label: 'resumeStandsAlone',
  tables: resumeTables,
  clock,
  run: async (writer) => {
    if ((await readForChange(writer, id)).own.resume.baseId !== null) await detachRow(writer, id, clock);
    return { id };
  },
}));

/**
 * Lets the version read as its base does in one place again: the `path` of a note, of a field on the page, or the order of
 * a list (`experience/order`). An item that the base dropped goes.
 */
export const takeFromBase = command(
  'takeFromBase',
  (id: number, path: string, clock: Clock = systemClock) => ({
    label: 'wordsOfTheBaseTaken',
    tables: resumeTables,
    clock,
    run: async (writer) => {
      const { own, place } = await placed(writer, id, path);
      const [head, key] = path.split('/');
      const list = itemLists.find((one) => one === head);
      if (list && place.endsWith('/gone')) {
        await removeItem(await targetOf(writer, id, clock), itemTables[list], Number(key));
        return { id };
      }
      const differences = withoutPlaces(own.resume.differences, (one) => one === place);
      const photo = place === 'resume/photo' ? '' : own.resume.photo;
      await putChanged(writer, 'resumes', { ...own.resume, photo, differences }, clock);
      return { id };
    },
  }),
);

/** Keeps what the version says in one place, the `path` of a note, against what the base says by now. */
export const keepMine = command('keepMine', (id: number, path: string, clock: Clock = systemClock) => ({
  label: 'wordsOfTheVersionKept',
  tables: resumeTables,
  clock,
  run: async (writer) => {
    const { own, base, place } = await placed(writer, id, path);
    const all = own.resume.differences;
    const now = base && valueAt(base, path);
    const isGone = place.endsWith('/gone');
    if (!now && !isGone) throw new Refusal('missing');
    const differences =
      now && !isGone
        ? { ...all, [place]: { value: all[place]?.value, base: now.value } }
        : withoutPlaces(all, (one) => one === place);
    if (isSameField(differences, all)) return { id };
    await putChanged(writer, 'resumes', { ...own.resume, differences }, clock);
    return { id };
  },
}));

async function placed(writer: Writer, id: number, path: string) {
  const { own, base } = await readForChange(writer, id);
  const place = placeOfPath(base, own, path);
  if (place === null || !own.resume.differences[place]) throw new Refusal('missing');
  return { own, base, place };
}

function valueAt(
  base: NonNullable<Awaited<ReturnType<typeof readForChange>>['base']>,
  path: string,
): { value: unknown } | undefined {
  const [head, key, field = ''] = path.split('/');
  if (head === 'resume') return { value: (base.resume as Record<string, unknown>)[key ?? ''] };
  const list = itemLists.find((one) => one === head);
  const item = list && base[list].find(({ internalId }) => internalId === Number(key));
  return item && { value: (item as Record<string, unknown>)[field] };
}
