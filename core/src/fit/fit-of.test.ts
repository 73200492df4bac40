import { describe, expect, test } from 'vitest';
import type { DescribedResume } from '../typesetting/resume-test-kit.ts';
import { authorizationKey, type FitPerson } from './fit.ts';
import { asking, fitting, type SaidBeside, worked } from './fit-test-kit.ts';
import { requirementsOf } from './requirements-of.ts';

/** The state of the first requirement of a line, and the very words of the resume that count. */
function stateOf(
  line: string,
  told: DescribedResume,
  said: SaidBeside = {},
): [state: string, ...words: string[]] {
  const asked = asking(line);
  const [one] = fitting(told, asked, said).requirements;
  const words =
    one?.evidence.map(({ quote, mark, start }) => quote.slice(mark.start - start, mark.end - start)) ?? [];
  return [one?.state ?? 'none', ...words];
}

describe('fitOf', () => {
  test.each<[string, string, DescribedResume, [string, ...string[]]]>([
    ['another name of a skill', 'Kubernetes', { skills: ['k8s'] }, ['found', 'k8s']],
    ['what another includes', 'SQL', { skills: ['PostgreSQL'] }, ['found', 'PostgreSQL']],
    ['a language that only begins alike', 'Java', { skills: ['JavaScript'] }, ['missing']],
    ['C++ for C', 'C programming', { skills: ['C++'] }, ['missing']],
    ['C for C++', 'C++', { skills: ['C'] }, ['missing']],
    ['Go as a language', 'Golang', { skills: ['Go', 'Python'] }, ['found', 'Go']],
    [
      'go as a verb',
      'Golang',
      { experience: [worked('2020', '2021', 'Clerk', 'Go to meetings')] },
      ['missing'],
    ],
    [
      'the name of an employer',
      'Salesforce',
      { experience: [{ title: 'Clerk', companyName: 'Salesforce' }] },
      ['missing'],
    ],
    ['any of several', 'SAS or R', { skills: ['R'] }, ['found', 'R']],
    ['a hidden skill', 'Python', { skills: [{ skillName: 'Python', isHidden: true }] }, ['missing']],
    ['a program of a suite', 'Excel', { skills: ['Microsoft Office'] }, ['partly', 'Microsoft Office']],
    [
      'a title that shows the skill',
      'Teaching experience',
      { experience: [worked('2020', '2024', 'Third Grade Teacher')] },
      ['found', 'Teacher'],
    ],
    [
      'a licence',
      'RN license',
      { sections: [{ resumeSectionName: 'Certifications', title: 'RN, Ohio' }] },
      ['found', 'RN'],
    ],
    [
      'a licence of another state',
      'Virginia teaching license',
      { sections: [{ resumeSectionName: 'Certifications', title: 'Ohio teaching license' }] },
      ['partly', 'teaching license'],
    ],
    [
      'one of the state',
      'Virginia teaching license',
      { sections: [{ resumeSectionName: 'Certifications', title: 'VA teaching license' }] },
      ['found', 'teaching license'],
    ],
    [
      'one that names no state',
      'PA teaching certificate',
      { sections: [{ resumeSectionName: 'Certifications', title: 'Teaching license' }] },
      ['found', 'Teaching license'],
    ],
    [
      'a lesser licence',
      'Class A CDL',
      { sections: [{ resumeSectionName: 'Certifications', title: 'CDL Class B' }] },
      ['partly', 'CDL Class B'],
    ],
    [
      'a certificate that ended',
      'BLS certification',
      { sections: [{ resumeSectionName: 'Certifications', title: 'BLS', endDate: '2024-01' }] },
      ['partly', 'BLS'],
    ],
    [
      'a degree',
      'Bachelor’s degree',
      { education: [{ degree: 'B.A.', major: 'History' }] },
      ['found', 'B.A.'],
    ],
    [
      'a higher degree',
      'Associate’s degree',
      { education: [{ degree: 'Master of Arts', major: 'History' }] },
      ['found', 'Master of Arts'],
    ],
    [
      'a lower degree',
      'Bachelor’s degree',
      { education: [{ degree: 'Associate degree', major: 'History' }] },
      ['missing'],
    ],
    [
      'a degree of another subject',
      'Bachelor’s degree in Computer Science',
      { education: [{ degree: 'BSN', major: 'Nursing' }] },
      ['partly', 'BSN'],
    ],
    [
      'a degree that is not finished',
      'Bachelor’s degree',
      { education: [{ degree: 'BS', major: 'Biology', endDate: '2028-05' }] },
      ['partly', 'BS'],
    ],
    [
      'one that may be unfinished',
      'Currently pursuing a Bachelor’s degree',
      { education: [{ degree: 'BS', major: 'Biology', endDate: '2028-05' }] },
      ['found', 'BS'],
    ],
    [
      'a German degree',
      'Bachelor’s degree',
      { education: [{ degree: 'Diplom', major: 'Informatik' }] },
      ['found', 'Diplom'],
    ],
    [
      'a language spoken well enough',
      'Conversational French',
      { sections: [{ resumeSectionName: 'Languages', title: 'French', subtitle: 'C1' }] },
      ['found', 'French'],
    ],
    [
      'one spoken less well',
      'Fluent in French',
      { sections: [{ resumeSectionName: 'Languages', title: 'French', subtitle: 'Basic' }] },
      ['partly', 'French'],
    ],
    ['no language', 'Fluent in French', {}, ['missing']],
    ['English, which no English resume says', 'Fluent in English', {}, ['unanswered']],
    [
      'a manner that is said',
      'Strong attention to detail',
      { resume: { summary: 'Detail-oriented clerk' } },
      ['found', 'Detail-oriented'],
    ],
    ['a manner that is not', 'Strong attention to detail', {}, ['unanswered']],
    [
      'what no table knows, in a line that says it',
      'Keeps the harbor ferry timetable',
      { experience: [worked('2020', '2021', 'Clerk', 'Kept timetable of the harbor ferry')] },
      ['found', 'Kept timetable of the harbor ferry'],
    ],
    ['a credential that may come later', 'Able to obtain a security clearance', {}, ['unanswered']],
    ['one that is to come soon', 'CDL Class A within 6 months of hire', {}, ['unanswered']],
    ['one that is asked for now', 'Must hold a CDL Class A', {}, ['missing']],
    ['what is asked of the person', 'Able to lift 50 lbs', {}, ['unanswered']],
  ])('answers %s', (_, line, told, expected) => {
    expect(stateOf(line, told)).toEqual(expected);
  });

  test('quotes the resume at its place', () => {
    const asked = asking('Python and Docker');
    const told = {
      experience: [worked('2020-01', 'present', 'Engineer', 'Ran things.\nServices in Python and Docker.')],
    };
    const [python] = fitting(told, asked).requirements;
    expect(python?.evidence).toEqual([
      {
        path: 'experience/1/notes',
        quote: 'Services in Python and Docker.',
        start: 12,
        end: 42,
        mark: { start: 24, end: 30 },
      },
    ]);
  });

  test.each<[string, DescribedResume['experience'], string, unknown]>([
    ['one position', [worked('2020-01', '2024-12')], 'found', null],
    [
      'positions that overlap, counted once',
      [worked('2020-01', '2022-12'), worked('2021-01', '2023-12')],
      'partly',
      { what: 'years', have: 4, need: 5 },
    ],
    ['a position still held', [worked('2021-12', 'present')], 'found', null],
    ['years without months', [worked('2018', '2023')], 'found', null],
    ['part of a year', [worked('2024-07', '2024-12')], 'partly', { what: 'years', have: 0.5, need: 5 }],
    [
      'enough years, but of other work',
      [worked('2010-01', '2019-12', 'Cashier'), worked('2024-01', '2024-12')],
      'partly',
      { what: 'field', have: 1, all: 11, need: 5 },
    ],
    ['other work alone', [worked('2010-01', '2024-12', 'Cashier')], 'missing', null],
    ['dates that tell nothing', [worked('long ago', 'later')], 'missing', null],
  ])('counts years: %s', (_, experience, state, lacks) => {
    const [one] = fitting(
      { experience: experience ?? [] },
      asking('5 years of software engineering experience'),
    ).requirements;
    expect([one?.state, one?.lacks]).toEqual([state, lacks]);
  });

  test('takes experience for a degree in part where the posting does', () => {
    const asked = requirementsOf({
      title: 'Software Engineer',
      text: 'Requirements\nBachelor’s degree or equivalent experience',
    });
    const [one] = fitting({ experience: [worked('2015-01', '2024-12')] }, asked).requirements;
    expect([one?.state, one?.lacks]).toEqual(['partly', { what: 'degree-instead-of-experience', years: 10 }]);
    expect(fitting({}, asked).requirements[0]?.state).toBe('missing');
  });

  test('asks the person about place, workplace, pay and the right to work, and infers none of them', () => {
    const asked = requirementsOf({
      title: 'Clerk',
      location: 'Austin, TX',
      workplace: 'hybrid',
      text: 'Requirements\nMust be authorized to work in the United States\nThe base salary for this position is $50,000 - $60,000 per year.',
    });
    const states = (person: Partial<FitPerson>) =>
      Object.fromEntries(
        fitting({}, asked, { person }).requirements.map(({ state }, at) => [
          asked.requirements[at]?.kind,
          state,
        ]),
      );
    expect(states({})).toEqual({
      place: 'unanswered',
      workplace: 'unanswered',
      pay: 'unanswered',
      authorization: 'unanswered',
    });
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    expect(
      states({
        places: [{ city: 'Austin', state: 'TX', country: 'US' }],
        workplaces: ['hybrid'],
        pay: usd(5_500_000),
        authorization: { [authorizationKey('authorized', 'US')]: 'yes' },
      }),
    ).toEqual({ place: 'found', workplace: 'found', pay: 'found', authorization: 'found' });
    expect(
      states({
        places: [{ city: 'Boston', state: 'MA', country: 'US' }],
        workplaces: ['remote'],
        pay: usd(7_000_000),
        authorization: { [authorizationKey('authorized', '')]: 'no' },
      }),
    ).toEqual({ place: 'missing', workplace: 'missing', pay: 'missing', authorization: 'missing' });
  });
});
