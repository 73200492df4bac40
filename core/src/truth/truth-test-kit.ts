import type { LabelledClaims } from '../../test-data/claim-labels.ts';
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

/** What the verifier makes of labelled sentences: how many were made up and passed or marked, true and blocked or marked, and which. */
export function comparedClaims(people: readonly LabelledClaims[]) {
  const lists = {
    missed: [] as string[],
    /** Made up, and only marked. */
    made: [] as string[],
    blocked: [] as string[],
    /** True, and marked. */
    marked: [] as string[],
  };
  const seen = { madeUp: 0, true: 0, none: 0 };
  for (const person of people) {
    const evidence = evidenceOfPerson(person);
    for (const [label, sentence] of person.claims) {
      const { verdict, problems } = verifySentence(sentence, evidence);
      const why = problems.map(({ kind, said, grade }) => `${kind} (${grade}) “${said}”`).join(', ');
      const isReal = label === 'true' || label === 'none';
      const said = `${person.who}${isReal ? '' : `, ${label}`}: ${sentence} [${why}]`;
      const isOpen = verdict === 'supported' || verdict === 'no-claim';
      if (label === 'none') seen.none += 1;
      else if (label === 'true') seen.true += 1;
      else seen.madeUp += 1;
      // A made-up sentence that claims nothing would pass as well.
      if (isOpen && !isReal) lists.missed.push(said);
      if (verdict === 'reworded') lists[isReal ? 'marked' : 'made'].push(said);
      if (!isOpen && verdict !== 'reworded' && isReal) lists.blocked.push(said);
    }
  }
  return { ...seen, ...lists };
}
