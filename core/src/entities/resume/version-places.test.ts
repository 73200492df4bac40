import { expect, it } from 'vitest';
import { Resume, ResumeSkill } from './resume.ts';
import { nameInFamily } from './resume-families.ts';
import type { WholeResume } from './resume-text.ts';
import { versionPlaces } from './version-places.ts';

const skill = (internalId: number, skillName: string) =>
  ResumeSkill.parse({ internalId, resumeId: 1, uid: `u${internalId}`, skillName }) as ResumeSkill;
const whole = (resume: object, skills: ResumeSkill[]): WholeResume => ({
  resume: Resume.parse({ internalId: 1, ...resume }) as Resume,
  ...{ experience: [], education: [], skills, sections: [] },
});

it('says of a version where it differs, by the paths of the page, and what only it has', () => {
  const base = whole({ summary: 'Old', photo: '/9j/its' }, [skill(1, 'SQL')]);
  const differences = {
    'resume/summary': { value: 'Mine', base: 'Old' },
    'resume/photo': { value: 'own', base: '' },
    'skills/u1/isHidden': { value: true, base: false },
    'skills/u7/level': { value: 'of an item that is gone', base: '' },
    'skills/order': { value: ['u2', 'u1'], base: [] },
    'later/place/unknown': { value: 1, base: 2 },
  };
  const places = versionPlaces(base, whole({ internalId: 2, baseId: 1, differences }, [skill(2, 'dbt')]));
  expect(places.map(({ kind, path, item, mine }) => [kind, path, item, mine])).toEqual([
    ['field', 'resume/summary', '', 'Mine'],
    ['field', 'resume/photo', '', ''],
    ['field', 'skills/1/isHidden', 'SQL', true],
    ['order', 'skills/order', '', ''],
    ['own', 'skills/2', 'dbt', ''],
  ]);
});

it('names a version in a list by its title, and by its base where that does not tell it', () => {
  const all = [{ internalId: 1, title: 'Analyst' }];
  expect(nameInFamily({ baseId: 1, title: 'Analyst v3 · for Northwind' }, all)).toBe(
    'Analyst v3 · for Northwind',
  );
  expect(nameInFamily({ baseId: 1, title: 'For Northwind' }, all)).toBe('For Northwind (Analyst)');
  expect(nameInFamily({ baseId: 9, title: 'For Northwind' }, all)).toBe('For Northwind');
  expect(nameInFamily({ baseId: null, title: 'Nurse' }, all)).toBe('Nurse');
});
