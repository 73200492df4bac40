// What Fastify alone makes of an answer of the same bytes; says where it answers and lives until its input ends.
import Fastify from 'fastify';

const answer: unknown = JSON.parse(process.argv[2] ?? '{}');
const app = Fastify();
app.get('/bare', async () => answer);
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.stdin.resume().once('end', () => void app.close());
