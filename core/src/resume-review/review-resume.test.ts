import { describe, expect, it } from 'vitest';
import { hardResumes } from '../typesetting/hard-resumes-test-kit.ts';
import { type ToldResume, toldResume } from '../typesetting/resume-test-kit.ts';
import type { Finding, ReviewInput } from './review.ts';
import { checkGroups, checkIds, checkOf } from './review-checks.data.ts';
import { reviewResume } from './review-resume.ts';
import { reviewSources } from './review-sources.data.ts';

const person = {
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
  phone: '(614) 555-0142',
  location: 'Columbus, OH',
};

function review(told: ToldResume, more: Partial<ReviewInput> = {}) {
  return reviewResume({
    whole: toldResume({ ...told, resume: { ...person, ...told.resume } }),
    today: '2026-11-25',
    country: 'US',
    template: { isPlainToRead: true },
    pages: 1,
    misspelled: [],
    hidden: [],
    ...more,
  });
}
const said = (told: ToldResume, more: Partial<ReviewInput> = {}) =>
  review(told, more).findings.map(({ check, field }) => `${check} ${field}`);
const job = (more: object) => ({
  title: 'Cook',
  companyName: 'Bywater Grill',
  startDate: '2024-01',
  endDate: 'present',
  notes: 'Run the grill for 180 covers a night',
  ...more,
});
const skills = ['Grill', 'Sauté'];

/** What the first fix of a finding writes: the new value of its first field. */
const written = ({ fixes: [fix] }: Finding) => {
  const [edit] = fix?.edits ?? [];
  return edit && 'fields' in edit ? Object.values(edit.fields)[0] : edit?.kind;
};

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

  it('customs are those of the country', () => {
    const told: ToldResume = {
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

describe('a press', () => {
  const line = (notes: string) => {
    const [found] = review({ experience: [job({ notes })], skills }).findings;
    return found && [found.check, written(found)];
  };
  it.each([
    ['Could of sold 40 more', ['slips', 'Could have sold 40 more']],
    ['Assist the the chef with 40 orders', ['word-twice', 'Assist the chef with 40 orders']],
    ['Train a apprentice each year, 4 so far', ['article', 'Train an apprentice each year, 4 so far']],
    ['Cook 12000 meals a month', ['thousands', 'Cook 12,000 meals a month']],
    ['Write the menu in Powerpoint, 4 pages', ['brand-case', 'Write the menu in PowerPoint, 4 pages']],
    ['Donâ€™t waste: 12 kg less a day', ['mojibake', 'Don’t waste: 12 kg less a day']],
    ['➤ Cook 40 meals an hour', ['symbols', 'Cook 40 meals an hour']],
    ['Manage- ment of 4 stoves and a bar', ['broken-word', 'Management of 4 stoves and a bar']],
  ])('in “%s” writes what is meant', (notes, expected) => {
    expect(line(notes)).toEqual(expected);
  });

  it('touches its own line alone, with bullets and spaces as they were typed', () => {
    const notes = '• Cook 40 meals\n\t• Assist the the chef\n\n• Clean 4 stoves';
    const [found] = review({ experience: [job({ notes })], skills }).findings;
    expect(found?.field).toBe('experience/1/notes/1');
    expect(found && written(found)).toBe('• Cook 40 meals\n\t• Assist the chef\n\n• Clean 4 stoves');
    expect(found?.fixes[0]?.edits[0]).toMatchObject({ was: { notes } });
  });

  it('sorts jobs by moving them, newest first', () => {
    const old = job({ title: 'Baker', startDate: '2020-01', endDate: '2023-12' });
    const found = review({ experience: [old, job({})], skills }).findings.find(
      ({ check }) => check === 'jobs-order',
    );
    expect(found?.fixes[0]?.edits).toEqual([
      { kind: 'move-item', table: 'resumeExperience', id: 2, to: 1 },
      { kind: 'move-item', table: 'resumeExperience', id: 1, to: 2 },
    ]);
  });

  it('splits skills, keeps the town of an address, and takes a number of identity out of its sentence', () => {
    const found = review({
      resume: {
        location: '12 Oak Street, Columbus, OH 43215',
        summary: 'Cook of ten years. SSN 123-45-6789.',
      },
      experience: [job({})],
      skills: ['Grill, Sauté, Stocks'],
    }).findings;
    const by = Object.fromEntries(found.map((one) => [one.check, one]));
    expect(by['skills-joined']?.fixes[0]?.edits).toMatchObject([
      { fields: { skillName: 'Grill' } },
      { kind: 'add-item', fields: { skillName: 'Sauté' } },
      { kind: 'add-item', fields: { skillName: 'Stocks' } },
    ]);
    expect(by['street-address'] && written(by['street-address'])).toBe('Columbus, OH');
    expect(by['id-number'] && written(by['id-number'])).toBe('Cook of ten years.');
  });

  it('offers the words of the dictionary for one that it does not know', () => {
    const notes = 'Run the kichen for 40 guests';
    const misspelled = [
      {
        field: 'experience/1/notes/0',
        at: [8, 14] as const,
        word: 'kichen',
        suggestions: ['kitchen', 'kitten'],
      },
    ];
    const [found] = review({ experience: [job({ notes })], skills }, { misspelled }).findings;
    expect(found?.quote).toBe('kichen');
    expect(found?.fixes.map(({ text }) => text)).toEqual(['kitchen', 'kitten']);
    expect(found && written(found)).toBe('Run the kitchen for 40 guests');
  });
});

describe('nothing is said', () => {
  it.each([
    'Sold “references available upon request” forms to 3 banks',
    'Route 12000 and ZIP 43215 are mine',
    'Pre- and post-operative care for 12 patients',
    'Hold an MBA, an RN and a European license',
    'Cut an hour a day with a one-page form for a union',
    'Ran the XXL line and the TODO board, 4 people',
    'Worked with Walla Walla growers, 40 farms',
    'Use C++, C# and .NET for 3 products',
    'Write for example.com/Javascript and @Github, 4 posts',
    'Serve A, B and C tables; an honest 40 covers',
    'Staff a unit of 12; a useful hour, a euro each',
  ])('of “%s”', (notes) => {
    const ours = review({ experience: [job({ notes })], skills }).findings.filter(
      ({ note, check }) => !note && check !== 'references',
    );
    expect(ours).toEqual([]);
  });

  it('of an ordinary name, address, phone or place of other countries', () => {
    for (const [name, phone, location] of [
      ['María de la Cruz', '+34 600 000 123', 'Zaragoza'],
      ['李 小龍', '+852 5555 0123', 'Hong Kong'],
      ['O’Neill, Siobhán', '+353 1 555 0123', 'Dublin'],
      ['DESHAWN PRICE', '901.555.0162 or 901.555.0163', 'Memphis, TN'],
      ['van der Berg, Anna', '020 5550123', 'Amsterdam'],
    ] as const)
      expect(said({ resume: { name, phone, location }, experience: [job({})], skills })).toEqual([]);
  });
});
