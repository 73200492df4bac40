/** The fields of a record by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** How a draft reads and replaces records of the whole it edits; `Owner` names one record. */
export type DraftRecords<Whole, Owner> = {
  /** An owner as a word: equal owners have equal words. */
  keyOf: (owner: Owner) => string;
  /** The record of an owner; undefined where it is gone. */
  recordOf: (whole: Whole, owner: Owner) => Fields | undefined;
  /** The whole with fields of one record replaced; every other record stays the same object. */
  withFields: (whole: Whole, owner: Owner, fields: Fields) => Whole;
  /** A newly read whole in which every record that did not change is the object of before. */
  sharing: (before: Whole, next: Whole) => Whole;
};
