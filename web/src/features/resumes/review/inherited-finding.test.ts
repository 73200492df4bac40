import type { VersionPlace } from '@foothold/core/entities/resume/version-places.ts';
import type { ReviewEdit } from '@foothold/core/resume-review/review.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { expect, it } from 'vitest';
import { isInherited } from './inherited-finding.ts';

const table = 'resumeExperience';
const whole = describedResume({ experience: [{ title: 'Cook' }, { title: 'Baker' }] });
const at = (path: string, kind: VersionPlace['kind'] = 'field'): VersionPlace => ({
  ...{ kind, path, list: '', item: '', field: '', mine: '' },
});
const lines: ReviewEdit = { kind: 'item', table, id: 1, fields: { notes: '' }, was: {} };
const mail: ReviewEdit = { kind: 'resume', fields: { email: '' }, was: {} };
const gone: ReviewEdit = { kind: 'remove-item', table, id: 1 };
const move: ReviewEdit = { kind: 'move-item', table, id: 1, to: 2 };

it.each<[boolean, string, ReviewEdit | null, VersionPlace[]]>([
  [true, 'resume/email', mail, []],
  [true, 'resume/email', mail, [at('resume/phone')]],
  [false, 'resume/email', mail, [at('resume/email')]],
  [true, 'experience/1/notes/0', lines, [at('experience/1/title'), at('experience/2', 'own')]],
  [false, 'experience/1/notes/0', lines, [at('experience/1/notes')]],
  [false, 'experience/1/notes/0', lines, [at('experience/1', 'own')]],
  [false, 'experience/1/title', gone, [at('experience/1/title')]],
  [false, 'experience/1/startDate', move, [at('experience/order', 'order')]],
  [true, 'experience/1/startDate', null, [at('experience/1/title')]],
  [false, 'experience/1/startDate', null, [at('experience/1/endDate')]],
  [false, 'resume/summary/0', null, [at('resume/summary')]],
  [false, '', null, []],
])('%j: a finding of %j, with fix %j, in a version with its own %j', (expected, field, edit, places) => {
  const fixes = edit ? [{ does: 'other' as const, text: '', edits: [edit] }] : [];
  expect(isInherited({ field, fixes }, places, whole)).toBe(expected);
});
