import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentPosition } from './geolocation.ts';

type Asked = { timeout?: number; enableHighAccuracy?: boolean };

/** A browser whose geolocation answers as told; returns what it was asked with. */
function browser(answer: { lat: number; lng: number } | { code: number }, isSecureContext = true): Asked[] {
  const asked: Asked[] = [];
  const getCurrentPosition = (
    onFound: (found: unknown) => void,
    onError: (e: unknown) => void,
    how: Asked,
  ) => {
    asked.push(how);
    if ('code' in answer) return onError({ code: answer.code });
    onFound({ coords: { latitude: answer.lat, longitude: answer.lng, accuracy: 25 } });
  };
  vi.stubGlobal('window', { isSecureContext });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('currentPosition', () => {
  it('asks for 7 s with high accuracy and answers degrees', async () => {
    const asked = browser({ lat: 39.96, lng: -83 });
    expect(await currentPosition()).toEqual({
      ok: true,
      position: { lat: 39.96, lng: -83, accuracy: 25 },
    });
    expect(asked).toMatchObject([{ timeout: 7000, enableHighAccuracy: true }]);
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timed-out'],
    [99, 'unavailable'],
  ])('names problem %d', async (code, problem) => {
    browser({ code });
    expect(await currentPosition()).toEqual({ ok: false, problem });
  });

  it('does not ask where the browser would refuse', async () => {
    const asked = browser({ lat: 1, lng: 1 }, false);
    expect(await currentPosition()).toEqual({ ok: false, problem: 'insecure' });
    expect(asked).toEqual([]);
    vi.stubGlobal('window', { isSecureContext: true });
    vi.stubGlobal('navigator', {});
    expect(await currentPosition()).toEqual({ ok: false, problem: 'unavailable' });
  });
});
