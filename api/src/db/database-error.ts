/** A statement's failure with PostgreSQL's SQLSTATE in `code`; `DATABASE_CLOSED` once the database was closed here. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;
  constructor(message: string, fields: { code?: string | undefined; cause?: Error } = {}) {
    super(message);
    this.code = fields.code;
    Object.assign(this, fields);
  }
}

/** A PostgreSQL that Foothold cannot work with; the message is one sentence for the person at the console. */
export class UnfitDatabaseError extends Error {
  override name = 'UnfitDatabaseError';
}
