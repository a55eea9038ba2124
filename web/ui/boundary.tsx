import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ErrorInfo, type ReactNode, Suspense } from "react";
import { useWords } from "../lib/words/words.ts";
import { Button } from "./button.tsx";
import { Panel } from "./panel.tsx";
import { Skeleton } from "./skeleton.tsx";
import { uiWords } from "./words.ts";

type CatchProps = {
  children: ReactNode;
  renderError: (error: Error, retry: () => void) => ReactNode;
  onRetry: () => void;
};

class Catch extends Component<CatchProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error("A part of the page failed.", error, info.componentStack);
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error ? this.props.renderError(error, this.retry) : this.props.children;
  }
}

type BoundaryProps = {
  children: ReactNode;
  pending?: ReactNode;
  /** Rendered above the message of a failure. */
  puppy?: ReactNode;
  /** 1 when a failure takes the page's own heading with it. */
  level?: 1 | 2;
};

/** Wraps every page and every independent panel: pending, failed with a way to try again, or there. */
export function Boundary({ children, pending, puppy, level }: BoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Catch
      onRetry={reset}
      renderError={(error, retry) => (
        <ErrorPanel error={error} puppy={puppy} level={level} onRetry={retry} />
      )}
    >
      <Suspense fallback={pending ?? <Skeleton rows={[28, 160, 16, 16]} />}>{children}</Suspense>
    </Catch>
  );
}

type ErrorPanelProps = {
  error: Error;
  puppy?: ReactNode;
  level?: 1 | 2 | undefined;
  onRetry: () => void;
};

export function ErrorPanel({ error, puppy, level, onRetry }: ErrorPanelProps) {
  const words = useWords(uiWords);
  const { requestId } = error as Error & { requestId?: string };
  return (
    <div role="alert">
      <Panel
        stage="mist"
        level={level}
        title={words.failed.title}
        text={error.name === "HttpError" ? error.message : words.failed.text}
        puppy={puppy}
        action={
          <>
            <Button onClick={onRetry}>{words.tryAgain}</Button>
            {requestId ? (
              <p className="panel-quote">
                {words.quoteThis} <code>{requestId}</code>
              </p>
            ) : null}
          </>
        }
      />
    </div>
  );
}
