import { describe, expect, it } from 'vitest';
import { hardResumes } from '../typesetting/hard-resumes-test-kit.ts';
import type { DescribedResume } from '../typesetting/resume-test-kit.ts';
import { checkGroups, checkIds, checkOf } from './review-checks.data.ts';
import { reviewResume } from './review-resume.ts';
import { reviewSources } from './review-sources.data.ts';
import { job, review, said, skills } from './review-test-kit.ts';

describe('the table of checks', () => {
  it('has at least 80 checks in every group, each with a source that exists where it names one', () => {
    expect(checkIds.length).toBeGreaterThanOrEqual(80);
    expect(new Set(checkIds.map((id) => checkOf(id).group))).toEqual(new Set(checkGroups));
    for (const id of checkIds) {
      const { source } = checkOf(id);
      if (source) expect(new URL(reviewSources[source].url).protocol).toMatch(/^https?:$/);
    }
    const used = new Set(checkIds.map((id) => checkOf(id).source));
    for (const source of Object.keys(reviewSources)) expect(used).toContain(source);
  });
});

describe('a review', () => {
  it('puts every check into what it found, what passed or what was not made', () => {
    const { findings, passed, skipped } = review(
      { experience: [job({ endDate: '' })], skills },
      { country: '', misspelled: null },
    );
    const all = [
      ...new Set(findings.map(({ check }) => check)),
      ...passed,
      ...skipped.map(({ check }) => check),
    ];
    expect(all.toSorted()).toEqual(checkIds.toSorted());
  });

  it('counts what is to be mended and what is to be considered', () => {
    const { mend, consider, findings } = review({
      resume: { email: '', location: '' },
      experience: [job({})],
      skills,
    });
    expect({ mend, consider, checks: findings.map(({ check }) => check) }).toEqual({
      mend: 1,
      consider: 1,
      checks: ['email-missing', 'place-missing'],
    });
  });

  it('says nothing of an empty resume but that it is empty', () => {
    const { findings, passed, isEmpty } = review({
      resume: { name: '', email: '', phone: '', location: '' },
    });
    expect({ findings, passed, isEmpty }).toEqual({ findings: [], passed: [], isEmpty: true });
  });

  it('leaves out what is hidden, and the checks that are not for this person', () => {
    const told = { experience: [job({}), job({ title: '', isHidden: true })], skills: ['Grill', 'grill'] };
    expect(said(told)).toEqual(['skill-twice skills/2/skillName']);
    expect(said(told, { hidden: ['skill-twice'] })).toEqual([]);
    const { skipped } = review(told, { hidden: ['skill-twice'] });
    expect(skipped).toContainEqual({ check: 'skill-twice', why: 'hidden' });
  });

  it('gives the same bytes a hundred times, in whatever order others are reviewed between', () => {
    const names = Object.keys(hardResumes);
    const one = (name: string) => {
      const whole = hardResumes[name];
      if (!whole) throw new Error(name);
      return JSON.stringify(
        reviewResume({
          whole,
          today: '2026-11-25',
          country: '',
          template: { isPlainToRead: true },
          pages: 2,
          misspelled: null,
          hidden: [],
        }),
      );
    };
    const first = new Map(names.map((name) => [name, one(name)]));
    const [chosen = ''] = names.filter((name) => (first.get(name)?.length ?? 0) > 4000);
    for (let repeat = 0; repeat < 100; repeat += 1) {
      expect(one(chosen)).toBe(first.get(chosen));
      const other = names[(repeat * 7) % names.length] ?? chosen;
      expect(one(other)).toBe(first.get(other));
    }
  }, 60_000);

  it('has a key of its own for each finding, and places that lie in their texts', () => {
    for (const whole of Object.values(hardResumes)) {
      const { findings } = reviewResume({
        whole,
        today: '2026-11-25',
        country: 'US',
        template: { isPlainToRead: false },
        pages: 9,
        misspelled: null,
        hidden: [],
      });
      expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length);
      for (const { at, fixes } of findings) {
        if (at) expect(at[1]).toBeGreaterThanOrEqual(at[0]);
        for (const fix of fixes) expect(fix.edits.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('what different people bring', () => {
  it('a graduate who has no jobs is not asked for any', () => {
    const told = {
      education: [
        { institutionName: 'Texas State', degree: 'B.S.', major: 'Statistics', endDate: '2026-05' },
      ],
      skills,
    };
    expect(said(told)).toEqual([]);
  });

  it('older jobs named in short, without dates, are right', () => {
    expect(
      said({
        experience: [job({}), job({ title: 'Dishwasher', startDate: '', endDate: '', notes: '' })],
        skills,
      }),
    ).toEqual([]);
  });

  it.each([
    ['Registered Nurse', 'RN, State of Ohio'],
    ['Registered Nurse', 'Registered Nurse, State of Wisconsin'],
    ['Truck Driver', 'CDL Class A with hazmat'],
    ['Elementary Teacher', 'New Mexico Level III teaching license'],
  ])('%s: “%s” is the license that is looked for', (title, certificate) => {
    const told = { experience: [job({ title })], skills };
    const certified = { ...told, sections: [{ resumeSectionName: 'Certifications', title: certificate }] };
    expect(said(told)).toEqual(['licence-line experience/1/title']);
    expect(said(certified)).toEqual([]);
  });

  it('a break that has a name is no gap; one without is said once, kindly a choice', () => {
    const before = job({
      title: 'Baker',
      startDate: '2018-01',
      endDate: '2021-04',
      notes: 'Baked 300 loaves a night',
    });
    const pause = { title: 'Career break', startDate: '2021-05', endDate: '2023-12' };
    expect(said({ experience: [job({}), before], skills })).toEqual(['gap experience/1/startDate']);
    expect(said({ experience: [job({}), pause, before], skills })).toEqual([]);
    expect(checkOf('gap').weight).toBe('consider');
  });

  it('a break has no employer, and a job whose end is missing leaves no gap', () => {
    for (const title of ['Maternity leave', 'Elternzeit', 'Congé parental'])
      expect(said({ experience: [job({ title, companyName: '', notes: '' })], skills })).toEqual([]);
    const open = job({ startDate: '2019-09', endDate: '' });
    expect(said({ experience: [open], skills })).toEqual(['end-missing experience/1/startDate']);
  });

  it.each(['555-0142', '614-555-014', '600 123 456'])('“%s” lacks digits in North America alone', (phone) => {
    const told = { resume: { phone }, experience: [job({})], skills };
    expect(said(told)).toEqual(['phone-form resume/phone']);
    for (const country of ['ES', 'IS']) expect(said(told, { country })).toEqual([]);
  });

  it.each([
    ['Memphis TN', 'US'],
    ['Memphis TN 38103', 'US'],
    ['Berlin DE', ''],
    ['Columbus, OH 43215', 'US'],
    ['Leeds, LS6 2AB', 'GB'],
    ['Somewhere', ''],
  ])('a resume from “%s” is for “%s”', (location, country) => {
    expect(review({ resume: { location }, experience: [job({})], skills }, { country: '' }).country).toBe(
      country,
    );
  });

  it('referees are named in some countries, mentioned in others, and left out in most', () => {
    const told: DescribedResume = {
      experience: [job({})],
      skills,
      sections: [
        { resumeSectionName: 'References', title: 'J. Firth', subtitle: 'j.firth@example.org' },
        { resumeSectionName: 'Other', title: 'References available on request' },
      ],
    };
    const checks = (country: string) => review(told, { country }).findings.map(({ check }) => check);
    expect(checks('US')).toEqual(['references', 'others-contacts']);
    expect(checks('GB')).toEqual(['others-contacts']);
    expect(checks('AU')).toEqual([]);
  });

  it('customs are those of the country', () => {
    const told: DescribedResume = {
      resume: { summary: 'Date of birth: 3 May 1990\nMarital status: single', hasPhoto: true, photo: '/9j/' },
      experience: [job({})],
      skills,
    };
    const facts = { template: { isPlainToRead: true, hasPhotoPlace: true } };
    const checks = (country: string) =>
      review(told, { ...facts, country }).findings.map(({ check }) => check);
    expect(checks('US')).toEqual(['photo', 'birth-date', 'marital-status']);
    expect(checks('GB')).toEqual(['photo', 'birth-date', 'marital-status']);
    expect(checks('DE')).toEqual([]);
    expect(checks('FR')).toEqual([]);
  });

  it('an academic CV may be long, a resume may not', () => {
    const told = { experience: [job({})], skills };
    expect(said(told, { pages: 5 })).toEqual(['pages ']);
    expect(said({ ...told, resume: { headline: 'Associate Professor of Limnology' } }, { pages: 9 })).toEqual(
      [],
    );
    expect(said({ ...told, resume: { title: 'Federal, GS-11' } }, { pages: 5 })).toEqual([]);
    expect(said(told, { pages: 3, country: 'DE' })).toEqual([]);
  });
});
