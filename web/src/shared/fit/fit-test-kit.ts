import type { FitClient } from './fit-client.ts';
import { FitEngine } from './fit-engine.ts';

/** The rules without a worker, and how many pairs they were asked about. */
export function plainFits(): FitClient & { asked: () => number } {
  const engine = new FitEngine();
  let asked = 0;
  return {
    report: async (ask) => engine.answer({ kind: 'report', ...ask }).report ?? null,
    fits: async (pairs, around) => {
      asked += pairs.length;
      return engine.answer({ kind: 'fits', pairs, ...around }).fits ?? [];
    },
    best: async (ask) => engine.answer({ kind: 'best', ...ask }).best ?? null,
    requirements: async (posting) => engine.answer({ kind: 'asked', posting }).asked ?? null,
    asked: () => asked,
  };
}
