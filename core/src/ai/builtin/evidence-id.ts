import type { WholeResume } from '../../entities/resume/resume-text.ts';

/**
 * The id of what a resume says at a place (`experience/12/notes` from a letter on), as every AI answer names it: texts of
 * several lines by their lines that say something, “resume:3/experience:12/notes:0”, all else by its item.
 */
export function evidenceId(whole: WholeResume, path: string, start = 0): string {
  const [list = '', item = '', field = ''] = path.split('/');
  const root = `resume:${whole.resume.internalId}`;
  if (list === 'resume')
    return item === 'summary' ? `${root}/summary:${lineAt(whole.resume.summary, start)}` : `${root}/${item}`;
  const one = `${root}/${list}:${item}`;
  if (field !== 'notes') return one;
  const lists = { experience: whole.experience, education: whole.education, sections: whole.sections };
  const rows = lists[list as keyof typeof lists] ?? [];
  const notes = rows.find(({ internalId }) => String(internalId) === item)?.notes ?? '';
  return `${one}/notes:${lineAt(notes, start)}`;
}

/** Which line that says something a letter of a text is in. */
function lineAt(text: string, start: number): number {
  const before = text.slice(0, start).split('\n').slice(0, -1);
  return before.filter((line) => line.trim() !== '').length;
}
