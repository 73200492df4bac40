import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTrustedTypes, trustedRules } from './trusted-types.ts';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://jobs.example.org/work', origin: 'https://jobs.example.org' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a script', () => {
  test.each(['/sw.js', '/assets/maplibre-gl-worker-DTh23QK.js', 'https://jobs.example.org/assets/a_b-1.js'])(
    '%s is one of the product',
    (url) => expect(trustedRules.createScriptURL(url)).toBe(url),
  );

  test.each([
    'https://evil.example/sw.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://jobs.example.org/0a1b',
    '/api/kept/sw.js',
    '/assets/../api/a.js',
    '/assets/a.json',
    'sw.js/x',
  ])('%s is not', (url) => expect(trustedRules.createScriptURL(url)).toBeNull());
});

test('markup is parsed apart from the page, and becomes part of it by no text', () => {
  const html = '<b>© OpenStreetMap</b>';
  expect(trustedRules.createHTML(html, 'TrustedHTML', 'DOMParser parseFromString')).toBe(html);
  for (const sink of ['Element innerHTML', 'Element outerHTML', 'Document write', 'HTMLIFrameElement srcdoc'])
    expect(trustedRules.createHTML(html, 'TrustedHTML', sink)).toBeNull();
});

test('the rules become the default policy, and a browser without Trusted Types starts all the same', () => {
  startTrustedTypes();
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  startTrustedTypes();
  expect(createPolicy.mock.calls).toEqual([['default', trustedRules]]);
});
