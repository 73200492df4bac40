import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { IconName } from '../ui/icons/icon-names.ts';

/**
 * Who may open a screen (docs/spec/screens.md, Access): `public`: anybody; `own-data`: anybody, and a signed-in person with their
 * own data; `signed-in`: nobody else, the others sign in first and come back; `home`: who is signed in goes to /work.
 */
export type Access = 'home' | 'public' | 'own-data' | 'signed-in';

/** The two products of docs/spec/screens.md, Access: for jobs and places, or for places alone. */
export type Variant = 'job' | 'place';

/** A link that stands by itself: its words, which a catalog may translate, and its icon. */
export type ScreenLink = { title: () => MessageDescriptor; icon: IconName };

/** One address of the product: all that the router, the navigation, the checks and the browser tests know of it. */
export type Screen = {
  /** As the router reads it; `:name?` may be missing. */
  path: string;
  access: Access;
  /** Addresses that can be opened with the example data: required where the path has parameters. */
  example?: string | readonly string[];
  /** It shows maps or documents: its scripts may weigh more (scripts/route-budgets.data.ts). */
  heavy?: true;
  /** It is drawn at build, under this document title (decision 0018). */
  drawnTitle?: string;
  /** An entry of the drawer and the palette, `top` of the narrow top bar too, `wide` its place in the wide one. */
  navigation?: ScreenLink & {
    group: 'main' | 'grow' | 'places' | 'site';
    who: 'all' | readonly Variant[];
    top?: readonly Variant[];
    wide?: number;
  };
  /** An entry of the palette alone, of the screen or a part of it (`hash`); `first` is before the navigation, `isForOperators` nobody else’s. */
  palette?: ScreenLink & { who: readonly Variant[]; hash?: string; first?: true; isForOperators?: true };
  /** Loads the code; the same function for two addresses keeps the screen while one changes into the other. */
  load: () => Promise<ComponentType>;
};
