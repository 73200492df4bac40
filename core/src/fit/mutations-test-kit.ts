import { ResumeEducation, ResumeExperience, ResumeSection } from '../entities/resume/resume.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { compareDegrees, type DegreeLevel } from './degree-levels.ts';
import { degreesIn } from './degree-terms.ts';
import { placedWords } from './placed-words.ts';
import type { Requirement } from './requirement.ts';
import { termNames } from './term-table.ts';

const item = { internalId: 9001, resumeId: 1, displayOrder: 99 };
const degreeNames: Record<DegreeLevel, string> = {
  school: 'High school diploma',
  trade: 'Technical diploma',
  associate: 'Associate degree',
  bachelor: 'Bachelor of Science',
  master: 'Master of Science',
  doctor: 'Ph.D.',
};
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The resume with what a requirement asks for written into it; null for kinds that no resume shows. */
export function added(whole: WholeResume, requirement: Requirement, title: string): WholeResume | null {
  const section = (resumeSectionName: string, name: string, subtitle = '') => ({
    ...whole,
    sections: [
      ...whole.sections,
      ResumeSection.parse({ ...item, resumeSectionName, title: name, subtitle }) as ResumeSection,
    ],
  });
  const { mark, start, text } = requirement.quote;
  const said = text.slice(mark.start - start, mark.end - start);
  switch (requirement.kind) {
    case 'skill': {
      // In the words of the posting, in a line of a position.
      const row = {
        ...item,
        title: 'Specialist',
        companyName: 'Lakeside',
        startDate: '2026-10',
        endDate: '2026-10',
        notes: `Daily work with ${said}.`,
      };
      return { ...whole, experience: [...whole.experience, ResumeExperience.parse(row) as ResumeExperience] };
    }
    case 'certificate':
    case 'licence':
      return requirement.terms[0] ? section('Certifications', said) : null;
    case 'language': {
      const [code] = requirement.languages;
      return section('Languages', code === 'ase' ? 'ASL' : (languageNames.of(code ?? 'es') ?? ''), 'Native');
    }
    case 'degree': {
      const major = requirement.fields[0] ?? '';
      const row = {
        ...item,
        degree: degreeNames[requirement.degree],
        major,
        institutionName: 'Lakeside',
        endDate: '2001',
      };
      return { ...whole, education: [...whole.education, ResumeEducation.parse(row) as ResumeEducation] };
    }
    case 'years': {
      const row = {
        ...item,
        title,
        companyName: 'Lakeside',
        startDate: '1980-01',
        endDate: 'present',
        notes: requirement.field,
      };
      return { ...whole, experience: [...whole.experience, ResumeExperience.parse(row) as ResumeExperience] };
    }
    default:
      return null;
  }
}

/** The resume without what a requirement asks for: every line that says it is emptied, told by plain search alone. */
export function removed(whole: WholeResume, requirement: Requirement): WholeResume | null {
  switch (requirement.kind) {
    case 'skill':
    case 'certificate':
    case 'licence':
      return requirement.terms.length > 0 ? withoutNames(whole, requirement.terms.flatMap(termNames)) : null;
    case 'language': {
      const names = requirement.languages.map((code) => languageNames.of(code) ?? '');
      return names.length > 0 ? withoutNames(whole, names) : null;
    }
    case 'degree':
      return {
        ...whole,
        education: whole.education.filter(({ degree, major }) => {
          const held = degreesIn(placedWords(`${degree} ${major}`), `${degree} ${major}`);
          return held.every(({ level }) => compareDegrees(level, requirement.degree) < 0);
        }),
      };
    case 'years':
      return {
        ...whole,
        experience: whole.experience.map((one) => ({ ...one, startDate: '2026-10', endDate: '2026-10' })),
      };
    default:
      return null;
  }
}

function withoutNames(whole: WholeResume, names: readonly string[]): WholeResume {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .replace(/[^a-z0-9+#]+/g, ' ')
      .replace(/(?:es|s)\b/g, '');
  const wanted = names.map(plain).filter((name) => name.trim() !== '');
  // “Front end” is written as one word as well.
  const close = (text: string) => text.replace(/ /g, '');
  const holds = (text: string) =>
    wanted.some(
      (name) =>
        ` ${plain(text)} `.includes(` ${name.trim()} `) ||
        (name.length > 5 && close(plain(text)).includes(close(name))),
    );
  const cleared = <T extends object>(row: T): T =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [
        field,
        typeof value === 'string' && !/Date$|uid|SectionName|At$/.test(field)
          ? value
              .split('\n')
              .filter((line) => !holds(line))
              .join('\n')
          : value,
      ]),
    ) as T;
  return {
    resume: {
      ...whole.resume,
      headline: cleared({ text: whole.resume.headline }).text,
      summary: cleared({ text: whole.resume.summary }).text,
    },
    experience: whole.experience.map(cleared),
    education: whole.education.map(cleared),
    skills: whole.skills.map(cleared),
    sections: whole.sections.map(cleared),
  };
}
