import { describe, expect, it } from 'vitest';
import { storiesThatFit } from './stories-that-fit.ts';

const empty = { title: '', situation: '', task: '', action: '', result: '', skills: [] as string[] };
const stent = {
  ...empty,
  title: 'The man after the stent',
  situation: 'A patient on my cardiac ward breathed too fast.',
  action: 'I called the rapid response team.',
  result: 'He went home a week later.',
  skills: ['care', 'Epic'],
};
const count = {
  ...empty,
  title: 'A count in six hours',
  action: 'I mapped the aisles and wrote a count sheet.',
  result: 'Errors fell from 40 a month to 9.',
  skills: ['accuracy', 'results'],
};
const untagged = {
  ...empty,
  title: 'Angry man with the coat',
  situation: 'A customer shouted about a complaint.',
  action: 'I gave the customer a refund.',
};
const all = [count, untagged, stent];

const titles = (text: string) => storiesThatFit(text, all).map(({ story }) => story.title);

describe('storiesThatFit', () => {
  it.each([
    ['Tell me about a patient who got worse on your shift.', [stent.title]],
    ['Experience with Epic or Cerner', [stent.title]],
    ['Attention to detail and accurate inventory counts', [count.title]],
    ['Tell me about an angry customer. What did you say first?', [untagged.title]],
    ['Valid CDL Class A with hazmat endorsement', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it('says why: competences, tags and words that both have', () => {
    expect(storiesThatFit('Epic charting for a patient on a cardiac ward', [stent])).toMatchObject([
      { competences: ['care'], tags: ['Epic'], words: ['patient', 'cardiac', 'ward'] },
    ]);
  });

  it('takes what a question was drawn for, whatever its words', () => {
    expect(
      storiesThatFit('What went wrong?', all, { asked: 'accuracy' }).map(({ story }) => story.title),
    ).toEqual([count.title]);
  });

  it('gives the same order whatever the order of the stories, three at most', () => {
    const many = Array.from({ length: 6 }, (_, at) => ({ ...stent, title: `Story ${at}` }));
    const fits = storiesThatFit('patient care', many).map(({ story }) => story.title);
    expect(fits).toEqual(['Story 0', 'Story 1', 'Story 2']);
    expect(storiesThatFit('patient care', [...many].reverse()).map(({ story }) => story.title)).toEqual(fits);
  });
});
