import { inDisplayOrder } from '../entities/resume/display-order.ts';
import { type ListedSection, listedSections } from '../entities/resume/resume-sections.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { linkTarget } from '../typesetting/page-contacts.ts';
import { presentEnd } from '../typesetting/resume-date.ts';
import {
  type Fields,
  type ItemTable,
  itemTables,
  type ReadResume,
  storedBeside,
} from './json-resume-extra.ts';
import { JsonResumeForm } from './json-resume-form.ts';
import { fieldsOf, plainResume } from './json-resume-read.ts';

/**
 * A resume as JSON Resume 1.0, valid by its schema. What the standard has no place for (own sections, hidden items,
 * order, look, dates in words) is under `meta.foothold`; `readJsonResume` returns exactly what was written.
 */
export function jsonResume(whole: WholeResume, lastModified: string): Fields {
  const shown = visible(whole);
  const standard = standardPart(shown);
  const meant: ReadResume = {
    resume: fieldsOf(whole.resume),
    experience: shown.experience.map(fieldsOf),
    education: shown.education.map(fieldsOf),
    skills: shown.skills.map(fieldsOf),
    sections: shown.sections.map(fieldsOf),
  };
  const isShown = new Set<object>(itemTables.flatMap((table) => shown[table] as readonly object[]));
  const more = Object.fromEntries(
    itemTables.map((table) => [
      table,
      (whole[table] as readonly object[]).filter((row) => !isShown.has(row)).map(fieldsOf),
    ]),
  ) as Record<ItemTable, Fields[]>;
  const foothold = storedBeside(plainResume(JsonResumeForm.parse(standard)), meant, more);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...standard,
    meta: { version: 'v1.0.0', lastModified, foothold },
  };
}

/** The items that the standard part holds, in the order in which reading it finds them. */
function visible(whole: WholeResume): WholeResume {
  const skills = inDisplayOrder(whole.skills).filter((skill) => !skill.isHidden && skill.skillName);
  return {
    resume: whole.resume,
    experience: inDisplayOrder(whole.experience).filter((item) => !item.isHidden),
    education: inDisplayOrder(whole.education).filter((item) => !item.isHidden),
    skills: [...Map.groupBy(skills, (skill) => skill.skillGroup).values()].flat(),
    sections: listedSections.flatMap((name) =>
      inDisplayOrder(whole.sections).filter((item) => item.resumeSectionName === name && !item.isHidden),
    ),
  };
}

function standardPart({ resume, experience, education, skills, sections }: WholeResume): Fields {
  const section = (name: ListedSection) => sections.filter((item) => item.resumeSectionName === name);
  return filled({
    basics: filled({
      name: resume.name,
      label: resume.headline,
      email: mail.test(resume.email) ? resume.email : '',
      phone: resume.phone,
      summary: resume.summary,
      location: filled(placeParts(resume.location)),
      profiles: section('Links').map((item) => filled({ network: item.title, url: link(item.url) })),
    }),
    work: experience.map((item) =>
      filled({
        name: item.companyName,
        position: item.title,
        location: [item.city, item.state, item.country].filter(Boolean).join(', '),
        url: link(item.url),
        ...span(item),
        highlights: lines(item.notes),
      }),
    ),
    volunteer: section('Volunteering').map((item) =>
      filled({
        organization: item.subtitle,
        position: item.title,
        url: link(item.url),
        ...span(item),
        highlights: lines(item.notes),
      }),
    ),
    education: education.map((item) =>
      filled({
        institution: item.institutionName,
        area: item.major,
        studyType: item.degree,
        score: item.gpa,
        url: link(item.url),
        ...span(item),
        courses: lines(item.notes),
      }),
    ),
    awards: section('Awards').map((item) =>
      filled({ title: item.title, date: day(item.startDate), awarder: item.subtitle, summary: item.notes }),
    ),
    certificates: section('Certifications').map((item) =>
      filled({ name: item.title, date: day(item.startDate), issuer: item.subtitle, url: link(item.url) }),
    ),
    publications: section('Publications').map((item) =>
      filled({
        name: item.title,
        publisher: item.subtitle,
        releaseDate: day(item.startDate),
        url: link(item.url),
        summary: item.notes,
      }),
    ),
    skills: [...Map.groupBy(skills, (skill) => skill.skillGroup)].flatMap(([name, members]) =>
      name
        ? [{ name, keywords: members.map((skill) => skill.skillName) }]
        : members.map((skill) => filled({ name: skill.skillName, level: skill.level })),
    ),
    languages: section('Languages').map((item) => filled({ language: item.title, fluency: item.subtitle })),
    projects: section('Projects').map((item) =>
      filled({
        name: item.title,
        entity: item.subtitle,
        url: link(item.url),
        ...span(item),
        highlights: lines(item.notes),
      }),
    ),
  });
}

const mail = /^[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/i;
const date = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

const day = (typed: string) => (date.test(typed) ? typed : '');
const link = (typed: string) => (linkTarget(typed) === typed ? typed : (linkTarget(typed) ?? ''));
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function span({ startDate, endDate }: { startDate: string; endDate: string }): Fields {
  return { startDate: day(startDate), endDate: endDate === presentEnd ? '' : day(endDate) };
}

function placeParts(location: string): Fields {
  const [city = '', region = '', ...rest] = location.split(', ');
  return rest.length === 0 ? { city, region } : { address: location };
}

/** Empty texts and lists fail the schema or say nothing: they are left out. */
function filled(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value)
        ? value.length > 0
        : typeof value === 'object' && value !== null
          ? Object.keys(value).length > 0
          : value !== '',
    ),
  );
}
