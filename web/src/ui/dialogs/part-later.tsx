import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { MissingWords } from './opens-later.tsx';

/** A part whose code comes later; `ahead` loads it, after which it is at once. */
type PartLater<P> = ComponentType<P> & { ahead: () => Promise<void> };

/**
 * A part of a screen whose code comes once the screen stands: `waiting` keeps its place until then, and where it cannot
 * be loaded the words for it, or `missing`, are there instead. Everything around it works meanwhile.
 */
export function partLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
  missing: ReactNode = <MissingWords />,
): PartLater<P> {
  let loaded: ComponentType<P> | null = null;
  const ahead = async () => {
    loaded = await load();
  };
  const Part = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => missing };
    }
  });
  function Later(props: P) {
    // What suspends shows after a pause, even where its code is there: keys typed meanwhile would go elsewhere.
    const [Ready] = useState(() => loaded);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { ahead });
}
