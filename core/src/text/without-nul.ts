import * as z from 'zod/mini';

/** Checks that a text holds no NUL, which no database stores; stated as a pattern, so that the OpenAPI document has it too. */
export const withoutNul = z.regex(/^[^\0]*$/, 'text without NUL signs');
