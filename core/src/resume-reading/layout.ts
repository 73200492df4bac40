/** A stretch of text of one font on one line, as a file holds it. Points from the top left corner of its page. */
export type Run = {
  text: string;
  /** From 0. */
  page: number;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  /** Size of the font. */
  size: number;
  isBold: boolean;
  /** Name of font and color of ink: runs that look alike share it. */
  look: string;
  isRightToLeft: boolean;
  /** Role of its element in a tagged file, such as `H2`, `P`, `LBody`; '' elsewhere. */
  tag: string;
  /** Place in the order in which the file says its text, tagged order where there is one. */
  order: number;
};

/** A link of a file and the area of the page it covers. */
export type LayoutLink = {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  address: string;
};

/** Text that a reader of the page cannot see, which is reported and never used. */
export type HiddenText = { page: number; text: string; how: 'ink' | 'invisible' | 'tiny' | 'outside' };

/** What a reader of files found: the same for every kind of file. */
export type Layout = {
  /** `pages`: text was placed freely; `flow`: each line is under the one before, and places are made up. */
  kind: 'pages' | 'flow';
  pages: { width: number; height: number }[];
  runs: Run[];
  links: LayoutLink[];
  hidden: HiddenText[];
  /** What the file says of itself; '' where it says nothing. */
  author: string;
  language: string;
  /** True where all text lies unseen over pictures, as programs that recognize letters leave it. */
  isRecognized: boolean;
};
