import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../journal/undo.ts';
import { everyRow, inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { changeJobs } from './change-jobs.ts';
import { queryJobChoiceCounts } from './job-choice-counts.ts';
import { type JobFilter, queryJobs } from './job-list.ts';
import { saveJob, updateJob } from './jobs.ts';
import { deleteTag, renameTag, setTagColor } from './tag-commands.ts';
import { queryTags, queryTagsOfJobs } from './tags.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const add = async (jobTitle: string, tags: string[] = [], more: object = {}) =>
  saved(await saveJob({ jobTitle, companyName: 'Acme', tags, ...more }, clock)).id;
const tagsOf = async () => (await opened().jobs.toArray()).map(({ tags }) => tags.join(', '));
const titles = async (filter: JobFilter) =>
  (await queryJobs(opened(), filter)).rows.map(({ jobTitle }) => jobTitle);
const all = async () =>
  (await queryTags(opened())).map(({ name, count, color }) => `${name} ${count} ${color}`.trim());

describe('tags of all jobs', () => {
  it('are one whatever their case, spelled as the first job has them', async () => {
    await add('Nurse', ['Remote']);
    const id = await add('Cook', ['REMOTE', 'nights']);
    saved(await updateJob(id, { tags: ['remote', 'Nights', 'visa'] }, {}, clock));
    expect(await tagsOf()).toEqual(['Remote', 'Remote, nights, visa']);
    expect(await all()).toEqual(['nights 1', 'Remote 2', 'visa 1']);
    expect(await titles({ tags: ['rEmOtE'] })).toEqual(['Cook', 'Nurse']);
    expect(await titles({ tags: ['visa', 'remote'], text: 'coo' })).toEqual(['Cook']);
    expect((await queryJobChoiceCounts(opened())).choices.tags).toEqual({ Remote: 2, nights: 1, visa: 1 });
  });

  it('are known of some jobs without reading them', async () => {
    const some = [
      await add('Nurse', ['remote', 'nights']),
      await add('Cook', ['Remote']),
      await add('Clerk'),
    ];
    await add('Driver', ['visa']);
    expect(await queryTagsOfJobs(opened(), some)).toEqual(['nights', 'remote']);
    expect(await queryTagsOfJobs(opened(), [])).toEqual([]);
  });

  it('are found in another spelling that a backup brought', async () => {
    await add('Nurse', ['Remote']);
    const id = await add('Cook');
    await opened().jobs.update(id, { tags: ['REMOTE', '__proto__'] });
    expect(await all()).toEqual(['__proto__ 1', 'REMOTE 2']);
    expect(await titles({ tags: ['remote'] })).toEqual(['Cook', 'Nurse']);
  });

  it('get another name everywhere, with their color, in one step that is taken back', async () => {
    await add('Nurse', ['Remote', 'nights']);
    await add('Cook', ['remote']);
    await add('Clerk', ['visa']);
    saved(await setTagColor('remote', 'teal', clock));
    const before = await everyRow();
    const result = saved(await renameTag('REMOTE', ' From  home ', {}, clock));
    expect(result).toMatchObject({ changed: 2, isMerged: false });
    expect(await all()).toEqual(['From home 2 teal', 'nights 1', 'visa 1']);
    expect(await tagsOf()).toEqual(['From home, nights', 'From home', 'visa']);
    expect(await undo(result.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });

  it('become one with another that has the name', async () => {
    await add('Nurse', ['home office', 'nights', 'Remote']);
    await add('Cook', ['home office']);
    saved(await setTagColor('home office', 'teal', clock));
    saved(await setTagColor('Remote', 'purple', clock));
    expect(saved(await renameTag('Home office', 'remote', {}, clock))).toMatchObject({ isMerged: true });
    expect(await tagsOf()).toEqual(['Remote, nights', 'Remote']);
    expect(await all()).toEqual(['nights 1', 'Remote 2 purple']);
  });

  it('can be spelled anew', async () => {
    await add('Nurse', ['remote']);
    expect(saved(await renameTag('remote', 'Remote', {}, clock))).toMatchObject({
      changed: 1,
      isMerged: false,
    });
    expect(await tagsOf()).toEqual(['Remote']);
  });

  it.each([
    ['', 'A tag needs a name.'],
    ['a, b', 'Commas and semicolons divide tags.'],
    ['x'.repeat(200), 'A tag has at most 60 letters.'],
  ])('are not renamed to %j', async (name, words) => {
    await add('Nurse', ['remote']);
    const refused = await renameTag('remote', name, {}, clock);
    expect(inWords(refused)).toMatchObject({
      ok: false,
      reason: 'invalid',
      message: expect.stringContaining(words),
    });
    expect(await tagsOf()).toEqual(['remote']);
  });

  it('stay with a job that cannot be read, which is named', async () => {
    await add('Nurse', ['remote']);
    const broken = await add('Cook', ['remote']);
    await opened().jobs.update(broken, { salary: 42 } as never);
    const renamed = await renameTag('remote', 'From home', {}, clock);
    expect(renamed).toMatchObject({ ok: true, changed: 1, unreadable: [broken] });
    expect(await tagsOf()).toEqual(['From home', 'remote']);
  });

  it('go from every job, and come back by one Undo', async () => {
    await add('Nurse', ['remote', 'nights']);
    await add('Cook', ['Remote']);
    const before = await everyRow();
    const { journalId, changed } = saved(await deleteTag('remote', {}, clock));
    expect([changed, await tagsOf()]).toEqual([2, ['nights', '']]);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });
});

describe('changeJobs', () => {
  it('adds and takes off tags and sets fields in one step, and leaves what is so already', async () => {
    const ids = [await add('Nurse', ['nights']), await add('Cook', ['Remote']), await add('Clerk')];
    const before = await everyRow();
    const change = { addTags: ['REMOTE'], removeTags: ['Nights'], fields: { excitement: '4' } };
    const { journalId, changed } = saved(await changeJobs(ids, change, {}, clock));
    expect(changed).toBe(3);
    expect(await tagsOf()).toEqual(['Remote', 'Remote', 'Remote']);
    expect(saved(await changeJobs(ids, change, {}, clock))).toMatchObject({ changed: 0, journalId: null });
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });

  it('refuses what a form would, in words, and writes nothing', async () => {
    const id = await add(
      'Nurse',
      Array.from({ length: 30 }, (_, at) => `t${at}`),
    );
    for (const [change, words] of [
      [{ addTags: ['one more'] }, '“Nurse” would have more than 30 tags.'],
      [{ addTags: ['x'.repeat(200)] }, 'A tag has at most 60 letters.'],
      [{ fields: { deadline: '2026-02-30' } }, '“2026-02-30”'],
      [{ fields: { excitement: '9' } }, '“9”'],
    ] as const)
      expect(inWords(await changeJobs([id], change, {}, clock))).toMatchObject({
        ok: false,
        message: expect.stringContaining(words),
      });
    expect(await opened().journal.count()).toBe(1);
  });
});

describe('the order by a field that many leave empty', () => {
  it('has the empty ones last in both directions, the newest change first', async () => {
    await add('None');
    await add('Later', [], { deadline: '2026-12-20', excitement: '2', ownField1: 'zoe' });
    await add('Soon', [], { deadline: '2026-12-01', excitement: '5', ownField1: 'Ana 10' });
    const id = await add('Old');
    // A row of an older release has none of the fields.
    const { deadline, excitement, ownField1, tags, ...old } = (await opened().jobs.get(id)) ?? ({} as never);
    await opened().jobs.put(old as never);
    await add('Mid', [], { ownField1: 'ana 9' });
    const by = (sort: JobFilter['sort'], ascending: boolean) => titles({ sort, ascending });
    expect(await by('deadline', true)).toEqual(['Soon', 'Later', 'Mid', 'Old', 'None']);
    expect(await by('deadline', false)).toEqual(['Later', 'Soon', 'Mid', 'Old', 'None']);
    expect(await by('excitement', false)).toEqual(['Soon', 'Later', 'Mid', 'Old', 'None']);
    expect(await by('ownField1', true)).toEqual(['Mid', 'Soon', 'Later', 'Old', 'None']);
    expect(await titles({ sort: 'deadline', ascending: true, limit: 2, offset: 1 })).toEqual([
      'Later',
      'Mid',
    ]);
    expect(await titles({ sort: 'deadline', ascending: true, excitement: ['2', '5'] })).toEqual([
      'Soon',
      'Later',
    ]);
    expect(await titles({ ownField1: ['zoe', 'ana 9'] })).toEqual(['Mid', 'Later']);
  });
});
