import type { ReadSentence } from './read-sentence.ts';
import { truthWords } from './truth-words.ts';
import type { TruthProblem } from './verdict.ts';

/** Sentences that say why one writes, thank or take leave: they claim nothing as long as they bring no fact with them. */
const purpose =
  /^(?:ladies|gentlemen|members of the|i (?:write|wish|should like|beg) to|i(?: am|['’]m) (?:writing|applying|excited|interested|eager|pleased|happy|glad|thrilled|reaching out)|i was (?:glad|pleased|happy|excited|interested) to (?:see|read|learn|hear)|i (?:would|['’]d|look forward|hope|want|wish|believe|appreciate|thank|welcome|enjoy|love)\b|what (?:draws|interests) me\b|thank|please|dear|sincerely|(?:kind|best|warm) regards|yours|hello|hi\b|looking forward|let me know|my resume is attached|enclosed)/i;

/** Where such a sentence goes on to tell of the person: “… because I led”, “… my experience in”. From there on it claims. */
const fact =
  /\b(?:that|because|since|as|and|while|when|where|who|which|after|once) (?:i|we) (?!would\b|am\b|hope\b|want\b|can\b|could\b|will\b|believe\b|think\b|look\b|wish\b|may\b|might\b|share\b|admire\b|like\b)|\b(?:say|add|mention|note|tell you|report) i |\bmy (?:\w+ )?(?:experience|work|background|career|time|years|history|record|skills?|expertise|knowledge|training|education|achievements?|success|leadership)\b/i;

const job = /\b(?:position|role|job|opening|vacancy|posting|post)\b/i;

/** What one would like to do is a wish and says nothing of what one did. */
const wish = /\b(?:love|like|glad|happy|hope|want|wish|chance|opportunity|forward) to $/i;

/** True for a sentence that says why one writes, thanks or takes leave. */
export function isPurpose({ text, quantities }: ReadSentence): boolean {
  return purpose.test(text) && quantities.length === 0;
}

/** The problems of a sentence without what a sentence of purpose may say: why one writes, and names of the job that it is for. */
export function withoutPurpose(sentence: ReadSentence, problems: readonly TruthProblem[]): TruthProblem[] {
  const { text } = sentence;
  if (problems.length === 0 || !purpose.test(text)) return [...problems];
  const from = fact.exec(text)?.index ?? text.length;
  const named = namesOfJob(sentence);
  return problems.filter(({ kind, said, start }) => {
    if (start >= from) return true;
    if (truthWords(said).every(({ lower }) => named.has(lower))) return false;
    if (kind === 'title') return !job.test(text);
    if (kind === 'scope') return !wish.test(text.slice(0, start));
    return !(isPurpose(sentence) && (kind === 'addition' || kind === 'action' || kind === 'employer'));
  });
}

/** The words of the title of the posting and of who has it. */
function namesOfJob({ evidence }: ReadSentence): ReadonlySet<string> {
  const heads = evidence.posting.flatMap(({ item: { id, text, employer = '' } }) =>
    id.endsWith('/title') ? [text, employer] : [employer],
  );
  const names = truthWords([...new Set(heads)].join('. ')).map(({ lower }) => lower);
  return new Set([...names, ...evidence.posting.flatMap(({ employer: words }) => words)]);
}
