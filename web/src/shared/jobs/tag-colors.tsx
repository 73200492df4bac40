import { createContext, type ReactNode, useContext } from 'react';
import { useTagColors } from '../../data/jobs/tags.ts';

const Colors = createContext<ReadonlyMap<string, string> | undefined>(undefined);

/** Reads the chosen colors of tags once for all lists of tags inside. */
export function TagColors({ children }: { children: ReactNode }) {
  return <Colors value={useTagColors()}>{children}</Colors>;
}

/** The chosen colors of tags by their keys, undefined while they are read. */
export function useChosenColors(): ReadonlyMap<string, string> | undefined {
  return useContext(Colors);
}
