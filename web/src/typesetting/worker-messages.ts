import type { Typeset, TypesetProgress, TypesetRequest } from './typesetting.ts';

/** What the page asks of the worker. */
export type TypesetOrder = { id: number; request: TypesetRequest };

/** What the worker says. */
export type TypesetAnswer =
  | { kind: 'progress'; progress: TypesetProgress }
  | {
      kind: 'set';
      id: number;
      document: Typeset;
      /** The engine holds so much memory that another should take its place. */
      isSpent: boolean;
    }
  | { kind: 'problem'; id: number; problem: 'not-loaded' | 'failed'; detail: string };
