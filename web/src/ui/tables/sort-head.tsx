import ButtonBase from '@mui/material/ButtonBase';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';
import type { DataColumn } from './data-table-props.ts';

type Props<R> = {
  column: DataColumn<R>;
  sort: { id: string; ascending: boolean };
  onSort: (id: string) => void;
};

/** The head of a column; where it can be sorted, a button with the arrow of the present order. */
export function SortHead<R>({ column, sort, onSort }: Props<R>) {
  const { id, head, sortable, align } = column;
  const end = align && { 'data-end': '' };
  if (!sortable)
    return (
      <th scope="col" {...end}>
        {head}
      </th>
    );
  const isOn = sort.id === id;
  return (
    <th scope="col" aria-sort={isOn ? (sort.ascending ? 'ascending' : 'descending') : 'none'} {...end}>
      <ButtonBase
        onClick={() => onSort(id)}
        sx={{
          gap: '4px',
          // The words of a column of figures end where the figures end.
          flexDirection: align ? 'row-reverse' : 'row',
          font: 'inherit',
          minHeight: 32,
          borderRadius: '6px',
          '& svg': { opacity: isOn ? 1 : 0 },
          '&:hover svg, &:focus-visible svg': { opacity: 1 },
          '&:hover': { color: token('text') },
        }}
      >
        {head}
        <Icon name={isOn && !sort.ascending ? 'arrow-down' : 'arrow-up'} size={12} />
      </ButtonBase>
    </th>
  );
}
