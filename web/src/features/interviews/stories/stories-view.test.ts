import type { Story } from '@foothold/core/entities/conversation/practice.ts';
import { describe, expect, it } from 'vitest';
import { findStories, readStoriesView, titleFrom, writeStoriesView } from './stories-view.ts';

const story = (title: string, skills: string[] = []) =>
  ({ title, situation: '', task: '', action: 'I mapped the aisles', result: '', skills }) as unknown as Story;

describe('the address of the stories', () => {
  it.each([
    ['', { story: null, practice: null, text: '' }],
    ['story=3&q=a+b', { story: 3, practice: null, text: 'a b' }],
    ['story=new&practice=7', { story: 'new', practice: 7, text: '' }],
    ['story=3&practice=7', { story: 3, practice: null, text: '' }],
    ['story=x&practice=-1', { story: null, practice: null, text: '' }],
  ])('reads %s and writes it again', (query, view) => {
    expect(readStoriesView(new URLSearchParams(query))).toEqual(view);
    expect(readStoriesView(writeStoriesView(readStoriesView(new URLSearchParams(query))))).toEqual(view);
  });
});

describe('findStories', () => {
  const all = [story('Ice storm', ['pressure']), story('Café count')];
  it.each([
    ['', ['Ice storm', 'Café count']],
    ['cafe', ['Café count']],
    ['aisles ice', ['Ice storm']],
    ['under pressure', ['Ice storm']],
    ['nothing', []],
  ])('by “%s”', (text, titles) => {
    const nameOf = (skill: string) => (skill === 'pressure' ? 'Under pressure' : skill);
    expect(findStories(all, text, nameOf).map(({ title }) => title)).toEqual(titles);
  });
});

it.each([
  ['I called her. Then more.', 'I called her'],
  ['one two three four five six seven eight nine ten', 'one two three four five six seven eight …'],
  ['  ', ''],
])('a title from “%s”', (text, title) => {
  expect(titleFrom(text)).toBe(title);
});
