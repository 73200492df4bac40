/** One of several: “Nurses” → “Nurse”, “Secretaries” → “Secretary”, “Coaches” → “Coach”; what is no plural stays. */
export function singular(word: string): string {
  if (/(?:ss|us|is|news|sales|forces|series|(?<!mechan|med|crit)ics)$/i.test(word)) return word;
  if (/wives$/i.test(word)) return word.replace(/ves$/i, 'fe');
  if (/women$|men$/i.test(word)) return word;
  if (/[^aeiou]ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(?:ss|ch|sh|x)es$/i.test(word)) return word.replace(/es$/i, '');
  return word.replace(/s$/i, '');
}

const isPlural = (text: string) => {
  const word = text.split(' ').at(-1) ?? '';
  return singular(word) !== word;
};

/** The longest of the classification has 105 characters. */
const longestTitle = 300;

/** Commas after which a title only says what it leaves out or narrows. */
const afterthought =
  /, (?:Except|All Other|Including|Other Than|General$|Postsecondary|Hand\b|Precious|Not |Excluding|Salaried|Wage|Career|Primary|Secondary|Concessions|Animal|Rail$|Light|Heavy|Private|Civil\b|Mining|Related).*$/i;

/**
 * Words to search postings with, for a title of the classification: “Software Developers” → “software developer”,
 * “Waiters and Waitresses” → “waiter”, “Bookkeeping, Accounting, and Auditing Clerks” → “bookkeeping clerk”.
 */
export function occupationSearchTerm(given: string): string {
  const title = given.slice(0, longestTitle);
  const plain = title
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^First-Line Supervisors of (?:All Other )?/i, '')
    .replace(/^(Helpers)--(.*)$/i, (_, helpers: string, whom: string) => `${firstOf(whom)} ${helpers}`)
    .replace(afterthought, '')
    .replace(/ (?:Not Elsewhere Classified|and Related Workers|and Kindred Workers)$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isSupervisor = /^First-Line Supervisors of /i.test(title);
  const [head = ''] = firstOf(plain).split(',', 1);
  const first = head.replace(/s of .*$/i, 's');
  const words = first.split('/')[0]?.trim().split(' ') ?? [];
  const last = words.at(-1) ?? '';
  const term = [...words.slice(0, -1), isSupervisor ? `${singular(last)} supervisor` : singular(last)];
  return term.join(' ').toLowerCase();
}

/** Ends of words for people, so that “Benefits” and “Sciences” are not taken for them. */
const people =
  /(?:er|or|ist|ian|mechanic|paramedic|ant|ent|ee|yst|aries|ect|ide|guard|urse|eon|hand|smith|cook|clerk|chef|host|coach|judge)e?s$/i;

/** The first of several that a title names together, with the noun they share. */
function firstOf(title: string): string {
  const parts = title.split(/, and |, or | and | or |, /);
  const [head = title] = parts;
  if (parts.length === 1 || people.test(head)) return head;
  // “Heating, Air Conditioning, and Refrigeration Mechanics”: the noun is after the last of them.
  const noun = parts.find((part) => people.test(part)) ?? parts.find(isPlural);
  if (!noun || noun === head) return head;
  const shared = noun.split(' ').slice(1);
  return `${head} ${shared.length > 0 ? shared.join(' ') : noun}`;
}
