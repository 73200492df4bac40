import type { ResumeFields } from '../../data/resumes/resume-edit.ts';
import type { ResumeLine } from '../../data/resumes/resume-list.ts';

/**
 * What a new resume begins with: who it is stays the same from resume to resume, and a first one begins with the
 * account. `plain` is the template of a resume that names none.
 */
export function newResumeFields(
  { template, title = '' }: { template: string; title?: string },
  rows: readonly ResumeLine[],
  user: { name: string; email: string } | null,
): ResumeFields {
  const known = rows.find(({ resume }) => resume.isDefault) ?? rows[0];
  const { name = '', email = '', phone = '', location = '' } = known?.resume ?? {};
  const named = title.trim();
  return {
    ...(named && { title: named }),
    template: template === 'plain' ? '' : template,
    name: name || (user && user.name !== 'User' ? user.name : ''),
    email: email || (user?.email ?? ''),
    phone,
    location,
  };
}
