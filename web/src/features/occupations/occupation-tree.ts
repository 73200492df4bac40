import type { Branch, OccupationLine } from './occupation-line.ts';

/** A row of the tree. */
export type TreeLine = OccupationLine & { branch: Branch };

/** Whether a row is one of the tree. */
export function isTreeLine(line: OccupationLine): line is TreeLine {
  return line.branch !== undefined;
}

/** The rows in sight: the major groups, and below each group of `path` what it holds; `below` has the rows of ''. */
export function treeLines(
  below: ReadonlyMap<string, readonly OccupationLine[]>,
  path: readonly string[],
): TreeLine[] {
  const lines = (parent: string, depth: number): TreeLine[] => {
    const rows = below.get(parent) ?? [];
    return rows.flatMap((row, at) => {
      const isOpen = row.hasChildren && path[depth] === row.code;
      const branch = { parent, depth, position: at + 1, size: rows.length, isOpen };
      return [{ ...row, branch }, ...(isOpen ? lines(row.code, depth + 1) : [])];
    });
  };
  return lines('', 0);
}

/** What a key does: moves to a row, opens a group, or closes it, which opens what it is in (`all` for the top). */
export type TreeStep = { to: string } | { group: string };

/**
 * What a key does on a row, as the tree pattern of WAI-ARIA has it; null where it does nothing. `isMirrored`: the text
 * runs from right to left, and so do the arrows.
 */
export function treeStep(
  lines: readonly TreeLine[],
  { code, key, isMirrored = false }: { code: string; key: string; isMirrored?: boolean },
): TreeStep | null {
  const at = lines.findIndex((line) => line.code === code);
  const line = lines[at];
  if (!line) return null;
  const { parent, isOpen } = line.branch;
  const to = (next: TreeLine | undefined) => (next && next !== line ? { to: next.code } : null);
  switch (isMirrored ? (mirrored[key] ?? key) : key) {
    case 'ArrowDown':
      return to(lines[at + 1]);
    case 'ArrowUp':
      return to(lines[at - 1]);
    case 'Home':
      return to(lines[0]);
    case 'End':
      return to(lines.at(-1));
    case 'ArrowRight':
      if (!line.hasChildren) return null;
      return isOpen ? to(lines.find(({ branch }) => branch.parent === code)) : { group: code };
    case 'ArrowLeft':
      return isOpen ? { group: parent || 'all' } : to(lines.find((above) => above.code === parent));
    default:
      return null;
  }
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The next row whose name begins with what is typed, from the top again after the last one; null where none does. */
export function treeFind(lines: readonly TreeLine[], from: string, typed: string): string | null {
  const at = lines.findIndex(({ code }) => code === from);
  const words = typed.toLowerCase();
  // One letter goes on to the next row, more of them may still mean this one.
  const start = words.length > 1 ? Math.max(0, at) : at + 1;
  const turned = [...lines.slice(start), ...lines.slice(0, start)];
  return turned.find(({ description }) => description.toLowerCase().startsWith(words))?.code ?? null;
}
