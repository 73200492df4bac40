import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type KnownRoute, keepRoute, useKnownRoutes } from './known-routes.ts';

const home = { lat: 39.9612, lng: -82.9988 };
const clinic = { lat: 41.4993, lng: -81.6944 };

function known(from: typeof home, to: typeof home): KnownRoute | null {
  let found: KnownRoute | null = null;
  const Read = () => {
    found = useKnownRoutes()(from, to);
    return null;
  };
  renderToStaticMarkup(createElement(Read));
  return found;
}

test('a route that was told is known either way round, and no other is', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  expect(known(home, clinic)).toBeNull();
  keepRoute(home, clinic, { minutes: 134.2, source: 'OSRM' });
  expect([known(home, clinic), known(clinic, home)].map((route) => route?.minutes)).toEqual([134.2, 134.2]);
  expect(known(home, { lat: 41.5, lng: -81.6944 })).toBeNull();
});
