import { contentOf } from '../entities/record.ts';
import {
  Resume,
  ResumeEducation,
  ResumeExperience,
  ResumeSection,
  ResumeSkill,
} from '../entities/resume/resume.ts';
import { type ListedSection, listedSections } from '../entities/resume/resume-sections.ts';
import { presentEnd } from '../typesetting/resume-date.ts';
import {
  type Fields,
  type ItemTable,
  itemTables,
  type ReadResume,
  storedIn,
  withExtra,
} from './json-resume-extra.ts';
import { JsonResumeForm } from './json-resume-form.ts';

/** Reads a JSON Resume; null for other JSON. The standard requires no field, so one of basics and work must be there. */
export function readJsonResume(json: unknown): ReadResume | null {
  const form = JsonResumeForm.safeParse(json);
  if (!form.success || typeof json !== 'object' || json === null) return null;
  if (!('basics' in json) && !('work' in json)) return null;
  const plain = plainResume(form.data);
  const kept = storedIn(form.data.meta);
  return kept ? withExtra(plain, kept) : plain;
}

/** What the standard part of a form says, in our fields. */
export function plainResume(form: JsonResumeForm): ReadResume {
  const { basics } = form;
  const { address, city, region, countryCode } = basics.location;
  const items: Record<ItemTable, Fields[]> = {
    experience: form.work.map((item) => ({
      companyName: item.name,
      title: item.position,
      ...spanOf(item),
      ...placeOf(item.location),
      // Without an end a job is one that is still held (JSON Resume, work).
      ...(item.startDate && !item.endDate && { endDate: presentEnd }),
      notes: linesOf(item.summary, item.highlights),
      url: item.url,
    })),
    education: form.education.map((item) => ({
      institutionName: item.institution,
      major: item.area,
      degree: item.studyType,
      gpa: item.score,
      ...spanOf(item),
      notes: linesOf('', item.courses),
      url: item.url,
    })),
    skills: form.skills.flatMap(({ name, level, keywords }): Fields[] =>
      keywords.length > 0
        ? keywords.map((skillName) => ({ skillGroup: name, skillName }))
        : [{ skillName: name, level }],
    ),
    sections: sectionsOf(form),
  };
  const parse = {
    experience: ResumeExperience,
    education: ResumeEducation,
    skills: ResumeSkill,
    sections: ResumeSection,
  };
  return {
    resume: fieldsOf(
      Resume.parse({
        internalId: 0,
        title: '',
        name: basics.name,
        headline: basics.label,
        email: basics.email,
        phone: basics.phone,
        summary: basics.summary,
        location: [address, city, region, countryCode].filter(Boolean).join(', '),
      }),
    ),
    ...(Object.fromEntries(
      itemTables.map((table) => [
        table,
        items[table].map((item, at) =>
          fieldsOf(parse[table].parse({ internalId: 0, resumeId: 0, displayOrder: at + 1, ...item })),
        ),
      ]),
    ) as Record<ItemTable, Fields[]>),
  };
}

/** Items of the listed sections, in the order in which `jsonResume` writes them. */
function sectionsOf(form: JsonResumeForm): Fields[] {
  const { basics } = form;
  const site =
    basics.url && !basics.profiles.some(({ url }) => url === basics.url)
      ? [{ title: '', url: basics.url }]
      : [];
  const items: Record<ListedSection, Fields[]> = {
    Projects: form.projects.map((item) => ({
      title: item.name,
      subtitle: item.entity,
      ...spanOf(item),
      url: item.url,
      notes: linesOf(item.description, item.highlights),
    })),
    Publications: form.publications.map((item) => ({
      title: item.name,
      subtitle: item.publisher,
      startDate: item.releaseDate,
      url: item.url,
      notes: item.summary,
    })),
    Certifications: form.certificates.map((item) => ({
      title: item.name,
      subtitle: item.issuer,
      startDate: item.date,
      url: item.url,
    })),
    Awards: form.awards.map((item) => ({
      title: item.title,
      subtitle: item.awarder,
      startDate: item.date,
      notes: item.summary,
    })),
    Volunteering: form.volunteer.map((item) => ({
      title: item.position,
      subtitle: item.organization,
      ...spanOf(item),
      url: item.url,
      notes: linesOf(item.summary, item.highlights),
    })),
    Languages: form.languages.map((item) => ({ title: item.language, subtitle: item.fluency })),
    Links: [
      ...site,
      ...basics.profiles.map(({ network, username, url }) => ({ title: network || username, url })),
    ],
  };
  return listedSections.flatMap((resumeSectionName) =>
    items[resumeSectionName].map((item) => ({ resumeSectionName, ...item })),
  );
}

/** The fields of a resume or an item, without keys and stamps. */
export function fieldsOf(row: object): Fields {
  // Who wrote a line, and on what, is nobody else's to read.
  const { resumeId: _resume, written: _written, ...fields } = contentOf(row) as Fields;
  return fields;
}

const spanOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({ startDate, endDate });
const linesOf = (first: string, more: readonly string[]) => [first, ...more].filter(Boolean).join('\n');

function placeOf(location: string): { city: string; state: string; country: string } {
  const [city = '', state = '', ...rest] = location.split(', ');
  return { city, state, country: rest.join(', ') };
}
