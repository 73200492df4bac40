type Values = Readonly<Record<string, string | number>>;

const figures = new Intl.NumberFormat('en-US');
const rules = new Intl.PluralRules('en-US');
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

/**
 * An English text in ICU MessageFormat with its values: `{name}`, `{count, plural, =0 {none} one {# job} other {# jobs}}`,
 * `selectordinal` and `select`, nested. Values stand as they are, `#` as a figure with commas; an absent value leaves its
 * braces, so that a mistake is seen. Throws an Error where braces do not match. Catalogs of other languages are formatted
 * by Lingui, whose rules these are.
 */
export function formatIcu(text: string, values: Values = {}): string {
  return format(text, values, '');
}

function format(text: string, values: Values, figure: string): string {
  let said = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '#' && figure !== '') said += figure;
    else if (letter === '{') {
      const end = closing(text, at);
      said += placed(text.slice(at + 1, end), values, figure);
      at = end;
    } else if (letter === '}') throw new Error(`A brace closes that was not opened: ${text}`);
    else said += letter;
  }
  return said;
}

function placed(inside: string, values: Values, figure: string): string {
  const comma = inside.indexOf(',');
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const value = values[name];
  if (value === undefined) return `{${name}}`;
  if (comma < 0) return String(value);
  const rest = inside.slice(comma + 1);
  const second = rest.indexOf(',');
  const kind = rest.slice(0, second).trim();
  const branches = branchesOf(rest.slice(second + 1));
  const chosen =
    branches.get(`=${value}`) ?? branches.get(formOf(kind, value)) ?? branches.get('other') ?? '';
  return format(chosen, values, kind === 'select' ? figure : figures.format(Number(value)));
}

function formOf(kind: string, value: string | number): string {
  if (kind === 'select') return String(value);
  return (kind === 'selectordinal' ? ordinals : rules).select(Number(value));
}

function branchesOf(text: string): Map<string, string> {
  const branches = new Map<string, string>();
  for (let at = text.indexOf('{'), from = 0; at >= 0; at = text.indexOf('{', from)) {
    const end = closing(text, at);
    branches.set(text.slice(from, at).trim(), text.slice(at + 1, end));
    from = end + 1;
  }
  return branches;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${text}`);
}
