import * as z from 'zod/mini';

/** A tool that a model asks for, with the arguments it gives; they are foreign text until the tool has parsed them. */
export const ToolCall = z.object({
  id: z.string().check(z.maxLength(200)),
  name: z.string().check(z.maxLength(64)),
  args: z.record(z.string(), z.unknown()),
});
export type ToolCall = z.infer<typeof ToolCall>;

const words = z.string().check(z.maxLength(100_000));

/** One turn of a conversation. `tool` answers the call of its id. */
export const AiMessage = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('user'), text: words }),
  z.strictObject({
    role: z.literal('assistant'),
    text: words,
    toolCalls: z.optional(z.array(ToolCall).check(z.maxLength(16))),
    /** Written by rule out of own records, which may name people: what reaches them is left out of what is sent. */
    by: z.optional(z.literal('rules')),
  }),
  z.strictObject({
    role: z.literal('tool'),
    id: z.string().check(z.maxLength(200)),
    name: z.string().check(z.maxLength(64)),
    /** What the tool found, as text. */
    text: words,
  }),
]);
export type AiMessage = z.infer<typeof AiMessage>;
