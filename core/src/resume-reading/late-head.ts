import { plainLetters } from '../text/plain-letters.ts';
import type { Section } from './sections.ts';

const maxWords = 4;
/** Sections that a side of a page has: what is behind them in a copied text may be the head. */
const ofSides = new Set([
  'contact',
  'skills',
  'languages',
  'certifications',
  'awards',
  'publications',
  'links',
]);

/**
 * Text that was copied from a page with a side at its left tells the side first, and the name then is under its last
 * heading. Where nothing is above all headings, a line that the address for mail or a profile is made of begins the head.
 */
export function withLateHead(sections: readonly Section[]): Section[] {
  const [head, ...others] = sections;
  if (!head || head.lines.length > 0) return [...sections];
  const names = addressNames(sections);
  for (const [at, section] of others.entries()) {
    if (!ofSides.has(section.kind)) break;
    const start = section.lines.findIndex(({ text }, index) => index > 0 && isMadeOf(text, names));
    if (start < 0) continue;
    const late: Section = { kind: 'head', heading: null, lines: section.lines.slice(start) };
    return [
      late,
      ...others.map((one, index) => (index === at ? { ...one, lines: one.lines.slice(0, start) } : one)),
    ];
  }
  return [...sections];
}

/** The first parts of addresses for mail, and the last of profiles. */
function addressNames(sections: readonly Section[]): string[] {
  const words = sections.flatMap(({ lines }) => lines.flatMap(({ text }) => text.split(/\s+/)));
  return words.flatMap((word) => {
    const mail = /^([\w.+-]{3,60})@/.exec(word)?.[1];
    const profile = /linkedin\.com\/in\/([\w%-]{3,80})/i.exec(word)?.[1];
    return [mail, profile].flatMap((one) => (one ? [plainLetters(one).replace(/[^a-z]/g, '')] : []));
  });
}

function isMadeOf(text: string, names: readonly string[]): boolean {
  const words = plainLetters(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  if (words.length < 2 || words.length > maxWords || /[\d@|:]/.test(text)) return false;
  return names.some((name) => words.every((word) => name.includes(word)));
}
