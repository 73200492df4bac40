import { letterTones } from '@foothold/core/ai/ai-body.ts';
import { Conversation } from '@foothold/core/entities/conversation/conversation.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { isSameValue } from '../rows/same-value.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord, storedRecord } from '../rows/stored-record.ts';

/** The conversation about the letter of a job, live; null before the first question or choice, undefined while it loads. */
export function useLetterChat(jobId: number): Conversation | null | undefined {
  return useOwnQuery(`letter chat ${jobId}`, (db) => queryLetterChat(db, jobId));
}

/** Reads the conversation about the letter of a job; of several, as after a merge, the one that was used last. */
export async function queryLetterChat(db: OwnData, jobId: number): Promise<Conversation | null> {
  const { rows } = readRows(
    'conversations',
    await db.conversations.where('letterJobId').equals(jobId).toArray(),
  );
  const used = ({ lastAt, updatedAt }: Conversation) => lastAt || updatedAt;
  return rows.sort((a, b) => (used(a) < used(b) ? 1 : -1) || b.internalId - a.internalId)[0] ?? null;
}

/** Most pieces that are kept as chosen. */
const maxMaterial = 1000;

/** Keeps what the letter of a job may be written of, and its tone; the chat begins with it where there is none. */
export const setLetterChat = command(
  'setLetterChat',
  (
    jobId: number,
    choice: { material?: readonly string[] | null; tone?: string },
    clock: Clock = systemClock,
  ) => {
    const { tone = '' } = choice;
    if (tone !== '' && !letterTones.some((one) => one === tone)) throw new Refusal('invalid', { text: tone });
    const fields = {
      ...(choice.tone !== undefined && { tone }),
      ...(choice.material !== undefined && { material: choice.material?.slice(0, maxMaterial) ?? null }),
    };
    return {
      label: 'letterChatChanged',
      tables: ['conversations', 'jobs'],
      clock,
      coalesce: true,
      run: async (writer) => {
        const { jobTitle, companyName } = await storedRecord(writer, 'jobs', jobId);
        const before = await queryLetterChat(writer.db, jobId);
        if (before)
          return editRecord(writer, { table: 'conversations', id: before.internalId, clock }, (stored) =>
            isSameValue({ ...stored, ...fields }, stored) ? null : fields,
          );
        const at = clock.now().toISOString();
        const stamps = { internalId: 0, uid: clock.newUid(), createdAt: at, updatedAt: at };
        const title = [jobTitle, companyName].filter(Boolean).join(', ').slice(0, 200);
        const row = Conversation.parse({ ...stamps, ...fields, kind: 'letter', letterJobId: jobId, title });
        return { id: await writer.add('conversations', row as Conversation) };
      },
    };
  },
);
