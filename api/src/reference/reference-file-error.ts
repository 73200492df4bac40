/** A file of reference data that cannot be taken: its name and what is wrong with it. Nothing of it was written. */
export class ReferenceFileError extends Error {
  override name = 'ReferenceFileError';
  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file} ${problem}.`, options);
  }
}
