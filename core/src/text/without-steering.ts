// A line break and a tab are layout; every other control character steers a terminal, a mail program or a parser.
const steering = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The text without characters that a reader does not see and that change what it shows: control characters but line
 * break and tab, and the marks that turn the direction of writing (Unicode UAX #9). Line ends are `\n`.
 */
export function withoutSteering(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(steering, '');
}
