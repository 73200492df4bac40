/** What a model wrote, read as JSON: alone, in a fence, or between its first and last brace. Throws the parser's error. */
export function jsonInText(text: string): unknown {
  const bare = text.trim();
  try {
    return JSON.parse(bare);
  } catch (problem) {
    const from = bare.indexOf('{');
    const to = bare.lastIndexOf('}');
    if (from === -1 || to < from || (from === 0 && to === bare.length - 1)) throw problem;
    return JSON.parse(bare.slice(from, to + 1));
  }
}

/** True for an answer in words, which a person can read as it is, and false for broken JSON. */
export function isProse(text: string): boolean {
  const start = text.trimStart();
  return start !== '' && !['{', '[', '`', '"'].some((one) => start.startsWith(one));
}
