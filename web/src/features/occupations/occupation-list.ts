import { href } from '../../platform/href.ts';

/** What the list shows, as its address holds it: words, or a group (`all`: the major groups), else the popular ones. */
export type OccupationList = { text: string; group: string; code: string };

const codeForm = /^\d{2}-\d{4}$/;

/** The list of an address; what does not read falls back to its default (docs/spec/readings.md R5). */
export function readOccupationList(query: URLSearchParams): OccupationList {
  const group = query.get('in') ?? '';
  return {
    text: (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100),
    group: group === 'all' || codeForm.test(group) ? group : '',
    code: (query.get('code') ?? '').trim().slice(0, 20),
  };
}

/** The address of a list; defaults are left out. */
export function occupationListAddress({ text, group, code }: OccupationList): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (group) query.set('in', group);
  if (code) query.set('code', code);
  return href('/job/occupations', { search: query });
}
