import type { LetterGap } from '@foothold/core/entities/letter/letter-gaps.ts';
import { letterMail } from '@foothold/core/entities/letter/letter-mail.ts';
import type { LedgerCounts } from '@foothold/core/truth/ledger-counts.ts';
import { type LetterContent, letterPage } from '@foothold/core/typesetting/letter-page.ts';
import { letterBody } from '@foothold/core/typesetting/letter-text.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copyText } from '../../../platform/clipboard.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { LedgerCountsLine } from '../../../shared/ai/ledger/ledger-counts-line.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import type { LetterFile, LetterFormat } from './letter-files.ts';

const MenuList = opensLater(async () => (await import('../../../ui/lists/row-menu-list.tsx')).RowMenuList);
const LetterDoubtDialog = opensLater(
  async () => (await import('./letter-doubt-dialog.tsx')).LetterDoubtDialog,
);

type Props = {
  content: LetterContent;
  /** Of whom it is to, '' when not known. */
  email: string;
  gaps: readonly LetterGap[];
  /** Keeps the letter in: the id of what says why. Null where it may leave. */
  heldBy: string | null;
  /** What the letter holds; null while nobody but the person wrote in it. */
  counts: LedgerCounts | null;
  /** Looks once more at the letter as it reads now; false where it may not leave. */
  mayLeave: () => boolean;
  /** Stores what is typed. */
  before: () => Promise<void>;
  onGap: (from: number, to: number) => void;
  onField: (field: string) => void;
};

/** The ways out of the editor: files that were read back, the text, a mail. None while there are places to fill in. */
export function LetterExport({
  content,
  email,
  gaps,
  heldBy,
  counts,
  mayLeave,
  before,
  onGap,
  onField,
}: Props) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [doubtful, setDoubtful] = useState<LetterFile | null>(null);
  const isEmpty = content.text.trim() === '';

  const keep = (file: LetterFile) => {
    saveFile({ name: file.name, text: file.content, type: file.type });
    const texts = file.proof?.texts ?? 0;
    const isProved = file.proof !== null && isFine(file);
    showToast({
      text: (
        <>
          <Trans>{file.name} is in your downloads.</Trans>{' '}
          {isProved && (
            <Plural
              value={texts}
              one="Read back: its one text is there."
              other="Read back: all # texts are there."
            />
          )}
        </>
      ),
    });
  };
  const save = async (format: LetterFormat) => {
    if (isBusy) return;
    setBusy(true);
    await before();
    const file = await import('./letter-files.ts').then(
      ({ letterFile }) => letterFile(content, format, t`Cover letter`),
      () => ({ ok: false, problem: 'not-loaded' }) as const,
    );
    setBusy(false);
    if (!file.ok) return showToast({ text: problemWords(file.problem), kind: 'error' });
    if (isFine(file)) keep(file);
    else setDoubtful(file);
  };
  const body = () => letterBody(letterPage(content));
  const copy = async () => {
    await before();
    const isCopied = await copyText(body());
    showToast(
      isCopied
        ? { text: <Trans>Letter copied.</Trans> }
        : {
            text: <Trans>The browser does not allow copying. Select the letter and copy it.</Trans>,
            kind: 'error',
          },
    );
  };
  const mail = async () => {
    await before();
    const text = body();
    const subject = [content.subject, content.resume?.resume.name].filter(Boolean).join(' – ');
    const { href, hasText } = letterMail({ to: email, subject, text });
    if (!hasText) {
      const isCopied = await copyText(text);
      showToast({
        text: isCopied ? (
          <Trans>The letter is too long for a e-mail link. It is copied: paste it into the e-mail.</Trans>
        ) : (
          <Trans>The letter is too long for a e-mail link. Copy it into the e-mail.</Trans>
        ),
      });
    }
    window.location.assign(href);
  };
  /** Nothing goes out with a place that is not filled in. */
  const unlessGaps = (run: () => Promise<unknown>) => () => {
    if (!mayLeave()) return;
    const [gap] = gaps;
    if (!gap) return void run();
    showToast({
      text: (
        <Plural
          value={gaps.length}
          one="# place in the letter is not filled in yet. Fill it in or remove it first."
          other="# places in the letter are not filled in yet. Fill them in or remove them first."
        />
      ),
      kind: 'error',
    });
    // Once the menu has given the focus back.
    setTimeout(() => onGap(gap.from, gap.to));
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={isEmpty}
        // Reached by keyboard anyway, so that it can say what it waits for.
        aria-disabled={heldBy !== null}
        aria-describedby={heldBy ?? undefined}
        sx={heldBy === null ? {} : heldShape}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isBusy}
        startIcon={<Icon name="download" size="xs" />}
        endIcon={<Icon name="chevron-down" size={14} />}
        onClick={({ currentTarget }) => heldBy === null && setAnchor(currentTarget)}
      >
        <Trans>Use the letter</Trans>
      </Button>
      <MenuList
        open={anchor !== null && heldBy === null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        note={counts && <LedgerCountsLine counts={counts} />}
        actions={[
          { name: 'pdf', label: <Trans>Save PDF</Trans>, onClick: unlessGaps(() => save('pdf')) },
          { name: 'docx', label: <Trans>Save DOCX</Trans>, onClick: unlessGaps(() => save('docx')) },
          { name: 'text', label: <Trans>Save text</Trans>, onClick: unlessGaps(() => save('text')) },
          { name: 'copy', label: <Trans>Copy text</Trans>, onClick: unlessGaps(copy) },
          {
            name: 'mail',
            label: email ? <Trans>Write an e-mail to {email}</Trans> : <Trans>Write an e-mail</Trans>,
            onClick: unlessGaps(mail),
          },
        ]}
      />
      <Box component="span" role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {isBusy && <Trans>Typesetting the letter and checking it</Trans>}
      </Box>
      <LetterDoubtDialog
        open={doubtful !== null}
        file={doubtful}
        onClose={() => setDoubtful(null)}
        onSave={() => {
          if (doubtful) keep(doubtful);
          setDoubtful(null);
        }}
        onField={(field) => {
          setDoubtful(null);
          onField(field);
        }}
      />
    </>
  );
}

const heldShape = {
  '&, &:hover': {
    color: token('text-2'),
    backgroundColor: token('sunken'),
    boxShadow: `inset 0 0 0 1px ${token('line-strong')}`,
    cursor: 'default',
  },
};

/** Whether what was read is what was written. */
function isFine({ proof }: LetterFile): boolean {
  return !proof || proof.differences.length + proof.missing.length + proof.outside.length === 0;
}

function problemWords(problem: 'not-loaded' | 'failed') {
  return problem === 'not-loaded' ? (
    <Trans>
      The typesetter could not be loaded, so nothing was saved. The letter is safe. Connect and try again.
    </Trans>
  ) : (
    <Trans>The letter could not be typeset, so nothing was saved. It is safe; its text can be copied.</Trans>
  );
}
