import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import ICAL from 'ical.js';

/** Most events, lines and levels of a calendar file. */
const { entries: maxEvents, items: maxLines, depth: maxDepth } = fileLimits.calendar;

/** What a text has too much of to be parsed in the page: lines, events or levels; null for nothing. */
export function excessOf(text: string): 'too-large' | 'too-many-events' | 'damaged' | null {
  let [lines, events, depth] = [0, 0, 0];
  for (let start = 0; start >= 0 && start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, start + longestMark);
    if (/^BEGIN:/i.test(line)) {
      depth += 1;
      if (/^BEGIN:\s*VEVENT/i.test(line)) events += 1;
    } else if (/^END:/i.test(line)) depth -= 1;
    lines += 1;
    if (events > maxEvents) return 'too-many-events';
    if (depth > maxDepth) return 'damaged';
    if (lines > maxLines) return 'too-large';
    start = end < 0 ? -1 : end + 1;
  }
  return null;
}

const longestMark = 20;

/** Whether a text holds a calendar file, or an event without one. */
export function isCalendar(text: string): boolean {
  return /^\uFEFF?BEGIN:(?:VCALENDAR|VEVENT)/im.test(text);
}

/** The calendars of a text; lines and zones that do not read are left out. Null where nothing reads. */
export function parsedCalendars(text: string): ICAL.Component[] | null {
  const tries = [
    { keepsZones: true, isStrict: false },
    { keepsZones: true, isStrict: true },
    { keepsZones: false, isStrict: true },
  ];
  for (const how of tries) {
    try {
      const read = ICAL.parse(mended(text, how)) as unknown[];
      const all = Array.isArray(read[0]) ? read : [read];
      return all.map((one) => calendarOf(new ICAL.Component(one as unknown[])));
    } catch {
      // The next try leaves more out.
    }
  }
  return null;
}

/** A component as the calendar around its events: some programs send an event alone. */
function calendarOf(component: ICAL.Component): ICAL.Component {
  if (component.name !== 'vevent') return component;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addSubcomponent(component);
  return calendar;
}

/**
 * The lines that are properties or continue with one; ends that are missing are added. Rules of events get a name that is not
 * parsed: one that does not read would be the end of the file.
 */
function mended(text: string, { keepsZones, isStrict }: { keepsZones: boolean; isStrict: boolean }): string {
  const lines: string[] = [];
  const open: string[] = [];
  const plain = text.replace(/^\uFEFF/, '');
  // A line that does not read is left out with what continues it.
  const given = (isStrict ? plain.replace(/(?:\r\n|\r|\n)[ \t]/g, '') : plain).split(/\r\n|\r|\n/);
  for (const line of given) {
    const isFolded = /^[ \t]/.test(line);
    if (isFolded ? lines.length === 0 : !/^[A-Za-z][\w-]{0,60}[;:]/.test(line)) continue;
    if (isStrict && !reads(line)) continue;
    const [, mark, name = ''] = /^(BEGIN|END):\s*([A-Za-z-]{1,40})\s*$/i.exec(line) ?? [];
    if (mark?.toUpperCase() === 'BEGIN') open.push(name.toUpperCase());
    if (keepsZones || !open.includes('VTIMEZONE'))
      lines.push(open.at(-1) === 'VEVENT' ? inEvent(line) : line);
    if (mark?.toUpperCase() === 'END') open.pop();
  }
  return [...lines, ...open.reverse().map((name) => `END:${name}`)].join('\r\n');
}

/** Whether a line is a property that reads; BEGIN and END are none, and needed. */
function reads(line: string): boolean {
  if (/^(?:BEGIN|END):/i.test(line)) return true;
  try {
    ICAL.parse.property(line);
    return true;
  } catch {
    return false;
  }
}

function inEvent(line: string): string {
  // Some programs write a day without saying that it is one.
  const [, name, day] = /^(DTSTART|DTEND|RECURRENCE-ID):(\d{8})\s*$/i.exec(line) ?? [];
  return name ? `${name};VALUE=DATE:${day}` : line.replace(/^RRULE(?=[;:])/i, ruleName);
}

/** The name that rules of events go by in what is parsed. */
export const ruleName = 'X-RULE';
