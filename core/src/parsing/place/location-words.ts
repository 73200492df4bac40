import { trimCharacters } from '../../text/trim-characters.ts';

/** What the words around a place say about where the work is done, and the text that is left without them. */
export interface WorkMode {
  remote: boolean;
  hybrid: boolean;
  onsite: boolean;
  rest: string;
}

const notRemote = /\b(?:not|no|non)[- ]?remote\b|\bremote (?:is )?not (?:available|possible|offered)\b/gi;
const hybrid = /\bhybrid(?:[- ]remote)?(?: (?:work|schedule|role|position))?\b/gi;
const remote = new RegExp(
  `\\b(?:${[
    '(?:100% |fully |full )?remot(?:e|o|a|ely)(?:[- ](?:friendly|first|ok|only|eligible|optional|work|position|job|based))?',
    'offsite/home|work(?:ing)?[- ](?:from|at)[- ]home|wfh|home[- ](?:based|office)',
    'tele(?:commut(?:e|ing)|work(?:ing)?)|distributed|virtual|anywhere(?: in the world)?|worldwide',
  ].join('|')})\\b`,
  'gi',
);
/** Fields of 20 characters cut it: “OH - Work from hom”. */
const cutRemote = /\bwork(?:ing)? from h(?:om?)?$/gi;
const onsite = /\b(?:on[- ]?site|in[- ]?office|in[- ]person)\b/gi;
const officeAtEdge =
  /^(?:(?:hq|headquarters?)\b[\s,:-]*|(?:head office|main office|office|campus)\s*[,:-]\s*)|\b(?:hq|headquarters?|head office|main office|offices?|campus|hub)$/gi;
const leadIn = /^(?:(?:in|within|from|across|throughout|with|for|at|of|based in|is|anywhere)\s+)+/;
const tail =
  /\b(?:only|preferred|eligible|required|based|(?:[ECMP][SD]?T|eastern|pacific|central|mountain)(?: time)?(?: zone| hours)?(?: preferred| only)?)$/i;
const edge = /[\s,;:|/•·–—-]/;

/**
 * Takes “Remote”, “Hybrid”, “On-site”, “HQ” and the like out of a location text: `Remote in USA` → remote, `USA`.
 * “Hybrid remote” is hybrid; “not remote” takes the word away without setting anything.
 */
export function takeWorkMode(text: string): WorkMode {
  let rest = text.replace(notRemote, ' ');
  const take = (words: RegExp) => {
    const before = rest;
    rest = rest.replace(words, ' ');
    return rest !== before;
  };
  const mode = { hybrid: take(hybrid), remote: take(remote) || take(cutRemote), onsite: take(onsite) };
  const found = mode.hybrid || mode.remote || mode.onsite;
  rest = trimEdges(rest.replace(/^locations?:\s*/i, ''));
  if (found) rest = trimEdges(rest.replace(leadIn, '').replace(tail, ''));
  rest = trimEdges(rest.replace(officeAtEdge, ''));
  return { ...mode, rest };
}

/** The text without the blanks, dashes and separators at its two ends. */
export function trimEdges(text: string): string {
  return trimCharacters(text.replace(/\s+/g, ' '), edge);
}

/** True for “2 Locations”, “Multiple locations”, “BLANK,BLANK,Multiple Locations”, “N/A”: words that name no place. */
export function isPlaceholder(text: string): boolean {
  return /^(?:(?:blank|null|none|n\/?a|not (?:used|specified|stated)|unknown|default|tbd|to be determined|flexible|other|-|\.)[\s,]*)*(?:(?:\d+|multiple|various|several|many|all|any)(?: \p{L}+)? (?:locations?|cities|sites|offices|states))?$/iu.test(
    text.trim(),
  );
}
