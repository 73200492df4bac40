import { placedWords } from '../fit/placed-words.ts';
import { termsIn } from '../fit/term-table.ts';
import { formOf } from '../writing/verb-forms.ts';
import { agree, conceptsOf } from './concepts.ts';
import type { PreparedEvidence } from './prepared-evidence.ts';
import { readSentence } from './read-sentence.ts';

/** One fact of a sentence put in another's place. */
export type Mutation = { kind: 'number' | 'name' | 'verb' | 'date' | 'tool'; text: string };

const names = [
  'Brightwater',
  'Halden Corp',
  'Northgate',
  'Ostrava',
  'Quillfeather',
  'Vandermeer',
  'Zephyrine',
];
const tools = [
  'COBOL',
  'Tableau',
  'AutoCAD',
  'Salesforce',
  'Photoshop',
  'Terraform',
  'SAP',
  'Kubernetes',
  'QuickBooks',
  'MATLAB',
];
const actions = [
  'negotiate',
  'hire',
  'invent',
  'audit',
  'sell',
  'found',
  'paint',
  'fire',
  'translate',
  'acquire',
  'patent',
  'lead',
  'direct',
  'own',
];
const factors = [0.5, 2, 3, 7];

/** A sentence with one number, name, verb, date or tool changed, in every way of the lists; facts of the evidence are not put in. */
export function mutationsOf(text: string, evidence: PreparedEvidence): Mutation[] {
  const sentence = readSentence(text, evidence);
  const put = (start: number, end: number, word: string) => text.slice(0, start) + word + text.slice(end);
  const known = (name: string) =>
    name
      .split(' ')
      .some((word) => evidence.lowers.has(word.toLowerCase()) || agree(conceptsOf(word), evidence.concepts));
  const found: Mutation[] = [];
  for (const { start, end, isYear, value } of sentence.quantities) {
    const digits = /\d[\d,]*(?:\.\d+)?/.exec(text.slice(start, end));
    const from = digits ? start + digits.index : start;
    const word = /^\p{L}+/u.exec(text.slice(start));
    const to = digits ? from + digits[0].length : start + (word?.[0].length ?? 0);
    if (to <= from || (!digits && /^(?:half|second|third|dozen|thousand)/i.test(text.slice(from, to))))
      continue;
    if (isYear)
      for (const away of [-3, -1, 2]) found.push({ kind: 'date', text: put(from, to, String(value + away)) });
    else
      for (const factor of factors) {
        const had = digits ? Number(digits[0].replaceAll(',', '')) : value;
        const changed = factor < 1 ? Math.floor(had * factor) : had * factor;
        if (changed !== had)
          found.push({ kind: 'number', text: put(from, to, String(Number(changed.toPrecision(6)))) });
      }
  }
  for (const word of sentence.words)
    if (word.isName && word.length === 1 && !/\d/.test(word.text) && word.text.length > 2)
      for (const name of names.slice(0, 3))
        found.push({ kind: 'name', text: put(word.start, word.end, name) });
  for (const verb of sentence.verbs) {
    const form = verb.word.verb?.forms[0];
    if (!form || verb.word.length > 1) continue;
    for (const action of actions) {
      const said = formOf(action, form);
      if (!known(said) && !agree(conceptsOf(said), new Set(verb.word.concepts)))
        found.push({ kind: 'verb', text: put(verb.word.start, verb.word.end, said) });
    }
  }
  for (const { start, end, term } of termsIn(placedWords(text), text, 'resume'))
    if (/^\p{Lu}/u.test(text.slice(start, end)) && term.kind === 'skill')
      for (const tool of tools.filter((one) => !known(one)).slice(0, 4))
        found.push({ kind: 'tool', text: put(start, end, tool) });
  return found;
}
