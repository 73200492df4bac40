const key = 'foothold.jobs-look';
let now: 'table' | 'board' | undefined;

/** How this browser showed the person's jobs last: as a table until another way is chosen. */
export function jobsLook(): 'table' | 'board' {
  if (now) return now;
  try {
    return localStorage.getItem(key) === 'board' ? 'board' : 'table';
  } catch {
    return 'table';
  }
}

/** Keeps the choice for the next visit; where storage is forbidden it holds until the page is left. */
export function setJobsLook(look: 'table' | 'board'): void {
  try {
    localStorage.setItem(key, look);
  } catch {
    now = look;
  }
}
