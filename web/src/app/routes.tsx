import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AuthenticatedOnly, HomeOrWork } from './guards.tsx';
import { OwnDataIfSignedIn } from './own-data-if-signed-in.tsx';
import { RouteProblem } from './route-problem.tsx';
import type { Access, Screen } from './screen.ts';
import { screens } from './screens.data.ts';
import { Shell } from './shell/shell.tsx';

const made = new Map<Screen['load'], LazyExoticComponent<ComponentType>>();

/** One component per loader: addresses of one screen then keep it standing when they change into each other. */
function screenOf(load: Screen['load']) {
  const known = made.get(load);
  if (known) return known;
  const Lazy = lazy(async () => ({ default: await load() }));
  made.set(load, Lazy);
  return Lazy;
}

const OperatorsOnly = lazy(async () => ({ default: (await import('./operators-only.tsx')).OperatorsOnly }));

function elementOf({ access, load, palette }: Screen): RouteObject['element'] {
  const Shown = screenOf(load);
  if (palette?.isForOperators) {
    const nowhere = screens.find(({ path }) => path === '*');
    const NotFound = screenOf(nowhere?.load ?? load);
    return (
      <OperatorsOnly others={<NotFound />}>
        <Shown />
      </OperatorsOnly>
    );
  }
  if (access === 'home') return <HomeOrWork home={<Shown />} />;
  if (access !== 'own-data') return <Shown />;
  return (
    <OwnDataIfSignedIn>
      <Shown />
    </OwnDataIfSignedIn>
  );
}

/** The routes of some accesses; one error boundary per screen, so that a broken one leaves the rest standing. */
function routesOf(...accesses: Access[]): RouteObject[] {
  return screens
    .filter(({ access }) => accesses.includes(access))
    .map((line) => ({ path: line.path, element: elementOf(line), errorElement: <RouteProblem /> }));
}

/** The router of the web, made from the table of screens. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <RouteProblem />,
    children: [
      ...routesOf('home', 'public', 'own-data'),
      { element: <AuthenticatedOnly />, children: routesOf('signed-in') },
    ],
  },
]);
