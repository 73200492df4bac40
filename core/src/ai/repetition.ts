const tailLength = 4000;
const maxPeriod = 500;

/**
 * Where a text began to repeat itself: the index after the first turn of what its last 4,000 characters say at least eight
 * times, or undefined. Linear in the tail (the failure function of Knuth, Morris and Pratt, from the end backwards).
 */
export function repeatsFrom(text: string): number | undefined {
  const period = periodOf(text.slice(-tailLength));
  if (period === undefined) return undefined;
  let start = text.length - period;
  while (start > 0 && text[start - 1] === text[start - 1 + period]) start -= 1;
  return start + period;
}

function periodOf(tail: string): number | undefined {
  if (tail.length < tailLength) return undefined;
  const borders = new Uint16Array(tail.length);
  let length = 0;
  for (let at = 1; at < tail.length; at += 1) {
    while (length > 0 && tail[at] !== tail[length]) length = borders[length - 1] ?? 0;
    if (tail[at] === tail[length]) length += 1;
    borders[at] = length;
  }
  const period = tail.length - length;
  return period <= maxPeriod ? period : undefined;
}
