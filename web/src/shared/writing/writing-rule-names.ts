import type { BulletRule } from '@foothold/core/writing/bullet-note.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a person can turn off of the help with lines. */
export type WritingRule = BulletRule | 'spelling' | 'truth';

/** The rules as people name them, in the order of the settings. */
export const writingRuleNames: Readonly<Record<WritingRule, MessageDescriptor>> = {
  spelling: msg`Spelling`,
  'weak-start': msg`Openings that name a duty`,
  'verb-first': msg`A verb at the start`,
  number: msg`Numbers for results`,
  tense: msg`Past or present`,
  repeat: msg`Repeated verbs`,
  'first-person': msg`“I” and “we”`,
  filler: msg`Words that add nothing`,
  long: msg`Long lines`,
  short: msg`Very short lines`,
  ends: msg`Periods at the end`,
  truth: msg`More than the base says`,
};
