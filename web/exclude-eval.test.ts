import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutEval } from './exclude-eval.ts';

const path = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler.mjs';
const glue = readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');

test('withoutEval replaces the functions that the engine makes from texts', () => {
  expect(glue).toContain('new Function(');
  expect(withoutEval(glue)).not.toMatch(/new Function|eval\(/);
});

test('withoutEval throws for the code of another release', () => {
  expect(() => withoutEval('export {}')).toThrow('has changed');
  expect(() => withoutEval(`${glue}\nnew Function("x")`)).toThrow('has changed');
});
