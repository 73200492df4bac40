import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { token } from '../../../../ui/tokens.ts';
import { DraftText } from '../fields/draft-text.tsx';
import { Fold } from './fold.tsx';
import { sectionItems } from './form-sections.ts';
import { itemForm } from './item-forms.data.ts';
import { ItemRows } from './item-rows.tsx';
import { useAddItem } from './use-add-item.ts';

type Props = { whole: WholeResume; isOpen: boolean; onToggle: () => void };

/** Who it is, how to reach them, and their links, which the page prints in the same place. */
export function ContactPart({ whole, isOpen, onToggle }: Props) {
  const { t } = useLingui();
  const { resume } = whole;
  const links = sectionItems(whole, 'Links');
  const add = useAddItem('Links');
  const fields = [
    { name: 'name', label: t`Name`, autoComplete: 'name' },
    {
      name: 'headline',
      label: t`Headline`,
      placeholder: t`Registered nurse, CDL-A driver, math teacher`,
    },
    { name: 'email', label: t`E-mail`, autoComplete: 'email', type: 'email' },
    { name: 'phone', label: t`Phone`, autoComplete: 'tel', type: 'tel' },
    { name: 'location', label: t`Location`, placeholder: t`Columbus, OH` },
  ] as const;
  const filled = fields.filter(({ name }) => resume[name].trim() !== '').length + links.length;
  return (
    <Fold title={<Trans>Contact</Trans>} fact={filled > 0 && filled} isOpen={isOpen} onToggle={onToggle}>
      {fields.map(({ name, ...field }) => (
        <DraftText
          key={name}
          owner={{ table: 'resumes' }}
          name={name}
          value={resume[name]}
          control={`resume/${name}`}
          {...field}
        />
      ))}
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' }}>
          <Box
            component="h3"
            sx={{
              margin: 0,
              fontSize: '0.8125rem',
              lineHeight: '18px',
              fontWeight: 520,
              color: token('text-2'),
            }}
          >
            <Trans>Links</Trans>
          </Box>
          <Button
            variant="text"
            startIcon={<Icon name="add" size={16} />}
            onClick={() => void add()}
            sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: '8px' }}
          >
            <Trans>Add link</Trans>
          </Button>
        </Box>
        {links.length > 0 && (
          <ItemRows
            section="Links"
            form={itemForm('Links')}
            items={links}
            hasAll={links.some(({ title }) => title)}
            label={t`Links`}
            onAdd={() => void add()}
          />
        )}
      </Box>
    </Fold>
  );
}
