import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { MissingWords } from './opens-later.tsx';

/**
 * A part of a screen whose code comes once the screen stands: `waiting` keeps its place until then, and where it cannot
 * be loaded the words for it, or `missing`, stand there instead. Everything around it works meanwhile.
 */
export function partLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
  missing: ReactNode = <MissingWords />,
): ComponentType<P> {
  const Part = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => missing };
    }
  });
  return function PartLater(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
