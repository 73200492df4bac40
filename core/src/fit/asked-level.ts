const wish =
  /\b(?:prefer(?:red|ably|ence|able|s)?|a plus|plus(?:es)?|nice[- ]to[- ]have|desir(?:ed|able)|ideal(?:ly)?|bonus|not (?:required|necessary|mandatory)|an? asset|advantage(?:ous)?|beneficial|welcome|helpful|strongly encouraged|optional|would be great|good to have|von vorteil|wünschenswert|idealerweise|un plus|un atout|serait apprécié|deseable|valorable|se valorará|desejável|diferencial|gradito|pré|bij voorkeur|mile widziane|meriterande)\b/giu;
const must =
  /\b(?:required|requires?|must|mandatory|minimum|essential|necessary|at least|need(?:ed|s)? to|obligatoire|erforderlich|zwingend|requerido|imprescindible|obrigatório|exigé)\b/giu;

/**
 * Whether what is at a place of a passage must be there. What is said behind it counts first (“Bachelor’s required,
 * Master’s preferred”), else what is said before it with a colon, else what the heading says.
 */
export function askedLevel(
  passage: string,
  start: number,
  end: number,
  byHead: 'must' | 'nice',
): 'must' | 'nice' {
  const wishes = [...passage.matchAll(wish)].map((match) => match.index);
  if (wishes.length === 0)
    return byHead === 'nice' && /\b(?:required|mandatory)\b/i.test(passage) ? 'must' : byHead;
  const musts = [...passage.matchAll(must)]
    .map((match) => match.index)
    .filter((at) => !/\bnot $/i.test(passage.slice(Math.max(0, at - 4), at)));
  const nextWish = wishes.find((at) => at >= end);
  const nextMust = musts.find((at) => at >= end);
  if (nextWish !== undefined) return nextMust !== undefined && nextMust < nextWish ? 'must' : 'nice';
  if (nextMust !== undefined) return 'must';
  const lastWish = wishes.filter((at) => at < start).at(-1) ?? -1;
  const lastMust = musts.filter((at) => at < start).at(-1) ?? -1;
  if (lastWish < 0) return byHead;
  // “Required: … Preferred: …”, “plus Spanish”: what is last before it.
  return lastMust > lastWish
    ? 'must'
    : /\bplus/i.test(passage.slice(lastWish, lastWish + 6))
      ? byHead
      : 'nice';
}
