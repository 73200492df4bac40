import type { Story } from '../entities/conversation/practice.ts';
import { meaningWords } from '../fit/meaning-words.ts';
import { placedWords } from '../fit/placed-words.ts';
import { questionFrame } from './answer-words.data.ts';
import { type Competence, competencesIn, isCompetence } from './competence.ts';

/** What is read of a story. */
export type FittingStory = Pick<Story, 'title' | 'situation' | 'task' | 'action' | 'result' | 'skills'>;

/** A story that fits a text, with the reason: competences both speak of, its tags in the text, words both have. */
export type StoryFit<S extends FittingStory> = {
  story: S;
  competences: readonly Competence[];
  tags: readonly string[];
  words: readonly string[];
};

/** Most that are proposed. */
export const maxStories = 3;

/**
 * The own stories that a question or a requirement could be answered with, the best first; none where nothing connects them. A
 * competence the story is tagged with counts most, then its tags and words; the same values give the same order.
 */
export function storiesThatFit<S extends FittingStory>(
  text: string,
  stories: readonly S[],
  /** What the question was drawn for, where that is known. */
  { asked }: { asked?: Competence | undefined } = {},
): StoryFit<S>[] {
  const wanted = asked ? [asked, ...competencesIn(text).filter((one) => one !== asked)] : competencesIn(text);
  const words = meaningWords(text).filter((word) => !questionFrame.has(word));
  const folded = new Set(placedWords(text).map(({ word }) => word));
  return stories
    .map((story) => ({ fit: fitOf(story, { wanted, words, folded }), story }))
    .filter(({ fit }) => fit.score >= 2)
    .sort((a, b) => b.fit.score - a.fit.score || compare(a.story.title, b.story.title))
    .slice(0, maxStories)
    .map(({ fit: { score: _, ...reason }, story }) => ({ story, ...reason }));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Wanted = { wanted: readonly Competence[]; words: readonly string[]; folded: ReadonlySet<string> };

function fitOf(story: FittingStory, { wanted, words, folded }: Wanted) {
  const told = [story.title, story.situation, story.task, story.action, story.result].join(' ');
  const tagged = story.skills.filter(isCompetence);
  // What nobody tagged is read off its words, and counts less.
  const spoken = competencesIn(told).filter((one) => !tagged.includes(one));
  const byTag = wanted.filter((one) => tagged.includes(one));
  const byWords = wanted.slice(0, 2).filter((one) => spoken.slice(0, 3).includes(one));
  const tags = story.skills.filter((tag) => !isCompetence(tag) && isNamed(tag, folded));
  const has = new Set(meaningWords(told));
  const shared = words.filter((word) => has.has(word));
  // “Python” is all that is asked, and told.
  const whole = words.length > 0 && shared.length === words.length ? 1 : 0;
  return {
    score: 3 * byTag.length + byWords.length + 3 * tags.length + Math.min(4, shared.length) + whole,
    competences: [...byTag, ...byWords],
    tags,
    words: shared.slice(0, 5),
  };
}

function isNamed(tag: string, folded: ReadonlySet<string>): boolean {
  const words = placedWords(tag).map(({ word }) => word);
  return words.length > 0 && words.every((word) => folded.has(word));
}
