import type { Plugin } from 'vite';

/** Vite: writes `.vite/packages.json` beside the manifest, which says of every built script whose packages are in it. */
export function namePackages(): Plugin {
  return {
    name: 'name-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      const packages = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, packagesOf(file.moduleIds)] as const] : [],
      );
      const source = JSON.stringify(Object.fromEntries(packages));
      this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source });
    },
  };
}

function packagesOf(modules: readonly string[]): string[] {
  // The last one, because a package may carry others in a folder of its own.
  const names = modules.map((id) => id.match(/.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/)?.[1]);
  return [...new Set(names.flatMap((name) => (name ? [name.replace('\\', '/')] : [])))].sort();
}
