import { inDisplayOrder } from './display-order.ts';
import type { Resume, ResumeEducation, ResumeExperience, ResumeSection, ResumeSkill } from './resume.ts';

/** A resume with the items of all its sections (SPEC.md section 3; DESIGN.md, differences). */
export type WholeResume = {
  resume: Resume;
  experience: readonly ResumeExperience[];
  education: readonly ResumeEducation[];
  skills: readonly ResumeSkill[];
  sections: readonly ResumeSection[];
};

/**
 * What a resume says, as the text that is kept of one that was sent: who, summary, then every section that is shown. The same
 * content gives the same text in every version of this program, every browser, template and language, because whether a
 * resume was edited since it was sent is told by comparing it. For reading and pasting there is `pageText`
 * (typesetting/page-text.ts), whose words, dates and order follow the look; it must not be compared.
 */
export function resumeText(whole: WholeResume): string {
  const { resume } = whole;
  const hidden = new Set(resume.arrangement.filter((one) => one.isHidden).map((one) => one.section));
  const shown = <T extends { isHidden: boolean }>(items: readonly T[], section: string) =>
    hidden.has(section) ? [] : items.filter((item) => !item.isHidden);
  const experience = shown(whole.experience, 'Experience');
  const education = shown(whole.education, 'Education');
  const skills = shown(whole.skills, 'Skills');
  const sections = whole.sections.filter((item) => !item.isHidden && !hidden.has(item.resumeSectionName));
  const contact = [resume.email, resume.phone, resume.location].filter(Boolean).join(' · ');
  const others = Map.groupBy(inDisplayOrder(sections), (section) => section.resumeSectionName || 'Other');
  return [
    block([resume.name, resume.headline, contact]),
    hidden.has('Summary') ? '' : block([resume.summary]),
    part('Experience', inDisplayOrder(experience).map(experienceText)),
    part('Education', inDisplayOrder(education).map(educationText)),
    part('Skills', [
      inDisplayOrder(skills)
        .map((skill) => skill.skillName.trim())
        .filter(Boolean)
        .join(', '),
    ]),
    ...[...others].map(([name, items]) => part(name, items.map(sectionText))),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function experienceText(item: ResumeExperience): string {
  return block([
    [item.title, item.companyName].filter(Boolean).join(', '),
    line(span(item.startDate, item.endDate), place(item)),
    item.url,
    item.notes,
  ]);
}

function educationText(item: ResumeEducation): string {
  return block([
    [item.degree, item.major, item.institutionName].filter(Boolean).join(', '),
    line(span(item.startDate, item.endDate), place(item), item.gpa && `GPA ${item.gpa}`),
    item.url,
    item.notes,
  ]);
}

function sectionText(item: ResumeSection): string {
  return block([
    [item.title, item.subtitle].filter(Boolean).join(', '),
    span(item.startDate, item.endDate),
    item.url,
    item.notes,
  ]);
}

function part(name: string, items: readonly string[]): string {
  const filled = items.filter(Boolean);
  return filled.length === 0 ? '' : `${name.toUpperCase()}\n${filled.join('\n\n')}`;
}

const block = (lines: readonly string[]) =>
  lines
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n');
const line = (...facts: readonly string[]) => facts.filter(Boolean).join(' · ');
const span = (start: string, end: string) => [start, end].filter(Boolean).join(' – ');
const place = ({ city, state }: { city: string; state: string }) => [city, state].filter(Boolean).join(', ');
