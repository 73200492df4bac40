const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Reads the string of the top-level member `text` out of a JSON object that arrives in pieces. */
export type TextMember = {
  /** Takes the next piece and returns the characters of `text` that became known by it. */
  push(piece: string): string;
};

/** A reader for one answer. What is no JSON object yields nothing. */
export function textMember(): TextMember {
  let depth = 0;
  let inString = false;
  /** What was escaped so far: `\`, or `\u` and its digits. */
  let escaping = '';
  let key = '';
  let isKey = false;
  let found = false;

  /** The character that a string goes on with, '' while an escape is open. */
  function unescaped(char: string): string {
    if (escaping === '' && char === '\\') {
      escaping = char;
      return '';
    }
    if (escaping === '') return char;
    escaping += char;
    if (escaping[1] !== 'u') {
      escaping = '';
      return escapes[char] ?? char;
    }
    if (escaping.length < 6) return '';
    const code = Number.parseInt(escaping.slice(2), 16);
    escaping = '';
    return Number.isNaN(code) ? '\ufffd' : String.fromCharCode(code);
  }

  function inside(char: string): string {
    if (escaping === '' && char === '"') {
      inString = false;
      if (!isKey && key === 'text' && depth === 1) found = true;
      return '';
    }
    const said = unescaped(char);
    if (isKey) key += said;
    return !isKey && key === 'text' && depth === 1 ? said : '';
  }

  function between(char: string): void {
    if (char === '"') {
      inString = true;
      if (isKey) key = '';
    } else if (char === '{' || char === '[') {
      depth += 1;
      isKey = depth === 1 && char === '{';
    } else if (char === '}' || char === ']') {
      depth -= 1;
      isKey = false;
    } else if (char === ':') isKey = false;
    else if (char === ',' && depth === 1) isKey = true;
  }

  return {
    push(piece) {
      let said = '';
      for (let at = 0; at < piece.length && !found; at += 1) {
        const char = piece.charAt(at);
        if (inString) said += inside(char);
        else between(char);
      }
      return said;
    },
  };
}
