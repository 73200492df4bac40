/**
 * Words that may name the worker of a work that is named by its doing (“cleaning”: cleaner; “management”: manager). Some
 * of them are no words; a search tries each.
 */
export function workerNouns(word: string): string[] {
  if (word.endsWith('ement') && word.length > 7) return [`${word.slice(0, -4)}r`];
  if (!word.endsWith('ing') || word.length < 6) return [];
  const stem = word.slice(0, -3);
  const isDoubled = stem.at(-1) === stem.at(-2);
  return [`${stem}er`, `${stem}or`, stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : [])];
}
