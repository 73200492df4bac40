import { resumeFileName } from '../resume/resume-file-name.ts';

/** What a file made of a letter is called: who writes, what it is and for what, such as “Ann Lopez - Cover letter - Nurse, Mercy.pdf”. */
export function letterFileName(
  { who, what, subject }: { who: string; what: string; subject: string },
  ending: string,
): string {
  const title = [what, subject].filter(Boolean).join(' - ');
  return resumeFileName({ name: who, title }, ending);
}
