import { useState } from 'react';
import { RowLink } from '../src/ui/buttons/row-link.tsx';
import { DataTable } from '../src/ui/tables/data-table.tsx';
import type { DataColumn } from '../src/ui/tables/data-table-props.ts';
import { Part } from './part.tsx';

type Row = { id: number; title: string; pay: string; company: string };

const rows: readonly (Row | null)[] = [
  { id: 1, title: 'Data Analyst', company: 'Acme', pay: '72,000' },
  { id: 2, title: 'Nurse', company: 'North Pier', pay: '81,500' },
  null,
];
const columns: readonly DataColumn<Row>[] = [
  {
    id: 'title',
    head: 'Job title',
    width: 260,
    sortable: true,
    cell: ({ id, title }) => <RowLink to={`?job=${id}`}>{title}</RowLink>,
  },
  { id: 'company', head: 'Company', width: 200, cell: ({ company }) => company },
  { id: 'pay', head: 'Pay', width: 120, sortable: true, align: 'end', cell: ({ pay }) => pay },
];

/** The table with a ticked row, a row that is still being read and a sorted column. */
export function Tables() {
  const [sort, setSort] = useState({ id: 'title', ascending: true });
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set([2]));
  return (
    <Part title="Tables">
      <DataTable<Row>
        label="Jobs"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        columns={columns}
        sort={sort}
        onSort={(id) => setSort({ id, ascending: !sort.ascending })}
        selection={{ keys: ticked, onChange: setTicked }}
        phoneRow={({ id, title, company }) => (
          <>
            <RowLink to={`?job=${id}`}>{title}</RowLink> {company}
          </>
        )}
      />
    </Part>
  );
}
