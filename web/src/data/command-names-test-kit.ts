const head = /^(export )?(?:async )?(?:function|const) (\w+)/;

type Part = { name: string; isExported: boolean; body: string };

/**
 * Names of the exported functions in source texts that write own data: those that call `commit`, or call one that does, of
 * their own file or exported by another. Reads the texts as the formatter leaves them, where every top-level declaration
 * begins a line.
 */
export function commandNames(sources: readonly string[]): string[] {
  const files = sources.map(partsOf);
  const exported = new Set(['commit']);
  const own = files.map(() => new Set<string>());
  const count = () => exported.size + own.reduce((sum, names) => sum + names.size, 0);
  for (let before = -1; before !== count(); ) {
    before = count();
    for (const [at, parts] of files.entries())
      for (const { name, isExported, body } of parts) {
        const hidden = parts.filter((part) => !part.isExported).map((part) => part.name);
        const known = [...[...exported].filter((one) => !hidden.includes(one)), ...(own[at] ?? [])];
        if (!known.some((one) => one !== name && calls(body, one))) continue;
        if (isExported) exported.add(name);
        else own[at]?.add(name);
      }
  }
  exported.delete('commit');
  return [...exported].sort();
}

function partsOf(text: string): Part[] {
  return text.split(/\n(?=(?:export |async |function |const ))/).flatMap((part) => {
    const [, exported, name] = head.exec(part) ?? [];
    // Comments name functions without calling them.
    const body = part.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return name ? [{ name, isExported: exported !== undefined, body }] : [];
  });
}

/** With type arguments or without; also where it is handed on by its name. */
const calls = (body: string, name: string) => new RegExp(`\\b${name}(?:<[^(]*>)?\\(`).test(body);
