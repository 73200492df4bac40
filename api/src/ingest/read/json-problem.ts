/**
 * Where and why a text is no JSON, in words: “line 12, column 5: expected , or }”. JavaScript's own message often
 * names no place. Call it only for text that JSON.parse refused.
 */
export function jsonProblem(text: string): string {
  const { at, why } = firstProblem(text);
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  const isEnd = text.slice(at).trim() === '';
  return isEnd
    ? `the text ends in line ${line} in the middle of a value (it seems to be cut off)`
    : `line ${line}, column ${column}: ${why}, found ${JSON.stringify(text.slice(at, at + 20))}`;
}

const inner = '(?:[^"\\\\\\p{Cc}]|[\\u007f-\\u009f]|\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4}))*';
const string = new RegExp(`"${inner}"`, 'uy');
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** Walks the text with an explicit stack, so that no depth of nesting can overflow. */
function firstProblem(text: string): { at: number; why: string } {
  let at = 0;
  const stack: ('{' | '[')[] = [];
  let wants: 'value' | 'key' | 'value or ]' | 'key or }' | 'next' = 'value';
  const blank = () => {
    while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
  };
  const take = (form: RegExp) => {
    form.lastIndex = at;
    const match = form.exec(text);
    at += match?.[0].length ?? 0;
    return match !== null;
  };
  for (;;) {
    blank();
    const char = text[at] ?? '';
    if (wants === 'next' && stack.length === 0) return { at, why: 'expected nothing after the value' };
    if (wants === 'next') {
      const close = stack.at(-1) === '{' ? '}' : ']';
      if (char === ',') wants = stack.at(-1) === '{' ? 'key' : 'value';
      else if (char === close) stack.pop();
      else return { at, why: `expected , or ${close}` };
      at += 1;
    } else if (wants === 'key' || wants === 'key or }') {
      if (char === '}' && wants === 'key or }') {
        stack.pop();
        at += 1;
        wants = 'next';
        continue;
      }
      if (!take(string)) return { at: brokenString(text, at), why: 'expected a name in double quotes' };
      blank();
      if (text[at] !== ':') return { at, why: 'expected : after the name' };
      at += 1;
      wants = 'value';
    } else if (char === '{' || char === '[') {
      stack.push(char);
      at += 1;
      wants = char === '{' ? 'key or }' : 'value or ]';
    } else if (char === ']' && wants === 'value or ]') {
      stack.pop();
      at += 1;
      wants = 'next';
    } else if (take(string) || take(scalar)) wants = 'next';
    else
      return {
        at: brokenString(text, at),
        why: char === '"' ? 'a text that is not closed or escaped' : 'expected a value',
      };
  }
}

/** Inside a broken text: the character that breaks it, or the end when its closing quote is missing. */
function brokenString(text: string, start: number): number {
  if (text[start] !== '"') return start;
  const body = new RegExp(`"${inner}`, 'uy');
  body.lastIndex = start;
  return start + (body.exec(text)?.[0].length ?? 0);
}
