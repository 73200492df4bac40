import type { WholeResume } from '../../entities/resume/resume-text.ts';

/** A text of a resume that can be reworded, and the line of it that is meant; -1 for all of it. */
export type PlacedText = {
  list: 'resume' | 'experience' | 'education' | 'sections';
  id: number;
  name: 'headline' | 'summary' | 'notes';
  text: string;
  line: number;
};

const pattern =
  /^resume:\d+\/(?:(?<name>headline|summary)|(?<list>experience|education|sections):(?<id>\d+)\/notes)(?::(?<line>\d+))?$/;

/**
 * The text that an id of evidence names (“resume:1/experience:2/notes:0”); null for what cannot be reworded: names, titles,
 * dates, schools, skills, and for ids that name nothing.
 */
export function placedText(whole: WholeResume, place: string): PlacedText | null {
  const { name, list, id, line = '-1' } = pattern.exec(place)?.groups ?? {};
  if (name === 'headline' || name === 'summary')
    return {
      ...{ list: 'resume', id: whole.resume.internalId, name, text: whole.resume[name] },
      line: Number(line),
    };
  if (list !== 'experience' && list !== 'education' && list !== 'sections') return null;
  const items: readonly { internalId: number; notes: string }[] = whole[list];
  const item = items.find(({ internalId }) => internalId === Number(id));
  return item ? { list, id: item.internalId, name: 'notes', text: item.notes, line: Number(line) } : null;
}

const mark = /^\s*(?:[•*–-]\s*)?/;

/** A line as evidence has it: without the sign in front of it. */
export const bareLine = (line: string) => line.replace(mark, '').trim();

/** The line of a text that says this, the named one first; -1 where none does. */
export function lineThatSays(text: string, said: string, line: number): number {
  const lines = text.split('\n').map(bareLine);
  return lines[line] === said ? line : lines.indexOf(said);
}

/** The text with one line in other words, behind the sign that is in front of it; null where no line says `before` anymore. */
export function withLine(
  { text, line }: Pick<PlacedText, 'text' | 'line'>,
  before: string,
  after: string,
): string | null {
  const at = lineThatSays(text, before, line);
  if (at < 0) return null;
  const lines = text.split('\n');
  const sign = mark.exec(lines[at] ?? '')?.[0] ?? '';
  lines[at] = `${sign}${after}`;
  return lines.join('\n');
}

/** The text with its lines in this order; null where it has other lines by now. */
export function withLineOrder(text: string, ordered: readonly string[]): string | null {
  const left = text.split('\n').filter((line) => bareLine(line) !== '');
  if (left.length !== ordered.length) return null;
  const placed: string[] = [];
  for (const said of ordered) {
    const at = left.findIndex((line) => bareLine(line) === said);
    const [line] = at < 0 ? [] : left.splice(at, 1);
    if (line === undefined) return null;
    placed.push(line);
  }
  return placed.join('\n');
}
