import type { Evidence } from '../../truth/verdict.ts';
import type { AiResume } from '../ai-resume.ts';

type Item = { isHidden: boolean; internalId?: number | null | undefined };

/** What the person wrote, by ids; the caller's own, or the parts of the resume numbered. */
export function evidenceOf(resume: string | AiResume | undefined, given: readonly Evidence[]): Evidence[] {
  if (given.length > 0) return [...given];
  if (resume === undefined) return [];
  if (typeof resume === 'string') return linesOf('resume', resume);
  const root = `resume:${resume.internalId ?? 1}`;
  const part = (name: string, item: Item, at: number) => `${root}/${name}:${item.internalId ?? at + 1}`;
  return [
    { id: `${root}/headline`, text: resume.headline },
    ...linesOf(`${root}/summary`, resume.summary),
    ...shown(resume.experience).flatMap((item, at) => [
      {
        id: part('experience', item, at),
        text: joined([item.title, item.companyName, place(item), span(item)]),
      },
      ...linesOf(`${part('experience', item, at)}/notes`, item.notes),
    ]),
    ...shown(resume.education).flatMap((item, at) => [
      {
        id: part('education', item, at),
        text: joined([
          item.degree,
          item.major,
          item.institutionName,
          place(item),
          span(item),
          item.gpa && `GPA ${item.gpa}`,
        ]),
      },
      ...linesOf(`${part('education', item, at)}/notes`, item.notes),
    ]),
    ...shown(resume.skills).map((item, at) => ({ id: part('skills', item, at), text: item.skillName })),
    ...shown(resume.sections).flatMap((item, at) => [
      {
        id: part('sections', item, at),
        text: joined([item.resumeSectionName, item.title, item.subtitle, span(item), item.url]),
      },
      ...linesOf(`${part('sections', item, at)}/notes`, item.notes),
    ]),
  ].filter(({ text }) => text.trim() !== '');
}

/** Evidence as a model reads it, one piece a line group: “[id] text”. */
export function evidenceText(evidence: readonly Evidence[]): string {
  return evidence.map(({ id, text }) => `[${id}] ${text}`).join('\n');
}

/** Who writes the letter: the lines that are at its head and foot. */
export function senderText(resume: string | AiResume | undefined): string {
  if (resume === undefined || typeof resume === 'string') return '';
  return joined([resume.name, resume.email, resume.phone, resume.location]);
}

const shown = <T extends Item>(items: readonly T[]) => items.filter(({ isHidden }) => !isHidden);
const joined = (parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(' · ');
const place = (item: { city: string; state: string; country: string }) =>
  [item.city, item.state, item.country].filter(Boolean).join(', ');
const span = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  [startDate, endDate].filter(Boolean).join(' – ');

function linesOf(id: string, text: string): Evidence[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, at) => ({ id: `${id}:${at}`, text: line }));
}
