import { tagKey } from '@foothold/core/entities/job/job-tags.ts';
import { hash53 } from '@foothold/core/text/hash53.ts';
import { type Accent, accents } from '../../ui/tokens.ts';

const names = Object.keys(accents) as Accent[];

/** The accent of a tag: the one that was chosen for it, else one that follows from its name. */
export function tagAccent(name: string, chosen: ReadonlyMap<string, string> | undefined): Accent {
  const key = tagKey(name);
  const own = names.find((accent) => accent === chosen?.get(key));
  return own ?? names[hash53(key) % names.length] ?? 'grey';
}
