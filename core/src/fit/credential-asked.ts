import type { Ask } from './ask.ts';
import { meaningWords } from './meaning-words.ts';

const licence =
  /\b(?:licen[sc]es?|licensure|licensed|licen[sc]ing|registration as|admitted (?:attorney|to)|bar admission|clearance)\b/i;
const certificate =
  /\b(?:certifications?|certificates?|certified|board certif\w+|credentials?|certifying)\b/i;
const none =
  /\b(?:licensing exam|license plate|software licen|licensed (?:childcare|day ?care|facility|setting|financial)|this license must|no licen|non-licensed|licenses and renewals|licensing authorities|certified mail|birth certificate|certificate of (?:occupancy|insurance)|gift certificate|licensing standards|licensure exam\w*|license suspension\w*|equivalency certificate|\d certificates|licenses will be|must be maintained|licensing content)\b/i;
const longestMark = 160;

/** A licence or certificate that no table knows, asked for in the posting’s own words. */
export function credentialAsked(text: string, from: number, to: number): Ask[] {
  const passage = text.slice(from, Math.min(to, from + 1_000));
  if (none.test(passage)) return [];
  const isLicence = licence.exec(passage);
  const match = isLicence ?? certificate.exec(passage);
  if (!match) return [];
  const isShort = passage.length <= longestMark;
  const start = isShort ? from : from + Math.max(0, match.index - 40);
  const end = isShort ? to : Math.min(to, from + match.index + match[0].length + 60);
  const words = meaningWords(text.slice(start, end));
  if (words.length < 2) return [];
  const asked = { kind: isLicence ? 'licence' : 'certificate', terms: [], words, states: [] } as const;
  return [
    {
      asked,
      start: from + match.index,
      end: from + match.index + match[0].length,
      to: end,
      label: text.slice(start, end).trim(),
    },
  ];
}
