import { openPgliteDb } from '@foothold/api/src/db/pglite.ts';

// Run by `runCommand` on the folder of a stopped server: every sign-in there is as old as if a quarter of an hour had passed.
const db = await openPgliteDb(process.env.DATA_DIR ?? '');
await db.query("UPDATE sessions SET created_at = created_at - interval '15 minutes'");
await db.close();
