import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { letterContact, noContact } from '@foothold/core/entities/letter/letter-contact.ts';
import type { LetterFacts } from '@foothold/core/entities/letter/letter-facts.ts';
import type { LetterGap } from '@foothold/core/entities/letter/letter-gaps.ts';
import { letterRecipient } from '@foothold/core/typesetting/letter-page.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { LetterFields } from '../../../data/letters/letters.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { LetterLine } from './letter-line.tsx';
import { LetterStart } from './letter-start.tsx';
import { type LetterDrafting, LetterTools } from './letter-tools.tsx';
import { useContactOptions } from './use-contact-options.ts';
import { useLanguageOptions } from './use-language-options.ts';
import type { LetterFocus } from './use-letter-focus.ts';

type Props = {
  fields: LetterFields;
  facts: LetterFacts;
  contacts: readonly Contact[];
  gaps: readonly LetterGap[];
  focus: LetterFocus;
  onType: (fields: Partial<LetterFields>) => void;
  /** Changes whom the letter is to, or its language. */
  onAddress: (fields: Partial<LetterFields>) => void;
  /** Starts over from a template. */
  onStart: (template: string, written: readonly LedgerEntry[]) => void;
  /** Puts a text in place of the letter, with the entries of what a writer wrote of it. */
  onPut: (text: string, written: readonly LedgerEntry[]) => void;
  /** Makes a letter of the person's own material, in place of what is written. */
  drafting: LetterDrafting;
};

/** Whom the letter is to and what it says. */
export function LetterForm(props: Props) {
  const { fields, facts, contacts, gaps, focus, onType, onAddress, onStart, onPut, drafting } = props;
  const { t } = useLingui();
  const to = t({ message: 'To', context: 'letter' });
  const [recipientId, textId] = [useId(), useId()];
  const people = useContactOptions(contacts);
  const languages = useLanguageOptions(fields.language === '' ? facts.language : '');
  const isEmpty = fields.coverLetter.trim() === '';
  return (
    <Box sx={{ display: 'grid', gap: '16px', padding: { xs: '16px', md: '16px 20px 20px' } }}>
      <Box
        sx={{
          display: 'grid',
          gap: '12px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Picker
          hasLabel
          lead={to}
          label={to}
          value={letterContact(contacts, fields.contactUid)?.uid ?? noContact}
          options={people}
          onChange={(contactUid) => onAddress({ contactUid })}
        />
        <Picker
          hasLabel
          lead={t`Language`}
          label={t`Language`}
          value={fields.language}
          options={languages}
          onChange={(language) => onAddress({ language })}
        />
      </Box>
      <Labeled
        id={recipientId}
        label={<Trans>Address on the page</Trans>}
        help={
          contacts.length === 0 ? (
            <Trans>Made from the company. Add a contact to the job to write to a person by name.</Trans>
          ) : (
            <Trans>Made from the contact and the company. Write here to change it.</Trans>
          )
        }
      >
        <OutlinedInput
          id={recipientId}
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          inputRef={focus.recipient}
          value={fields.recipient}
          placeholder={letterRecipient(facts)}
          onChange={({ target }) => onType({ recipient: target.value })}
          onFocus={focus.moved}
          onBlur={focus.moved}
          slotProps={{ input: { 'aria-describedby': `${recipientId}-help`, maxLength: 2000, dir: 'auto' } }}
          sx={areaShape}
        />
      </Labeled>
      {isEmpty && <LetterStart onStart={onStart} />}
      <Labeled id={textId} label={<Trans>Letter</Trans>}>
        <LetterTools
          fields={fields}
          facts={facts}
          gaps={gaps}
          focus={focus}
          onType={onType}
          onStart={onStart}
          onPut={onPut}
          drafting={drafting}
        />
        <OutlinedInput
          id={textId}
          fullWidth
          multiline
          minRows={isEmpty ? 6 : 16}
          inputRef={focus.text}
          value={fields.coverLetter}
          onChange={({ target }) => onType({ coverLetter: target.value })}
          onSelect={focus.moved}
          onFocus={focus.moved}
          onBlur={focus.moved}
          slotProps={{
            input: {
              lang: facts.language,
              dir: 'auto',
              spellCheck: true,
              'aria-describedby': `${textId}-line`,
            },
          }}
          sx={{ ...areaShape, lineHeight: '24px' }}
        />
        <LetterLine
          id={`${textId}-line`}
          text={fields.coverLetter}
          language={facts.language}
          gaps={gaps}
          onGap={focus.toPlace}
        />
      </Labeled>
    </Box>
  );
}

const areaShape = { padding: '9px 15px', '& textarea': { padding: 0 } };
