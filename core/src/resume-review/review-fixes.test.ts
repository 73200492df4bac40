import { describe, expect, it } from 'vitest';
import { job, review, said, skills, written } from './review-test-kit.ts';

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

  it('splits skills, keeps the town of an address, and takes an identity number out of its sentence', () => {
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

describe('a press is not offered', () => {
  it('for a word that the dictionary found before its line was changed', () => {
    const misspelled = [
      { field: 'experience/1/notes/0', at: [8, 14] as const, word: 'kichen', suggestions: ['kitchen'] },
    ];
    const changed = job({ notes: 'Run a kichen for 40 guests' });
    expect(review({ experience: [changed], skills }, { misspelled }).findings).toEqual([]);
  });

  it('where the town of an address would go with its street', () => {
    const [found] = review({
      resume: { location: '48 Mill Rd Rochester, NY 14604' },
      experience: [job({})],
      skills,
    }).findings;
    expect([found?.check, found?.fixes]).toEqual(['street-address', []]);
  });
});

describe('what stands alone in its item', () => {
  it('goes with it', () => {
    const { findings } = review({
      experience: [job({})],
      skills: [...skills, '⭐⭐⭐'],
      sections: [{ resumeSectionName: 'References', title: 'Available upon request' }],
    });
    expect(findings.map(({ check, fixes }) => [check, fixes[0]?.edits])).toEqual([
      ['references', [{ kind: 'remove-item', table: 'resumeSections', id: 1 }]],
      ['symbols', [{ kind: 'remove-item', table: 'resumeSkills', id: skills.length + 1 }]],
    ]);
  });

  it('leaves the item where that says more', () => {
    const [found] = review({
      experience: [job({})],
      skills,
      sections: [
        { resumeSectionName: 'Projects', title: 'Menu 🍳 of 👩‍🍳 the week', notes: 'Cook 4 dishes' },
      ],
    }).findings;
    expect(found && [found.check, written(found)]).toEqual(['symbols', 'Menu of the week']);
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
    'Handle Social Security cases, 12000.50 a year',
    'Teach Social Security law 2019-2022, 40 students',
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
