import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Card } from './card.tsx';
import { Icon } from './icons/icon.tsx';
import { token } from './tokens.ts';

/** A page worth knowing: whose it is and what it is for, in one true sentence; `country` where it serves one. */
export type OfficialLink = { name: string; url: string; about: string; country: string };

/** Links that serve one need. */
export type LinkGroup = { need: string; links: readonly OfficialLink[] };

/** Cards of official pages, one a need, in columns. The links are in English, as the pages do. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <Box
      sx={{
        columnCount: { xs: 1, md: 2, lg: 3 },
        columnGap: '16px',
        '& > *': { breakInside: 'avoid', marginBlockEnd: { xs: '8px', md: '16px' } },
      }}
    >
      {groups.map((group) => (
        <Group key={group.need} group={group} />
      ))}
    </Box>
  );
}

function Group({ group }: { group: LinkGroup }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} sx={{ padding: '16px 8px 8px' }}>
      <Typography id={id} variant="h2" sx={{ paddingInline: '8px' }}>
        {group.need}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
        {group.links.map((link) => (
          <Entry key={link.url} link={link} />
        ))}
      </Box>
    </Card>
  );
}

function Entry({ link }: { link: OfficialLink }) {
  const { name, url, about, country } = link;
  return (
    <li>
      <Box
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        sx={{
          display: 'block',
          padding: '8px',
          borderRadius: '14px',
          textDecoration: 'none',
          color: token('text-2'),
          '&:hover': { backgroundColor: token('hover') },
          '&:hover span:first-of-type': { textDecoration: 'underline' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 570, color: token('accent') }}>
          {name}
        </Box>
        <Box
          component="span"
          sx={{ display: 'inline-block', marginInlineStart: '6px', color: token('text-3') }}
        >
          <Icon name="external" size={12} />
        </Box>
        {country !== 'United States' && (
          <Box
            component="span"
            sx={{ marginInlineStart: '6px', fontSize: '0.8125rem', color: token('text-3') }}
          >
            {country}
          </Box>
        )}
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', lineHeight: '18px' }}>
          {about}
        </Box>
      </Box>
    </li>
  );
}
