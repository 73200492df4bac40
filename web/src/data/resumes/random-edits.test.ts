import 'fake-indexeddb/auto';
import { inDisplayOrder } from '@foothold/core/entities/resume/display-order.ts';
import { itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { diceOf } from '../testing/dice-test-kit.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { addItemTo, exampleBase, readsAs } from '../testing/resume-test-kit.ts';
import type { ResumeEdit } from './resume-edit.ts';
import { makeVersion } from './versions.ts';
import { writeResume } from './write-resume.ts';

const table = 'resumeExperience';
const clock = testClock();
beforeEach(async () => {
  await openEmptyData();
});

const jobsOf = async (id: number) => inDisplayOrder((await readsAs(id)).experience);
const edit = async (id: number, what: ResumeEdit) => saved(await writeResume(id, what, clock));
const keysOf = async (id: number) => (await jobsOf(id)).map(({ internalId }) => internalId);

/** What each resume should read as: its own words where it has some, else those of its base. */
type Model = Map<number, { summary: string | null; titles: Map<number, string>; hidden: Set<number> }>;

describe('a base and two versions, edited at random through the commands', () => {
  it.each([1, 2, 3])(
    'read as was written, each list from 1 to n (seed %i)',
    async (seed) => {
      const dice = diceOf(seed);
      const base = await exampleBase(clock);
      const versions = [
        saved(await makeVersion(base, {}, clock)).id,
        saved(await makeVersion(base, {}, clock)).id,
      ];
      const model: Model = new Map(
        [base, ...versions].map((id) => [id, { summary: null, titles: new Map(), hidden: new Set() }]),
      );
      const of = (id: number) => model.get(id) as NonNullable<ReturnType<Model['get']>>;
      of(base).summary = 'Finds lost time.';
      for (const job of await jobsOf(base)) of(base).titles.set(job.internalId, job.title);
      for (let at = 0; at < 80; at += 1) {
        const id = dice.pick([base, ...versions]);
        const [mine, its] = [of(id), of(base)];
        const text = dice.pick(['one', 'two', 'three']);
        const keys = await keysOf(id);
        const key = keys.length > 0 ? dice.pick(keys) : 0;
        const kind = dice.pick(['summary', 'title', 'title', 'move', 'move', 'add', 'hide'] as const);
        if (kind === 'summary') {
          await edit(id, { kind: 'resume', fields: { summary: text }, was: {} });
          mine.summary = id !== base && text === its.summary ? null : text;
        } else if (kind === 'add') {
          const added = await addItemTo(id, table, { title: text }, clock);
          expect((await keysOf(id)).at(-1)).toBe(added);
          mine.titles.set(added, text);
        } else if (kind === 'title' && key) {
          await edit(id, { kind: 'item', table, id: key, fields: { title: text }, was: {} });
          if (id !== base && text === its.titles.get(key)) mine.titles.delete(key);
          else mine.titles.set(key, text);
        } else if (kind === 'hide' && key) {
          await edit(id, { kind: 'item', table, id: key, fields: { isHidden: true }, was: {} });
          mine.hidden.add(key);
        } else if (kind === 'move' && key) {
          const to = 1 + dice.below(keys.length);
          await edit(id, { kind: 'move-item', table, id: key, to });
          const byHand = keys.filter((one) => one !== key);
          byHand.splice(to - 1, 0, key);
          expect(await keysOf(id)).toEqual(byHand);
        }
        for (const [one, said] of model) {
          const whole = await readsAs(one);
          expect(whole.resume.summary).toBe(said.summary ?? its.summary);
          for (const job of whole.experience) {
            expect(job.title).toBe(said.titles.get(job.internalId) ?? its.titles.get(job.internalId));
            expect(job.isHidden).toBe(said.hidden.has(job.internalId) || its.hidden.has(job.internalId));
          }
          const places = (await jobsOf(one)).map(({ displayOrder }) => displayOrder);
          expect(places).toEqual(places.map((_, n) => n + 1));
          const rows = await opened().resumeExperience.where('resumeId').equals(one).toArray();
          expect(rows.map(({ displayOrder }) => displayOrder).sort((a, b) => a - b)).toEqual(
            rows.map((_, n) => n + 1),
          );
        }
      }
    },
    60_000,
  );
});

describe('the size of a version', () => {
  const bytesOf = async (id: number) => {
    const rows: unknown[] = [await opened().resumes.get(id)];
    for (const name of Object.values(itemTables))
      rows.push(...(await opened().table(name).where('resumeId').equals(id).toArray()));
    return JSON.stringify(rows).length;
  };

  it('is that of what differs, however long its base is', async () => {
    const base = await exampleBase(clock, {
      summary: 'Plans. '.repeat(60),
      photo: `/9j/${'A'.repeat(100_000)}`,
    });
    for (let at = 0; at < 20; at += 1)
      await addItemTo(
        base,
        table,
        { title: `Planner ${at}`, notes: 'Planned 40 trips a week.\n'.repeat(20) },
        clock,
      );
    const { id } = saved(await makeVersion(base, {}, clock));
    const [first, second, third] = await jobsOf(id);
    expect(await bytesOf(base)).toBeGreaterThan(110_000);
    expect(await bytesOf(id)).toBeLessThan(500);
    await edit(id, { kind: 'resume', fields: { summary: 'Plans trips.' }, was: {} });
    await edit(id, { kind: 'item', table, id: first?.internalId ?? 0, fields: { title: 'Lead' }, was: {} });
    await edit(id, { kind: 'remove-item', table, id: second?.internalId ?? 0 });
    await edit(id, { kind: 'move-item', table, id: third?.internalId ?? 0, to: 1 });
    expect(await bytesOf(id)).toBeLessThan(3000);
  });
});
