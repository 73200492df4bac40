/** Where an address is in a text. */
export type Found = { from: number; to: number };

const localSign = /[\p{L}\p{N}._%+'-]/u;
const hostSign = /[\p{L}\p{N}.-]/u;
const label = /^[\p{L}\p{N}-]{1,63}$/u;
const longestLocal = 64;
const longestHost = 253;

/** The first address for mail in a text. */
export function mailIn(text: string): Found | null {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > 0 && at - from < longestLocal && localSign.test(text[from - 1] ?? '')) from -= 1;
    while (from < at && !/[\p{L}\p{N}]/u.test(text[from] ?? '')) from += 1;
    let to = at + 1;
    while (to < text.length && to - at < longestHost && hostSign.test(text[to] ?? '')) to += 1;
    while (to > at && /[.-]/.test(text[to - 1] ?? '')) to -= 1;
    if (from < at && isHost(text.slice(at + 1, to))) return { from, to };
  }
  return null;
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  return labels.length > 1 && labels.length < 8 && labels.every((one) => label.test(one));
}

/** Ends of names of sites that are printed without “https://”; others are words with a stop too easily. */
const ends = new Set(
  'com org net io dev me ai co edu gov info app eu de fr es it nl pl uk us ca ch at be se no dk fi br in cn jp kr ru tech design page site online blog example works studio work xyz mx pt gr cz tr ar cl pe il'.split(
    ' ',
  ),
);
const longestAddress = 300;

/** The addresses of the web in a text: words that begin as one, or are the name of a site with an end that is known. */
export function websIn(text: string): Found[] {
  const found: Found[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s|,;<>()]+/g)) {
    const trail = /[.:'"”’]{1,3}$/.exec(word)?.[0].length ?? 0;
    const said = word.slice(0, word.length - trail);
    if (said.length > longestAddress || said.includes('@')) continue;
    const isWhole = /^(?:https?:\/\/|www\.)./i.test(said);
    const host = said.replace(/^https?:\/\//i, '').split(/[/?#]/)[0] ?? '';
    const isNamed =
      isHost(host) && ends.has(host.split('.').at(-1)?.toLowerCase() ?? '') && /^\p{L}|^\d\p{L}/u.test(host);
    // “Node.js” and “B.Sc.” are none, and “socket.io” alone is a tool; a path or a lower-case name of a person’s site is.
    if (isWhole || isNamed) found.push({ from: index, to: index + said.length });
  }
  return found;
}
