import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { Tick } from '../buttons/tick.tsx';

/** What a drawn row of the table stands on; `cells` follow from `row` and `columns`. */
export type TableRowProps = {
  index: number;
  row: unknown;
  columns: unknown;
  /** null: rows of this table cannot be ticked. */
  isOn: boolean | null;
  name: string;
  /** Has to stay the same function while the table stands. */
  onTick: (index: number) => void;
  cells: () => ReactNode;
};

/**
 * One row of the table on desktop. Scrolling draws the table again with every step: a row that is the same row is left
 * alone, or ten thousand would not scroll smoothly.
 */
export const TableRow = memo(
  function TableRow({ index, isOn, name, onTick, cells }: TableRowProps) {
    const { t } = useLingui();
    return (
      <tr data-row={index} aria-rowindex={index + 2} {...(isOn && { 'data-on': '' })}>
        {isOn !== null && (
          <td data-tick="">
            <Tick label={t`Select ${name}`} checked={isOn} onChange={() => onTick(index)} />
          </td>
        )}
        {cells()}
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.index === after.index &&
    before.isOn === after.isOn,
);
