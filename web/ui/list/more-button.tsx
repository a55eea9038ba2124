import { Button } from "../button.tsx";

type MoreButtonProps = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  words?: { more: string; loading: string; moreFailed: string };
};

/** The admin page speaks English alone. */
const ENGLISH = {
  more: "Show more",
  loading: "Loading...",
  moreFailed: "We couldn't load more. Please try again.",
};

/** The next page of a list, for as long as there is one. */
export function MoreButton({ list, words = ENGLISH }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4 text-center">
      {list.isFetchNextPageError ? (
        <p role="alert" className="mb-3 text-(--bad-fg)">
          {words.moreFailed}
        </p>
      ) : null}
      <Button
        kind="soft"
        busy={list.isFetchingNextPage && words.loading}
        onClick={() => void list.fetchNextPage()}
      >
        {words.more}
      </Button>
    </div>
  );
}
