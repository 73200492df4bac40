let forms = 0;

/** Whether anything typed on the screen is not saved yet. */
export function hasUnsaved(): boolean {
  return forms > 0;
}

/** Notes that a form holds something that is not saved; answers the way to take that back. */
export function holdUnsaved(): () => void {
  forms += 1;
  return () => {
    forms -= 1;
  };
}
