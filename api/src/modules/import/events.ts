/** What an import tells while it runs, one JSON line each. Counts are those of the file so far. */
export type ImportEvent =
  | { kind: 'checked'; file: string; format: string; rows: number }
  | ({ kind: 'progress'; file: string } & ImportCounts)
  | ({
      kind: 'file';
      file: string;
      seconds: number;
      /** Duplicates that say other things than the row of their id that counts. */
      merged?: number;
      reasons: { row: number; reason: string }[];
    } & ImportCounts)
  | { kind: 'done'; postings: number }
  /** A line about reference data, and the last one. */
  | { kind: 'told'; text: string }
  | { kind: 'loaded'; text: string }
  /**
   * Nothing was written, and nothing follows but the same of another file: in so many rows the column has what an earlier row
   * has, and the rows say other things. The order is given again with `sameIds`.
   */
  | { kind: 'asks'; file: string; column: string; shared: number; rows: number }
  /** Nothing more follows. `written` says whether an earlier part of the files is in the search already. */
  | { kind: 'failed'; message: string; written: boolean };

export type ImportCounts = {
  accepted: number;
  /** Known postings that changed. */
  updated: number;
  duplicates: number;
  rejected: number;
  rowsPerSecond: number;
};

/** Files by absolute path, the name of their format or `auto`, and what a person said of tables. */
export type ImportOrder = {
  files: string[];
  format: string;
  /** Columns by the field they hold. */
  columns?: Record<string, string> | undefined;
  /** The employer of postings that name none. */
  company?: string | undefined;
  /** What rows of one id are that say different things: one posting, or each its own; absent: it is asked. */
  sameIds?: 'same' | 'apart' | undefined;
};

/** Carries an order out and tells its events; resolves after the last one. It does not throw: what went wrong is the event `failed`. */
export type RunImport = (
  order: ImportOrder,
  options: { signal: AbortSignal; tell: (event: ImportEvent) => void },
) => Promise<void>;
