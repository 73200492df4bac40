import type { ReactNode } from 'react';
import { useIsOperator } from '../shared/companies/operator-queries.ts';

type Props = {
  /** What others are shown: the page of an address that leads nowhere. */
  others: ReactNode;
  children: ReactNode;
};

/** Shows a screen of operators to operators alone. The server refuses its calls anyway. */
export function OperatorsOnly({ others, children }: Props) {
  const isOperator = useIsOperator();
  if (isOperator === null) return null;
  return isOperator ? children : others;
}
