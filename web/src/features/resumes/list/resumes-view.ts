import { nameFinder } from '@foothold/core/text/name-finder.ts';
import type { ResumeLine } from '../../../data/resumes/resume-list.ts';

/** What the address asks the list to show: words that were searched, and the resume that is open. */
export type ResumesView = { text: string; open: number | null };

/** Reads the view of an address; what it does not know counts as nothing. */
export function readResumesView(query: URLSearchParams): ResumesView {
  const open = query.get('open') ?? '';
  return { text: query.get('q') ?? '', open: /^\d{1,15}$/.test(open) ? Number(open) : null };
}

/** The view as search parameters. */
export function writeResumesView({ text, open }: ResumesView): URLSearchParams {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (open !== null) query.set('open', String(open));
  return query;
}

/** The lines whose title, headline or base begins with the searched words, in the order of the list. */
export function foundLines(lines: readonly ResumeLine[], text: string): ResumeLine[] {
  if (text.trim() === '') return [...lines];
  const find = nameFinder(
    lines.map(({ resume, base }) => `${resume.title} ${resume.headline} ${base ?? ''}`),
  );
  return find(text, lines.length).flatMap((at) => lines[at] ?? []);
}
