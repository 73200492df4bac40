import { Resume } from '@foothold/core/entities/resume/resume.ts';
import { expect, it } from 'vitest';
import type { ResumeLine } from '../../data/resumes/resume-list.ts';
import { newResumeFields } from './new-resume-fields.ts';

const line = (fields: object): ResumeLine => ({
  resume: Resume.parse({ internalId: 1, ...fields }) as Resume,
  base: null,
  versions: 0,
  jobs: 0,
  lastSent: '',
  editedAt: '',
});
const user = { name: 'Maya Lindqvist', email: 'maya@example.com' };

it('a first resume begins with the account, and with nothing that the account does not say', () => {
  expect(newResumeFields({ template: 'classic' }, [], user)).toMatchObject({
    template: 'classic',
    name: 'Maya Lindqvist',
    email: 'maya@example.com',
    phone: '',
  });
  expect(newResumeFields({ template: 'plain' }, [], { name: 'User', email: '' })).toMatchObject({
    template: '',
    name: '',
    email: '',
  });
});

it('another one begins with who the default resume is about, and takes its own title', () => {
  const rows = [line({ name: 'Other' }), line({ name: 'Dana', phone: '555', isDefault: true })];
  expect(newResumeFields({ template: 'plain', title: ' Nurse ' }, rows, user)).toMatchObject({
    title: 'Nurse',
    name: 'Dana',
    phone: '555',
    email: 'maya@example.com',
  });
});
