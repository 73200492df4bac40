import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Vite: has Emotion keep its rules in constructed style sheets. Its own class writes `<style>` elements, which the
 * security header forbids; every rule of every cache passes through this one module (docs/decisions/0047).
 */
export function adoptStyles(): Plugin {
  const ours = fileURLToPath(new URL('./src/platform/adopted-styles.ts', import.meta.url));
  return { name: 'adopt-styles', config: () => ({ resolve: { alias: { '@emotion/sheet': ours } } }) };
}
