import { checkGroups, checkIds, checkOf } from '@foothold/core/resume-review/review-checks.data.ts';
import { reviewSources } from '@foothold/core/resume-review/review-sources.data.ts';
import { expect, it } from 'vitest';
import { reviewCheckName } from '../../../shared/writing/review-check-names.ts';
import { reviewWords } from './review-words.data.ts';
import { groupNames } from './use-review-words.ts';

const needs = {
  english: 'in English alone',
  spelling: 'where a dictionary is on the device',
  pages: 'once the page is drawn',
  country: 'where the country is known',
};
/** The hints on lines have their words in the editor, by case. */
const ofLines = 'a hint on one line, as in the editor ([0073](decisions/0073-lines-by-rule.md))';

/** The page of all checks, as it is in docs. */
function page(): string {
  const rows = checkGroups.flatMap((group) => [
    '',
    `## ${groupNames[group].message}`,
    '',
    '| check | | why | source |',
    '|---|---|---|---|',
    ...checkIds
      .filter((id) => checkOf(id).group === group)
      .map((id) => {
        const { weight, source, needs: need } = checkOf(id);
        const reason = reviewWords[id]?.reason.message ?? ofLines;
        const made = need ? ` Made ${needs[need]}.` : '';
        const from = source ? `[${reviewSources[source].publisher}](${reviewSources[source].url})` : '';
        return `| ${reviewCheckName(id).message} (\`${id}\`) | ${weight} | ${reason}${made} | ${from} |`;
      }),
  ]);
  const sources = Object.values(reviewSources).map(
    ({ publisher, title, url }) => `| ${publisher} | [${title}](${url}) |`,
  );
  return [
    '# What a review of a resume checks',
    '',
    `${checkIds.length} checks by rule, on the device, the same answer for the same resume, always ([0081](decisions/0081-resumes-are-reviewed-by-rule.md)).`,
    '“mend” is wrong or missing; “consider” is a choice that the person knows best. Each can be put away as “not for me”.',
    'This page is written by `npx vitest run review-docs --update`, and a test fails where it is not what the code says.',
    ...rows,
    '',
    '## Sources',
    '',
    '| publisher | page |',
    '|---|---|',
    ...sources,
    '',
  ].join('\n');
}

it('docs/REVIEW.md says what the checks are', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../../docs/REVIEW.md');
});

it('every check outside of the hints on lines has words, and no words are left over', () => {
  const lines = [
    'tense',
    'weak-start',
    'verb-first',
    'repeat',
    'number',
    'long',
    'short',
    'filler',
    'first-person',
    'ends',
  ];
  expect(checkIds.filter((id) => !reviewWords[id])).toEqual(lines);
  expect(Object.keys(reviewWords).filter((id) => !checkIds.some((one) => one === id))).toEqual([]);
});
