// Writing systems whose characters are about a token each: Chinese, Japanese, Korean, Thai and neighbours.
const wide = /[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u2e80-\ud7ff\uf900-\ufaff]/gu;

/** About how many tokens a text is: a quarter of its characters, and one for each of a script without spaces. Vendors differ by a third. */
export function estimateTokens(text: string): number {
  const dense = text.match(wide)?.length ?? 0;
  return dense + Math.ceil((text.length - dense) / 4);
}
