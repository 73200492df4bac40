import type { ResumeReading } from './reading.ts';

/**
 * Whether what was read is a resume at all. A page with headings of its own, a name and dates may be anything: it takes
 * a way to reach a person, or jobs or schools that are told as such, and at least two of these.
 */
export function isResume({ head, experience, education, skills, sections }: ResumeReading): boolean {
  const hasJob = experience.some(
    ({ values }) => values.title && (values.companyName || values.startDate || values.endDate),
  );
  const hasSchool = education.some(
    ({ values }) => values.institutionName && (values.degree || values.endDate),
  );
  const signs = [
    head.email !== undefined || head.phone !== undefined,
    hasJob,
    hasSchool,
    skills.length > 2,
    head.name !== undefined && head.name.sure !== 'unsure',
    sections.some(({ section }) => section === 'Languages' || section === 'Certifications'),
  ].filter(Boolean).length;
  return signs >= 2 && (hasJob || hasSchool || head.email !== undefined || head.phone !== undefined);
}
