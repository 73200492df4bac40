/** A text that knows which runs of its file it came from: `spans` lie one after the other. */
export type Traced = { text: string; spans: readonly Span[] };
type Span = { end: number; run: number };

/** A text that is the whole of one run. */
export function traced(text: string, run: number): Traced {
  return { text, spans: text === '' ? [] : [{ end: text.length, run }] };
}

/** The part of a text between two places. */
export function cut(whole: Traced, from: number, to = whole.text.length): Traced {
  const text = whole.text.slice(from, to);
  let before = 0;
  const spans: Span[] = [];
  for (const { end, run } of whole.spans) {
    if (end > from && before < to && run >= 0) spans.push({ end: Math.min(end, to) - from, run });
    before = end;
  }
  return { text, spans };
}

/** A text without blanks and the named signs at its ends. */
export function trimmed(whole: Traced, signs: RegExp = /\s/): Traced {
  let [from, to] = [0, whole.text.length];
  while (from < to && signs.test(whole.text[from] ?? '')) from += 1;
  while (to > from && signs.test(whole.text[to - 1] ?? '')) to -= 1;
  return from === 0 && to === whole.text.length ? whole : cut(whole, from, to);
}

/** Texts one after the other. */
export function joined(parts: readonly Traced[], between = ''): Traced {
  let text = '';
  const spans: Span[] = [];
  for (const [at, part] of parts.entries()) {
    if (at > 0 && between !== '') {
      text += between;
      const last = spans.at(-1);
      if (last) last.end = text.length;
    }
    for (const { end, run } of part.spans) spans.push({ end: text.length + end, run });
    text += part.text;
  }
  return { text, spans };
}

/** The parts between the matches of an expression with the flag `g`, without blanks around them. */
export function splitAt(whole: Traced, expression: RegExp): Traced[] {
  const parts: Traced[] = [];
  let from = 0;
  for (const match of whole.text.matchAll(expression)) {
    parts.push(cut(whole, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(cut(whole, from));
  return parts.map((part) => trimmed(part)).filter(({ text }) => text !== '');
}

/** The runs of a text, each once. */
export function runsOf({ spans }: Traced): number[] {
  return [...new Set(spans.map(({ run }) => run))];
}
