/** What a row that was read is a record of. */
export type ReadKind = 'posting' | 'job' | 'interview' | 'company' | 'task' | 'city' | 'occupation';

/** A record that was read, as the screen shows it beside the answer. */
export type ReadRow = {
  kind: ReadKind;
  /** Its own key or number; the code of an occupation. */
  id: number | string;
  title: string;
  /** The rest of what was read of it, in one line. */
  detail: string;
  /** The address of its screen, null where it has none. */
  to: string | null;
};

/** What a tool that reads came to. */
export type ToolResult = {
  /** False where it was refused or could not read; `text` says why. */
  ok: boolean;
  /** What goes back to the model; what others wrote is fenced in it as data. */
  text: string;
  /** What was asked for, in the person's words: “Your jobs: nurse”. */
  title: string;
  /** What the model was shown, with links; the screen shows exactly these. */
  rows: readonly ReadRow[];
  /** How many there are; more than `rows` where the list was cut. */
  total: number;
};
