import { expect, test } from 'vitest';
import { jobsPreset, withPreset } from './jobs-preset.ts';
import {
  isFiltered,
  type JobsView,
  readJobsView,
  sortedBy,
  toggledStatus,
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
    { ...wholeView, method: 'linked-in', sort: 'status', ascending: false },
    { ...wholeView, ascending: true },
  ];
  for (const view of views) {
    expect(readJobsView(new URLSearchParams(writeJobsView(view).toString()))).toEqual(view);
  }
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
  expect(jobsPreset('submissions', 'email')).toEqual({ method: 'email' });
  expect(jobsPreset('submissions', 'constructor')).toEqual({ method: 'online' });
  expect(withPreset(read('q=x&status=archived'), jobsPreset('applications', 'offer-pending'))).toEqual({
    ...wholeView,
    text: 'x',
    statuses: ['offer-pending'],
  });
});
