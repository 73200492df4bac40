/** What a source said to recognise an unchanged answer by; '' where it said nothing. */
export type Validators = { etag: string; modified: string };

/** A board of an employer at a source by the name in its address; `token` is '' for a source that is one list. */
export type SourceBoard = { token: string; company: string };

/**
 * Why a source could not be read. `text` continues after the name of the source: “answered 503 three times”.
 * - `gone`: the board is not there (anymore), or moved where we do not follow
 * - `limited`: asked too often
 * - `refused`: wants a key, or refuses us
 * - `unreachable`: no answer, too late, broken off, or a fault of the server
 * - `broken`: an answer that is not what the source documents, or a longer one than we read
 */
export type SourceProblem = {
  kind: 'gone' | 'limited' | 'refused' | 'unreachable' | 'broken';
  text: string;
  /** When the source says it may be asked again, epoch milliseconds; null where it does not. */
  retryAt: number | null;
};

/** One posting as the source sent it. `id` is the source's own, '' where the row has none that can be read. */
export type SourceRow = { id: string; record: unknown };

/** What asking a source gave. It is a value: nothing that a source does throws. */
export type SourceAnswer =
  | {
      kind: 'list';
      rows: SourceRow[];
      /** True where what is not in `rows` is not at the source anymore. */
      isComplete: boolean;
      validators: Validators;
      /** What ended the reading early; what was read until then is in `rows`. */
      problem: SourceProblem | null;
    }
  | { kind: 'unchanged' }
  | { kind: 'problem'; problem: SourceProblem };

/** What asking for one posting gave: its record as the source sends it, that it is not there, or nothing. */
export type SourceAsked =
  | { kind: 'there'; record: unknown }
  | { kind: 'gone' }
  | { kind: 'problem'; problem: SourceProblem };

/** Options of one asking: what the last answer said, and the signal that stops it. */
export type SourceRead = { validators?: Validators; signal: AbortSignal };

/** A place that publishes job postings, read in its own wire form. */
export type PostingSource = {
  /** Short name: in the configuration, in the database and as the `source` of its postings. */
  readonly name: string;
  /** Name for people. */
  readonly label: string;
  /** True where each employer has a board of its own and boards must be named. */
  readonly hasBoards: boolean;
  /** The only boards it has, each with its name for people; absent: any. */
  readonly boards?: Readonly<Record<string, string>>;
  /** Where its terms or its description of the feed stand. */
  readonly terms: string;
  /** What its terms ask of who shows its postings; '' where they ask nothing. */
  readonly attribution: string;
  /** Least minutes between two askings of one list, by its terms or by good manners. */
  readonly pauseMinutes: number;
  /** Asks it once, all pages. Never throws, also when stopped (`unreachable`). */
  read(board: SourceBoard, options: SourceRead): Promise<SourceAnswer>;
  /** Asks for one posting by the id of its row; absent where the source answers whole lists only. Never throws. */
  ask?(board: SourceBoard, id: string, options: { signal: AbortSignal }): Promise<SourceAsked>;
};

/** True for a board name that may go into an address: letters, digits, dot, hyphen and underscore. */
export function isBoardToken(token: string): boolean {
  return /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,98}[\p{L}\p{N}])?$/u.test(token);
}
