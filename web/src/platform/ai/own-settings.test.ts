import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../fake-browser.ts';
import { destinationName, destinationOf } from './destination.ts';
import { forgetOwnModels } from './forget-own-model.ts';
import { addressProblem, hostOf, type OwnModel, ownModelHeadersOf, ownModelItem } from './own-settings.ts';
import { sendingItem } from './sending.ts';

const own: OwnModel = {
  provider: 'openai-compatible',
  url: 'https://models.example/v1',
  model: 'small',
  key: 'sk-secret-1234',
  way: 'browser',
  isOn: true,
};

let local: Storage;
beforeEach(() => {
  vi.unstubAllGlobals();
  local = fakeBrowser(() => ({ data: {} })).local;
});

describe('the settings of an own model', () => {
  it('are stored for the account in local storage, and removed with all settings', () => {
    expect(ownModelItem.write('u1', own)).toBe(true);
    sendingItem.write('u1', { letter: 'own openai-compatible' });
    expect(ownModelItem.read('u1')).toEqual(own);
    expect(ownModelItem.read('u2')).toBeNull();
    expect(ownModelItem.read('')).toBeNull();
    local.setItem('theme', 'dark');
    forgetOwnModels();
    expect([ownModelItem.read('u1'), sendingItem.read('u1'), local.getItem('theme')]).toEqual([
      null,
      null,
      'dark',
    ]);
  });

  it.each(['', 'nonsense', '{"provider":"other"}', JSON.stringify({ ...own, key: 'a\nb' })])(
    'count as absent when they cannot be parsed (%j)',
    (text) => {
      local.setItem('foothold.own-model.u1', text);
      expect(ownModelItem.read('u1')).toBeNull();
    },
  );

  it('report it when the storage refuses them', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    });
    expect(ownModelItem.write('u1', own)).toBe(false);
  });

  it('are sent to the server only in headers', () => {
    expect(ownModelHeadersOf(own)).toEqual({
      'X-Own-Model-Url': 'https://models.example/v1',
      'X-Own-Model-Key': 'sk-secret-1234',
      'X-Own-Model-Name': 'small',
    });
    expect(ownModelHeadersOf({ ...own, provider: 'anthropic', url: '', key: '' })).toEqual({
      'X-Own-Model-Url': 'https://api.anthropic.com',
      'X-Own-Model-Name': 'small',
    });
  });
});

describe('addressProblem', () => {
  it.each([
    ['', 'key', 'empty'],
    ['localhost:11434', '', 'not-http'],
    ['models.example/v1', '', 'not-an-address'],
    ['ftp://models.example', '', 'not-http'],
    ['https://me:secret@models.example', '', 'has-sign-in'],
    ['http://models.example/v1', 'key', 'plain-http'],
    ['http://models.example/v1', '', null],
    ['http://localhost:11434/v1', 'key', null],
    ['http://192.168.1.20:8080/v1', 'key', null],
    ['http://10.1.2.3.example.com/v1', 'key', 'plain-http'],
    ['http://box.local/v1', 'key', null],
    [' https://models.example/v1 ', 'key', null],
  ])('%j with key %j: %j', (url, key, expected) => {
    expect(addressProblem({ provider: 'openai-compatible', url, key })).toBe(expected);
  });

  it('uses the vendor’s own address if a vendor has one', () => {
    expect(addressProblem({ provider: 'anthropic', url: '', key: 'k' })).toBeNull();
    expect(hostOf({ provider: 'anthropic', url: '' })).toBe('api.anthropic.com');
    expect(hostOf({ provider: 'google', url: 'nonsense' })).toBe('');
  });
});

describe('destinationOf', () => {
  const price = { input: 3, output: 15, asOf: '2026-11-01' };
  const site = {
    aiModels: [
      { provider: 'google', model: 'g', host: 'generativelanguage.googleapis.com', price: null },
      { provider: 'anthropic', model: 'c', host: 'api.anthropic.com', price },
    ],
    aiPrices: { small: { ...price, input: 1 } },
  };
  const none = { aiModels: [], aiPrices: {} };

  it('is the person’s own model if it is on, else the first model of the site, else none', () => {
    expect(destinationOf(site, own)).toMatchObject({
      ...{ isOwn: true, model: 'small', host: 'models.example', price: { input: 1 } },
    });
    const ofSite = { isOwn: false, provider: 'anthropic', model: 'c', way: 'server', price };
    expect(destinationOf(site, { ...own, isOn: false })).toMatchObject(ofSite);
    expect(destinationOf(none, null)).toBeNull();
    expect(destinationOf(none, own)).toMatchObject({ isOwn: true, price: null });
  });

  it('has a different name for each model, host and owner, so that consent to one is not consent to another', () => {
    const names = [own, { ...own, model: 'large' }, { ...own, url: 'https://other.example' }, null].map(
      (one) => {
        const destination = destinationOf(site, one);
        return destination ? destinationName(destination) : '';
      },
    );
    expect(new Set(names).size).toBe(4);
    expect(names.join()).not.toContain('sk-secret');
  });
});
