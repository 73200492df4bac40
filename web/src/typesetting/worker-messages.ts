import type { Typeset, TypesetProgress, TypesetRequest } from './typesetting.ts';

/** A message to the worker. */
export type TypesetOrder = { id: number; request: TypesetRequest };

/** A message from the worker. */
export type TypesetAnswer =
  | { kind: 'progress'; progress: TypesetProgress }
  | {
      kind: 'set';
      id: number;
      document: Typeset;
      /** The engine holds so much memory that it should be replaced. */
      isSpent: boolean;
    }
  | {
      kind: 'problem';
      id: number;
      problem: 'not-loaded' | 'failed';
      detail: string;
      /** The engine broke down, as without memory: no later request to it succeeds. */
      isSpent: boolean;
    };
