/**
 * Licenses that may ship with the product, by SPDX identifier: their terms are met by naming them and their texts.
 * Adding one is a decision about what everybody who runs a copy has to keep to.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Its terms are on its own files alone: they ship unmodified, and the list of licenses names where their source is.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages whose name of their license is no SPDX identifier, with the one of the text they hold. */
const readFromText: Readonly<Record<string, string>> = {
  'duck@0.1.12 BSD': 'BSD-2-Clause',
  // Its text has the three clauses and a fourth, that what is changed says so: the lists are shipped as they are.
  'dictionary-en@4.0.0 (MIT AND BSD)': 'MIT AND BSD-3-Clause',
  'dictionary-en-gb@3.0.0 (MIT AND BSD)': 'MIT AND BSD-3-Clause',
};

/** The license of a package as an SPDX expression: what it states, or what its text was read to be. */
export function termsOf({
  name,
  version,
  license,
}: {
  name: string;
  version: string;
  license: string;
}): string {
  return readFromText[`${name}@${version} ${license}`] ?? license;
}

/**
 * Whether an SPDX expression can be met by licenses that may ship: one side of OR, both sides of AND. False for
 * exceptions (`WITH`), “SEE LICENSE IN …”, none, and whatever else is not understood.
 */
export function mayShip(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const either = (): boolean => {
    let holds = both();
    while (words[at] === 'OR') {
      at += 1;
      holds = both() || holds;
    }
    return holds;
  };
  const both = (): boolean => {
    let holds = one();
    while (words[at] === 'AND') {
      at += 1;
      holds = one() && holds;
    }
    return holds;
  };
  const one = (): boolean => {
    const word = words[at] ?? '';
    at += 1;
    if (word !== '(') return allowed.has(word);
    const holds = either();
    if (words[at] !== ')') return false;
    at += 1;
    return holds;
  };
  const holds = either();
  return holds && at === words.length;
}
