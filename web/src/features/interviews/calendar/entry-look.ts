import { token } from '../../../ui/tokens.ts';

/** Pixels of an hour of a week. */
export const hourHeight = 58;

/**
 * How an interview looks in a week or month: confirmed on a ground, proposed with a dashed edge, one that is over
 * another with the edge of a warning, the selected one with that of the accent, over ones faded. Words and signs say all of it too.
 */
export const entryLook = {
  overflow: 'hidden',
  borderRadius: 10,
  border: `1px solid color-mix(in srgb, ${token('talk')} 45%, ${token('surface')})`,
  backgroundColor: `color-mix(in srgb, ${token('talk')} 10%, ${token('surface')})`,
  color: token('text'),
  textDecoration: 'none',
  fontSize: '0.75rem',
  lineHeight: '16px',
  '&[data-proposed]': {
    borderStyle: 'dashed',
    borderColor: token('talk'),
    backgroundColor: token('surface'),
  },
  '&[data-over]': { backgroundColor: token('surface'), color: token('text-2') },
  '&[data-gone]': { textDecoration: 'line-through' },
  '&[data-clash]': { borderColor: token('warn'), backgroundColor: token('surface') },
  '&[data-selected]': {
    backgroundColor: token('tint'),
    borderColor: token('accent'),
    boxShadow: `inset 0 0 0 1px ${token('accent')}`,
  },
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: 1, zIndex: 3 },
} as const;

/** The marks of `entryLook` for an interview. */
export function entryMarks(
  { status }: { status: string },
  { isSelected, isClash }: { isSelected: boolean; isClash: boolean },
): Record<string, ''> {
  return {
    ...(status === 'TBD' && { 'data-proposed': '' as const }),
    ...((status === 'Completed' || status === 'Cancelled') && { 'data-over': '' as const }),
    ...(status === 'Cancelled' && { 'data-gone': '' as const }),
    ...(isClash && { 'data-clash': '' as const }),
    ...(isSelected && { 'data-selected': '' as const }),
  };
}
