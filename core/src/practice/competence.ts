import { placedWords } from '../fit/placed-words.ts';
import type { Message } from '../text/messages.ts';
import { listeningTexts } from './competence.messages.ts';
import { competenceRows } from './competences.data.ts';

/** What a question wants to find out about a person, in the order of lists. */
export const competences = [
  'introduction',
  'motivation',
  'teamwork',
  'conflict',
  'communication',
  'customer',
  'care',
  'leadership',
  'persuasion',
  'diversity',
  'initiative',
  'problem-solving',
  'decision',
  'planning',
  'pressure',
  'change',
  'adaptability',
  'learning',
  'mistakes',
  'integrity',
  'safety',
  'quality',
  'accuracy',
  'technology',
  'results',
  'closing',
] as const;
export type Competence = (typeof competences)[number];

/** True for a competence; older and newer versions may know others. */
export function isCompetence(name: string): name is Competence {
  return (competences as readonly string[]).includes(name);
}

type Facts = { cues: ReadonlySet<string>; phrases: readonly string[] };

let made: ReadonlyMap<Competence, Facts> | null = null;

function table(): ReadonlyMap<Competence, Facts> {
  made ??= new Map(
    competenceRows
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const [name = '', cues = ''] = row.split('|').map((part) => part.trim());
        const all = cues.split(', ').filter(Boolean);
        const words = all.filter((cue) => !cue.includes(' ')).flatMap(foldedWords);
        const phrases = all.filter((cue) => cue.includes(' '));
        return [name as Competence, { cues: new Set(words), phrases }] as const;
      }),
  );
  return made;
}

/** What a good answer to such a question lets the other side hear. */
export const listensFor = (competence: Competence): Message => listeningTexts(competence);

/** The competences that a text speaks of, those it speaks of most first; ties keep the order of the list. */
export function competencesIn(text: string): Competence[] {
  const words = [...new Set(foldedWords(text))];
  const folded = ` ${text.toLowerCase().replace(/\s+/g, ' ')} `;
  const counted = competences.map((competence) => {
    const facts = table().get(competence);
    const count =
      words.filter((word) => facts?.cues.has(word)).length +
      (facts?.phrases.filter((phrase) => folded.includes(phrase)).length ?? 0);
    return { competence, count };
  });
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ competence }) => competence);
}

/** The words of a text as they are compared. */
function foldedWords(text: string): string[] {
  return placedWords(text).map(({ word }) => word);
}
