import { fileURLToPath } from 'node:url';

/** The server's migrations, in drizzle's journal format. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
