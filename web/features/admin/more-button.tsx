import { Button } from "../../ui/button.tsx";

type MoreButtonProps = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** The next page of a list, for as long as there is one. */
export function MoreButton({ list }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4 text-center">
      {list.isFetchNextPageError ? (
        <p role="alert" className="mb-3 text-(--bad-fg)">
          The next ones could not be loaded.
        </p>
      ) : null}
      <Button
        kind="soft"
        busy={list.isFetchingNextPage && "Loading..."}
        onClick={() => void list.fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  );
}
