import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

/** How many stars there are. */
export const maxStars = 5;

const Row = styled('span')({
  display: 'inline-flex',
  position: 'relative',
  zIndex: 1,
  borderRadius: 6,
  cursor: 'pointer',
  color: token('text-3'),
  '& > span': { display: 'grid', placeItems: 'center', width: 24, height: 28 },
  '& > [data-on]': { color: token('warn') },
  '& > [data-on] svg': { fill: 'currentColor' },
  '&[data-large] > span': { width: 32, height: 40 },
  '@media (max-width: 899.95px)': { '& > span, &[data-large] > span': { width: 40, height: 44 } },
});

type Props = {
  /** 0 is not said. */
  value: number;
  onChange: (value: number) => void;
  label: string;
  /** Id of what is said of it, below it. */
  describedBy?: string | undefined;
  isLarge?: boolean;
};

/**
 * One to five stars, as one stop of Tab: arrows and figures choose, 0 and Delete take the choice back, and so does a
 * press on the last star that shines.
 */
export function Stars({ value, onChange, label, describedBy, isLarge = false }: Props) {
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = starsAfter(event.key, value);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== value) onChange(next);
  };
  const onClick = ({ target }: MouseEvent) => {
    const star = Number((target as Element).closest<HTMLElement>('[data-star]')?.dataset.star);
    if (star > 0) onChange(star === value ? 0 : star);
  };
  return (
    <Row
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maxStars}
      aria-valuenow={value}
      aria-valuetext={value === 0 ? t`Not stated` : t`${value} of ${maxStars}`}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...(isLarge && { 'data-large': '' })}
    >
      {Array.from({ length: maxStars }, (_, at) => at + 1).map((star) => (
        <span key={star} data-star={star} {...(star <= value && { 'data-on': '' })}>
          <Icon name="star" size={isLarge ? 'xs' : 16} />
        </span>
      ))}
    </Row>
  );
}

/** The value after a key; null for a key that means nothing here. */
export function starsAfter(key: string, value: number): number | null {
  if (/^[0-5]$/.test(key)) return Number(key);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(maxStars, value + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, value - 1);
    case 'Home':
    case 'Delete':
    case 'Backspace':
      return 0;
    case 'End':
      return maxStars;
    default:
      return null;
  }
}
