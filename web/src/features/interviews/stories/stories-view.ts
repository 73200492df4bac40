import type { Story } from '@foothold/core/entities/conversation/practice.ts';
import { storyParts } from '@foothold/core/entities/conversation/practice.ts';
import { foldText } from '@foothold/core/text/company-name.ts';

/** What the address of the stories says: which one is open or new, what it starts from, and what is searched for. */
export type StoriesView = {
  story: number | 'new' | null;
  /** A practiced question whose answer a new story starts from. */
  practice: number | null;
  text: string;
};

/** Reads the address. */
export function readStoriesView(query: URLSearchParams): StoriesView {
  const number = (name: string) => {
    const value = query.get(name) ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : null;
  };
  const isNew = query.get('story') === 'new';
  return {
    story: isNew ? 'new' : number('story'),
    practice: isNew ? number('practice') : null,
    text: query.get('q') ?? '',
  };
}

/** Writes the address. */
export function writeStoriesView({ story, practice, text }: StoriesView): URLSearchParams {
  const query = new URLSearchParams();
  if (story !== null) query.set('story', String(story));
  if (practice !== null) query.set('practice', String(practice));
  if (text !== '') query.set('q', text);
  return query;
}

/** The stories that hold all the words, `nameOf` giving what a competence is called. */
export function findStories(
  stories: readonly Story[],
  text: string,
  nameOf: (skill: string) => string,
): readonly Story[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return stories;
  return stories.filter((story) => {
    const told = foldText(
      [story.title, ...storyParts.map((part) => story[part]), ...story.skills.map(nameOf)].join(' '),
    );
    return words.every((word) => told.includes(word));
  });
}

/** A title for what begins so: its first words. */
export function titleFrom(text: string): string {
  const [first = ''] = text.trim().split(/[\n.!?]/);
  const words = first.trim().split(/\s+/);
  return words.length <= 9 ? words.join(' ') : `${words.slice(0, 8).join(' ')} …`;
}
