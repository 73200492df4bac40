import { describe, expect, test } from 'vitest';
import { BridgeAnswer, BridgeCall, bridgeVersion } from './bridge.ts';
import { bridgeName } from './bridge-name.ts';

const job = { fields: [{ field: 'jobTitle', value: 'Cook', from: 'corrected' }] };
const call = (over: object = {}) => ({
  to: bridgeName,
  version: bridgeVersion,
  pairing: '3f2c8a52-5d4e-4f0e-9f5c-0c8b6f1f1a11',
  ask: { kind: 'capture', job },
  ...over,
});
const isCall = (given: unknown) => BridgeCall.safeParse(given).success;

describe('a call', () => {
  test('is understood as it is made', () => {
    expect(isCall(call())).toBe(true);
    expect(isCall(call({ ask: { kind: 'contact' }, account: 'u1' }))).toBe(true);
    const look = { url: 'https://x.example', title: '', company: '' };
    expect(isCall(call({ ask: { kind: 'status', look } }))).toBe(true);
  });

  const field = (value: string) => ({ field: 'jobTitle', value, from: 'text' });
  test.each([
    ['of another edition', { version: 2 }],
    ['without a name for its extension', { pairing: '' }],
    ['with a pairing that is a text', { pairing: '<script>' }],
    ['with an unknown wish', { ask: { kind: 'jobs' } }],
    [
      'with an unknown field',
      { ask: { kind: 'capture', job: { fields: [{ ...field('x'), field: 'status' }] } } },
    ],
    [
      'with a text that is too long',
      { ask: { kind: 'capture', job: { fields: [field('x'.repeat(200_001))] } } },
    ],
    ['with too many fields', { ask: { kind: 'capture', job: { fields: Array(40).fill(field('x')) } } }],
    ['with an account that is too long', { account: 'u'.repeat(201) }],
  ])('%s is refused', (_, over) => expect(isCall(call(over))).toBe(false));
});

test('an answer is parsed too: a page that answers something else gives nothing', () => {
  expect(BridgeAnswer.safeParse({ kind: 'refusal', why: 'busy' }).success).toBe(true);
  expect(BridgeAnswer.safeParse({ kind: 'refusal', why: '<b>' }).success).toBe(false);
  const account = { userId: 'u1', email: 'm@example.com', name: 'Maya' };
  const contact = { fullName: 'x'.repeat(301) };
  expect(BridgeAnswer.safeParse({ kind: 'contact', account, contact }).success).toBe(false);
});
