import { inDisplayOrder, type Placed } from './display-order.ts';
import type { Resume, ResumeEducation, ResumeExperience, ResumeSection, ResumeSkill } from './resume.ts';

/** A resume with the items of all its sections (docs/spec/design.md, Differences). */
export type WholeResume = {
  resume: Resume;
  experience: readonly ResumeExperience[];
  education: readonly ResumeEducation[];
  skills: readonly ResumeSkill[];
  sections: readonly ResumeSection[];
};

/**
 * What a resume says in one place: who, the summary, an item, all skills. `key` names the place as paths of the page do; ''
 * is the section of what is under no heading.
 */
export type ResumeBlock = { key: string; section: string; text: string };

/**
 * What a resume says, as the text that is kept of one that was sent: who, summary, then every section that is shown. The same
 * content gives the same text in every version of this program, every browser, template and language, because whether a
 * resume was edited since it was sent is told by comparing it. For reading and pasting there is `pageText`
 * (typesetting/page-text.ts), whose words, dates and order follow the look; it must not be compared.
 */
export function resumeText(whole: WholeResume): string {
  const sections = Map.groupBy(resumeBlocks(whole), ({ section }) => section);
  return [...sections]
    .map(([section, blocks]) => {
      const text = blocks.map((one) => one.text).join('\n\n');
      return section === '' || section === 'Summary' ? text : `${section.toUpperCase()}\n${text}`;
    })
    .join('\n\n');
}

/** The places of a resume that say something and are shown, in the order of `resumeText`. */
export function resumeBlocks(whole: WholeResume): ResumeBlock[] {
  const { resume } = whole;
  const hidden = new Set(resume.arrangement.filter((one) => one.isHidden).map((one) => one.section));
  const shown = <T extends Placed & { isHidden: boolean }>(items: readonly T[]) =>
    inDisplayOrder(items.filter((item) => !item.isHidden));
  const contact = [resume.email, resume.phone, resume.location].filter(Boolean).join(' · ');
  const sections = shown(whole.sections);
  const skills = shown(whole.skills).map((skill) => skill.skillName.trim());
  return [
    { key: 'resume', section: '', text: block([resume.name, resume.headline, contact]) },
    { key: 'resume/summary', section: 'Summary', text: block([resume.summary]) },
    ...shown(whole.experience).map((item) => ({
      ...{ key: `experience/${item.internalId}`, section: 'Experience', text: experienceText(item) },
    })),
    ...shown(whole.education).map((item) => ({
      ...{ key: `education/${item.internalId}`, section: 'Education', text: educationText(item) },
    })),
    { key: 'skills', section: 'Skills', text: skills.filter(Boolean).join(', ') },
    ...[...Map.groupBy(sections, (item) => item.resumeSectionName || 'Other')].flatMap(([section, items]) =>
      items
        .filter((item) => !hidden.has(item.resumeSectionName))
        .map((item) => ({ key: `sections/${item.internalId}`, section, text: sectionText(item) })),
    ),
  ].filter(({ section, text }) => text !== '' && !hidden.has(section));
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

const block = (lines: readonly string[]) =>
  lines
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n');
const line = (...facts: readonly string[]) => facts.filter(Boolean).join(' · ');
const span = (start: string, end: string) => [start, end].filter(Boolean).join(' – ');
const place = ({ city, state }: { city: string; state: string }) => [city, state].filter(Boolean).join(', ');
