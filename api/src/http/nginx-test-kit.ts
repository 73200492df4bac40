import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The program of a real nginx, or undefined on a machine without one. */
export const nginxProgram = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((program) => existsSync(program));

/** Ports of this machine that were free just now. */
async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    probes.map(
      (probe) =>
        new Promise<number>((done) =>
          probe.listen(0, '127.0.0.1', () => done((probe.address() as { port: number }).port)),
        ),
    ),
  );
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return ports;
}

/** What nginx says once all its ports are its own: the last of the notices of a start. */
const isListening = 'getrlimit(RLIMIT_NOFILE)';
const starts = 4;

/**
 * Runs one nginx process with the `server` blocks that are made for so many free ports, and resolves when it listens on
 * all of them; `stop` ends it. A port that somebody else took meanwhile makes it start again with others.
 */
export async function startNginx(
  count: number,
  blocksFor: (ports: readonly number[]) => string,
): Promise<{ stop(): Promise<void> }> {
  for (let start = 1; ; start += 1)
    try {
      return await startOnce(blocksFor(await freePorts(count)));
    } catch (cause) {
      if (start === starts) throw cause;
    }
}

async function startOnce(servers: string): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice;
events { worker_connections 64; }
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${servers} }`,
  );
  const child: ChildProcess = spawn(
    nginxProgram ?? 'nginx',
    ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  let failure: string | undefined;
  const ended = new Promise<void>((done) => {
    child.once('error', (cause) => {
      failure = String(cause);
      done();
    });
    child.once('close', (code) => {
      failure ??= `ended with ${code}`;
      done();
    });
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  while (!output.includes(isListening)) {
    if (failure !== undefined) {
      await stop();
      throw new Error(`nginx ${failure}: ${output}`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  return { stop };
}
