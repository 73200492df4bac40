const tag = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const selfClosed = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** A second of these ends the first, so that a long text with open ones only is not deep. */
const endsItsLike = /^(?:p|li|dt|dd|tr|td|th|option|h[1-6])$/;
/** Twice what the sanitiser keeps (`nestingLimit`): what is dropped here would be dropped there. */
const deepest = 100;

/**
 * HTML without the tags that lie deeper than a hundred others; their texts stay. The parser behind the sanitiser moves its
 * whole stack of open elements for every tag, so that 400 KB of open lists take seconds. Closing tags of nothing go, too.
 */
export function flattenTags(html: string): string {
  const open: string[] = [];
  const kept: string[] = [];
  let dropped = 0;
  let end = 0;
  for (const found of html.matchAll(tag)) {
    const [whole, closing, given = ''] = found;
    const name = given.toLowerCase();
    kept.push(html.slice(end, found.index));
    end = found.index + whole.length;
    if (selfClosed.test(name)) kept.push(whole);
    else if (closing) {
      if (dropped > 0) dropped -= 1;
      else if (close(open, name)) kept.push(whole);
    } else if (open.at(-1) === name && endsItsLike.test(name)) kept.push(whole);
    else if (open.length >= deepest) dropped += 1;
    else {
      open.push(name);
      kept.push(whole);
    }
  }
  kept.push(html.slice(end));
  return kept.join('');
}

/** Takes the newest open element of the name, and those inside it, from the list; false where there is none. */
function close(open: string[], name: string): boolean {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.length = at;
  return at >= 0;
}
