import { describe, expect, it } from 'vitest';
import { identityMessage, identityMessages } from './identity-messages.ts';

describe('identityMessages', () => {
  it('has a sentence for each of the 20 codes', () => {
    expect(Object.keys(identityMessages)).toHaveLength(20);
    for (const text of Object.values(identityMessages)) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/!|\boops\b|\bplease\b|successfully/i);
    }
  });

  it('knows its codes and no other', () => {
    expect(identityMessage('popup-blocked')).toContain('pop-ups');
    expect(identityMessage('toString')).toBeUndefined();
  });
});
