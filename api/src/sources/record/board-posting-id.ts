/** Boards whose posting ids are unique over all their employers, so that two feeds of one board meet in one posting. */
const globalIds: ReadonlySet<string> = new Set([
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
]);

/** The id of a board's posting: its own where that is unique, else with the employer before it; '' stays ''. */
export function boardPostingId(board: string, company: string, id: string): string {
  if (id === '' || globalIds.has(board)) return id;
  return `${company.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}:${id}`;
}
