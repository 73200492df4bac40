import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { token } from '../../ui/tokens.ts';
import { interviewPaths } from './interview-paths.ts';
import { OwnMaterial } from './tips/own-material.tsx';
import { kindTips, stageTips } from './tips/tips.data.ts';
import { TipsPart } from './tips/tips-part.tsx';

/** /interview/tips: advice by stage and by kind of question, beside the person's own material. */
export function TipsScreen() {
  const { t, i18n } = useLingui();
  const contents = (sections: typeof stageTips, label: string) => (
    <Box component="nav" aria-label={label}>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: '4px' }}>
        {label}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Box
              component="a"
              href={`#${id}`}
              sx={{
                display: 'block',
                paddingBlock: { xs: '10px', md: '3px' },
                color: token('accent'),
                fontSize: '0.875rem',
              }}
            >
              {i18n._(title)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
  return (
    <>
      <PageHead
        title={<Trans>Interview tips</Trans>}
        documentTitle={t`Interview tips`}
        backTo={interviewPaths.all}
        actions={
          <Button variant="contained" component={Link} to={interviewPaths.practice()}>
            <Trans>Practice</Trans>
          </Button>
        }
      />
      <Box
        sx={{
          ...{ display: 'grid', gap: '16px', alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          '& > aside': { order: { xs: -1, md: 0 } },
          '& a': { color: token('accent'), textUnderlineOffset: '2px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: '16px' }}>
          {[...stageTips, ...kindTips].map((section) => (
            <TipsPart key={section.id} section={section} />
          ))}
        </Box>
        <Box
          component="aside"
          sx={{ display: 'grid', gap: '16px', position: { md: 'sticky' }, insetBlockStart: { md: '76px' } }}
        >
          <OwnMaterial />
          <Card sx={{ padding: '16px', display: { xs: 'none', md: 'grid' }, gap: '12px' }}>
            {contents(stageTips, t`By stage`)}
            {contents(kindTips, t`By kind of question`)}
          </Card>
        </Box>
      </Box>
    </>
  );
}
