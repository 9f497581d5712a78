import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface State {
  error: unknown;
}

/** A page that throws breaks alone: the frame stays, and another place can be opened. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <BrokenPage error={error} retry={() => this.setState({ error: undefined })} />;
  }
}
