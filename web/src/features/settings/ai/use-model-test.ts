import { useEffect, useRef, useState } from 'react';
import type { OwnModel } from '../../../platform/ai/own-settings.ts';
import type { ModelTest } from '../../../platform/ai/test-own-model.ts';
import { ApiError, clientFailure } from '../../../platform/server/api-error.ts';

/** Where a try of one's own model stands. */
export type TestState =
  | { phase: 'idle' }
  | { phase: 'busy' }
  | { phase: 'works'; tested: ModelTest; seconds: number }
  | { phase: 'failed'; problem: ApiError };

export type ModelTesting = ReturnType<typeof useModelTest>;

/** Tries one's own model, and lists those that an endpoint offers; what asks loads when it is needed. */
export function useModelTest() {
  const [state, setState] = useState<TestState>({ phase: 'idle' });
  const [models, setModels] = useState<string[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function busy<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setState({ phase: 'busy' });
    try {
      return await work(mine.signal);
    } catch (cause) {
      if (mine.signal.aborted) {
        if (running.current === mine) setState({ phase: 'idle' });
        return null;
      }
      const problem = cause instanceof ApiError ? cause : clientFailure('network', { cause });
      setState({ phase: 'failed', problem });
      return null;
    }
  }

  return {
    state,
    models,
    /** A test was wanted: from then on empty fields are named. */
    isAsked,
    isBusy: state.phase === 'busy',
    ask: () => setAsked(true),
    stop: () => running.current?.abort(),
    forget: () => {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
    async run(own: OwnModel): Promise<ModelTest | null> {
      setAsked(true);
      const from = Date.now();
      const tested = await busy(async (signal) =>
        (await import('../../../platform/ai/test-own-model.ts')).testOwnModel(own, signal),
      );
      if (tested) setState({ phase: 'works', tested, seconds: Math.round((Date.now() - from) / 1000) });
      return tested;
    },
    async list(own: OwnModel): Promise<void> {
      const offered = await busy(async (signal) =>
        (await import('../../../platform/ai/test-own-model.ts')).offeredModels(own, signal),
      );
      if (!offered) return;
      setModels(offered.models);
      setState({ phase: 'idle' });
    },
  };
}
