import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Evidence } from '@foothold/core/fit/fit.ts';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { href } from '../../platform/href.ts';
import { token } from '../../ui/tokens.ts';
import { evidencePlace } from './evidence-place.ts';
import { useEvidenceWords } from './use-fit-words.tsx';

type Props = {
  evidence: Evidence;
  resume: WholeResume;
  /** How many more places there are. */
  more?: number;
};

/** Where words of a resume stand, leading to the field in the editor; what is in no resume leads nowhere. */
export function EvidenceLink({ evidence, resume, more = 0 }: Props) {
  const words = useEvidenceWords();
  const place = evidencePlace(evidence, resume);
  const text = more > 0 ? `${words(place)} +${more}` : words(place);
  if (place.field === null) return <span style={{ color: token('text-2') }}>{text}</span>;
  const { internalId } = resume.resume;
  return (
    <MuiLink
      component={Link}
      underline="hover"
      to={href('/resume/edit/:internalId', { internalId, search: { field: place.field } })}
      sx={{ display: 'inline-block', minHeight: { xs: 32, md: 'auto' } }}
    >
      {text}
    </MuiLink>
  );
}
