import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { readJsonResume } from '@foothold/core/transfer/json-resume-read.ts';
import { type DescribedResume, describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';

// Resumes that nobody here wrote, where that folder is present; a clone has none and does with the hard ones.
const folder = fileURLToPath(realFile('resumes/'));

type Job = {
  company?: string;
  title?: string;
  start?: string;
  end?: string;
  location?: string;
  bullets?: number;
};
type School = { school?: string; degree?: string; major?: string; start?: string; end?: string };
type Truth = {
  name?: string;
  headline?: string;
  email?: string;
  phone?: string;
  location?: string;
  summary?: string;
  links?: string[];
  experience?: Job[];
  education?: School[];
  skills?: string[];
  certifications?: string[];
  languages?: string[];
};

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string')) as {
    [K in keyof T]: string;
  };

/** What people noted of a document: its bullets were counted, so that as many of our own stand for them. */
function toldTruth(truth: Truth): DescribedResume {
  const section = (resumeSectionName: string, titles: readonly string[] | undefined) =>
    (titles ?? []).map((title) => ({
      resumeSectionName,
      ...(resumeSectionName === 'Links' ? { url: title } : { title }),
    }));
  const { name, headline, email, phone, location, summary } = truth;
  return {
    resume: given({ name, headline, email, phone, location, summary }),
    experience: (truth.experience ?? []).map(({ company, title, start, end, location: city, bullets }) => ({
      ...given({ companyName: company, title, startDate: start, endDate: end, city }),
      notes: Array.from(
        { length: bullets ?? 0 },
        (_, at) => `${title ?? ''} ${at + 1}: ${summary ?? company ?? ''}`,
      ).join('\n'),
    })),
    education: (truth.education ?? []).map(({ school, degree, major, start, end }) =>
      given({ institutionName: school, degree, major, startDate: start, endDate: end }),
    ),
    skills: truth.skills ?? [],
    sections: [
      ...section('Links', truth.links),
      ...section('Certifications', truth.certifications),
      ...section('Languages', truth.languages),
    ],
  };
}

/** Resumes of the corpus by the name of their file; none where it is not present. */
export function corpusResumes(): Record<string, WholeResume> {
  if (!existsSync(folder)) return {};
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const truths = readdirSync(join(folder, 'corpus')).filter((file) => file.endsWith('.truth.json'));
  const forms = readdirSync(folder).filter((file) => file.startsWith('jsonresume'));
  return Object.fromEntries([
    ...truths.map((file) => [
      file.replace('.truth.json', ''),
      describedResume(toldTruth(read(`corpus/${file}`))),
    ]),
    ...forms.flatMap((file) => {
      const form = readJsonResume(read(file));
      if (!form) return [];
      const { resume, experience, education, skills, sections } = form;
      return [
        [file, describedResume({ resume, experience, education, skills, sections } as DescribedResume)],
      ];
    }),
  ]);
}
