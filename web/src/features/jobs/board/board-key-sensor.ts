import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core';

/** What dragging by keys needs to know of the board. */
export type BoardKeyOptions = {
  /** Ids of the places to drop on, in their order; null where there is none. */
  targets: () => readonly string[];
  /** The place that keys point at, which the collision detection reads; null while no key drags. */
  aim: { current: string | null };
  /** Where the dragged card lies. */
  startsAt: (node: Element | null) => string | null;
};

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Dragging by keys: `d` on a card picks it up, the arrows point at one status after the other, Enter, Space or `d`
 * drops it there, Escape puts it back. The sensor of the library moves by pixels and takes Space and Enter, which
 * tick and open here.
 */
export class BoardKeySensor implements SensorInstance {
  static readonly activators: Activators<BoardKeyOptions> = [
    {
      eventName: 'onKeyDown',
      handler: ({ nativeEvent: event }: { nativeEvent: KeyboardEvent }) => {
        const isLink = event.target instanceof Element && event.target.matches('[data-open]');
        const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
        if (event.key !== 'd' || !isLink || !isPlain) return false;
        event.preventDefault();
        return true;
      },
    },
  ];

  readonly autoScrollEnabled = false;
  readonly #props: SensorProps<BoardKeyOptions>;

  constructor(props: SensorProps<BoardKeyOptions>) {
    this.#props = props;
    const { activeNode, options } = props;
    const node = activeNode.node.current;
    options.aim.current = options.startsAt(node);
    const { left = 0, top = 0 } = node?.getBoundingClientRect() ?? {};
    props.onStart({ x: left, y: top });
    // Before anything else hears a key: while a card is on the move its keys are nobody else's.
    window.addEventListener('keydown', this.#onKey, true);
    window.addEventListener('resize', this.#cancel);
    document.addEventListener('visibilitychange', this.#cancel);
  }

  #onKey = (event: KeyboardEvent) => {
    const { options, onMove, context } = this.#props;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return this.#cancel();
    if (['Enter', ' ', 'd'].includes(event.key)) return this.#finish(this.#props.onEnd);
    const step = steps[event.key];
    if (!step) return;
    const targets = options.targets();
    const at = targets.indexOf(options.aim.current ?? '');
    const next = targets[Math.min(Math.max(at + step, 0), targets.length - 1)];
    if (next === undefined) return;
    options.aim.current = next;
    const node = context.current.droppableContainers.get(next)?.node.current;
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left = 0, top = 0 } = node?.getBoundingClientRect() ?? {};
    onMove({ x: left + 8, y: top + 8 });
  };

  #cancel = () => this.#finish(this.#props.onCancel);

  #finish(end: () => void) {
    window.removeEventListener('keydown', this.#onKey, true);
    window.removeEventListener('resize', this.#cancel);
    document.removeEventListener('visibilitychange', this.#cancel);
    // The aim is read once more by what ends the drag.
    end();
    this.#props.options.aim.current = null;
  }
}
