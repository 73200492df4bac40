import * as z from 'zod/mini';
import { Occupation, OccupationDetail, occupationCode } from '../entities/occupation/occupation.ts';
import { route } from './route.ts';

const byCode = z.object({ code: occupationCode });
const list = z.object({ results: z.array(Occupation) });

/** docs/spec/calls.md: one node of the tree; 404 `occupation-not-found`. */
export const occupationGet = route({
  method: 'GET',
  path: '/joboccupation/code/:code',
  auth: 'public',
  summary: 'One occupation, with wages and outlook in the United States.',
  params: byCode,
  data: OccupationDetail,
});

export const occupationRoots = route({
  method: 'GET',
  path: '/joboccupations/parent',
  auth: 'public',
  summary: 'The 23 major groups of occupations.',
  data: list,
});

export const occupationAncestors = route({
  method: 'GET',
  path: '/joboccupations/parent/:code',
  auth: 'public',
  summary: 'What an occupation belongs to, from its major group down to its parent.',
  params: byCode,
  data: list,
});

export const occupationChildren = route({
  method: 'GET',
  path: '/joboccupations/children/:code',
  auth: 'public',
  summary: 'The occupations one level below.',
  params: byCode,
  data: list,
});

/** Our own: words of titles, best first. */
export const occupationSearch = route({
  method: 'GET',
  path: '/joboccupations/search',
  auth: 'public',
  summary: 'Occupations whose titles hold the words, best first.',
  query: z.object({
    text: z.string().check(z.minLength(1), z.maxLength(100)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  data: list,
});
