import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import { useEffect, useRef, useState } from 'react';
import type {
  Typeset,
  TypesetProblem,
  TypesetProgress,
  TypesetRequest,
  Typesetting,
} from '../../typesetting/typesetting.ts';

/** Milliseconds without a change after which the page is set again; the engine itself drops what is outdated. */
const pause = 40;

/** The page beside an editor. */
export type SetPage<P extends PrintedPage = PrintedPage> = {
  /** The newest document that could be set, and what it was made of; null before the first. */
  set: { document: Typeset; request: TypesetRequest<P> } | null;
  /** Why what is typed now could not be set. */
  problem: TypesetProblem['problem'] | null;
  /** Bytes of the engine and its fonts that have come; null when it has all it needs. */
  progress: TypesetProgress | null;
  retry: () => void;
};

/**
 * Sets a document again whenever `of`, what it is made of, is another; in a worker. What was set last stays until the new
 * one is there. `ask` may load what makes the request: who types does not wait for it, nor for the engine.
 */
export function useSetPage<P extends PrintedPage>(
  ask: () => Promise<TypesetRequest<P>>,
  of: unknown,
): SetPage<P> {
  const engine = useRef<Typesetting | null>(null);
  const [set, setSet] = useState<SetPage<P>['set']>(null);
  const [problem, setProblem] = useState<SetPage['problem']>(null);
  const [progress, setProgress] = useState<TypesetProgress | null>(null);
  const [tries, setTries] = useState(0);
  const isFirst = useRef(true);

  useEffect(
    () => () => {
      engine.current?.dispose();
      engine.current = null;
    },
    [],
  );
  useEffect(() => {
    let isOver = false;
    const run = async () => {
      const [request, { workerTypesetting }] = await Promise.all([
        ask(),
        import('../../typesetting/worker-typesetting.ts'),
      ]);
      if (isOver) return;
      engine.current ??= workerTypesetting((now) =>
        // Hundreds of pieces arrive; a hundredth of the whole is what can be seen.
        setProgress((before) =>
          before && now.loaded < now.total && now.loaded - before.loaded < now.total / 100 ? before : now,
        ),
      );
      const answer = await engine.current.typeset(request);
      if (answer.ok) {
        // Newer than what shows, even where something was typed meanwhile.
        setSet({ document: answer.document, request });
        setProblem(null);
        setProgress(null);
      } else if (!isOver && answer.detail !== 'replaced' && answer.detail !== 'disposed') {
        setProblem(answer.problem);
        setProgress(null);
      }
    };
    // A part of the page that does not load is the same to who types as an engine that does not.
    const start = () => run().catch(() => !isOver && setProblem('not-loaded'));
    const timer = setTimeout(() => void start(), isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [of, tries]);

  return {
    set,
    problem,
    progress,
    retry: () => {
      // A worker that failed once may hold less than it needs.
      engine.current?.dispose();
      engine.current = null;
      setProblem(null);
      setTries((before) => before + 1);
    },
  };
}
