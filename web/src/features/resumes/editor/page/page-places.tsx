import { createContext, useContext } from 'react';

/** The page on which a part of the resume begins (`experience/12`), as it was set last. */
export type PageOfPart = (prefix: string) => number | undefined;

const Places = createContext<PageOfPart>(() => undefined);

/** Tells the form where its parts stand on the pages. */
export const PagePlacesProvider = Places.Provider;

/** Where the parts of the resume stand. */
export function usePagePlaces(): PageOfPart {
  return useContext(Places);
}
