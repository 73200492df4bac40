/** Feeds that lose the lines of a posting put its headings into one long line. */
const flatLine = 400;
const flatHeads = [
  /(?:(?:Experience|Education) (?:Required|Level)(?=:)|(?:Required|Minimum|Basic|Key|Preferred|Desired|Additional|Essential|Technical) (?:Skills and |Education and |Knowledge and )?(?:Qualifications|Skills|Experience|Education|Requirements|Competencies))(?![\p{L}\d])/gu,
  /(?:Nice[- ]to[- ][Hh]aves?(?: [Ss]kills)?|Requirements|Qualifications|Ideal Experiences?|Must[- ]?[Hh]aves?|Bonus [Pp]oints)(?![\p{L}\d])/gu,
  /What (?:[Ww]e(?:['’]re| are) [Ll]ooking [Ff]or(?: in you)?|[Yy]ou(?:['’]ll| [Ww]ill)? (?:[Bb]ring|[Nn]eed|[Dd]o|[Bb]uild)|[Ww]e [Oo]ffer(?: colleagues)?)(?![\p{L}\d])/gu,
  /(?:Who [Yy]ou (?:[Aa]re|[Mm]ight [Bb]e)|About [Yy]ou|YOU WILL|Respons[ei]bilities|Job Functions|Success Metrics|What Success Looks Like|Working conditions|Our Culture|Hiring Process|Soft Skills|Language Requirements|Additional Requirements|The [Rr]ole [Ee]ntails|Things You Get To Do|Technical Environment|Tech [Ss]tack|How [Tt]o [Aa]pply|How We (?:Take Care of You|Work)|Benefits|Compensation|Location|Interview process|Outcomes|Focus|About [Tt]he [Rr]ole|About Us|Join our team!|Job Summary|Equal Employment Opportunity)(?![\p{L}\d])/gu,
] as const;
const flatBefore = /(?:^|[.!?:;)*”"\p{Ll}\d#-]) ?$/u;
const flatAfter = /^ ?(?:\([^()]{0,20}\))? ?(?:$|[:–—\-*•]|\p{Lu}|\d|\()/u;

/** A piece of a line; `isHead` where it is a heading for certain. */
export type Piece = { start: number; end: number; isHead: boolean };

/** A line in pieces: bullets and headings inside of it part it, as feeds that lost their lines have them. */
export function piecesOf(line: string): Piece[] {
  const cuts = [0];
  const heads = new Set<number>();
  if (line.length > flatLine)
    for (const { index, 0: head } of flatHeads.flatMap((heads) => [...line.matchAll(heads)])) {
      const after = line.slice(index + head.length, index + head.length + 24);
      if (!flatBefore.test(line.slice(Math.max(0, index - 3), index)) || !flatAfter.test(after)) continue;
      heads.add(index);
      cuts.push(index, index + head.length + (/^ ?\([^()]{0,20}\)/.exec(after)?.[0].length ?? 0));
    }
  for (const match of line.matchAll(
    /[•·▪●◦■►❖✓✔]|â€¢|Â·|\uf0b7|\s[-–*]\s(?=\p{Lu})|\s\d{1,2}[.)]\s(?=[\p{Lu}“"])/gu,
  ))
    cuts.push(match.index);
  cuts.sort((one, other) => one - other);
  return cuts.map((start, at) => ({ start, end: cuts[at + 1] ?? line.length, isHead: heads.has(start) }));
}
