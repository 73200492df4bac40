import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { isProved } from '../../../typesetting/document-proof.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { ExportDifferences } from './export-differences.tsx';
import type { ExportProof } from './prepare-export.ts';

type Props = { proof: ExportProof; whole: WholeResume; onField: (field: string) => void };

/** True when the file says what was written, as far as it can be asked. */
export function isFaithful(proof: ExportProof): boolean {
  if (proof.kind === 'none') return true;
  if (proof.kind === 'json') return proof.isWhole;
  return isProved(proof);
}

/** What reading the file back found, in plain words: that all is there, or what is otherwise and where. */
export function ExportAnswer({ proof, whole, onField }: Props) {
  if (proof.kind === 'none')
    return (
      <Quiet>
        <Trans>What you see is the whole file. Hidden items are left out.</Trans>
      </Quiet>
    );
  if (proof.kind === 'json')
    return proof.isWhole ? (
      <Good title={<Trans>Read back, and nothing is lost.</Trans>}>
        <Trans>Hidden items are included too, where only Foothold reads them.</Trans>
      </Good>
    ) : (
      <Note kind="warn" icon="warning" role="status" title={<Trans>Read back, something differs.</Trans>}>
        <Trans>The file is complete JSON Resume, but reading it does not give every field again.</Trans>
      </Note>
    );
  if (isFaithful(proof)) return <Proved proof={proof} />;
  return <Doubtful proof={proof} whole={whole} onField={onField} />;
}

type OfDocument = Extract<ExportProof, { kind: 'pdf' | 'docx' }>;

function Proved({ proof }: { proof: OfDocument }) {
  const { i18n } = useLingui();
  const { texts } = proof;
  const count = numberFormat(i18n.locale).format(texts);
  if (proof.kind === 'docx')
    return (
      <Good
        title={
          texts === 1 ? (
            <Trans>A reader of Word files found the one text.</Trans>
          ) : (
            <Trans>A reader of Word files found all {count} texts, in their order.</Trans>
          )
        }
      >
        <Trans>It is mammoth, a different program from the one that wrote the file, on this device.</Trans>
      </Good>
    );
  return (
    <Good
      title={
        texts === 1 ? (
          <Trans>Two readers found the one text.</Trans>
        ) : (
          <Trans>Two readers found all {count} texts.</Trans>
        )
      }
    >
      <Plural value={proof.pages} one="# page." other="# pages." />{' '}
      <Trans>
        One reads the letters where they stand, as most applicant tracking systems do; the other follows the
        tags, as screen readers do. Both use pdf.js, on this device.
      </Trans>
    </Good>
  );
}

function Doubtful({ proof, whole, onField }: Props & { proof: OfDocument }) {
  const { differences, missing, outside, texts } = proof;
  const { i18n } = useLingui();
  const count = numberFormat(i18n.locale).format(texts);
  const signs = missing.slice(0, 12).join(' ');
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Note
        kind="warn"
        icon="warning"
        role="status"
        title={
          differences.length > 0 ? (
            <Plural
              value={differences.length}
              one={`# difference from what you wrote, in ${count} texts.`}
              other={`# differences from what you wrote, in ${count} texts.`}
            />
          ) : (
            <Trans>All {count} texts were found, but something is wrong.</Trans>
          )
        }
      >
        {missing.length > 0 && (
          <Trans>No font here has these characters, so boxes are shown instead: {signs}</Trans>
        )}{' '}
        {outside.length > 0 && (
          <Plural
            value={outside.length}
            one="# text runs off the edge of its page."
            other="# texts run off the edge of their page."
          />
        )}
      </Note>
      {differences.length > 0 && (
        <ExportDifferences whole={whole} differences={differences} onField={onField} />
      )}
    </Box>
  );
}

function Good({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: '12px',
        padding: '11px 16px',
        borderRadius: '20px',
        backgroundColor: token('good-ground'),
        fontSize: '0.875rem',
        lineHeight: '20px',
        color: token('text-2'),
      }}
    >
      <Box sx={{ color: token('good'), paddingBlockStart: '1px' }}>
        <Icon name="check" size="xs" />
      </Box>
      <div>
        <Box component="span" sx={{ fontWeight: 600, color: token('text') }}>
          {title}
        </Box>{' '}
        {children}
      </div>
    </Box>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>{children}</Box>;
}
