import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Route } from '@foothold/core/contract/route.ts';

const folder = new URL('../../../core/src/contract/', import.meta.url);

function isRoute(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value
  );
}

/** Every route value that the contract exports, by its name. */
export async function contractRoutes(): Promise<[string, Route][]> {
  const names = readdirSync(fileURLToPath(folder)).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(
    names.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((exports) => Object.entries(exports))
    .filter((entry): entry is [string, Route] => isRoute(entry[1]));
}
