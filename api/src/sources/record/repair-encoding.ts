/** The Windows-1252 characters that stand for the bytes 0x80–0x9F. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const utf8AsWindows = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;

/**
 * Undoes text whose UTF-8 was once read as Windows-1252 (“New Yorkâ€™s” → “New York’s”). Only runs that are valid
 * UTF-8 again are changed, so text that was right stays as it is.
 */
export function repairEncoding(text: string): string {
  return text.replace(utf8AsWindows, (run) => {
    const bytes = Uint8Array.from([...run].map(byteOf));
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return run;
    }
  });
}

function byteOf(char: string): number {
  const at = windows1252.indexOf(char);
  return at >= 0 ? 0x80 + at : char.charCodeAt(0);
}
