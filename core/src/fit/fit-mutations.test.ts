import { describe, expect, test } from 'vitest';
import { labels } from '../../test-data/labels.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { unstatedPerson } from './fit.ts';
import { fitOf } from './fit-of.ts';
import { fitDay } from './fit-test-kit.ts';
import { madePostings } from './made-postings-test-kit.ts';
import { added, removed } from './mutations-test-kit.ts';
import { people } from './people-test-kit.ts';
import { prepareResume } from './prepared-resume.ts';
import { hasRealPostings, realPostings } from './real-postings-test-kit.ts';
import type { AskingPosting, PostingRequirements } from './requirement.ts';
import { requirementsOf } from './requirements-of.ts';

const isWhole = Boolean(process.env.EVERY_FIT) && hasRealPostings;

function postings(): AskingPosting[] {
  if (!isWhole) return Object.values(madePostings);
  const all = realPostings();
  return labels('requirements').flatMap(({ id }) => all.get(id) ?? []);
}

const stateIn = (whole: WholeResume, posting: PostingRequirements, id: string) =>
  fitOf({ resume: prepareResume(whole, fitDay), posting, person: unstatedPerson }).requirements.find(
    (one) => one.id === id,
  )?.state;

describe(`each requirement of ${isWhole ? 'real' : 'made-up'} postings, written into a resume and taken out of it`, () => {
  const misses: string[] = [];
  const counts = { added: 0, removed: 0 };
  for (const posting of postings()) {
    const asked = requirementsOf(posting);
    for (const [who, whole] of Object.entries(people))
      for (const requirement of asked.requirements) {
        const miss = (what: string, state = '') =>
          misses.push(
            `${what} ${requirement.kind} “${requirement.label}” (${state}), ${who}, ${posting.title}`,
          );
        const isThere = stateIn(whole, asked, requirement.id) === 'found';
        const richer = isThere ? whole : added(whole, requirement, posting.title);
        if (!richer) continue;
        if (!isThere) {
          counts.added += 1;
          const state = stateIn(richer, asked, requirement.id);
          if (state !== 'found') miss('added', state);
        }
        const poorer = removed(richer, requirement);
        if (!poorer) continue;
        counts.removed += 1;
        const state = stateIn(poorer, asked, requirement.id);
        if (state === 'found') miss('removed', state);
      }
  }
  const all = counts.added + counts.removed;

  test('is found after it was added, and not after it was removed', () => {
    const share = 1 - misses.length / all;
    if (isWhole || misses.length > 0)
      // biome-ignore lint/suspicious/noConsole: the figures and the misses are what this run is for
      console.log(
        `mutations: ${all} (${counts.added} added, ${counts.removed} removed), ${(100 * share).toFixed(2)} % as expected\n${misses.join('\n')}`,
      );
    expect(all).toBeGreaterThanOrEqual(isWhole ? 1_000 : 200);
    expect(share).toBeGreaterThanOrEqual(0.97);
  });
});
