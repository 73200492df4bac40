import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { nothingHidden, useHidden } from '../../../data/settings/hidden.ts';
import { shownPay } from '../../../shared/postings/shown-pay.ts';
import { usePostingWords } from '../../../shared/postings/use-posting-words.ts';
import { withoutHidden } from '../../../shared/search/left-out.ts';
import { similarQuery } from '../../../shared/search/search-query.ts';
import { useInSight } from '../../../ui/hooks/use-in-sight.ts';
import { ListRow } from '../../../ui/lists/list-row.tsx';

type Props = { id: string; now: Date; postingAddress: (id: string) => string };

/** Other open jobs like this one, asked for when the end of the posting comes into sight; nothing where there are none. */
export function PostingSimilar({ id, now, postingAddress }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);
  const titleId = useId();
  const words = usePostingWords(now);
  const hidden = useHidden();
  const { data } = useQuery({ ...similarQuery(id), enabled: isInSight });
  const rows = withoutHidden(data ?? [], hidden ?? nothingHidden);
  return (
    <div ref={place}>
      {rows.length > 0 && (
        <Box component="section" aria-labelledby={titleId} sx={{ marginBlockStart: '24px' }}>
          <Typography variant="h3" id={titleId} sx={{ marginBlockEnd: '4px' }}>
            <Trans>Similar jobs</Trans>
          </Typography>
          <Box component="ul" sx={{ margin: 0, padding: 0, marginInline: { md: '-16px' } }}>
            {rows.map((posting) => {
              const age = words.age(posting);
              return (
                <ListRow
                  key={posting.id}
                  id={String(posting.id)}
                  to={postingAddress(String(posting.id))}
                  selected={false}
                  title={posting.jobTitle}
                  {...(age && { age, ageTitle: words.ageTitle(posting) })}
                  second={words.second(posting)}
                  end={shownPay(posting)}
                />
              );
            })}
          </Box>
        </Box>
      )}
    </div>
  );
}
