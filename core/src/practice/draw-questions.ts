import { meaningWords } from '../fit/meaning-words.ts';
import { phraseWords } from '../fit/placed-words.ts';
import type { Requirement } from '../fit/requirement.ts';
import { hash53 } from '../text/hash53.ts';
import { codeOf } from '../text/messages.ts';
import { type AskedQuestion, askedAgain } from './asked-question.ts';
import { occupationGroupsOf } from './occupation-group.ts';
import type {
  BankQuestion,
  CareerStep,
  DrawnBecause,
  DrawnQuestion,
  QuestionKind,
} from './practice-question.ts';
import { questionTexts } from './question-bank.messages.ts';
import { questionBank } from './question-bank.ts';
import { becauseAsked, questionsOfRequirement, wordsAsked } from './requirement-questions.ts';

/** A question that was practiced before, and how the person said it went; '' where they did not say. */
export type PracticedQuestion = { text: string; rating: string };

/** What questions are drawn from. The same values draw the same questions. */
export type DrawSources = {
  /** What the posting asks for; none without a posting. */
  requirements: readonly Requirement[];
  /** The title of the job or the name of the occupation, and its trades as search names them. */
  title: string;
  trades: readonly string[];
  step: CareerStep;
  /** Questions of one's own earlier interviews. */
  asked: readonly AskedQuestion[];
  /** The job that is practiced for, whose own earlier questions come first. */
  jobId: number | null;
  practiced: readonly PracticedQuestion[];
  kinds: readonly QuestionKind[];
  count: number;
  seed: number;
};

type Candidate = DrawnQuestion & {
  weight: number;
  /** What it was made from; two of one origin are too near each other. */
  from: string;
  template: string;
};

/** Most questions of one session. */
export const maxQuestions = 30;

/** How a session is shared out among the reasons that have questions left. */
const shares: readonly (readonly [what: DrawnBecause['what'], share: number])[] = [
  ['asks', 4],
  ['occupation', 2.5],
  ['asked', 2],
  ['again', 2],
  ['step', 2],
  ['usual', 1],
];

/**
 * The questions of a session, in the order they are asked: what the posting asks for before what the occupation and everybody
 * is asked, drawn by the seed; each with its reason. No two are alike, no requirement and no wording comes twice, and no
 * competence takes more than a third while others are left.
 */
export function drawQuestions(sources: DrawSources): DrawnQuestion[] {
  const count = Math.max(0, Math.min(maxQuestions, Math.floor(sources.count)));
  const ordered = candidatesOf(sources)
    .filter(({ kind }) => sources.kinds.length === 0 || sources.kinds.includes(kind))
    .map((candidate) => ({ candidate, key: chance(sources.seed, candidate.text) ** (1 / candidate.weight) }))
    .sort((a, b) => b.key - a.key || (a.candidate.text < b.candidate.text ? -1 : 1))
    .map(({ candidate }) => candidate);
  const chosen: Candidate[] = [];
  const opening = count >= 4 ? ordered.find(({ competence }) => competence === 'introduction') : undefined;
  if (opening) chosen.push(opening);
  for (const most of [Math.max(1, Math.ceil(count / 3)), count])
    while (chosen.length < count) {
      const next = nextOf(ordered, chosen, most);
      if (!next) break;
      chosen.push(next);
    }
  return inOrder(chosen).map(({ text, message, kind, competence, because }) => ({
    ...{ text, message, kind, competence, because },
  }));
}

/** The first that fits of the reason that is furthest behind its share. */
function nextOf(
  ordered: readonly Candidate[],
  chosen: readonly Candidate[],
  most: number,
): Candidate | undefined {
  const behind = shares
    .map(([what, share]) => {
      const taken = chosen.filter(({ because }) => because.what === what).length;
      return { what, filled: (taken + 0.5) / share };
    })
    .sort((a, b) => a.filled - b.filled);
  for (const { what } of behind) {
    const next = ordered.find(
      (candidate) => candidate.because.what === what && fits(candidate, chosen, most),
    );
    if (next) return next;
  }
  return undefined;
}

/** Hello first, questions back last, and what is between as it was drawn. */
function inOrder(chosen: readonly Candidate[]): Candidate[] {
  const place = ({ competence }: Candidate) =>
    competence === 'introduction' ? 0 : competence === 'motivation' ? 1 : competence === 'closing' ? 3 : 2;
  return [...chosen].sort((a, b) => place(a) - place(b));
}

function fits(candidate: Candidate, chosen: readonly Candidate[], most: number): boolean {
  const { competence, from, template, text } = candidate;
  const isFrame = competence === 'introduction' || competence === 'closing';
  const same = chosen.filter((one) => one.competence === competence).length;
  if (same >= (isFrame ? 1 : most)) return false;
  return !chosen.some(
    (one) => (from !== '' && one.from === from) || one.template === template || isAlike(one.text, text),
  );
}

/** True where two questions ask nearly the same. */
export function isAlike(one: string, other: string): boolean {
  const a = new Set(meaningWords(one));
  const b = new Set(meaningWords(other));
  if (a.size === 0 || b.size === 0) return one.trim() === other.trim();
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both) >= 0.5;
}

/** A number between 0 and 1 that the seed and the words give, and nothing else. */
function chance(seed: number, text: string): number {
  return (hash53(`${seed} ${text}`) + 1) / (2 ** 53 + 2);
}

function candidatesOf(sources: DrawSources): Candidate[] {
  const { requirements, asked, jobId } = sources;
  const made = requirements.flatMap((requirement) =>
    questionsOfRequirement(requirement).map((question) => ({
      ...question,
      weight: levelWeights[requirement.level],
    })),
  );
  const again = asked.map((one) => ({
    ...askedAgain(one),
    ...{ from: '', template: one.text },
    weight: one.jobId !== null && one.jobId === jobId ? 3 : 1,
  }));
  const groups = occupationGroupsOf(sources.trades);
  const titled = new Set(phraseWords(sources.title));
  const wanted = requirements.map((requirement) => ({ requirement, words: wordsAsked(requirement) }));
  const bank = questionBank().flatMap((question): Candidate[] => {
    const isOwn = question.group === null || groups.includes(question.group);
    const match = wanted.find(
      ({ requirement, words }) =>
        canMatch(requirement) &&
        question.terms.some((term) =>
          isOwn ? isIn(term, words) : isCarried(question) && isWhole(term, words),
        ),
    );
    const base = {
      ...question,
      message: codeOf(questionTexts(question.name)),
      template: question.text,
      from: match?.requirement.id ?? '',
    };
    if (question.step !== '' && question.step !== sources.step && !(isOwn && question.group)) return [];
    if (match)
      return [
        { ...base, because: becauseAsked(match.requirement), weight: levelWeights[match.requirement.level] },
      ];
    if (question.step !== '' && question.step === sources.step)
      return [{ ...base, because: { what: 'step', step: question.step }, weight: 1 }];
    if (!isOwn || isOfOthers(question, titled)) return [];
    return question.group
      ? [
          {
            ...base,
            because: { what: 'occupation', group: question.group },
            weight: 1,
          },
        ]
      : [{ ...base, because: { what: 'usual' }, weight: 1 }];
  });
  return withHistory(unlike([...again, ...made, ...bank]), sources.practiced);
}

/** A must comes before a wish twice as often. */
const levelWeights = { must: 2, nice: 1 };

/** What offices, shops and stores ask is asked of others too, where a posting asks for that very thing. */
const isCarried = ({ group, kind }: BankQuestion) =>
  kind === 'technical' && (group === 'office' || group === 'warehouse' || group === 'retail');

/** A technical question of the group that the title gives no reason for. */
const isOfOthers = ({ group, kind, terms }: BankQuestion, titled: ReadonlySet<string>) =>
  group !== null && kind === 'technical' && !terms.includes('*') && !terms.some((term) => isIn(term, titled));

/** What was asked for as a fact of the work brings questions of its own only. */
const canMatch = ({ kind }: Requirement) =>
  kind === 'skill' || kind === 'manner' || kind === 'other' || kind === 'certificate' || kind === 'licence';

function isIn(term: string, words: ReadonlySet<string>): boolean {
  const folded = phraseWords(term);
  return folded.length > 0 && folded.every((word) => words.has(word));
}

/** True where a term is all that is asked for: another trade's question is worth that. */
function isWhole(term: string, words: ReadonlySet<string>): boolean {
  const folded = phraseWords(term);
  return folded.length === words.size && folded.every((word) => words.has(word));
}

/** Each wording once, the first of them. */
function unlike(all: readonly Candidate[]): Candidate[] {
  const known = new Set<string>();
  return all.filter(({ text }) => {
    const key = text.trim().toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** What went badly comes again, what went well hardly ever. */
function withHistory(all: readonly Candidate[], practiced: readonly PracticedQuestion[]): Candidate[] {
  const last = new Map(practiced.map(({ text, rating }) => [text, rating]));
  return all.map((candidate) => {
    const rating = last.get(candidate.text);
    if (rating === undefined) return candidate;
    if (rating === 'badly') {
      const because = candidate.because.what === 'asks' ? candidate.because : ({ what: 'again' } as const);
      return { ...candidate, because, weight: 5 };
    }
    return { ...candidate, weight: candidate.weight * (rating === 'well' ? 0.05 : 0.3) };
  });
}
