import type { Message, Say } from '../../text/messages.ts';
import { lineTexts } from './answer-lines.messages.ts';

/** A sentence of an answer, a row of a list or a heading. */
export type AnswerLine = Message | { row: Message | string } | { head: Message | string };

/** Lines as Markdown: rows of a list together, everything else apart. */
export function linesText(lines: readonly AnswerLine[], say: Say): string {
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      const isTogether = before !== undefined && 'row' in before && 'row' in line;
      return `${at === 0 ? '' : isTogether ? '\n' : '\n\n'}${lineText(line, say)}`;
    })
    .join('');
}

function lineText(line: AnswerLine, say: Say): string {
  if ('row' in line) return `- ${inWords(line.row, say)}`;
  return 'head' in line ? `## ${inWords(line.head, say)}` : say(line);
}

/** A text that may be one of the person's own, which stands as it is. */
export function inWords(text: Message | string, say: Say): string {
  return typeof text === 'string' ? text : say(text);
}

/** What there is of these parts, beside each other; '' where there is none. */
export function joined(
  how: 'list' | 'sentences' | 'dash',
  parts: readonly (Message | string | false | undefined)[],
): Message | string {
  const there: readonly (Message | string)[] = parts.flatMap((part) => part || []);
  return there.reduceRight<Message | string>(
    (rest, first) => (rest === '' ? first : lineTexts(how, { first, rest })),
    '',
  );
}

/** How many rows of a list are told; of the rest there is a count. */
const maxRows = 8;

/** Rows of a list, at most eight unless said; then how many are left. */
export function listed(rows: readonly (Message | string)[], most = maxRows): AnswerLine[] {
  const shown = rows.slice(0, most).map((row) => ({ row }));
  const count = rows.length - most;
  return count > 0 ? [...shown, { row: lineTexts('more', { count }) }] : shown;
}
