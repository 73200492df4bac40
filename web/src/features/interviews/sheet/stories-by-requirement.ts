import type { Story } from '@foothold/core/entities/talk/talk.ts';
import { meaningWords } from '@foothold/core/fit/meaning-words.ts';

/** A story beside the requirement that it fits best, '' where it fits none. */
export type StoryOfRequirement = { story: Story; fits: string };

/** Share of the words of a requirement that a story must have. */
const leastShare = 0.5;

/** Own stories, those that fit a requirement best first; those that fit none last. */
export function storiesByRequirement(
  requirements: readonly string[],
  stories: readonly Story[],
): StoryOfRequirement[] {
  const asked = requirements.map((label) => ({ label, words: meaningWords(label) }));
  const rated = stories.map((story) => {
    const words = new Set(meaningWords(wordsOf(story)));
    const shares = asked.map(({ label, words: all }) => ({
      label,
      share: all.length === 0 ? 0 : all.filter((word) => words.has(word)).length / all.length,
    }));
    const best = shares.reduce((one, other) => (other.share > one.share ? other : one), {
      label: '',
      share: 0,
    });
    return best.share >= leastShare ? { story, ...best } : { story, label: '', share: 0 };
  });
  return rated.sort((a, b) => b.share - a.share).map(({ story, label }) => ({ story, fits: label }));
}

const wordsOf = ({ title, situation, task, action, result, skills }: Story) =>
  [title, situation, task, action, result, ...skills].join('\n');
