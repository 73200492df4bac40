import { useEffect, useRef } from 'react';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';

type Ledger = {
  selected: number;
  count: number;
  /** Places of sentences that are held, and of those that can be made true: the person’s own among them. */
  held: readonly number[];
  waiting: readonly number[];
  onSelect: (at: number) => void;
  onMakeTrue: (at: number) => void;
  onEdit: (at: number) => void;
};

/** `j` and `k` walk through the sentences, Shift with `j` to the next unsupported one; `t` makes it true, `e` edits it. */
export function useLedgerKeys(ledger: Ledger): void {
  const now = useRef(ledger);
  now.current = ledger;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^[jkteJ]$/.test(event.key) || isKeyHandled(event)) return;
      const { selected, count, held, waiting, onSelect, onMakeTrue, onEdit } = now.current;
      if (count === 0) return;
      event.preventDefault();
      if (event.key === 'j') onSelect(Math.min(count - 1, selected + 1));
      else if (event.key === 'k') onSelect(Math.max(0, selected - 1));
      else if (event.key === 'J') onSelect(held.find((at) => at > selected) ?? held[0] ?? selected);
      else if (event.key === 'e') onEdit(selected);
      else if (waiting.includes(selected)) onMakeTrue(selected);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
