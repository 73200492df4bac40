const isMirrored = () => document.documentElement.dir === 'rtl';

/** The side of the window that a line begins at, for libraries that know no logical sides. */
export function startSide(): 'left' | 'right' {
  return isMirrored() ? 'right' : 'left';
}

/** The side of the window that a line ends at. */
export function endSide(): 'left' | 'right' {
  return isMirrored() ? 'left' : 'right';
}
