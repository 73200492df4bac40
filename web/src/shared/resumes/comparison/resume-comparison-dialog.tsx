import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { type ComparedSide, useComparables } from '../../../data/documents/comparable.ts';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { ResumeComparison } from './resume-comparison.tsx';

type Sides = Record<'left' | 'right', ComparedSide>;

/** It starts with these sides; each can be changed to another resume, or be the text of one as it was sent. */
type Props = Sides & { open: boolean; onClose: () => void };

/** Two resumes, or one as it was sent and as it is today, side by side over the page. */
export function ResumeComparisonDialog({ open, onClose, left, right }: Props) {
  const [chosen, setChosen] = useState<Partial<Sides>>({});
  const sides = { left: chosen.left ?? left, right: chosen.right ?? right };
  const close = () => {
    setChosen({});
    onClose();
  };
  return (
    <ReadingDialog open={open} onClose={close} title={<Trans>Compare resumes</Trans>} fullWidth>
      {open && (
        <>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              gap: { xs: '10px', md: '24px' },
              marginBlockEnd: '16px',
            }}
          >
            <Side which="left" sides={sides} onChange={(side) => setChosen({ ...chosen, left: side })} />
            <Side which="right" sides={sides} onChange={(side) => setChosen({ ...chosen, right: side })} />
          </Box>
          <ResumeComparison {...sides} />
        </>
      )}
    </ReadingDialog>
  );
}

type SideProps = {
  which: 'left' | 'right';
  sides: Sides;
  onChange: (side: ComparedSide) => void;
};

const keyOf = (side: ComparedSide) =>
  'resumeId' in side ? `resume ${side.resumeId}` : `document ${side.documentId}`;

function Side({ which, sides, onChange }: SideProps) {
  const { t } = useLingui();
  const side = sides[which];
  const resumes = useResumes()?.rows ?? [];
  const compared = useComparables(sides)?.[which];
  const options = resumes.map((resume) => ({
    value: keyOf({ resumeId: resume.internalId }),
    label: nameInFamily(resume, resumes),
    side: { resumeId: resume.internalId },
  }));
  const isListed = options.some(({ value }) => value === keyOf(side));
  const sent = dateWords(compared?.dateSent ?? '', undefined, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  const other = {
    value: keyOf(side),
    label: sent ? t`${compared?.title ?? ''}, sent ${sent}` : (compared?.title ?? t`No longer here`),
    side,
  };
  const all = isListed ? options : [other, ...options];
  return (
    <Picker
      lead=""
      hasLabel
      label={which === 'left' ? t`Left` : t({ message: 'Right', context: 'side' })}
      value={keyOf(side)}
      options={all}
      onChange={(value) => {
        const found = all.find((one) => one.value === value);
        if (found) onChange(found.side);
      }}
    />
  );
}
