/**
 * Questions to the index of words, as PostgreSQL reads them. Every lexeme is quoted, so that nothing in a word is an
 * operator; `weights` are the parts of a posting: A title, B company, D text (and, in the index of title and company,
 * the second spelling of accented words).
 */
export type Part = 'A' | 'B' | 'AB' | 'AD' | 'ABD' | 'D' | '';

/** One word. */
export function lexeme(word: string, part: Part = ''): string {
  const quoted = `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
  return part ? `${quoted}:${part}` : quoted;
}

/** All of these questions; '' for none. */
export function allOf(questions: readonly string[]): string {
  return joined(questions, ' & ');
}

/** Any of these questions; '' for none. */
export function anyOf(questions: readonly string[]): string {
  return joined(questions, ' | ');
}

/** None of what the question asks. */
export function not(question: string): string {
  return `!(${question})`;
}

/** These words after each other. */
export function inOrder(words: readonly string[], part: Part = ''): string {
  return words.length === 1
    ? lexeme(words[0] ?? '', part)
    : `(${words.map((word) => lexeme(word, part)).join(' <-> ')})`;
}

function joined(questions: readonly string[], operator: string): string {
  const distinct = [...new Set(questions.filter((one) => one !== ''))];
  return distinct.length < 2 ? (distinct[0] ?? '') : `(${distinct.join(operator)})`;
}
