import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { KeyCap } from '../key-cap.tsx';
import { token } from '../tokens.ts';

type Props = {
  /** What it searches, in words: “Search your jobs”. */
  label: string;
  text: string;
  onSearch: (text: string) => void;
  /** Takes the whole width of its row. */
  fullWidth?: boolean;
};

const pause = 200;

const SlashHint = styled(KeyCap)({ '@media (max-width: 899.95px)': { display: 'none' } });

/** Searches a list while the person types; `/` leads here from anywhere on the screen. */
export function LiveSearchField({ label, text, onSearch, fullWidth }: Props) {
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);
  const input = useRef<HTMLInputElement>(null);

  // The address may change by other hands: Back, a chip that was closed. What is being typed wins until it was asked.
  useEffect(() => {
    if (text === asked.current) return;
    asked.current = text;
    setTyped(text);
  }, [text]);

  useEffect(() => {
    const words = typed.trim();
    if (words === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = words;
      onSearch(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isFree = !(event.target as HTMLElement | null)?.closest(
        'input, textarea, select, [role="dialog"], [role="menu"]',
      );
      if (event.key !== '/' || !isFree || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <OutlinedInput
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      inputRef={input}
      inputProps={{ 'aria-label': label, maxLength: 200 }}
      placeholder={label}
      startAdornment={<Icon name="search" size="xs" color={token('text-2')} />}
      endAdornment={typed === '' && <SlashHint aria-hidden>/</SlashHint>}
      sx={{
        width: { xs: 'auto', md: fullWidth ? '100%' : 232 },
        flexGrow: { xs: 1, md: 0 },
        gap: '10px',
        paddingInline: '14px 10px',
        '& input': { paddingInline: 0 },
      }}
    />
  );
}
