import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Emscripten = { FS: { chmod(path: unknown, mode: number, ...rest: unknown[]): void } };

/**
 * PGlite's files in a folder, each for its owner alone: Emscripten sets the rights that a program names after it made a
 * file, past the umask of the process.
 */
export class PrivateNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const closeToOthers = (module: unknown) => {
      const { FS } = module as Emscripten;
      const chmod = FS.chmod.bind(FS);
      FS.chmod = (path, mode, ...rest) => chmod(path, mode & ~0o077, ...rest);
    };
    const preRun = [...((options as Options).preRun ?? []), closeToOthers] as NonNullable<Options['preRun']>;
    return super.init(pg, { ...options, preRun });
  }
}
