import { describe, expect, test } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { bestVersion } from './best-version.ts';
import { authorizationKey, unstatedPerson } from './fit.ts';
import { fitOf } from './fit-of.ts';
import { asking, fitDay, fitting, worked } from './fit-test-kit.ts';
import { madePostings } from './made-postings-test-kit.ts';
import { people } from './people-test-kit.ts';
import { postingTerms } from './posting-terms.ts';
import { prepareResume } from './prepared-resume.ts';
import type { AskingPosting, Requirement } from './requirement.ts';
import { requirementsOf } from './requirements-of.ts';

const posting = (name: string) => requirementsOf(madePostings[name] as AskingPosting);

describe('the word of a fit', () => {
  test.each([
    ['nurse', 'nurse', 'great'],
    ['nurse', 'software', 'weak'],
    ['nurse', 'driver', 'weak'],
    ['graduate', 'software', 'fair'],
    ['graduate', 'nurse', 'weak'],
    ['driver', 'driver', 'great'],
    ['driver', 'software', 'weak'],
    ['driver', 'electrician', 'weak'],
    ['teacher', 'teacher', 'great'],
    ['teacher', 'nurse', 'weak'],
    ['changer', 'office', 'great'],
    ['changer', 'electrician', 'weak'],
  ] as const)('says of the %s and the %s posting: %s', (who, job, word) => {
    const fit = fitOf({
      resume: prepareResume(people[who], fitDay),
      posting: posting(job),
      person: unstatedPerson,
    });
    expect(fit.word).toBe(word);
  });

  test('a missing licence holds the word down, and a refused right to work makes it weak', () => {
    const asked = asking(
      'Python',
      'Docker',
      'SQL',
      'Kubernetes',
      'Linux',
      'Git',
      'Series 7',
      'Must be authorized to work in the US',
    );
    const told = { skills: ['Python', 'Docker', 'SQL', 'Kubernetes', 'Linux', 'Git'] };
    expect(fitting(told, asked)).toMatchObject({ word: 'fair', cap: 'licence' });
    const licensed = { ...told, sections: [{ resumeSectionName: 'Certifications', title: 'Series 7' }] };
    expect(fitting(licensed, asked)).toMatchObject({ word: 'great', cap: null });
    const refused = { authorization: { [authorizationKey('authorized', 'US')]: 'no' as const } };
    expect(fitting(licensed, asked, { person: refused })).toMatchObject({
      word: 'weak',
      cap: 'authorization',
      next: null,
    });
  });

  test('says no word of too few requirements, of no text and of an empty resume', () => {
    expect(
      fitting({ skills: ['Python'] }, asking('Python is what we use here every single day of the week')),
    ).toMatchObject({ word: null, reason: 'too-few' });
    expect(fitting({ skills: ['Python'] }, requirementsOf({ title: 'Clerk', text: '' }))).toMatchObject({
      word: null,
      reason: 'no-text',
    });
    expect(fitting({}, posting('nurse'))).toMatchObject({ word: null, reason: 'empty-resume' });
  });

  test('says what the next word needs, and these lift it', () => {
    const resume = prepareResume(people.graduate, fitDay);
    const asked = posting('software');
    const fit = fitOf({ resume, posting: asked, person: unstatedPerson });
    expect(fit).toMatchObject({ word: 'fair', next: { word: 'good' } });
    const labels = fit.next?.ids.map((id) => asked.requirements.find((one) => one.id === id)?.label);
    expect(labels).toEqual(['5 years']);
  });

  test('what is no requirement does not count, what is left stays missing', () => {
    const asked = asking('Python', 'Docker', 'SQL', 'Kubernetes');
    const id = (at: number) => asked.requirements[at]?.id ?? '';
    const told = { skills: ['Python', 'Docker', 'SQL'] };
    expect(fitting(told, asked).word).toBe('strong');
    const dismissed = fitting(told, asked, { answers: { dismissed: [id(3)], left: [] } });
    expect([dismissed.word, dismissed.requirements[3]?.state, dismissed.counts.must.all]).toEqual([
      'great',
      'dismissed',
      3,
    ]);
    const left = fitting(told, asked, { answers: { dismissed: [], left: [id(3)] } });
    expect([left.word, left.requirements[3]?.state, left.requirements[3]?.isLeft]).toEqual([
      'strong',
      'missing',
      true,
    ]);
  });

  test('of ways to qualify the one that is met best counts', () => {
    const asked = requirementsOf({
      title: 'Clerk',
      text: 'Qualifications:\n1. A master’s degree; or\n2. A bachelor’s degree and two years of clerical experience; or\n3. A high school diploma and nine years of clerical experience.\nExcel',
    });
    const told = {
      education: [{ degree: 'BA', major: 'History' }],
      experience: [worked('2019-01', '2024-12', 'Office clerk', 'Clerical work')],
      skills: ['Excel'],
    };
    const fit = fitting(told, asked);
    const counted = asked.requirements.filter((_, at) => fit.requirements[at]?.counts);
    expect(counted.map(({ way }) => way?.at ?? 0)).not.toContain(1);
    expect(fit.word).toBe('great');
  });

  test('a hundred repeats give the same bytes', () => {
    const once = (): string => {
      const posts = Object.values(madePostings).map(requirementsOf);
      return JSON.stringify(
        Object.values(people).flatMap((whole) => {
          const resume = prepareResume(whole, fitDay);
          return posts.map((one) => [
            one,
            fitOf({ resume, posting: one, person: unstatedPerson }),
            postingTerms('Nurse', one, resume),
          ]);
        }),
      );
    };
    const first = once();
    for (let repeat = 0; repeat < 100; repeat += 1) expect(once()).toBe(first);
  });
});

describe('bestVersion', () => {
  test('names the version that fits best and what only it shows', () => {
    const asked = asking('Python', 'Docker', 'SQL', 'Kubernetes');
    const resumes = [['Python', 'SQL'], ['Python', 'Docker', 'SQL'], ['Docker']].map((skills) =>
      prepareResume(describedResume({ skills }), fitDay),
    );
    const best = bestVersion({ resumes, posting: asked, person: unstatedPerson });
    const label = (id: string) => asked.requirements.find((one: Requirement) => one.id === id)?.label;
    expect([best?.at, best?.isAlone, best?.ahead.map(label)]).toEqual([1, true, ['Docker']]);
  });

  test('keeps the first of equal ones, and answers nothing for none', () => {
    const asked = asking('Python', 'Docker', 'SQL', 'Kubernetes');
    const one = prepareResume(describedResume({ skills: ['Python'] }), fitDay);
    expect(bestVersion({ resumes: [one, one], posting: asked, person: unstatedPerson })).toMatchObject({
      at: 0,
      isAlone: false,
      ahead: [],
    });
    expect(bestVersion({ resumes: [], posting: asked, person: unstatedPerson })).toBeNull();
  });
});

describe('postingTerms', () => {
  test('orders the terms of a posting by weight, each with where the resume names it', () => {
    const asked = requirementsOf({
      title: 'Python Developer',
      text: 'We use Python for claims data. Claims data is our bread. You will move claims data.\nRequirements\nPython and Docker\nWe are an equal opportunity employer, and ask us about Rust and Kubernetes.',
    });
    const resume = prepareResume(
      describedResume({
        skills: ['Python'],
        experience: [worked('2020', '2021', 'Clerk', 'Cleaned claims data')],
      }),
      fitDay,
    );
    const terms = postingTerms('Python Developer', asked, resume);
    expect(
      terms.map(({ term, weight, evidence }) => [term, weight, evidence.map(({ path }) => path)]),
    ).toEqual([
      ['Python', 7, ['skills/1/skillName']],
      ['Docker', 3, []],
      ['claims data', 3, ['experience/1/notes']],
    ]);
  });
});
