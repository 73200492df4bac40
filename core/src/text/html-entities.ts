/**
 * Decodes HTML character references once: numbers, and the names that texts of postings use. Numbers 128 to 159 are
 * read as Windows-1252, as browsers do; impossible ones become U+FFFD. Unknown names stay as they are.
 */
export function decodeEntities(text: string): string {
  return text.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return names.get(name) ?? whole;
    const code = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16);
    if (code >= 0x80 && code <= 0x9f) return windows1252[code - 0x80] ?? '\ufffd';
    if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
    return String.fromCodePoint(code);
  });
}

/**
 * Decodes a line of text (a title, a name, a place). Feeds encode some character references twice (`&amp;amp;`,
 * `&amp;#8211;`): those are read as well, since no title means the reference itself; what would become markup is not.
 */
export function decodeLine(text: string): string {
  if (!text.includes('&')) return text;
  return decodeEntities(text.replace(twice, '&$1'));
}

const twice =
  /&(?:amp|#38|#x26);((?:amp|apos|nbsp|[a-z]?[rl][sd]quo|[mn]dash|hellip|bull|[a-z](?:acute|grave|circ|uml|tilde|ring|cedil|slash)|#(?!60;|62;|x3[ce];)x?[\da-f]{2,5});)/gi;

const reference = /&(?:#x([0-9a-f]{1,8});?|#(\d{1,8});?|([a-z][a-z0-9]{1,30});)/gi;

const windows1252 = [...'€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ'];

/** The names of U+00A0 to U+00FF in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const names: ReadonlyMap<string, string> = new Map([
  ...latin1.split(' ').map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...Object.entries({
    amp: '&',
    AMP: '&',
    lt: '<',
    LT: '<',
    gt: '>',
    GT: '>',
    quot: '"',
    QUOT: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    hellip: '…',
    bull: '•',
    dagger: '†',
    Dagger: '‡',
    permil: '‰',
    prime: '′',
    Prime: '″',
    euro: '€',
    trade: '™',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    minus: '−',
    ne: '≠',
    le: '≤',
    ge: '≥',
    asymp: '≈',
    infin: '∞',
    check: '✓',
    star: '☆',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    comma: ',',
    period: '.',
    colon: ':',
    semi: ';',
    lpar: '(',
    rpar: ')',
    sol: '/',
    num: '#',
    dollar: '$',
    percnt: '%',
    ast: '*',
    plus: '+',
    equals: '=',
    excl: '!',
    quest: '?',
    commat: '@',
    lowbar: '_',
    lsqb: '[',
    rsqb: ']',
    lbrace: '{',
    rbrace: '}',
    vert: '|',
    grave: '`',
    Tab: '\t',
    NewLine: '\n',
  }),
]);
