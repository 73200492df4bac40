import type { Story } from '@foothold/core/entities/conversation/practice.ts';
import { maxStories, storiesThatFit } from '@foothold/core/practice/stories-that-fit.ts';

/** A story beside the requirement that it fits, '' where it fits none. */
export type StoryOfRequirement = { story: Story; fits: string };

/** Own stories, the best one of each requirement first; those that fit none last. */
export function storiesByRequirement(
  requirements: readonly string[],
  stories: readonly Story[],
): StoryOfRequirement[] {
  const asked = requirements.map((label) => ({ label, fits: storiesThatFit(label, stories) }));
  const fitting = new Map<Story, string>();
  for (let rank = 0; rank < maxStories; rank += 1)
    for (const { label, fits } of asked) {
      const story = fits[rank]?.story;
      if (story && !fitting.has(story)) fitting.set(story, label);
    }
  const others = stories.filter((story) => !fitting.has(story));
  return [
    ...[...fitting].map(([story, fits]) => ({ story, fits })),
    ...others.map((story) => ({ story, fits: '' })),
  ];
}
