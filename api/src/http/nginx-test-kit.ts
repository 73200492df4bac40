import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The program of a real nginx, or undefined on a machine without one. */
export const nginxProgram = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((program) => existsSync(program));

/** Ports of this machine that were free just now. */
export async function freePorts(count: number): Promise<number[]> {
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

const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** Runs one nginx process with these `server` blocks and resolves when `port` is open; `stop` ends it. */
export async function startNginx(servers: string, port: number): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
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
  while (!(await accepts(port)))
    if (failure !== undefined) {
      await stop();
      throw new Error(`nginx ${failure}: ${output}`);
    }
  return { stop };
}
