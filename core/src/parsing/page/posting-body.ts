/**
 * The text of a page from its first paragraph to its last one: without what stands above it (buttons, a request to sign
 * in, the heading “Job description”) and below (other postings, a form to report this one). The whole text where
 * neither is seen.
 */
export function postingBody(text: string): string {
  const lines = text.split('\n');
  const before = charactersBefore(lines);
  const all = before.at(-1) ?? 0;
  if (all < minProse) return withoutButtons(lines);
  const share = (at: number) => (before[at] ?? all) / all;
  const last = lines.findLastIndex((line, at) => isAbove(line) && share(at) <= 0.15);
  const end = lines.findIndex((line, at) => at > last && isBelow(line) && share(at) >= 0.6);
  return withoutButtons(lines.slice(last + 1, end < 0 ? lines.length : end));
}

function withoutButtons(lines: readonly string[]): string {
  return lines.filter((line) => !button.test(line)).join('\n');
}

/** Characters of prose that a text must have for its ends to be looked for. */
const minProse = 200;
/** A line of a paragraph; titles, labels and buttons are shorter. */
const proseLine = 80;

/** How many characters of prose stand before each line, and before the end. */
function charactersBefore(lines: readonly string[]): number[] {
  const counts = [0];
  let sum = 0;
  for (const { length } of lines) {
    sum += length >= proseLine ? length : 0;
    counts.push(sum);
  }
  return counts;
}

const maxFrameLine = 100;

function isAbove(line: string): boolean {
  return line.length <= maxFrameLine && (button.test(line) || bodyHeading.test(line) || report.test(line));
}

function isBelow(line: string): boolean {
  return line.length <= maxFrameLine && (button.test(line) || report.test(line) || others.test(line));
}

const button =
  /^(?:(?:quick |easy |1-click )?apply(?: now| here| online| for (?:this|the) (?:job|role|position)| with [\w ]{2,20})?|i['’]m interested|save(?: job| this job)?|share(?: this job| on your newsfeed)?|show (?:more|less))[ »›→]*$/i;
const bodyHeading = /^(?:full job description|job description|about the job|description)$/i;
const report = /^report (?:this )?(?:job|posting|ad)\b/i;
const others =
  /^(?:similar|more|other|related|recommended|featured) (?:jobs|positions|openings|roles|searches)\b|^(?:jobs|roles) you (?:may|might)\b|^people (?:also|who) (?:viewed|searched|applied)\b|^(?:set|create|get|sign in to set) (?:a |an )?(?:job )?alerts?\b|^get notified\b|^referrals increase\b|^explore (?:top content|collaborative)\b|^unlock (?:job|hiring) insights\b|^what can i earn\b|^be careful\b|^(?:software )?powered by\b|^application faqs\b|^(?:about|read about) this company$|^browse (?:similar|more|all)\b/i;
