import type { Ask } from './ask.ts';
import type { AuthorizationAsk } from './requirement.ts';

const asks: readonly (readonly [AuthorizationAsk, RegExp])[] = [
  [
    'citizen-or-resident',
    /\bcitizens?(?:hip)?,? (?:or|and|\/|\() ?(?:a )?(?:u\.?s\.? )?(?:lawful )?(?:permanent residents?|green card|nationals?|resident)\b/i,
  ],
  [
    'citizen',
    /\b(?:(?:must be|requires?|be) (?:an? )?)?(?:u\.?s\.?a?|united states|american|us) citizen(?:s|ship)?\b(?: (?:is )?required)?|\bcitizenship (?:is )?required\b|\bmust be (?:a )?citizens?\b/i,
  ],
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

const refusing = /\b(?:not|unable|cannot|can['’]t|no|without|won['’]t|neither)\b/i;

/** “We are unable to sponsor visas”: what is asked is to need none. */
function sponsorshipAsked(passage: string, from: number): Ask[] {
  const match = /\bsponsor(?:ship|ed|ing)?\b/i.exec(passage);
  if (!match) return [];
  const back = passage.slice(Math.max(0, match.index - 60), match.index);
  const refusal = refusing.exec(back);
  const after = passage.slice(match.index + match[0].length, match.index + match[0].length + 40);
  if (!refusal && !/^ (?:is |are )?(?:not\b|unavailable)/i.test(after)) return [];
  const start = from + match.index - (refusal ? back.length - refusal.index : 0);
  const end =
    from + match.index + match[0].length + (/^[\w -]{0,24}\bvisas?\b/i.exec(after)?.[0].length ?? 0);
  const label = passage.slice(start - from, end - from);
  const country = countryIn(passage);
  return [{ asked: { kind: 'authorization', ask: 'no-sponsorship', country }, start, end, to: end, label }];
}

const countryIn = (passage: string) => countries.find(([, name]) => name.test(passage))?.[0] ?? '';

/** What a passage asks about the right to work; the country is the one it names, '' where it names none. */
export function authorizationAsked(text: string, from: number, to: number): Ask[] {
  const passage = text.slice(from, Math.min(to, from + 600));
  if (
    !/sponsor|citizen|authori|eligib|right to work|permit|entitled to work|visa|able to work|able to legally/i.test(
      passage,
    )
  )
    return [];
  if (/\b(?:regardless|discriminat|basis of|without regard|status as|protected)\b/i.test(passage)) return [];
  if (
    /\bwill (?:consider )?sponsor|\bsponsorship (?:is |may be )?(?:available|offered|provided)\b/i.test(
      passage,
    ) &&
    !/\bnot\b|\bunable\b/i.test(passage)
  )
    return [];
  const found: Ask[] = sponsorshipAsked(passage, from);
  for (const [ask, words] of asks) {
    const match = words.exec(passage);
    if (!match) continue;
    const start = from + match.index;
    const end = start + match[0].trimEnd().length;
    if (found.some((one) => one.start < end && start < one.end)) continue;
    if (
      ask === 'citizen' &&
      found.some((one) => one.asked.kind === 'authorization' && one.asked.ask === 'citizen-or-resident')
    )
      continue;
    const country = countryIn(passage);
    found.push({
      asked: { kind: 'authorization', ask, country },
      start,
      end,
      to: end,
      label: match[0].trim(),
    });
  }
  return found;
}
