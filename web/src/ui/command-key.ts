import { isApple } from '../platform/device.ts';

/** The cap of the key that commands begin with on this machine. */
export function commandKey(): string {
  return isApple() ? '⌘' : 'Ctrl';
}
