import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Resume, ResumeSkill } from './resume.ts';
import { copyOfResume, newResume, savedAsNewResume, settledDefault } from './resume-rules.ts';
import type { WholeResume } from './resume-text.ts';

type Row = { internalId: number; isDefault: boolean };
const settle = (rows: readonly Row[], saved?: number) =>
  rows.map((row) => settledDefault(rows, saved).find((one) => one.internalId === row.internalId) ?? row);

describe('which resume is default', () => {
  it('is the only one there is, asked or not', () => {
    expect(settle([{ internalId: 4, isDefault: false }])).toEqual([{ internalId: 4, isDefault: true }]);
  });

  it('is the one that was saved as default, and no other', () => {
    const rows = [1, 2, 3].map((internalId) => ({ internalId, isDefault: internalId !== 2 }));
    expect(settle(rows, 3)).toEqual(
      [1, 2, 3].map((internalId) => ({ internalId, isDefault: internalId === 3 })),
    );
  });

  it('is new only as the first or when ticked', () => {
    expect(newResume(0)).toEqual({ title: 'Resume1', isDefault: true });
    expect(newResume(2)).toEqual({ title: 'Resume3', isDefault: false });
    expect(newResume(2, true).isDefault).toBe(true);
  });

  it('never is more than one, whatever is saved, copied and deleted', () => {
    const step = fc.record({
      kind: fc.constantFrom('add', 'tick', 'untick', 'copy', 'delete'),
      at: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let rows: Row[] = [];
        let last = 0;
        for (const { kind, at } of steps) {
          const one = rows[at % Math.max(rows.length, 1)];
          let saved: number | undefined;
          if (kind === 'add' || (kind === 'copy' && one)) {
            last += 1;
            saved = last;
            const isDefault =
              kind === 'add' ? newResume(rows.length, at % 2 === 0).isDefault === true : false;
            rows = [...rows, { internalId: last, isDefault }];
          } else if (kind === 'delete') rows = rows.filter((row) => row !== one);
          else if (one) {
            saved = one.internalId;
            rows = rows.map((row) => (row === one ? { ...row, isDefault: kind === 'tick' } : row));
          }
          const wanted = rows.find((row) => row.internalId === saved)?.isDefault;
          rows = settle(rows, saved);
          expect(rows.filter((row) => row.isDefault).length).toBeLessThanOrEqual(1);
          if (rows.length === 1) expect(rows[0]?.isDefault).toBe(true);
          if (wanted) expect(rows.find((row) => row.isDefault)?.internalId).toBe(saved);
        }
      }),
    );
  });
});

describe('a copy', () => {
  const whole: WholeResume = {
    resume: {
      ...Resume.parse({ internalId: 7, uid: 'u', title: 'Nurse', isDefault: true }),
      ward: 'kept',
    } as Resume,
    experience: [],
    education: [],
    skills: [
      ResumeSkill.parse({
        internalId: 3,
        uid: 'v',
        resumeId: 7,
        skillName: 'ICU',
        displayOrder: 2,
      }) as ResumeSkill,
    ],
    sections: [],
  };

  it('is never default, says so in its title and holds every other field, those of newer versions too', () => {
    const { resume, skills } = copyOfResume(whole);
    expect(resume).toMatchObject({ title: 'Nurse (Copy)', isDefault: false, ward: 'kept' });
    expect(skills).toMatchObject([{ skillName: 'ICU', displayOrder: 2 }]);
    expect({ ...resume, ...skills[0] }).not.toHaveProperty('uid');
    expect({ ...resume, ...skills[0] }).not.toHaveProperty('internalId');
    expect(skills[0]).not.toHaveProperty('resumeId');
  });

  it('of a copy says it twice', () => {
    const once = copyOfResume(whole).resume as Resume;
    expect(copyOfResume({ ...whole, resume: once }).resume.title).toBe('Nurse (Copy) (Copy)');
  });

  it('is what “Save as a new resume” makes, under the title in the editor', () => {
    expect(savedAsNewResume(whole).resume).toMatchObject({ title: 'Nurse', isDefault: false });
  });
});
