import { trimCharacters } from '../../text/trim-characters.ts';
import { safeFileName } from '../document/stored-file.ts';

/** Most bytes of a name before its extension: every file system accepts it. */
const maxBytes = 180;

/** The name of a file made from a resume: the person's name and its title, such as “Maya Lindqvist - Analyst.pdf”. */
export function resumeFileName({ name, title }: { name: string; title: string }, ending: string): string {
  const [who, what] = [name, title].map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim());
  const isSaid = what?.toLowerCase().includes(who?.toLowerCase() ?? '') ?? false;
  const words = isSaid ? what : [who, what].filter(Boolean).join(' - ');
  return `${shortened(safeFileName(words || 'Resume'))}.${ending}`;
}

function shortened(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += encoder.encode(segment).length;
    if (bytes > maxBytes || !segment.isWellFormed()) break;
    short += segment;
  }
  return trimCharacters(short, /[. -]/) || 'Resume';
}
