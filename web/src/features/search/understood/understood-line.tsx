import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import type { Understood } from '@foothold/core/search/understood.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { FilterChip, FilterChipOpen } from '../../../ui/buttons/filter-chip.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import {
  asTyped,
  isAsTyped,
  understoodAgain,
  withMeaning,
  withNameToggled,
  withoutReading,
} from './understood-change.ts';
import { useUnderstoodWords } from './use-understood-words.ts';

const UnderstoodMeanings = opensLater(
  async () => (await import('./understood-meanings.tsx')).UnderstoodMeanings,
);
const UnderstoodNames = opensLater(async () => (await import('./understood-names.tsx')).UnderstoodNames);

const quiet = { minHeight: { md: 32 }, paddingBlock: '4px', paddingInline: '8px', flexShrink: 0 } as const;

/** A reading, also in the answer to the next search of the same words. */
const keyOf = ({ kind, from }: Understood) => `${kind} ${from}`;

type Props = {
  asked: SearchFilters;
  answer: JobSearchAnswer | null;
  onSearch: (filters: SearchFilters) => void;
};

/** What was read out of the words, each reading as a chip that drops it; nothing where they are words alone. */
export function UnderstoodLine({ asked, answer, onSearch }: Props) {
  const { t, i18n } = useLingui();
  const wordsOf = useUnderstoodWords(answer?.places ?? []);
  const [opened, setOpened] = useState<{ part: Understood; anchor: HTMLElement } | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const parts = answer?.understood ?? [];
  const all = new Intl.ListFormat(i18n.locale).format(parts.map(wordsOf));
  const drop = (next: SearchFilters) => {
    // The chip is about to go; the keyboard stays with its line.
    line.current?.focus();
    onSearch(next);
  };
  return (
    <>
      <VisuallyHidden role="status">{parts.length > 0 && t`Understood as ${all}`}</VisuallyHidden>
      {(parts.length > 0 || asked.literal.length > 0) && (
        <Box
          ref={line}
          role="group"
          aria-label={t`Understood as`}
          tabIndex={-1}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: '4px 8px', md: '8px' },
            flexShrink: 0,
            flexWrap: 'wrap',
            outline: 'none',
            padding: { xs: '8px 0 0', md: '12px 0 0' },
            fontSize: '0.8125rem',
            lineHeight: '18px',
            color: token('text-2'),
            // On a phone a long reading takes a second line in its chip, so that it is readable whole.
            '& button': {
              height: { xs: 'auto' },
              minHeight: { xs: 44, md: 32 },
              textAlign: 'start',
              whiteSpace: { xs: 'normal', md: 'nowrap' },
              overflowWrap: 'anywhere',
            },
          }}
        >
          <Box component="span" sx={{ flexShrink: 0, marginInlineEnd: '4px' }} aria-hidden={parts.length > 0}>
            {parts.length > 0 ? <Trans>Understood as</Trans> : <Trans>Searched as words</Trans>}
          </Box>
          {parts.map((part) => {
            const label = wordsOf(part);
            const key = keyOf(part);
            if (!part.meanings && !part.names)
              return (
                <FilterChip key={key} label={label} on onClick={() => drop(withoutReading(asked, part))} />
              );
            return (
              <FilterChipOpen
                key={key}
                label={label}
                on
                hasArrow
                isOpen={opened !== null && keyOf(opened.part) === key}
                onOpen={(anchor) => setOpened({ part, anchor })}
                onClear={() => drop(withoutReading(asked, part))}
              />
            );
          })}
          {parts.length > 0 && !isAsTyped(asked) && (
            <Button variant="text" onClick={() => drop(asTyped(asked))} sx={quiet}>
              <Trans>Search the words as typed</Trans>
            </Button>
          )}
          {asked.literal.length > 0 && (
            <Button variant="text" onClick={() => drop(understoodAgain(asked))} sx={quiet}>
              <Trans>Interpret the words again</Trans>
            </Button>
          )}
        </Box>
      )}
      <UnderstoodNames
        open={opened?.part.names !== undefined}
        anchor={opened?.anchor ?? null}
        text={opened?.part.text ?? ''}
        names={opened?.part.names ?? []}
        off={asked.namesOff}
        onClose={() => setOpened(null)}
        onToggle={(name) => onSearch(withNameToggled(asked, name))}
      />
      <UnderstoodMeanings
        open={opened?.part.meanings !== undefined}
        anchor={opened?.anchor ?? null}
        text={opened?.part.text ?? ''}
        meanings={opened?.part.meanings ?? []}
        onClose={() => setOpened(null)}
        onChoose={(meaning) => {
          const part = opened?.part;
          setOpened(null);
          if (part) drop(withMeaning(asked, answer?.correctedTerm ?? asked.term, part, meaning));
        }}
      />
    </>
  );
}
