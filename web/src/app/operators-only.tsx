import { lazy, type ReactNode } from 'react';
import { useIsOperator } from '../shared/companies/operator-queries.ts';

const NotFound = lazy(async () => ({
  default: (await import('../features/home/not-found-screen.tsx')).NotFoundScreen,
}));

/** Shows a screen of operators; to others its address is one that leads nowhere. The server refuses its calls anyway. */
export function OperatorsOnly({ children }: { children: ReactNode }) {
  const isOperator = useIsOperator();
  if (isOperator === null) return null;
  return isOperator ? children : <NotFound />;
}
