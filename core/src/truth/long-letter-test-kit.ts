import type { LabelledClaims } from '../../test-data/claim-labels.ts';
import { labels } from '../../test-data/labels.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { type DescribedResume, describedResume } from '../typesetting/resume-test-kit.ts';

/** Positions of so many labelled people make a resume of two pages. */
const people = 6;
const letterWords = 400;

const wordsIn = (text: string) => text.split(' ').filter(Boolean).length;

/** One resume of two pages out of several people, and a letter of true and made-up sentences about them. */
export function longLetter(): { resume: WholeResume; letter: string; words: number } {
  const all: readonly LabelledClaims[] = labels('truth').slice(0, people);
  const told = all.map(({ resume }) => resume as DescribedResume);
  const resume = describedResume({
    experience: told.flatMap((one) => one.experience ?? []),
    education: told.flatMap((one) => one.education ?? []),
    skills: told.flatMap((one) => one.skills ?? []),
    sections: told.flatMap((one) => one.sections ?? []),
  });
  let letter = '';
  for (const [, sentence] of all.flatMap(({ claims }) => claims))
    if (wordsIn(letter) < letterWords) letter += `${sentence} `;
  return { resume, letter, words: wordsIn(letter) };
}
