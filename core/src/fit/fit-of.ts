import {
  type Fit,
  type FitAnswers,
  type FitCount,
  type FitPerson,
  fitWords,
  type NoWord,
  noAnswers,
  type RequirementFit,
} from './fit.ts';
import { type Counted, isBetterWord, saysEnough, shareOf, weightOf, wordOf } from './fit-word.ts';
import { matchRequirement } from './match-requirement.ts';
import type { PreparedResume } from './prepared-resume.ts';
import type { PostingRequirements, Requirement } from './requirement.ts';
import { waysTaken } from './way-taken.ts';

/** What a fit is made from: a resume and a posting that were each read once. */
export type FitSources = {
  resume: PreparedResume;
  posting: PostingRequirements;
  person: FitPerson;
  answers?: FitAnswers;
};

/** A text this short is no posting. */
const fewestWords = 10;

type Judged = { requirement: Requirement; fit: RequirementFit; credit: number };

/**
 * How a resume fits a posting: each requirement with the resume’s own words for it, and one of five words by the rule of
 * docs/FIT.md, or none with the reason. The same sources give the same answer to the byte.
 */
export function fitOf({ resume, posting, person, answers = noAnswers }: FitSources): Fit {
  const dismissed = new Set(answers.dismissed);
  const left = new Set(answers.left);
  const judged = posting.requirements.map((requirement): Judged => {
    const { id } = requirement;
    if (dismissed.has(id)) {
      const fit = {
        id,
        state: 'dismissed',
        evidence: [],
        lacks: null,
        isLeft: false,
        counts: false,
      } as const;
      return { requirement, fit, credit: 0 };
    }
    const { state, evidence, lacks, credit } = matchRequirement(requirement, resume, posting, person);
    const counts = weightOf(requirement) > 0 && state !== 'unanswered';
    return {
      requirement,
      fit: { id, state, evidence, lacks, isLeft: state === 'missing' && left.has(id), counts },
      credit,
    };
  });
  const possible = judged.filter(({ fit }) => fit.counts);
  const taken = waysTaken(possible);
  const isTaken = ({ requirement: { way } }: Judged) => !way || taken.get(way.of) === way.at;
  for (const one of possible) one.fit = { ...one.fit, counts: isTaken(one) };
  const counted = possible.filter(isTaken);
  const reason = noWord(resume, posting, counted);
  const isRefused = judged.some(
    ({ requirement, fit }) => requirement.kind === 'authorization' && fit.state === 'missing',
  );
  const { word, cap } = wordOf(counted, isRefused);
  return {
    word: reason ? null : word,
    reason,
    cap: reason ? null : cap,
    share: shareOf(counted),
    requirements: judged.map(({ fit }) => fit),
    counts: { must: countOf(judged, 'must'), nice: countOf(judged, 'nice') },
    next: reason || isRefused ? null : nextWord(counted),
  };
}

function noWord(
  resume: PreparedResume,
  posting: PostingRequirements,
  counted: readonly Counted[],
): NoWord | null {
  if (posting.words < fewestWords && posting.requirements.length === 0) return 'no-text';
  if (resume.lines.every(({ part }) => part === 'head' || part === 'language')) return 'empty-resume';
  return saysEnough(counted) ? null : 'too-few';
}

function countOf(judged: readonly Judged[], level: Requirement['level']): FitCount {
  const count: FitCount = { found: 0, partly: 0, missing: 0, unanswered: 0, all: 0 };
  for (const { requirement, fit } of judged) {
    if (requirement.level !== level || fit.state === 'dismissed' || !fit.counts) continue;
    count[fit.state] += 1;
    count.all += 1;
  }
  return count;
}

/** The fewest requirements that lift the word by one, the heaviest first; null at the best. */
function nextWord(counted: readonly Judged[]): Fit['next'] {
  const now = wordOf(counted, false).word;
  const goal = fitWords[fitWords.indexOf(now) + 1];
  if (!goal) return null;
  const gain = ({ requirement, credit }: Judged) => weightOf(requirement) * (1 - credit);
  const open = counted
    .filter((one) => one.credit < 1)
    .sort((one, other) => capsFirst(other) - capsFirst(one) || gain(other) - gain(one));
  const lifted = new Map<Judged, Counted>();
  for (const one of open) {
    lifted.set(one, { requirement: one.requirement, credit: 1 });
    const { word } = wordOf(
      counted.map((each) => lifted.get(each) ?? each),
      false,
    );
    if (isBetterWord(word, now)) return { word, ids: [...lifted.keys()].map(({ fit }) => fit.id) };
  }
  return null;
}

/** What holds a word down whatever else is there is named first. */
function capsFirst({ requirement: { kind, level }, credit }: Judged): number {
  return credit === 0 && level === 'must' && (kind === 'licence' || kind === 'years') ? 1 : 0;
}
