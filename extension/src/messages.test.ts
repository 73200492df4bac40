import { expect, test } from 'vitest';
import { Message, mayAsk } from './messages.ts';

const own = { id: 'abc', pages: 'chrome-extension://abc/', site: 'http://localhost:3000' };
const popup = { id: 'abc', url: 'chrome-extension://abc/popup.html' };
const site = { id: 'abc', url: 'http://localhost:3000/work' };
const handOver: Message = { kind: 'hand-over', id: 'k1' };
const takeOffer: Message = { kind: 'take-offer' };
const saved: Message = { kind: 'answer', id: 'k1', answer: { kind: 'saved' } };

test.each([
  ['the popup hands over', handOver, popup, true],
  ['the bar on Foothold takes an offer', takeOffer, site, true],
  ['the bridge on Foothold passes an answer', saved, site, true],
  ['another extension does not', handOver, { ...popup, id: 'xyz' }, false],
  ['a script on another page does not', takeOffer, { id: 'abc', url: 'https://jobs.example.com/1' }, false],
  ['nor on another port of the same machine', saved, { id: 'abc', url: 'http://localhost:3001/' }, false],
  ['a script on Foothold asks for nothing', { kind: 'fetch-contact', back: 1 } as const, site, false],
  ['a page of the extension passes no answer of Foothold', saved, popup, false],
  ['who has no address does nothing', handOver, { id: 'abc' }, false],
])('%s', (_, message, sender, expected) => expect(mayAsk(message, sender, own)).toBe(expected));

test('without a connected Foothold no page is taken for it', () => {
  expect(mayAsk(takeOffer, { id: 'abc', url: '' }, { ...own, site: '' })).toBe(false);
});

test('what does not fit is no message', () => {
  for (const given of [
    null,
    'hand-over',
    { kind: 'hand-over' },
    { kind: 'answer', id: 'k', answer: { kind: 'x' } },
  ])
    expect(Message.safeParse(given).success).toBe(false);
});
