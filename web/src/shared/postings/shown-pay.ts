import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { payText } from '@foothold/core/parsing/pay/pay-text.ts';
import { i18n } from '@lingui/core';
import { sayIn } from '../../platform/say.ts';

/** Pay of a posting for a list in the language of the person; the server's words are English. '' where none is stated. */
export function shownPay({ salary, pay }: Pick<JobSearchResult, 'salary' | 'pay'>): string {
  if (!i18n.locale || i18n.locale.startsWith('en') || !pay) return salary;
  return payText(pay, i18n.locale, sayIn(i18n)) || salary;
}
