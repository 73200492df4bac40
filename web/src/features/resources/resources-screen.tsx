import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { token } from '../../components/tokens.ts';
import { type ResourceGroup, type ResourceLink, resourceGroups } from './resource-links.data.ts';

/** Official pages for job seekers, by need (SPEC.md section 2). The links stand in English, as the pages do. */
export function ResourcesScreen() {
  return (
    <>
      <PageHead title={<Trans>Resources</Trans>} />
      <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch', marginBlockEnd: '16px' }}>
        <Trans>
          Pages of governments and public institutions that help when you look for work. They are free, and
          none of them paid to be here.
        </Trans>
      </Typography>
      <Box
        sx={{
          columnCount: { xs: 1, md: 2, lg: 3 },
          columnGap: '16px',
          '& > *': { breakInside: 'avoid', marginBlockEnd: { xs: '8px', md: '16px' } },
        }}
      >
        {resourceGroups.map((group) => (
          <Group key={group.need} group={group} />
        ))}
      </Box>
    </>
  );
}

function Group({ group }: { group: ResourceGroup }) {
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

function Entry({ link }: { link: ResourceLink }) {
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
