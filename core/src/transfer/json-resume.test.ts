import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { Validator } from 'jsonschema';
import { describe, expect, it } from 'vitest';
import { inDisplayOrder } from '../entities/resume/display-order.ts';
import { listedSections } from '../entities/resume/resume-sections.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { hardResumes } from '../typesetting/hard-resumes-test-kit.ts';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { jsonResume } from './json-resume.ts';
import { itemTables } from './json-resume-extra.ts';
import { fieldsOf, readJsonResume } from './json-resume-read.ts';

const require = createRequire(import.meta.url);
const schema = JSON.parse(readFileSync(require.resolve('@jsonresume/schema/schema.json'), 'utf8'));
const at = '2026-10-05T09:00:00Z';
const problems = (json: unknown) => new Validator().validate(json, schema).errors.map((error) => error.stack);
const content = (whole: WholeResume) => ({
  resume: fieldsOf(whole.resume),
  ...Object.fromEntries(
    itemTables.map((table) => [table, inDisplayOrder<never>(whole[table] as never).map(fieldsOf)]),
  ),
});
const wire = (whole: WholeResume) => JSON.parse(JSON.stringify(jsonResume(whole, at)));

const nurse = describedResume({
  resume: {
    title: 'Nurse',
    name: 'Dana Okafor',
    headline: 'Intensive care nurse',
    email: 'dana@example.com',
    location: 'Raleigh, NC',
    summary: 'Nine years.\n\nNights too.',
    template: 'classic',
    arrangement: [{ section: 'Skills', title: 'What I can do', isHidden: false }],
  },
  experience: [
    {
      companyName: 'Oak Hospital',
      title: 'Nurse',
      startDate: '2021-03',
      endDate: 'present',
      city: 'Raleigh',
      state: 'NC',
      notes: '- Led 6\n\n- Taught 4',
    },
    { companyName: 'Elm Clinic', title: 'Aide', startDate: 'Spring 2018', endDate: '2021', isHidden: true },
  ],
  education: [
    {
      institutionName: 'NC State',
      degree: 'BSN',
      major: 'Nursing',
      gpa: '3.9',
      city: 'Raleigh',
      startDate: '2014',
      endDate: '2018',
    },
  ],
  skills: [
    'ECMO',
    { skillName: 'Epic', skillGroup: 'Charts' },
    'Triage',
    { skillName: 'Cerner', skillGroup: 'Charts', level: 'good' },
  ],
  sections: [
    { resumeSectionName: 'Languages', title: 'Igbo', subtitle: 'native' },
    { resumeSectionName: 'Links', title: 'GitHub', url: 'github.com/dana' },
    { resumeSectionName: 'Patents', title: 'A clamp', startDate: '2020' },
    { resumeSectionName: 'Certifications', title: 'CCRN', subtitle: 'AACN', startDate: '2019-05' },
  ],
});

describe('JSON Resume', () => {
  it('writes standard fields where other programs look for them, and hidden items nowhere', () => {
    const { basics, work, skills, certificates } = wire(nurse);
    expect(basics).toMatchObject({
      name: 'Dana Okafor',
      label: 'Intensive care nurse',
      location: { city: 'Raleigh', region: 'NC' },
    });
    expect(basics.profiles).toEqual([{ network: 'GitHub', url: 'https://github.com/dana' }]);
    expect(work).toEqual([
      {
        name: 'Oak Hospital',
        position: 'Nurse',
        location: 'Raleigh, NC',
        startDate: '2021-03',
        highlights: ['- Led 6', '- Taught 4'],
      },
    ]);
    expect(skills).toEqual([
      { name: 'ECMO' },
      { name: 'Triage' },
      { name: 'Charts', keywords: ['Epic', 'Cerner'] },
    ]);
    expect(certificates).toEqual([{ name: 'CCRN', issuer: 'AACN', date: '2019-05' }]);
  });

  it('is valid by the schema and is read back unchanged', () => {
    expect(problems(wire(nurse))).toEqual([]);
    expect(readJsonResume(wire(nurse))).toEqual(content(nurse));
  });

  it.each(Object.entries(hardResumes))('is valid and read back unchanged: %s', (_what, whole) => {
    expect(problems(wire(whole))).toEqual([]);
    expect(readJsonResume(wire(whole))).toEqual(content(whole));
  });

  it('is valid and read back unchanged whatever was typed', () => {
    const typed = fc.oneof(
      fc.constantFrom('', '2020', '2020-06', 'present', 'a@b.co', 'x.com', 'http://', '- a\n\n  - b'),
      fc.string({ unit: 'grapheme' }),
    );
    const row = (...names: string[]) =>
      fc.record({ ...Object.fromEntries(names.map((name) => [name, typed])), isHidden: fc.boolean() });
    const named = fc.constantFrom(...listedSections, 'Patents', '');
    const told = fc.record({
      resume: row('title', 'name', 'headline', 'email', 'phone', 'location', 'summary', 'language'),
      experience: fc.array(
        row('companyName', 'title', 'startDate', 'endDate', 'city', 'state', 'country', 'notes', 'url'),
        { maxLength: 4 },
      ),
      education: fc.array(
        row('institutionName', 'major', 'degree', 'gpa', 'city', 'startDate', 'endDate', 'notes', 'url'),
        { maxLength: 3 },
      ),
      skills: fc.array(row('skillName', 'skillGroup', 'level'), { maxLength: 6 }),
      sections: fc.array(
        fc
          .tuple(named, row('title', 'subtitle', 'notes', 'startDate', 'endDate', 'url'))
          .map(([resumeSectionName, one]) => ({ ...one, resumeSectionName })),
        { maxLength: 8 },
      ),
    });
    fc.assert(
      fc.property(told, (one) => {
        const whole = describedResume(one as never);
        expect(problems(wire(whole))).toEqual([]);
        expect(readJsonResume(wire(whole))).toEqual(content(whole));
      }),
      { numRuns: 300 },
    );
  });

  it('takes changes of another program and keeps the other fields', () => {
    const json = wire(nurse);
    json.work[0].position = 'Head nurse';
    json.basics.profiles[0].url = 'https://dana.example';
    const read = readJsonResume(json);
    expect(read?.experience[0]).toMatchObject({ title: 'Head nurse', notes: '- Led 6\n\n- Taught 4' });
    expect(read?.sections).toContainEqual(
      expect.objectContaining({ title: 'GitHub', url: 'https://dana.example' }),
    );
    json.work.push({ name: 'New place', startDate: '2025' });
    expect(readJsonResume(json)?.experience.map((item) => item.companyName)).toEqual([
      'Oak Hospital',
      'New place',
      'Elm Clinic',
    ]);
  });

  it('of another program is read, other JSON is refused', () => {
    const sample = JSON.parse(readFileSync(require.resolve('@jsonresume/schema/sample.resume.json'), 'utf8'));
    const read = readJsonResume(sample);
    expect(read?.resume.name).toBe('Richard Hendriks');
    expect(read?.experience[0]).toMatchObject({ companyName: 'Pied Piper', title: 'CEO/President' });
    expect(read?.sections.map((item) => item.resumeSectionName)).toContain('Languages');
    for (const other of [null, 3, 'x', [], {}, { name: 'x' }]) expect(readJsonResume(other)).toBeNull();
    expect(readJsonResume({ basics: null, work: [{ name: null, highlights: 7 }] })?.experience).toHaveLength(
      1,
    );
  });
});
