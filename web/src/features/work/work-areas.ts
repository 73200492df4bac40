/**
 * The grid of /work (docs/spec/interface.md, Work): on desktop the first row has Today and the flow, the second halves,
 * so that three columns serve both. On mobile everything is below one another, Today first.
 */
export const workGrid = {
  display: 'grid',
  gap: { xs: '24px', md: '16px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 456fr) minmax(0, 136fr) minmax(0, 608fr)' },
} as const;

const place = (column: string) => ({ gridColumn: { xs: '1', md: column }, minWidth: 0 }) as const;

export const todayArea = { ...place('1'), order: { xs: -1, md: 0 } } as const;
export const flowArea = place('2 / -1');
export const weekArea = place('1 / 3');
export const rateArea = place('3');
export const wholeArea = place('1 / -1');
