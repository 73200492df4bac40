import { describe, expect, it } from 'vitest';
import { Resume, ResumeEducation, ResumeExperience, ResumeSection, ResumeSkill } from './resume.ts';
import { resumeText, type WholeResume } from './resume-text.ts';

const at = (internalId: number, displayOrder: number) => ({ internalId, displayOrder, resumeId: 1 });
const whole = (): WholeResume => ({
  resume: Resume.parse({
    internalId: 1,
    name: 'Dana Okafor',
    email: 'd@example.com',
    summary: ' Reports. ',
  }) as Resume,
  experience: [
    {
      ...at(2, 2),
      title: 'Analyst',
      companyName: 'Acme',
      startDate: '2021',
      endDate: '2024',
      city: 'Raleigh',
      state: 'NC',
    },
    { ...at(1, 1), title: 'Lead analyst', companyName: 'Oak', startDate: '2024', notes: 'Built the model.' },
  ].map((row) => ResumeExperience.parse(row) as ResumeExperience),
  education: [
    ResumeEducation.parse({
      ...at(1, 1),
      major: 'Statistics',
      institutionName: 'NC State',
      gpa: '3.9',
    }) as ResumeEducation,
  ],
  skills: [
    { ...at(2, 2), skillName: 'dbt' },
    { ...at(1, 1), skillName: 'SQL' },
    { ...at(3, 3), skillName: '' },
  ].map((row) => ResumeSkill.parse(row) as ResumeSkill),
  sections: [
    ResumeSection.parse({ ...at(1, 1), resumeSectionName: 'Languages', title: 'Igbo' }) as ResumeSection,
    ResumeSection.parse({
      ...at(2, 2),
      resumeSectionName: 'Projects',
      title: 'Atlas',
      url: 'https://a.example',
    }) as ResumeSection,
    ResumeSection.parse({ ...at(3, 3), resumeSectionName: 'Languages', title: 'English' }) as ResumeSection,
  ],
});

describe('resumeText', () => {
  it('writes who it is about, the summary and every section in the order of the person', () => {
    expect(resumeText(whole())).toBe(
      [
        'Dana Okafor\nd@example.com',
        'Reports.',
        'EXPERIENCE\nLead analyst, Oak\n2024\nBuilt the model.',
        'Analyst, Acme\n2021 – 2024 · Raleigh, NC',
        'EDUCATION\nStatistics, NC State\nGPA 3.9',
        'SKILLS\nSQL, dbt',
        'LANGUAGES\nIgbo',
        'English',
        'PROJECTS\nAtlas\nhttps://a.example',
      ].join('\n\n'),
    );
  });

  it('is the same for the same content however its rows are read, and empty for an empty resume', () => {
    const { skills, experience, ...rest } = whole();
    const turned = { ...rest, skills: [...skills].reverse(), experience: [...experience].reverse() };
    expect(resumeText(turned)).toBe(resumeText(whole()));
    const empty = {
      resume: Resume.parse({ internalId: 1 }) as Resume,
      experience: [],
      education: [],
      skills: [],
      sections: [],
    };
    expect(resumeText(empty)).toBe('');
  });

  it('leaves out what is hidden, one item or a whole section', () => {
    const { resume, ...rest } = whole();
    const arrangement = ['Summary', 'Skills', 'Languages'].map((section) => ({
      section,
      title: '',
      isHidden: true,
    }));
    const experience = rest.experience.map((item) => ({ ...item, isHidden: item.companyName === 'Oak' }));
    const text = resumeText({ ...rest, experience, resume: { ...resume, arrangement, headline: 'Analyst' } });
    expect(text).toBe(
      [
        'Dana Okafor\nAnalyst\nd@example.com',
        'EXPERIENCE\nAnalyst, Acme\n2021 – 2024 · Raleigh, NC',
        'EDUCATION\nStatistics, NC State\nGPA 3.9',
        'PROJECTS\nAtlas\nhttps://a.example',
      ].join('\n\n'),
    );
  });
});
