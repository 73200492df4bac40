import type { AnswerLink } from '@foothold/core/ai/builtin/answer-document.ts';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useOwnQuery } from '../../../data/db/own-query.ts';
import { defaultResume } from '../../../data/resumes/default-resume.ts';
import { pathOfLink } from '../career-paths.ts';

type Props = {
  link: AnswerLink;
  /** Takes a link of this very screen, in place of going there. */
  onOwn: (words: string) => void;
  isOwn: (link: AnswerLink) => boolean;
};

/** A way on from an answer: another screen, or another question of this one. */
export function AnswerLinkText({ link, onOwn, isOwn }: Props) {
  const found = useOwnQuery('career resume', async (db) => ({ resume: await defaultResume(db) }), {
    keep: true,
  });
  if (isOwn(link))
    return (
      <MuiLink
        component="button"
        type="button"
        underline="always"
        onClick={() => onOwn(link.words)}
        sx={{ textAlign: 'start', font: 'inherit' }}
      >
        {link.label}
      </MuiLink>
    );
  return (
    <MuiLink
      component={Link}
      to={pathOfLink(link, found?.resume?.resume.internalId ?? null)}
      underline="always"
    >
      {link.label}
    </MuiLink>
  );
}
