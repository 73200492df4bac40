const tag = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const selfClosed = /^(?:br|hr|img|input|wbr|meta|link)$/i;
const inline =
  /^(?:a|abbr|b|big|cite|code|del|em|font|i|ins|label|mark|q|s|small|span|strong|sub|sup|time|u)$/i;
const blankLine = /\n[^\S\n]*\n/;

/**
 * HTML whose plain parts keep their lines: some boards add a tagged sentence to a plain text, and as HTML the whole
 * text would run together. Text outside of every element that holds a blank line is plain, and so is all of it where
 * there are but tags inside of lines; text inside an element is left.
 */
export function keepLooseLines(html: string): string {
  const found = [...html.matchAll(tag)];
  const isPlain = found.every(([, , name = '']) => inline.test(name));
  let depth = 0;
  let end = 0;
  let kept = '';
  let before = '';
  const take = (text: string, after: string) => {
    const begun = inline.test(before) ? text : text.trimStart();
    const whole = inline.test(after) ? begun : begun.trimEnd();
    kept += depth === 0 && (isPlain ? whole.includes('\n') : blankLine.test(whole)) ? withLines(whole) : text;
  };
  for (const one of found) {
    const [whole, closing, name = ''] = one;
    take(html.slice(end, one.index), name);
    kept += whole;
    end = one.index + whole.length;
    before = name;
    if (!selfClosed.test(name) && !inline.test(name)) depth = Math.max(0, depth + (closing ? -1 : 1));
  }
  take(html.slice(end), '');
  return kept;
}

/**
 * Breaks for line ends, headings for lines that begin as Markdown headings do. Blank lines beside a heading are left out.
 * Line by line, since an expression over the whole text takes its time squared for a run of blank lines.
 */
function withLines(text: string): string {
  const kept: string[] = [];
  let breaks = 0;
  let isAfterHeading = false;
  for (const line of text.split(/\r?\n/)) {
    const heading = headingLine.exec(line)?.[1];
    if (heading !== undefined) {
      kept.push(`<h3>${heading}</h3>`);
      isAfterHeading = true;
    } else if (!isAfterHeading || line.trim() !== '') {
      if (line === '') breaks += 1;
      else {
        kept.push('<br />'.repeat(isAfterHeading ? 0 : Math.min(breaks, maxBreaks)), line);
        breaks = 1;
        isAfterHeading = false;
      }
      continue;
    }
    breaks = 0;
  }
  return kept.join('') + '<br />'.repeat(Math.max(0, Math.min(breaks - 1, maxBreaks)));
}

/** The sanitiser keeps two of a longer run, and would read each. */
const maxBreaks = 3;
const headingLine = /^#{1,6} +([^ \r\n\u2028\u2029].*)/;
