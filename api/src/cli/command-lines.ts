import { operatorActions } from './operator/operator-actions.ts';

/** A command line that means nothing; exit code 2. */
export class UsageError extends Error {}

const asksForHelp = (verb: string | undefined) => verb === '--help' || verb === '-h' || verb === 'help';

/** The files that the arguments of `npm run companies` name, or that its help is wanted. Throws UsageError. */
export function companyFiles([verb, ...files]: readonly string[]): string[] | 'help' {
  if (asksForHelp(verb)) return 'help';
  if (verb !== 'import')
    throw new UsageError(
      verb ? `There is no command ${verb}; there is: import.` : 'Say what to do: import FILE….',
    );
  const option = files.find((file) => file.startsWith('-'));
  if (option !== undefined) throw new UsageError(`import takes no ${option}.`);
  if (files.length === 0) throw new UsageError('Name the files to import: import FILE….');
  return files;
}

/** The folder or file that the arguments of `npm run reference` name, if any, or that its help is wanted. Throws UsageError. */
export function referencePath([verb, path, ...more]: readonly string[]):
  | { path: string | undefined }
  | 'help' {
  if (asksForHelp(verb)) return 'help';
  if (verb !== 'load')
    throw new UsageError(verb ? `There is no command ${verb}; there is: load.` : 'Say what to do: load.');
  if (more.length > 0 || path?.startsWith('-')) throw new UsageError('Name one folder or file: load FOLDER.');
  return { path };
}

/** The action of `npm run operator` and what is given to it, or that its help is wanted. Throws UsageError. */
export function operatorLine([verb, ...args]: readonly string[]): string[] | 'help' {
  if (asksForHelp(verb)) return 'help';
  const names = operatorActions.map(({ name }) => name).join(', ');
  if (verb === undefined) throw new UsageError(`Say what to do: ${names}.`);
  const action = operatorActions.find(({ name }) => name === verb);
  if (!action) throw new UsageError(`There is no command ${verb}; there are: ${names}.`);
  const option = args.find((arg) => arg.startsWith('-') && !action.options?.includes(arg));
  if (option !== undefined) throw new UsageError(`${verb} takes no ${option}.`);
  return [verb, ...args.filter((arg) => arg !== '')];
}
