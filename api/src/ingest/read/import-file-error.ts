/** A file that cannot be imported as it is; the message names what is wrong and where, for the person who has it. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
}
