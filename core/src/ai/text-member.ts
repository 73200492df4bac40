const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Reads strings of one member out of a JSON object that arrives in pieces. */
export type TextMember = {
  /** Takes the next piece and returns the characters that became known by it. */
  push(piece: string): string;
};

/** Which member is read: the `text` of the whole, or `after` of each item of its lists, a line each. */
export type StreamedMember = 'text' | 'after';

/** A reader for one answer. What is no JSON object yields nothing. */
export function textMember(name: StreamedMember = 'text'): TextMember {
  // An item of a list stands three deep: the whole, the list, the item.
  const level = name === 'text' ? 1 : 3;
  let depth = 0;
  let inString = false;
  /** What was escaped so far: `\`, or `\u` and its digits. */
  let escaping = '';
  let key = '';
  let isKey = false;
  let found = false;

  /** The character that a string continues with, '' while an escape is open. */
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

  const isWanted = () => key === name && depth === level;

  function inside(char: string): string {
    if (escaping === '' && char === '"') {
      inString = false;
      if (isKey || !isWanted()) return '';
      if (name === 'text') found = true;
      return name === 'text' ? '' : '\n';
    }
    const said = unescaped(char);
    if (isKey) key += said;
    return !isKey && isWanted() ? said : '';
  }

  function between(char: string): void {
    if (char === '"') {
      inString = true;
      if (isKey) key = '';
    } else if (char === '{' || char === '[') {
      depth += 1;
      isKey = depth === level && char === '{';
      if (isKey) key = '';
    } else if (char === '}' || char === ']') {
      depth -= 1;
      isKey = false;
    } else if (char === ':') isKey = false;
    else if (char === ',' && depth === level) isKey = true;
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
