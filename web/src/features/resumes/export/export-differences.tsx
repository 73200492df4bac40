import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Difference } from '@foothold/core/typesetting/read-back.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { token } from '../../../ui/tokens.ts';
import { useFieldWords } from './field-words.ts';

/** Most that are listed; the rest is counted. */
const maxShown = 20;
const longest = 140;

type Props = {
  whole: WholeResume;
  differences: readonly (Difference & { readings?: readonly string[] })[];
  /** Goes to the field in the editor. */
  onField: (field: string) => void;
};

/** What a reader finds otherwise than it was written, each with its place, which leads to the field. */
export function ExportDifferences({ whole, differences, onField }: Props) {
  const words = useFieldWords(whole);
  const more = differences.length - maxShown;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${token('line')}` }}
    >
      {differences.slice(0, maxShown).map((difference, at) => (
        <Box
          key={at}
          component="li"
          sx={{
            paddingBlock: '10px',
            borderBlockEnd: `1px solid ${token('line')}`,
            fontSize: '0.875rem',
            lineHeight: '20px',
            overflowWrap: 'anywhere',
          }}
        >
          <Link
            component="button"
            type="button"
            underline="always"
            onClick={() => onField(difference.field)}
            sx={{ fontSize: 'inherit', fontWeight: 570, textAlign: 'start', minHeight: { xs: 44, md: 0 } }}
          >
            {words(difference.field)}
          </Link>
          <Box sx={{ color: token('text-2') }}>
            <What difference={difference} /> <Who readings={difference.readings} />
          </Box>
        </Box>
      ))}
      {more > 0 && (
        <Box component="li" sx={{ paddingBlock: '10px', color: token('text-2'), fontSize: '0.875rem' }}>
          <Plural value={more} one="And # more." other="And # more." />
        </Box>
      )}
    </Box>
  );
}

function What({ difference: { kind, expected, found } }: { difference: Difference }): ReactNode {
  const [wrote, reads] = [cut(expected), cut(found)];
  if (kind === 'extra') return <Trans>“{reads}” was read here, but it is not in what you wrote.</Trans>;
  if (kind === 'moved') return <Trans>“{wrote}” was read in a different place from where it is.</Trans>;
  return reads ? (
    <Trans>
      You wrote “{wrote}”. What is read is “{reads}”.
    </Trans>
  ) : (
    <Trans>You wrote “{wrote}”. It is not found.</Trans>
  );
}

/** Which of the two readers it is about; nothing when both say the same, or there is one. */
function Who({ readings = [] }: { readings?: readonly string[] | undefined }): ReactNode {
  if (readings.length !== 1) return null;
  return readings[0] === 'tags' ? (
    <Trans>Only screen readers, which follow the tags, are affected.</Trans>
  ) : (
    <Trans>Only programs that read the characters by position are affected.</Trans>
  );
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
