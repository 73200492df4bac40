import type { ComponentType } from 'react';
/**
 * Who may open a screen (docs/spec/screens.md, Access): `public`: anybody; `own-data`: anybody, and a signed-in person with their
 * own data; `signed-in`: nobody else, the others sign in first and come back; `home`: who is signed in goes to /work.
 */
export type Access = 'home' | 'public' | 'own-data' | 'signed-in';
/** One screen: its address as the router reads it, who may open it, and where its code is. */
export type ScreenLine = {
  path: string;
  access: Access;
  load: () => Promise<ComponentType>;
};
/** The one table of screens: a new screen is one line here and one in paths.ts. */
export declare const screens: readonly ScreenLine[];
