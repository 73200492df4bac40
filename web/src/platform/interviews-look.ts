const lookKey = 'foothold.interviews-look';
const marksKey = 'foothold.interviews-marks';

/** Ways to show interviews. */
export const interviewLooks = ['week', 'month', 'list'] as const;
export type InterviewsLook = (typeof interviewLooks)[number];

let now: { look?: InterviewsLook; marks?: boolean } = {};

/** How this browser showed interviews last: by week until another way is chosen. */
export function interviewsLook(): InterviewsLook {
  const stored = read(lookKey);
  return now.look ?? interviewLooks.find((look) => look === stored) ?? 'week';
}

/** Keeps the choice for the next visit; where storage is forbidden it holds until the page is left. */
export function setInterviewsLook(look: InterviewsLook): void {
  if (!write(lookKey, look)) now = { ...now, look };
}

/** Whether deadlines and tasks stood beside interviews in this browser last; they do until they are put away. */
export function showsMarks(): boolean {
  return now.marks ?? read(marksKey) !== 'no';
}

/** Keeps that choice, as `setInterviewsLook` does. */
export function setShowsMarks(marks: boolean): void {
  if (!write(marksKey, marks ? 'yes' : 'no')) now = { ...now, marks };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
