// The real server in a process of its own, without the limit per network; says where it answers and lives until its input ends.
import { openTestApp } from '@foothold/api/src/testing/test-app.ts';

const { app, close } = await openTestApp({ callsPerMinute: Number.MAX_SAFE_INTEGER });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.stdin.resume().once('end', () => void close());
