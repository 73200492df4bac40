import type { AiClaim } from '@foothold/core/ai/ai-answer.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import type { LetterFacts } from '@foothold/core/entities/letter/letter-facts.ts';
import { letterFieldNames } from '@foothold/core/entities/letter/letter-field-names.ts';
import { letterValue } from '@foothold/core/entities/letter/letter-fields.ts';
import { fillLetter } from '@foothold/core/entities/letter/letter-fill.ts';
import type { LetterGap } from '@foothold/core/entities/letter/letter-gaps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { LetterFields } from '../../../data/letters/letters.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { insertParagraph, insertWords, paragraphAt } from './letter-text-area.ts';
import type { LetterFocus } from './use-letter-focus.ts';
import { useLetterWords } from './use-letter-words.ts';

const MenuList = opensLater(async () => (await import('../../../ui/lists/row-menu-list.tsx')).RowMenuList);
const LetterTextsDialog = opensLater(
  async () => (await import('./letter-texts-dialog.tsx')).LetterTextsDialog,
);

const LetterMaterialDialog = opensLater(
  async () => (await import('./letter-material-dialog.tsx')).LetterMaterialDialog,
);

/** How a letter is made of the person's own material: the job it is for, and what takes it. */
export type LetterDrafting = { job: Job; onDraft: (text: string, claims: readonly AiClaim[]) => void };

type Props = {
  fields: LetterFields;
  facts: LetterFacts;
  focus: LetterFocus;
  onType: (fields: Partial<LetterFields>) => void;
  onStart: (template: string, written: readonly LedgerEntry[]) => void;
  onPut: (text: string, written: readonly LedgerEntry[]) => void;
  gaps: readonly LetterGap[];
  drafting: LetterDrafting;
};

/** Over the letter: a template for all of it, a kept paragraph, a fact of the job. */
export function LetterTools({ fields, facts, gaps, focus, onType, onStart, onPut, drafting }: Props) {
  const { t } = useLingui();
  const words = useLetterWords();
  const [open, setOpen] = useState<'template' | 'block' | 'material' | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = fields.coverLetter;
  const insert = (made: { text: string; caret: number }) => {
    focus.selectNext(made.caret, made.caret);
    onType({ coverLetter: made.text });
  };
  const toNextGap = () => {
    const { to } = focus.selection();
    const next = gaps.find((gap) => gap.from >= to) ?? gaps[0];
    if (next) focus.toPlace(next.from, next.to);
  };
  const atCaret = () => {
    const { from, to } = focus.selection();
    return paragraphAt(text, from, to);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '4px 8px' }}>
      <Tool
        label={<Trans>Draft from my material</Trans>}
        icon="clipboard"
        onClick={() => setOpen('material')}
      />
      <Tool label={<Trans>Templates</Trans>} icon="resumes" onClick={() => setOpen('template')} />
      <Tool label={<Trans>Paragraphs</Trans>} icon="list" onClick={() => setOpen('block')} />
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon name="chevron-down" size={14} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={toolShape}
      >
        <Trans>Insert a fact</Trans>
      </Button>
      <MenuList
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={letterFieldNames.map((name) => {
          const value = letterValue(name, facts);
          return {
            name,
            label: (
              <Box component="span" sx={{ display: 'grid', maxWidth: 320 }}>
                <span>{words.fields[name]}</span>
                <Box
                  component="span"
                  sx={{
                    fontSize: '0.8125rem',
                    color: token('text-2'),
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                  }}
                >
                  {value || t`Not known; leaves a place to fill in`}
                </Box>
              </Box>
            ),
            onClick: () => {
              const { from, to } = focus.selection();
              insert(insertWords(text, from, to, value || `{${name}}`));
            },
          };
        })}
      />
      {gaps.length > 0 && (
        <Button variant="text" onClick={toNextGap} sx={{ ...toolShape, color: token('warn') }}>
          <Trans>Next place to fill in</Trans>
        </Button>
      )}
      <LetterTextsDialog
        open={open === 'template' || open === 'block'}
        kind={open === 'block' ? 'block' : 'template'}
        facts={facts}
        letter={text}
        paragraph={open === 'block' ? atCaret() : ''}
        onClose={() => setOpen(null)}
        written={fields.written}
        onUse={(chosen, written) => {
          setOpen(null);
          if (open === 'template') return onStart(chosen, written);
          const made = insertParagraph(text, focus.selection().from, fillLetter(chosen, facts));
          if (written.length > 0) onPut(made.text, written);
          else insert(made);
        }}
      />
      <LetterMaterialDialog
        open={open === 'material'}
        job={drafting.job}
        facts={facts}
        isOver={text.trim() !== ''}
        onClose={() => setOpen(null)}
        onDraft={(made, claims) => {
          setOpen(null);
          drafting.onDraft(made, claims);
        }}
      />
    </Box>
  );
}

const toolShape = { minHeight: { xs: 44, md: 32 }, paddingInline: '12px', fontSize: '0.8125rem' };

function Tool({
  label,
  icon,
  onClick,
}: {
  label: React.ReactNode;
  icon: 'clipboard' | 'resumes' | 'list';
  onClick: () => void;
}) {
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      startIcon={<Icon name={icon} size={14} />}
      onClick={onClick}
      sx={toolShape}
    >
      {label}
    </Button>
  );
}
