import { describe, expect, it } from 'vitest';
import { comparedBlocks, textBlocks } from './compared-blocks.ts';
import { Resume, ResumeExperience, ResumeSection, ResumeSkill } from './resume.ts';
import { type ResumeBlock, resumeBlocks, resumeText, type WholeResume } from './resume-text.ts';

const block = (text: string, key = '', section = 'Experience'): ResumeBlock => ({ key, section, text });
const compared = (left: ResumeBlock[], right: ResumeBlock[]) =>
  comparedBlocks(left, right).map((row) => [row.left, row.right, ...(row.isMoved ? ['moved'] : [])]);

describe('comparedBlocks', () => {
  it('sets places of one key beside each other, however they read', () => {
    const left = [block('Analyst, Oak', 'experience/1'), block('Clerk, Elm', 'experience/2')];
    const right = [block('Nurse', 'experience/1'), block('Clerk, Elm', 'experience/2')];
    expect(compared(left, right)).toEqual([
      ['Analyst, Oak', 'Nurse'],
      ['Clerk, Elm', 'Clerk, Elm'],
    ]);
  });

  it('finds what says much the same where there are no keys, within its section first', () => {
    const left = [block('Planned 40 trips a week'), block('Planned trips a week', '', 'Projects')];
    const right = [
      block('Planned trips, 40 a week', 'sections/9', 'Projects'),
      block('Planned 45 trips a week', 'experience/8'),
    ];
    expect(compared(left, right)).toEqual([
      ['Planned trips a week', 'Planned trips, 40 a week'],
      ['Planned 40 trips a week', 'Planned 45 trips a week'],
    ]);
  });

  it('shows what only one side has, on the left behind what it stood behind', () => {
    const left = [block('A', 'a'), block('Gone entirely', 'g'), block('B', 'b')];
    const right = [block('New here', 'n'), block('A', 'a'), block('B', 'b')];
    expect(compared(left, right)).toEqual([
      [null, 'New here'],
      ['A', 'A'],
      ['Gone entirely', null],
      ['B', 'B'],
    ]);
    expect(compared([], [block('A')])).toEqual([[null, 'A']]);
    expect(compared([block('A')], [])).toEqual([['A', null]]);
  });

  it('says of as few as can be that they moved', () => {
    const keyed = (...keys: string[]) => keys.map((key) => block(key, key));
    const moved = comparedBlocks(keyed('a', 'b', 'c', 'd'), keyed('d', 'a', 'b', 'c')).filter(
      (row) => row.isMoved,
    );
    expect(moved.map(({ right }) => right)).toEqual(['d']);
  });
});

describe('a text that was kept', () => {
  const at = (internalId: number) => ({ internalId, resumeId: 1, displayOrder: internalId });
  const whole: WholeResume = {
    resume: Resume.parse({
      internalId: 1,
      name: 'Dana',
      email: 'd@example.com',
      summary: 'Reports.',
    }) as Resume,
    experience: [
      ResumeExperience.parse({
        ...at(1),
        title: 'CEO',
        companyName: 'ACME',
        notes: 'Led.',
      }) as ResumeExperience,
      ResumeExperience.parse({ ...at(2), title: 'Clerk' }) as ResumeExperience,
    ],
    education: [],
    skills: [ResumeSkill.parse({ ...at(1), skillName: 'SQL' }) as ResumeSkill],
    sections: [
      ResumeSection.parse({ ...at(1), resumeSectionName: 'My works', title: 'Atlas' }) as ResumeSection,
    ],
  };

  it('tells the places it was made of', () => {
    const told = textBlocks(resumeText(whole), ['My works']);
    const made = resumeBlocks(whole).map(({ section, text }) => ({ section, text }));
    expect(told.map(({ section, text }) => ({ section, text }))).toEqual(made);
    expect(comparedBlocks(told, resumeBlocks(whole)).filter(({ left, right }) => left !== right)).toEqual([]);
  });

  it('of very many paragraphs is told apart up to a number, and nothing of it is lost', () => {
    const paragraphs = Array.from({ length: 100_000 }, (_, at) => `Paragraph ${at}`);
    const blocks = textBlocks(paragraphs.join('\n\n'));
    expect(blocks).toHaveLength(2001);
    expect(blocks.map(({ text }) => text).join('\n\n')).toBe(paragraphs.join('\n\n'));
    expect(comparedBlocks(blocks, resumeBlocks(whole)).length).toBeGreaterThan(2000);
  });

  it('of no resume, or empty, is what it is', () => {
    expect(textBlocks('')).toEqual([]);
    expect(textBlocks('Dear all,\n\nhello')).toMatchObject([{ text: 'Dear all,' }, { text: 'hello' }]);
  });
});
