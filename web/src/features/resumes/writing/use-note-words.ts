import type { BulletNote } from '@foothold/core/writing/bullet-note.ts';
import { useLingui } from '@lingui/react/macro';

/** What a note says in words: a title, what to do, and what its press writes. */
export type NoteWords = { title: string; advice: string; press: string };

/** Puts notes of the rules into words. */
export function useNoteWords(): (note: BulletNote) => NoteWords {
  const { t } = useLingui();
  return ({ kind, phrase = '', words = 0, letters = 0, times = 0, where, fix }) => {
    const written = fix?.text ?? '';
    const press = t`Write “${written}”`;
    switch (kind) {
      case 'weak-start':
        return {
          title: t`“${phrase}” names a duty`,
          advice: t`Begin with what you did: “led”, “built”, “cut”.`,
          press,
        };
      case 'verb-first':
        return {
          title: t`No verb at the start`,
          advice: t`Begin with what you did: “led”, “built”, “cut”.`,
          press,
        };
      case 'number':
        return {
          title: t`A number would fit here`,
          advice: t`How much, how many, how often? A fair estimate will do.`,
          press,
        };
      case 'long':
        return {
          title:
            words > 0
              ? t`${words} words are long for one line`
              : t`${letters} characters are long for one line`,
          advice: t`Two lines on the page are read. Split it, or leave something out.`,
          press,
        };
      case 'short':
        return { title: t`Very short`, advice: t`Say with what, for whom, or what came of it.`, press };
      case 'tense-past':
        return {
          title: t`“${phrase}” is in the present`,
          advice: t`This job has ended, so write it in the past tense.`,
          press,
        };
      case 'tense-present':
        return {
          title: t`“${phrase}” is in the past`,
          advice: t`What you still do is written in the present tense, as in your other lines.`,
          press,
        };
      case 'repeat':
        return {
          title:
            where === 'line'
              ? t`“${phrase}” appears here ${times} times`
              : where === 'resume'
                ? t`“${phrase}” begins ${times} lines of this resume`
                : t`“${phrase}” begins ${times} lines of this position`,
          advice: t`Another verb keeps them apart.`,
          press,
        };
      case 'first-person':
        return { title: t`“${phrase}” can go`, advice: t`A resume is about you anyway.`, press };
      case 'ends-without-period':
        return {
          title: t`No period at the end`,
          advice: t`Your other lines end with one.`,
          press: t`Add a period`,
        };
      case 'ends-with-period':
        return {
          title: t`A period at the end`,
          advice: t`Your other lines have none.`,
          press: t`Remove the period`,
        };
      case 'filler':
        return {
          title: t`“${phrase}” adds little`,
          advice: t`Leave it out, or say what it means.`,
          press: written.length > 1 ? press : t`Remove “${phrase}”`,
        };
    }
  };
}
