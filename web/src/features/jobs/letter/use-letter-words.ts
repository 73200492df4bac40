import type { LetterFieldName } from '@foothold/core/entities/letter/letter-field-names.ts';
import type { StartingLetter } from '@foothold/core/entities/letter/starting-letters.data.ts';
import { useLingui } from '@lingui/react/macro';

/** The names of the starting letters and whom each is for, and what the merge fields are called. */
export function useLetterWords() {
  const { t } = useLingui();
  const starts: Readonly<Record<StartingLetter['key'], { name: string; use: string }>> = {
    plain: { name: t`Plain`, use: t`Short and to the point; fits most applications.` },
    warm: { name: t`Warm`, use: t`Starts from what caught you in the posting, with one story.` },
    change: { name: t`Career change`, use: t`Says what carries over from other work, and what you learned.` },
    referral: { name: t`After a referral`, use: t`Names who told you about the job.` },
  };
  const fields: Readonly<Record<LetterFieldName, string>> = {
    greeting: t`Greeting`,
    'job title': t`Job title`,
    company: t`Company`,
    'job location': t`Location of the job`,
    'contact name': t`Name of the contact`,
    'contact role': t`Role of the contact`,
    'my name': t`Your name`,
    'my headline': t`Your headline`,
    'my location': t`Your location`,
    'my phone': t`Your phone`,
    'my email': t`Your e-mail`,
    'my latest title': t`Your latest job title`,
    'my latest company': t`Your latest company`,
    'my skills': t`Your first skills`,
    today: t`Date`,
  };
  return { starts, fields };
}
