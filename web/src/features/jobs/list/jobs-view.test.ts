import { type JobFilterField, jobField, jobFilterFields } from '@foothold/core/entities/job/job-entity.ts';
import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { tagKey, tagName } from '@foothold/core/entities/job/job-tags.ts';
import { fitWords } from '@foothold/core/fit/fit.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobsPreset, withPreset } from './jobs-preset.ts';
import {
  commuteChoices,
  isFiltered,
  isNarrowed,
  type JobsView,
  jobSorts,
  readJobsView,
  sortedBy,
  toggledChoice,
  toggledResume,
  toggledStatus,
  travelModes,
  unfiltered,
  wholeView,
  writeJobsView,
} from './jobs-view.ts';

const read = (address: string) => readJobsView(new URLSearchParams(address));

test('the plain list has a plain address, and the plain address the whole list', () => {
  expect(writeJobsView(wholeView).toString()).toBe('');
  expect(read('')).toEqual(wholeView);
  expect(isFiltered(wholeView)).toBe(false);
});

test('every view survives its address', () => {
  const views: JobsView[] = [
    { ...wholeView, text: 'data & "analyst" 50% C++' },
    { ...wholeView, statuses: ['application-submitted', 'archived'], sort: 'jobTitle', ascending: true },
    { ...wholeView, group: 'in-progress', applied: true, sort: 'pay' },
    { ...wholeView, submissionMethod: ['linked-in'], sort: 'status', ascending: false },
    { ...wholeView, ascending: true },
    { ...wholeView, fit: ['good', 'great'], sort: 'fit' },
    { ...wholeView, source: ['indeed', 'adzuna'], resumes: [3, 17], sort: 'companyName', ascending: true },
    { ...wholeView, appliedFrom: '2026-01-01', appliedTo: '2026-02-28', addedTo: '2026-11-20' },
  ];
  for (const view of views) {
    expect(readJobsView(new URLSearchParams(writeJobsView(view).toString()))).toEqual(view);
  }
});

test('any view at all survives its address, and reading twice changes nothing', () => {
  const day = fc.constantFrom('', '2026-01-31', '2026-02-01', '2025-12-24');
  const some = <T>(values: readonly T[]) => fc.subarray([...values]);
  const look = fc.constantFrom<JobsView['view']>(null, 'table', 'board');
  const choicesOf = (field: JobFilterField) => {
    const { choices = {}, filter } = jobField(field);
    if (filter?.isOpen) {
      const value = fc.string({ maxLength: 20 }).map(tagName);
      return fc.uniqueArray(value.filter(Boolean), { maxLength: 4, selector: tagKey });
    }
    const all = Object.keys(choices);
    return filter?.isSingle ? fc.constantFrom<string[]>([], ...all.map((one) => [one])) : some(all);
  };
  const chosen = Object.fromEntries(jobFilterFields.map((field) => [field, choicesOf(field)])) as Record<
    JobFilterField,
    fc.Arbitrary<string[]>
  >;
  const view = fc
    .record({
      text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      statuses: some(jobStatuses.map(({ value }) => value)),
      group: fc.constantFrom<JobsView['group']>(null, 'not-started', 'in-progress', 'complete'),
      applied: fc.boolean(),
      ...chosen,
      fit: some(fitWords),
      within: fc.constantFrom(0, ...commuteChoices),
      travel: fc.constantFrom(...travelModes),
      resumes: fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 9 }),
      applied1: day,
      applied2: day,
      addedFrom: day,
      sort: fc.constantFrom(...jobSorts),
      ascending: fc.boolean(),
      view: look,
    })
    .map(({ applied1, applied2, ...rest }): JobsView => {
      const [appliedFrom = '', appliedTo = ''] =
        applied1 && applied2 ? [applied1, applied2].sort() : [applied1, applied2];
      const resumes = rest.resumes.toSorted((a, b) => a - b);
      return { ...rest, resumes, appliedFrom, appliedTo, addedTo: '' };
    });
  fc.assert(
    fc.property(view, (asked) => {
      const address = writeJobsView(asked).toString();
      expect(read(address)).toEqual(asked);
      expect(writeJobsView(read(address)).toString()).toBe(address);
      expect(unfiltered(asked)).toEqual({
        ...wholeView,
        sort: asked.sort,
        ascending: asked.ascending,
        view: asked.view,
      });
      expect(isFiltered(unfiltered(asked))).toBe(false);
      expect(isFiltered(asked)).toBe(asked.text !== '' || isNarrowed(asked));
    }),
  );
});

test('any address at all is read as a view that its own address gives back', () => {
  const name = fc.constantFrom('q', 'status', 'source', 'resume', 'appliedFrom', 'appliedTo', 'sort', 'view');
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('1,1,-2,0x3,2.5', '2026-02-30', '2026-02-03', 'archived,'),
  );
  fc.assert(
    fc.property(fc.dictionary(name, value), (words) => {
      const view = readJobsView(new URLSearchParams(words));
      expect(read(writeJobsView(view).toString())).toEqual(view);
    }),
  );
});

test('a range of days written the wrong way round is turned; one end may stay open', () => {
  const turned = read('appliedFrom=2026-05-01&appliedTo=2026-04-01');
  expect([turned.appliedFrom, turned.appliedTo]).toEqual(['2026-04-01', '2026-05-01']);
  const open = read('addedFrom=2026-02-30&addedTo=2026-03-01');
  expect([open.addedFrom, open.addedTo]).toEqual(['', '2026-03-01']);
});

test('a source and a resume are added to the filter in order, and taken out by a second press', () => {
  const view = toggledChoice(toggledChoice(wholeView, 'source', 'adzuna'), 'source', 'online');
  expect(view.source).toEqual(['online', 'adzuna']);
  expect(toggledChoice(view, 'source', 'online').source).toEqual(['adzuna']);
  const resumes = toggledResume(toggledResume(wholeView, 9), 4);
  expect(resumes.resumes).toEqual([4, 9]);
  expect(toggledResume(resumes, 9).resumes).toEqual([4]);
});

test('words that mean nothing are left out, and the rest still counts', () => {
  const view = read(
    'status=archived,nonsense,application-submitted&group=toString&method=carrier-pigeon&sort=x&q=%20a%20',
  );
  expect(view).toEqual({ ...wholeView, text: 'a', statuses: ['application-submitted', 'archived'] });
  expect(read(`q=${'x'.repeat(5000)}`).text).toHaveLength(200);
  expect(read('applied=no').applied).toBe(false);
});

test('a head starts its column as people expect it, then turns it round', () => {
  const byTitle = sortedBy(wholeView, 'jobTitle');
  expect([byTitle.sort, byTitle.ascending]).toEqual(['jobTitle', true]);
  expect(sortedBy(byTitle, 'jobTitle').ascending).toBe(false);
  expect(sortedBy(byTitle, 'pay').ascending).toBe(false);
});

test('choosing a status puts it in order, takes it out again, and drops a group that would hide it', () => {
  const one = toggledStatus({ ...wholeView, group: 'complete' }, 'offer-pending');
  expect([one.statuses, one.group]).toEqual([['offer-pending'], null]);
  const two = toggledStatus(one, 'application-not-started');
  expect(two.statuses).toEqual(['application-not-started', 'offer-pending']);
  expect(toggledStatus(two, 'offer-pending').statuses).toEqual(['application-not-started']);
  expect(isFiltered(two)).toBe(true);
  expect(unfiltered({ ...two, sort: 'pay' })).toEqual({ ...wholeView, sort: 'pay' });
});

test('paths stand for filters; unknown words fall back to the first named one', () => {
  expect(jobsPreset('list', 'anything')).toEqual({});
  expect(jobsPreset('applications')).toEqual({ applied: true });
  expect(jobsPreset('applications', 'offer-pending')).toEqual({ statuses: ['offer-pending'] });
  expect(jobsPreset('applications', 'nonsense')).toEqual({ statuses: ['application-not-started'] });
  expect(jobsPreset('submissions')).toEqual({ applied: true });
  expect(jobsPreset('submissions', 'email')).toEqual({ submissionMethod: ['email'] });
  expect(jobsPreset('submissions', 'constructor')).toEqual({ submissionMethod: ['online'] });
  expect(withPreset(read('q=x&status=archived'), jobsPreset('applications', 'offer-pending'))).toEqual({
    ...wholeView,
    text: 'x',
    statuses: ['offer-pending'],
  });
});

test('tags and values of own fields stand in the address one by one, each once, also with commas', () => {
  const view = read('tag=Remote&tag=REMOTE&tag=Dream+job&own1=Okafor,+Dana&own1=&excitement=5,9,4&tag=%20');
  expect(view).toMatchObject({
    tags: ['Remote', 'Dream job'],
    ownField1: ['Okafor, Dana'],
    excitement: ['4', '5'],
  });
  expect(writeJobsView(view).toString()).toBe(
    'tag=Remote&tag=Dream+job&excitement=4%2C5&own1=Okafor%2C+Dana',
  );
  expect(toggledChoice(view, 'tags', 'remote').tags).toEqual(['Dream job']);
  expect(toggledChoice(view, 'tags', 'visa').tags).toEqual(['Remote', 'Dream job', 'visa']);
  expect(read(`own2=${'x'.repeat(501)}`).ownField2).toEqual([]);
});

test('deadlines start with the next one, excitement with the most', () => {
  expect(sortedBy(wholeView, 'deadline')).toMatchObject({ sort: 'deadline', ascending: true });
  expect(sortedBy(wholeView, 'excitement')).toMatchObject({ sort: 'excitement', ascending: false });
});
