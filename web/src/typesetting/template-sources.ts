const files = import.meta.glob<string>('./templates/**/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The programs of all templates by the path they have in the engine: /common.typ, /plain.typ. */
export const templateSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.slice(path.lastIndexOf('/')), source]),
);
