import { companyDispute } from '@foothold/core/contract/company-proposals.ts';
import type { CompanyDetail } from '@foothold/core/entities/company/company-search-result.ts';
import {
  type DirectoryField,
  type DirectoryProposal,
  type DisputeReason,
  disputeReasons,
  trustLimits,
} from '@foothold/core/entities/company/directory-trust.ts';
import { companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import { withScheme } from '@foothold/core/text/web-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../platform/server/api.ts';
import { useDirectoryWords } from '../../../shared/companies/use-directory-words.ts';
import { directoryChanged, toastShared } from '../../../shared/companies/withdraw-share.tsx';
import { reasonOf } from '../../../shared/search/search-query.ts';
import { SheetFoot } from '../../../ui/dialogs/popover-sheet.tsx';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  detail: CompanyDetail;
  /** The proposed value that is wrong; null for a shown one. */
  proposal: DirectoryProposal | null;
};

/** Says that a value of the directory is wrong, why, and what would be right. */
export function DisputeDialog({ open, onClose, detail, proposal }: Props) {
  return (
    <TitledDialog open={open} onClose={onClose} width={520} title={<Trans>Say what is wrong</Trans>}>
      {open && <Body onClose={onClose} detail={detail} proposal={proposal} />}
    </TitledDialog>
  );
}

function Body({ onClose, detail, proposal }: Omit<Props, 'open'>) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { fields, reasons } = useDirectoryWords();
  const ids = { field: useId(), words: useId(), better: useId() };
  const shown = detail.standings.map((one) => one.field);
  const [field, setField] = useState<DirectoryField>(proposal?.field ?? shown[0] ?? 'companyName');
  const [reason, setReason] = useState<DisputeReason>('outdated');
  const [words, setWords] = useState('');
  const [better, setBetter] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof reasonOf> | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A place is several fields, and categories are a list: their form is “Correct this”.
  const isOneLine = field !== 'place' && field !== 'categories';
  const isLink = field === 'url' || field === 'jobPostingsUrl';
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const typed = better.trim();
    const right = isOneLine && typed !== '' ? { [field]: isLink ? withScheme(typed) : typed } : null;
    try {
      const { changeId } = await call(companyDispute, {
        params: { id: String(detail.id) },
        body: {
          field,
          reason,
          words: words.trim(),
          ...(proposal && { proposalId: proposal.id }),
          ...(right && { better: right }),
        },
      });
      if (changeId === null)
        showToast({ text: <Trans>Noted. The operator of this site looks at it.</Trans> });
      else toastShared(<Trans>Noted, and your value stands beside it.</Trans>, changeId, client);
      void directoryChanged(client);
      onClose();
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Box sx={{ display: 'grid', gap: '16px', padding: '12px 20px 16px' }}>
        {proposal ? (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {fields[field]}: {proposal.words}
          </Box>
        ) : (
          <Labeled id={ids.field} label={<Trans>What is wrong</Trans>} isGroup>
            <Select
              fullWidth
              labelId={`${ids.field}-label`}
              id={ids.field}
              value={field}
              onChange={({ target }) => setField(target.value as DirectoryField)}
            >
              {shown.map((one) => (
                <MenuItem key={one} value={one}>
                  {fields[one]}
                </MenuItem>
              ))}
            </Select>
          </Labeled>
        )}
        <RadioList
          label={t`Why`}
          value={reason}
          options={disputeReasons.map((value) => ({ value, label: reasons[value] }))}
          onChange={setReason}
        />
        <Labeled
          id={ids.words}
          label={<Trans>More about it, if you like</Trans>}
          help={<Trans>Only the operator of this site reads it.</Trans>}
        >
          <OutlinedInput
            id={ids.words}
            fullWidth
            multiline
            minRows={2}
            value={words}
            inputProps={{ maxLength: trustLimits.disputeWords, 'aria-describedby': `${ids.words}-help` }}
            onChange={({ target }) => setWords(target.value)}
          />
        </Labeled>
        {isOneLine && (
          <Labeled
            id={ids.better}
            label={<Trans>What would be right, if you know it</Trans>}
            help={
              <Trans>Everybody sees it beside the other value, with your profile’s name and the day.</Trans>
            }
          >
            <OutlinedInput
              id={ids.better}
              fullWidth
              value={better}
              inputProps={{ maxLength: companyLimits.url, 'aria-describedby': `${ids.better}-help` }}
              onChange={({ target }) => setBetter(target.value)}
            />
          </Labeled>
        )}
        {problem && (
          <Note kind="bad" icon="alert" role="alert" title={<Trans>It was not sent.</Trans>}>
            <ToldWords of={problem} />
          </Note>
        )}
      </Box>
      <SheetFoot>
        <Box sx={{ flexGrow: 1 }} />
        <Button variant="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" type="submit" aria-busy={isBusy}>
          <Trans>Send</Trans>
        </Button>
      </SheetFoot>
    </form>
  );
}
