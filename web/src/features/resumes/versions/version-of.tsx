import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import type { VersionPlace } from '@foothold/core/entities/resume/version-places.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useWholeResume } from '../../../data/resumes/shown-resume.ts';
import { makeStandAlone, takeFromBase } from '../../../data/resumes/versions.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { resumePaths } from '../resume-paths.ts';
import { CompareButton } from './compare-button.tsx';
import { usePlaceWords } from './place-words.ts';

type Props = { resumeId: number; base: Resume; onLeave: (() => void) | undefined };

/** A version: what it hangs on, where it reads otherwise, each of which can be given up, and the way to an own resume. */
export function VersionOf({ resumeId, base, onLeave }: Props) {
  const { t } = useLingui();
  const places = useWholeResume(resumeId)?.places;
  const title = base.title || t`Without a title`;
  const alone = async () => {
    const result = await makeStandAlone(resumeId);
    // Undo is in the toast, which a dialog would keep from the keyboard.
    if (result.ok) onLeave?.();
    toastResult(result, <Trans>This resume is now independent.</Trans>);
  };
  return (
    <>
      <Box
        sx={{ fontSize: '0.875rem', lineHeight: '20px', color: token('text-2'), overflowWrap: 'anywhere' }}
      >
        <Trans>
          It uses the text of{' '}
          <MuiLink
            component={Link}
            to={resumePaths.edit(base.internalId)}
            onClick={onLeave}
            sx={{ color: token('text') }}
          >
            {title}
          </MuiLink>{' '}
          and follows its changes, except where you change it here.
        </Trans>{' '}
        {places && (
          <Plural value={places.length} _0="No differences yet." one="# difference." other="# differences." />
        )}
      </Box>
      {places && places.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', margin: 0, padding: 0 }}
          aria-label={t`Where it differs`}
        >
          {places.map((place) => (
            <PlaceRow key={place.path} resumeId={resumeId} place={place} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <CompareButton left={base.internalId} right={resumeId} />
        <Button variant="outlined" onClick={() => void alone()}>
          <Trans>Make it independent</Trans>
        </Button>
      </Box>
    </>
  );
}

function PlaceRow({ resumeId, place }: { resumeId: number; place: VersionPlace }) {
  const { t } = useLingui();
  const words = usePlaceWords();
  const { kind, path, list, item, field, mine } = place;
  const listName = words.listOf(list);
  const name = {
    own: item || listName,
    order: t`Order of ${listName}`,
    field: words.placeOf(item, field === 'isHidden' ? '' : field),
  }[kind];
  const hidden = field === 'isHidden' && (mine === true ? t`hidden here` : t`shown here`);
  const fact = kind === 'own' ? t`only here` : hidden;
  const take = async () =>
    toastResult(await takeFromBase(resumeId, path), <Trans>It matches the base again.</Trans>);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 40,
        borderBlockStart: `1px solid ${token('line')}`,
        fontSize: '0.875rem',
        lineHeight: '20px',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', paddingBlock: '6px' }}>
        {name}
        {fact && (
          <Box component="span" sx={{ color: token('text-2') }}>
            {' · '}
            {fact}
          </Box>
        )}
      </Box>
      {kind !== 'own' && (
        <Button variant="text" size="small" aria-label={t`As the base: ${name}`} onClick={() => void take()}>
          <Trans>As the base</Trans>
        </Button>
      )}
    </Box>
  );
}
