const key = 'foothold.sample';

/** Whether the postings of this site were the fictional ones when they were last asked for. */
export function sampleWasSeen(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

/** Keeps what an answer said, so that the notice has its room before the next answer is there. */
export function noteSample(isSample: boolean): void {
  try {
    if (isSample) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // The rows move down once; nothing else hangs on it.
  }
}
