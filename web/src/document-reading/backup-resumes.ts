import { effectiveResume } from '@foothold/core/entities/resume/effective-resume.ts';
import {
  Resume,
  ResumeEducation,
  ResumeExperience,
  ResumeSection,
  ResumeSkill,
} from '@foothold/core/entities/resume/resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { jsonExcess } from '@foothold/core/files/json-size.ts';
import { backupFormat } from '@foothold/core/own-data/backup.ts';
import { isSealedStart } from '@foothold/core/own-data/sealed-backup.ts';
import { fieldsOf } from '@foothold/core/transfer/json-resume-read.ts';
import { ofFields, refused } from './document-answer.ts';
import type { DocumentAnswer } from './document-reading.ts';

/** Larger backups are restored as a whole: bytes. */
const maxBytes = 60_000_000;

/** Whether a file is a backup of this product, sealed or not. */
export function isBackup(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 256)).replace(/^\ufeff/, '');
  return isSealedStart(start) || start.trimStart().startsWith(`{"format":"${backupFormat}"`);
}

/** The resumes of a backup to choose from, or the chosen one; `part` is its key. Restoring all of it is done elsewhere. */
export function readBackupResumes(bytes: Uint8Array, part: string): DocumentAnswer {
  const tables = bytes.length <= maxBytes ? tablesIn(new TextDecoder().decode(bytes)) : null;
  if (!tables) return refused('backup', { inside: [] });
  const rows = <T>(name: string, read: { safeParse: (row: unknown) => { data?: T } }): T[] =>
    (Array.isArray(tables[name]) ? tables[name] : []).flatMap((row: unknown) => {
      const { data } = read.safeParse(row);
      return data === undefined ? [] : [data];
    });
  const resumes = rows('resumes', Resume) as WholeResume['resume'][];
  const wholeOf = (resume: WholeResume['resume']): WholeResume => {
    const own = <T extends { resumeId: number }>(items: T[]) =>
      items.filter(({ resumeId }) => resumeId === resume.internalId);
    return {
      resume,
      experience: own(rows(itemTables.experience, ResumeExperience) as WholeResume['experience'][number][]),
      education: own(rows(itemTables.education, ResumeEducation) as WholeResume['education'][number][]),
      skills: own(rows(itemTables.skills, ResumeSkill) as WholeResume['skills'][number][]),
      sections: own(rows(itemTables.sections, ResumeSection) as WholeResume['sections'][number][]),
    };
  };
  const asked = resumes.find(({ internalId }) => String(internalId) === part);
  if (!asked)
    return refused('backup', {
      inside: resumes.map(({ internalId, title }) => ({ part: String(internalId), name: title })),
    });
  const base = resumes.find(
    ({ internalId }) => internalId === asked.baseId && internalId !== asked.internalId,
  );
  const whole = effectiveResume(base ? wholeOf(base) : null, wholeOf(asked));
  const { baseId: _base, differences: _differences, ...resume } = fieldsOf(whole.resume);
  return ofFields('backup', {
    resume,
    experience: whole.experience.map(fieldsOf),
    education: whole.education.map(fieldsOf),
    skills: whole.skills.map(fieldsOf),
    sections: whole.sections.map(fieldsOf),
  });
}

function tablesIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    if (jsonExcess(text, fileLimits.firstBackup)) return null;
    const { tables } = JSON.parse(text.replace(/^\ufeff/, '')) as { tables?: unknown };
    return typeof tables === 'object' && tables !== null ? (tables as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
