const tag = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|<!--/gi;
const attribute = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** A tag of a page with where it stands; the name of a comment is ''. */
export type HtmlTag = { start: number; end: number; name: string; isClosing: boolean; attributes: string };

/** The tags of a page in their order, and its comments; one that never ends takes the rest. */
export function* tagsOf(html: string): Generator<HtmlTag> {
  const next = new RegExp(tag);
  for (let hit = next.exec(html); hit; hit = next.exec(html)) {
    const [, closing, name = '', attributes = ''] = hit;
    if (name === '') {
      const end = html.indexOf('-->', next.lastIndex);
      next.lastIndex = end < 0 ? html.length : end + 3;
    }
    const { index: start } = hit;
    yield { start, end: next.lastIndex, name: name.toLowerCase(), isClosing: Boolean(closing), attributes };
  }
}

/** The attributes of a tag by their names in lower case; '' for one without a value. */
export function attributesOf(inside: string): ReadonlyMap<string, string> {
  return new Map(
    [...inside.matchAll(attribute)].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']),
  );
}
