const opening = /^(?:is|are|seeks|needs|wants|has|hires|serves|offers|invites|welcomes)$/;
const capital = /^\p{Lu}/u;
const longestName = 5;

/** The run of capitalized words that ends before, or begins at, a place. */
function runFrom(parts: readonly string[], from: number, step: 1 | -1): string[] {
  const run: string[] = [];
  for (let at = from; run.length < longestName; at += step) {
    const part = parts[at];
    if (part === undefined || !(capital.test(part) || (run.length > 0 && /^(?:&|of|and)$/.test(part)))) break;
    run.push(part);
    // “At Halcyon Payments. You will”: a sign ends the name.
    if (step === 1 && /[.,;:!?]$/.test(part)) break;
  }
  return step === 1 ? run : run.reverse();
}

/** Who seeks somebody, out of the first line of a posting of which no company is kept: “Larch Hotel is hiring”, “HR Manager, Prairie Dairy.” */
export function companyNamed(text: string): string {
  const parts = text.split('\n', 1)[0]?.slice(0, 400).split(' ') ?? [];
  const seeks = parts.findIndex((part) => opening.test(part));
  const before =
    seeks > 0 && !/^(?:We|They|It|This|There)$/.test(parts[seeks - 1] ?? '')
      ? runFrom(parts, seeks - 1, -1)
      : [];
  if (before.length > 0 && before.length === seeks) return clean(before);
  const joint = parts.findIndex(
    (part, at) => /^(?:at|join)$/i.test(part) && capital.test(parts[at + 1] ?? ''),
  );
  if (joint >= 0) return clean(runFrom(parts, joint + 1, 1));
  // “HR Manager, Prairie Dairy.”
  const comma = parts.findIndex((part) => part.endsWith(','));
  const behind = comma >= 0 ? runFrom(parts, comma + 1, 1) : [];
  return behind.at(-1)?.endsWith('.') ? clean(behind) : '';
}

const clean = (run: readonly string[]) => run.join(' ').replace(/[.,;:!?]$/, '');
