import { createHash } from 'node:crypto';

/** The source of rows that state none and come from no file with a name. */
export const fileSource = 'file';

/** The source of rows that state none: what their file is called, so that the ids of two files are two. */
export function sourceOfFile(fileName: string): string {
  const name = `${fileSource}:${fileName.toLowerCase().replace(/\s+/g, ' ')}`;
  const letters = [...name];
  if (letters.length <= 80) return name;
  const rest = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return `${letters.slice(0, 60).join('')}…${rest}`;
}

/** Whether a source is the file that the posting came in. */
export const isFileSource = (source: string): boolean =>
  source === fileSource || source.startsWith(`${fileSource}:`);
