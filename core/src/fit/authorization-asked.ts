import type { Ask } from './ask.ts';
import type { AuthorizationAsk } from './requirement.ts';

const asks: readonly (readonly [AuthorizationAsk, RegExp])[] = [
  [
    'no-sponsorship',
    /\b(?:not|unable|cannot|can['’]t|no|without|won['’]t|neither)\b[^.]{0,60}\bsponsor(?:ship|ed|ing)?\b(?:[^.]{0,30}\bvisas?\b)?|\bsponsorship (?:is )?(?:not|unavailable)\b[^.]{0,20}/i,
  ],
  ['citizen-or-resident', /\b(?:u\.?s\.? )?citizens?(?:hip)?,? (?:or|and|\/|\() ?(?:a )?(?:u\.?s\.? )?(?:lawful )?(?:permanent residents?|green card|nationals?|resident)[^.]{0,30}/i],
  ['citizen', /\b(?:(?:must be|requires?|be) (?:an? )?)?(?:u\.?s\.?a?|united states|american|us) citizen(?:s|ship)?\b(?: (?:is )?required)?|\bcitizenship (?:is )?required\b|\bmust be (?:a )?citizens?\b/i],
  [
    'authorized',
    /\b(?:legally )?(?:authori[sz]ed|eligible|permitted|entitled|able|allowed) to (?:legally )?work (?:and (?:live|reside) )?(?:in|within|for)\b[^.,;]{0,40}|\b(?:(?:valid|legal|current|proof of) )?(?:work (?:authori[sz]ation|permit|visa|eligibility)|employment (?:authori[sz]ation|eligibility)|right to work|eligibility to work|authori[sz]ation to work)\b[^.,;]{0,40}/i,
  ],
];

const countries: readonly (readonly [string, RegExp])[] = [
  ['US', /\bu\.?s\.?a?\.?\b|\bunited states\b|\bamerican?\b/i],
  ['GB', /\bu\.?k\.?\b|\bunited kingdom\b|\bgreat britain\b/i],
  ['CA', /\bcanad\w+\b/i],
  ['DE', /\bgermany\b|\bdeutschland\b/i],
  ['AU', /\baustralia\b/i],
  ['IE', /\bireland\b/i],
  ['IN', /\bindia\b/i],
  ['FR', /\bfrance\b/i],
  ['ES', /\bspain\b/i],
  ['NL', /\bnetherlands\b/i],
];

/** What a passage asks about the right to work; the country is the one it names, '' where it names none. */
export function authorizationAsked(text: string, from: number, to: number): Ask[] {
  const passage = text.slice(from, Math.min(to, from + 600));
  if (!/sponsor|citizen|authori|eligib|right to work|permit|entitled to work|visa|able to work|able to legally/i.test(passage)) return [];
  if (/\b(?:regardless|discriminat|basis of|without regard|status as|protected)\b/i.test(passage)) return [];
  if (/\bwill (?:consider )?sponsor|\bsponsorship (?:is |may be )?(?:available|offered|provided)\b/i.test(passage) && !/\bnot\b|\bunable\b/i.test(passage)) return [];
  const found: Ask[] = [];
  for (const [ask, words] of asks) {
    const match = words.exec(passage);
    if (!match) continue;
    const start = from + match.index;
    const end = start + match[0].trimEnd().length;
    if (found.some((one) => one.start < end && start < one.end)) continue;
    if (ask === 'citizen' && found.some((one) => one.asked.kind === 'authorization' && one.asked.ask === 'citizen-or-resident')) continue;
    const country = countries.find(([, name]) => name.test(passage))?.[0] ?? '';
    found.push({ asked: { kind: 'authorization', ask, country }, start, end, to: end, label: match[0].trim() });
  }
  return found;
}
