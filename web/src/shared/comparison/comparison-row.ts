/** What one column says to one question; `isUnknown`: nothing, which is never zero. */
export type ComparisonCell = { lead: string; second: string; isUnknown: boolean };

/** One question to all columns. */
export type ComparisonRow = {
  key: string;
  label: string;
  /** The number of the note below that says where it comes from; '' for none. */
  note: string;
  cells: ComparisonCell[];
  /** The one figure that everything above adds up to. */
  isTotal?: boolean;
};
