/** Programs that run models on the person's own machine, with the port that each listens at by default. */
export const localPrograms = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
] as const;

/** Names by which a machine reaches itself: some programs listen at one of the two. */
export const localHosts = ['localhost', '127.0.0.1'] as const;
