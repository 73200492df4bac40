import { useEffect, useEffectEvent } from 'react';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';
import type { OptimizeRow } from './optimize-rows.ts';
import type { Optimize } from './use-optimize.tsx';

type Keys = {
  rows: readonly OptimizeRow[];
  selected: string | null;
  optimize: Optimize;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
};

/**
 * `j` and `k` walk through the proposals, Shift with `j` to the next one that waits; `a` accepts, `x` rejects, `e` edits, `t` makes
 * true. What is decided is gone from under the key: the next one is marked.
 */
export function useOptimizeKeys({ rows, selected, optimize, onSelect, onEdit }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!/^[jkaxetJ]$/.test(event.key) || isKeyHandled(event) || rows.length === 0) return;
    event.preventDefault();
    const at = rows.findIndex(({ id }) => id === selected);
    const row = rows[at];
    const go = (to: number) => {
      const next = rows[Math.min(rows.length - 1, Math.max(0, to))];
      if (next) onSelect(next.id);
    };
    const waits = ({ state, checked }: OptimizeRow) => state === 'open' && !checked.isSupported;
    if (event.key === 'j') return go(at + 1);
    if (event.key === 'k') return go(at - 1);
    if (event.key === 'J') {
      const behind = rows.findIndex((one, place) => place > at && waits(one));
      const next = behind >= 0 ? behind : rows.findIndex(waits);
      return next >= 0 ? go(next) : undefined;
    }
    if (row?.state !== 'open') return;
    if (event.key === 'e' && row.proposal.kind === 'words') return onEdit(row.id);
    if (event.key === 't' && row.checked.madeTrue !== null)
      return optimize.setWords(row, row.checked.madeTrue, 'made-true');
    if (event.key === 'a' && row.checked.isSupported) {
      go(at + 1);
      return optimize.accept(row);
    }
    if (event.key === 'x') {
      go(at + 1);
      optimize.reject([row]);
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
