import type { LabelledClaims } from '../../test-data/labels.ts';
import { type DescribedResume, describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfAnswer, evidenceOfPosting, evidenceOfResume } from './evidence-of.ts';
import { type PreparedEvidence, prepareEvidence } from './prepared-evidence.ts';
import { verifySentence } from './verify-sentence.ts';

/** The day that the labelled sentences were written on. */
export const labelledDay = '2026-11-26';

/** The evidence of a person of the labelled set. */
export function evidenceOfPerson({ resume, answers = [], posting }: LabelledClaims): PreparedEvidence {
  return prepareEvidence(
    [
      ...evidenceOfResume(describedResume(resume as DescribedResume)),
      ...answers.flatMap((answer, at) => evidenceOfAnswer(String(at), answer)),
      ...(posting === undefined ? [] : evidenceOfPosting({ id: '1', title: '', company: '', text: posting })),
    ],
    labelledDay,
  );
}

/** What the verifier makes of labelled sentences: how many were made up and caught, true and blocked, and which not. */
export function comparedClaims(people: readonly LabelledClaims[]) {
  const missed: string[] = [];
  const blocked: string[] = [];
  const seen = { made: 0, true: 0, none: 0 };
  for (const person of people) {
    const evidence = evidenceOfPerson(person);
    for (const [label, sentence] of person.claims) {
      const { verdict, problems } = verifySentence(sentence, evidence);
      const isOpen = verdict === 'supported' || verdict === 'no-claim';
      if (label === 'none') seen.none += 1;
      else if (label === 'true') seen.true += 1;
      else seen.made += 1;
      const why = problems.map(({ kind, said }) => `${kind} “${said}”`).join(', ');
      if ((label === 'true' || label === 'none') && !isOpen)
        blocked.push(`${person.who}: ${sentence} [${why}]`);
      // A made-up sentence that claims nothing would pass as well.
      if (label !== 'true' && label !== 'none' && isOpen) missed.push(`${person.who}, ${label}: ${sentence}`);
    }
  }
  return { ...seen, missed, blocked };
}
