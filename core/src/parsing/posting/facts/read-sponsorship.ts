import { type FactReader, quote } from './fact-reading.ts';

const subject =
  /\bsponsor(?:ship|ed|ing|s)?\b|\bh-?1-?b\b|\bvisa support\b|\bvisum|\bvisas? (?:will|can|cannot|are|is)\b/;
const ofVisas =
  /\bvisas?\b|\bimmigration\b|\bh-?1-?b\b|\bwork authori[sz]ation|\bauthori[sz]ed to work|\bwork permit|\bemployment[- ](?:based|sponsor|visa|authori)|\bemployer sponsorship|\bsponsor (?:applicants|candidates|individuals|employment|work|any|for this)|\b(?:sponsor|sponsorship) for (?:this|the|our) (?:role|position|job)|\bopt\b|\bgreen card\b|\brequires? sponsorship|\bneed sponsorship|\bwithout sponsorship|\bunable to sponsor|\bnot sponsor\b|\bcannot sponsor\b|\bsponsorship: ?(?:no|not|yes)/;
/** Beside the word “sponsorship”: that of people who apply. */
const ofApplicants = /\b(?:now|current|future|this role|this position|available|provided|offered)\b/;
/** Others who are sponsored: events, programs, plans. */
const otherSponsors =
  /\bsponsored (?:by|course|health|plan|benefit|event|program|research|content|project)|\b(?:company|employer|government|university)-sponsored\b|\bexecutive sponsor|\bproject sponsor|\bsponsor of\b|\bteams? sponsor/;
const question = /^(?:do|will|would|are) you\b|\?$/;
const refusal =
  /\b(?:not|unable|cannot|can't|won't|no|without|doesn't|don't|isn't|aren't|never|neither|nor|ineligible|unavailable|keine?)\b/;
const offer =
  /\b(?:offer|offers|offered|provide|provides|provided|available|will sponsor|can sponsor|we sponsor|do sponsor|able to sponsor|eligible for|open to|support|supports|supported|yes|happy to|willing to|assist|welcome|possible)\b/;
const unsure =
  /\bmay (?!now)\b|\bmight\b|\bcase[- ]by[- ]case\b|\bdepending\b|\bconsidered\b|\bpotentially\b|\bpossibly\b|\btransfers?\b/;

/** Whether a clause says that a visa is sponsored, or that none is. */
export const readSponsorship: FactReader = (clause) => {
  const { lower } = clause;
  const match = subject.exec(lower);
  const isOfVisas = ofVisas.test(lower) || (/\bsponsorship\b/.test(lower) && ofApplicants.test(lower));
  if (!match || !isOfVisas || question.test(lower)) return [];
  if (otherSponsors.test(lower) && !/\bvisa|\bh-?1-?b|immigration/.test(lower)) return [];
  const isRefused = refusal.test(lower.replace(/\bnot only\b/g, ''));
  if (!isRefused && (!offer.test(lower) || unsure.test(lower))) return [];
  const words = quote(clause.text, match.index, match.index + match[0].length);
  return [{ fact: 'sponsorship', value: isRefused ? 'refused' : 'offered', isRequired: true, words }];
};
