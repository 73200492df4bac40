import type { SourceFile } from '../house-rules.ts';
import { markdownTable } from './made-parts.ts';

/** One decision as its first lines tell it. */
export type DecisionRecord = { number: string; file: string; title: string; date: string; status: string };

const folder = 'docs/decisions/';
const firstLines = /^# (\d{4}) (.+)\n\nDate: (\d{4}-\d\d-\d\d) · Status: (.+)\n/;
const statuses = /^(?:Proposed|Accepted|Accepted, in part superseded by (\d{4})|Superseded by (\d{4}))$/;

/** The decisions among these files, by their numbers, and what is wrong with their first lines. */
export function decisionRecords(files: readonly SourceFile[]): {
  records: DecisionRecord[];
  problems: string[];
} {
  const records: DecisionRecord[] = [];
  const problems: string[] = [];
  const own = files.filter(({ path }) => path.startsWith(folder) && !path.endsWith('/README.md'));
  const numbers = new Set(own.map(({ path }) => path.slice(folder.length, folder.length + 4)));
  for (const { path, text } of own) {
    const file = path.slice(folder.length);
    const [, number = '', title = '', date = '', status = ''] = firstLines.exec(text) ?? [];
    const [isStatus, ...by] = statuses.exec(status) ?? [];
    const successor = by.find((one) => one !== undefined);
    if (number !== file.slice(0, 4))
      problems.push(
        `${path} must begin with “# ${file.slice(0, 4)} Title”, an empty line, and “Date: YYYY-MM-DD · Status: Accepted”.`,
      );
    else if (isStatus === undefined)
      problems.push(
        `${path} has the status “${status}”: write Proposed, Accepted, “Accepted, in part superseded by NNNN” or “Superseded by NNNN”.`,
      );
    else if (successor && !numbers.has(successor))
      problems.push(`${path} is superseded by ${successor}, which does not exist.`);
    records.push({ number, file, title, date, status });
  }
  const seen = new Set<string>();
  for (const { number, file } of records) {
    if (seen.has(number)) problems.push(`${folder}${file} has the number ${number} of another decision.`);
    seen.add(number);
  }
  return { records: records.sort((a, b) => a.file.localeCompare(b.file)), problems };
}

/** The list of all decisions for their README. */
export function decisionList(records: readonly DecisionRecord[]): string[] {
  return markdownTable(
    ['decision', 'date', 'status'],
    records.map(({ number, file, title, date, status }) => [
      `[${number} ${title}](${file})`,
      date,
      status.replace(/\d{4}/, (other) => `[${other}](${records.find((one) => one.number === other)?.file})`),
    ]),
  );
}
