import { inDisplayOrder } from '../../entities/resume/display-order.ts';
import type { WholeResume } from '../../entities/resume/resume-text.ts';
import type { Fit } from '../../fit/fit.ts';
import { knownVerb } from '../../writing/verb-forms.ts';
import type { AiClaim } from '../ai-answer.ts';
import { evidenceId } from './evidence-id.ts';

/** A line of work in a resume that a letter can tell, under the id of where it stands. */
type WorkLine = { text: string; company: string; id: string; score: number };

/** Signs before a line of a list. */
const bullet = /^[\s\u2022\u25cf\u25aa\u2013\u2014*-]+/u;
const longestLine = 240;

/** The lines of work to tell, those that meet what the posting asks first, then those with a number, the latest first. */
export function linesOfWork(whole: WholeResume, fit: Fit | null, most: number): WorkLine[] {
  const asked = new Map<string, number>();
  for (const { state, evidence, counts } of fit?.requirements ?? [])
    if (state === 'found' || state === 'partly')
      for (const one of evidence) {
        const id = evidenceId(whole, one.path, one.start);
        asked.set(id, (asked.get(id) ?? 0) + (counts ? 3 : 1));
      }
  const lines = inDisplayOrder(whole.experience)
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ internalId, companyName, notes }, place) =>
      notes
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line, at): WorkLine => {
          const id = `resume:${whole.resume.internalId}/experience:${internalId}/notes:${at}`;
          const number = /\d/.test(line) ? 1 : 0;
          const score = Math.min(6, asked.get(id) ?? 0) + number - place * 0.75;
          return { text: line.replace(bullet, '').trim(), company: companyName.trim(), id, score };
        }),
    )
    .filter(({ text }) => text.length > 12 && text.length <= longestLine);
  const best = lines
    .map((line, at) => ({ line, at }))
    .sort((a, b) => b.line.score - a.line.score || a.at - b.at)
    .slice(0, most);
  return best.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/** The lines as sentences, the employer named where it changes: “At Lakeside, I took vital signs of 12 residents.” */
export function lineSentences(lines: readonly WorkLine[]): AiClaim[] {
  return lines.map(({ text, company, id }, at) => {
    const isSame = at > 0 && lines[at - 1]?.company === company;
    const where = company && !isSame ? `At ${company}, ` : '';
    return { text: sentenceOf(text, where, isSame), evidence: [id] };
  });
}

/** Without the full stop that the sentence gets anyway. */
function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[.;,\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function sentenceOf(text: string, where: string, isSame: boolean): string {
  const said = withoutStop(text);
  const [first = '', ...rest] = said.split(' ');
  const verb = knownVerb(first);
  if (first === 'I') return `${where}${said}.`;
  if (verb && (verb.forms.includes('past') || verb.forms.includes('base'))) {
    const also = where === '' && isSame ? 'I also ' : 'I ';
    return `${where}${also}${[first.toLowerCase(), ...rest].join(' ')}.`;
  }
  // No verb begins it: it is told as it is, as a piece of that work.
  return where ? `${where}my work included this: ${said}.` : `My work also included this: ${said}.`;
}
