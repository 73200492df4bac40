import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type HowToGo, useGo } from '../../ui/hooks/use-go.ts';
import { type DirectoryState, directoryQuery, readDirectory } from './directory-address.ts';

export type DirectoryAddress = {
  state: DirectoryState;
  addressOf: (next: DirectoryState) => string;
  go: (next: DirectoryState, how?: HowToGo) => void;
};

/** The search that the address asks for, and the ways to another; moving through rows and pins replaces. */
export function useDirectoryAddress(): DirectoryAddress {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const text = query.toString();
  const state = useMemo(() => readDirectory(new URLSearchParams(text)), [text]);
  const addressOf = useCallback((next: DirectoryState) => `${pathname}${directoryQuery(next)}`, [pathname]);
  return { state, addressOf, go: useGo(addressOf) };
}
