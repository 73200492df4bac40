import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; instead: ReactNode };

/** A part that may fail without the screen around it: where it cannot be drawn, `instead` replaces it. */
export class QuietBoundary extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render() {
    return this.state.isFailed ? this.props.instead : this.props.children;
  }
}
