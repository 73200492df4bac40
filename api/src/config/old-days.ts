import * as z from 'zod';

const most = 3650;
const says = `days from 0 to ${most}, and by commas source=days: 90,greenhouse=30`;
const isDays = (text: string) => /^\d{1,4}$/.test(text) && Number(text) <= most;

/** POSTING_OLD_DAYS: days for all sources, days for one after its name; the number alone may be left out. */
export const OldDays = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .transform((parts, context) => {
    const bySource: Record<string, number> = {};
    let usual = 90;
    for (const part of parts) {
      const [, source, days = ''] = /^(?:([^=]{1,80})=)?(.*)$/.exec(part) ?? [];
      if (!isDays(days)) {
        context.addIssue({ code: 'custom', message: says });
        return z.NEVER;
      }
      if (source === undefined) usual = Number(days);
      else bySource[source.trim().toLowerCase()] = Number(days);
    }
    return { usual, bySource };
  });
