import { type RelayAnswer, type RelayCall, relay } from './model-relay.ts';

// Runs under a policy of its own, which lets it reach the one origin of its address (docs/decisions/0124).
declare const self: {
  onmessage: ((event: MessageEvent<RelayCall>) => void) | null;
  postMessage: (answer: RelayAnswer) => void;
};

const take = relay((answer) => self.postMessage(answer));
self.onmessage = ({ data }) => void take(data);
