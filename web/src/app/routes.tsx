import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AuthenticatedOnly, HomeOrWork } from './guards.tsx';
import { OwnDataIfSignedIn } from './own-data-if-signed-in.tsx';
import { RouteProblem } from './route-problem.tsx';
import { type Access, type ScreenLine, screens } from './screens.ts';
import { Shell } from './shell.tsx';

const made = new Map<ScreenLine['load'], LazyExoticComponent<ComponentType>>();

/** One component per loader: addresses of one screen then keep it standing when they change into each other. */
function screenOf(load: ScreenLine['load']) {
  const known = made.get(load);
  if (known) return known;
  const Screen = lazy(async () => ({ default: await load() }));
  made.set(load, Screen);
  return Screen;
}

function elementOf({ access, load }: ScreenLine): RouteObject['element'] {
  const Screen = screenOf(load);
  if (access === 'home') return <HomeOrWork home={<Screen />} />;
  if (access !== 'own-data') return <Screen />;
  return (
    <OwnDataIfSignedIn>
      <Screen />
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
