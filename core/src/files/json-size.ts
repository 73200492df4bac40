/** Why a JSON text is not parsed: too many values, or nested too deeply. */
export type JsonExcess = 'too-many-values' | 'too-deep';

/**
 * Checks how much a JSON text would take in memory, in linear time and without parsing it; null where it is within
 * `items` values and `depth` levels. What is no JSON may pass: the parser refuses it.
 */
export function jsonExcess(
  text: string,
  { items, depth }: { items: number; depth: number },
): JsonExcess | null {
  let values = 1;
  let level = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = stringEnd(text, index);
        break;
      case comma:
        values += 1;
        break;
      case openBracket:
      case openBrace:
        // The first value inside has no comma.
        values += 1;
        level += 1;
        if (level > depth) return 'too-deep';
        break;
      case closeBracket:
      case closeBrace:
        level -= 1;
        break;
    }
    if (values > items) return 'too-many-values';
  }
  return null;
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Index of the quote that closes a string; the end of the text where none does. */
function stringEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === backslash) index += 1;
    else if (code === quote) return index;
  }
  return text.length;
}
