import { aiBodyLimits } from '@foothold/core/ai/ai-body.ts';
import type { LetterLength, LetterTone } from '@foothold/core/ai/builtin/letter.ts';
import {
  type MaterialPiece,
  materialKey,
  materialOf,
} from '@foothold/core/ai/builtin/letter-chat/letter-material.ts';
import { readLetterRequests } from '@foothold/core/ai/builtin/letter-chat/letter-requests.ts';
import { foldedWords } from '@foothold/core/entities/ledger/ledger-entries.ts';
import type { LetterSources } from '@foothold/core/truth/evidence-of-letter.ts';
import type { AskQuestion } from '../../../../shared/ai/ask-question.ts';
import { jobBody } from '../../../../shared/ai/job-body.ts';
import { resumeBody } from '../../../../shared/ai/resume-body.ts';
import { sentEvidence } from '../sent-evidence.ts';

/** What a model is asked to revise a letter with. */
type LetterQuestion = {
  sources: LetterSources;
  chosen: ReadonlySet<string>;
  /** The letter, or the version that waits. */
  text: string;
  request: string;
  /** What was asked before, the newest last. */
  before: readonly string[];
  tone: LetterTone;
  avoided: readonly string[];
};

/** Earlier requests that go along. */
const mostBefore = 10;
/** Letters of a letter that go along. */
const longestLetter = 20_000;

/** Keys of what is used where the person has not chosen: what a letter by a model is made of anyway. */
export function usualMaterial(sources: LetterSources): string[] {
  return [...new Set(sentEvidence(sources).map(({ id }) => materialKey(id)))];
}

/** What may be used, in the order in which it is shown. */
function chosenPieces(sources: LetterSources, chosen: ReadonlySet<string>): MaterialPiece[] {
  return materialOf(sources).filter(({ key }) => chosen.has(key));
}

/** The question to a model for another version of a letter. Only what was chosen leaves, with the head of the resume and the posting. */
export function letterQuestion(asked: LetterQuestion): AskQuestion {
  const { sources, chosen, text, request, before, tone, avoided } = asked;
  const { resume, posting } = sources;
  const none = { headline: '', summary: '', experience: [], education: [], skills: [], sections: [] };
  const evidence = chosenPieces(sources, chosen).flatMap(({ lines }) => lines);
  return {
    task: 'letter',
    path: '/ai/request',
    body: {
      ...{ task: 'letter', tone, length: lengthOf(text, request), context: text.slice(0, longestLetter) },
      prompt: wishOf({ request, before, avoided }),
      ...(posting && { job: jobBody(posting) }),
      ...(resume && { resume: { ...resumeBody(resume), ...none } }),
      evidence: evidence.slice(0, aiBodyLimits.evidence),
    },
  };
}

/** For models, in English: texts of a person stand in it as they are. */
function wishOf({
  request,
  before,
  avoided,
}: Pick<LetterQuestion, 'request' | 'before' | 'avoided'>): string {
  const earlier = before.slice(-mostBefore).map((one) => `- ${one.slice(0, 500)}`);
  return [
    'The context is the current letter. Change it as I ask and return the whole letter; what I do not speak of stays word for word.',
    `I ask: ${request}`,
    avoided.length > 0 && `Use none of these words, in no form: ${avoided.join(', ')}.`,
    earlier.length > 0 && `Asked before, done already or not wanted anymore:\n${earlier.join('\n')}`,
  ]
    .filter((part) => part !== false)
    .join('\n\n')
    .slice(0, aiBodyLimits.prompt);
}

const lengths = ['short', 'medium', 'long'] as const;
/** Words up to which a letter is short, or of medium length: between what a model is asked for. */
const upTo = { short: 170, medium: 285 } as const;

function lengthOf(text: string, request: string): LetterLength {
  const words = foldedWords(text).length;
  if (words === 0) return 'medium';
  const now = words <= upTo.short ? 0 : words <= upTo.medium ? 1 : 2;
  const kinds = readLetterRequests(request).map(({ kind }) => kind);
  const step = kinds.includes('shorter') ? -1 : kinds.includes('longer') ? 1 : 0;
  return lengths[Math.min(2, Math.max(0, now + step))] ?? 'medium';
}
