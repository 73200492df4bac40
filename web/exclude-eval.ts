import type { Plugin } from 'vite';

const glue = /typst_ts_web_compiler\.mjs$/;
const replaced: readonly (readonly [string, string])[] = [
  [
    'new Function(getStringFromWasm0(arg0, arg1))',
    "((text) => text === 'return this' ? function () { return globalThis; } : function () { throw new Error(text); })(getStringFromWasm0(arg0, arg1))",
  ],
  [
    'new Function(getStringFromWasm0(arg0, arg1), getStringFromWasm0(arg2, arg3))',
    '((text) => function () { throw new Error(text); })(getStringFromWasm0(arg2, arg3))',
  ],
];

/**
 * The typesetting engine makes two functions from texts, which our security policy blocks: one returns the global object,
 * one throws. Both are replaced by plain functions. A release with other ones fails the build.
 */
export function excludeEval(): Plugin {
  return {
    name: 'leave-eval-out',
    enforce: 'pre',
    transform(code, id) {
      if (!glue.test(id)) return undefined;
      return { code: withoutEval(code), map: null };
    },
  };
}

/** The glue of the engine without functions made from texts; throws when it is not the glue we know. */
export function withoutEval(code: string): string {
  const out = replaced.reduce((text, [from, to]) => text.replaceAll(from, to), code);
  const isKnown = replaced.every(([from]) => code.includes(from));
  if (!isKnown || /\bnew Function\b|\beval\(/.test(out))
    throw new Error(
      'The glue of the typesetting engine has changed: look for new Function in it (web/exclude-eval.ts).',
    );
  return out;
}
