import { doublingVerbs, irregularVerbs, regularVerbs } from './verbs.data.ts';

/** How a verb stands: `base` “lead”, `third` “leads”, `past` “led”, `gerund` “leading”. */
export type VerbForm = 'base' | 'third' | 'past' | 'gerund';

/** A known verb by its base, and each form that its letters can be: “read” is base and past. */
export type KnownVerb = { base: string; forms: readonly VerbForm[] };

/** The form of a verb in American spelling; of an unknown verb by the rules. */
export function formOf(base: string, form: VerbForm): string {
  if (form === 'base') return base;
  if (form === 'third') return thirdOf(base);
  if (form === 'gerund') return gerundOf(base);
  return irregularVerbs[base]?.[0] ?? `${stemBefore(base, 'ed')}ed`;
}

/** Another form of a known verb, spelled as the word that is there: “analyse” gives “analysed”. */
export function otherForm(word: string, form: VerbForm): string {
  const verb = knownVerb(word);
  if (!verb) return word;
  const made = formOf(verb.base, form);
  const isBritish = /[iy]s[a-z]{1,3}$/.test(word.toLowerCase()) && /[iy]z/.test(verb.base.slice(-4));
  return isBritish ? made.replace(/([iy])z(?=[a-z]{0,3}$)/, '$1s') : made;
}

/** What a word is as a verb, in American or British spelling, whatever its case; undefined for a word that is none we know. */
export function knownVerb(word: string): KnownVerb | undefined {
  return verbs().get(word.toLowerCase());
}

function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return base === 'go' || base === 'do' ? `${base}es` : `${base}s`;
}

function gerundOf(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  return `${stemBefore(base, 'ing')}ing`;
}

function stemBefore(base: string, ending: 'ed' | 'ing'): string {
  if (/[^aeiou]y$/.test(base)) return ending === 'ed' ? `${base.slice(0, -1)}i` : base;
  if (/(?:ee|ye|oe)$/.test(base)) return ending === 'ed' ? base.slice(0, -1) : base;
  if (base.endsWith('e')) return base.slice(0, -1);
  return doublingVerbs.has(base) ? `${base}${base.at(-1) ?? ''}` : base;
}

let known: Map<string, KnownVerb> | undefined;

/** All forms of all verbs, made when the first is asked for. */
function verbs(): Map<string, KnownVerb> {
  if (known) return known;
  const made = new Map<string, KnownVerb>();
  const add = (word: string, base: string, form: VerbForm) => {
    const earlier = made.get(word);
    // “found” is the past of “find” and a verb of its own, “lay” of “lie”: the common one comes first.
    if (!earlier) made.set(word, { base, forms: [form] });
    else if (earlier.base === base && !earlier.forms.includes(form))
      made.set(word, { base, forms: [...earlier.forms, form] });
  };
  for (const [base, pasts] of Object.entries(irregularVerbs)) {
    for (const form of ['base', 'third', 'gerund'] as const) add(formOf(base, form), base, form);
    for (const past of pasts) add(past, base, 'past');
  }
  for (const base of regularVerbs.filter((one) => !(one in irregularVerbs)))
    for (const form of ['base', 'third', 'past', 'gerund'] as const)
      for (const spelling of spellings(formOf(base, form), base)) add(spelling, base, form);
  known = made;
  return made;
}

/** A form as Americans and Britons write it: “organized” and “organised”, “labeled” and “labelled”. */
function spellings(word: string, base: string): string[] {
  const all = [word];
  if (/(?:iz|yz)/.test(base.slice(-4))) all.push(word.replace(/(i|y)z(?=[a-z]{0,3}$)/, '$1s'));
  if (/[aeiou]l$/.test(base) && !/[aeiou]{2}l$/.test(base) && !base.endsWith('ll'))
    all.push(word.replace(/l(?=(?:ed|ing)$)/, 'll'));
  return all;
}
