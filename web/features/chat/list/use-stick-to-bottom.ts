// Keeps a growing list at its newest end unless the reader scrolled away, and in place when older items are added above.
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Closer than this to the end counts as at the end. */
const NEAR_PX = 64;

type Input = {
  /** Identity of the oldest item. */
  firstKey: string | undefined;
  /** Changes with everything that is news at the end. */
  lastKey: string | undefined;
  /** The newest item is the reader's own: it is shown wherever they are. */
  isOwn: boolean;
};

export const useStickToBottom = ({ firstKey, lastKey, isOwn }: Input) => {
  const listRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLOListElement>(null);
  const isPinned = useRef(true);
  /** The last known scroll position. */
  const top = useRef(0);
  const height = useRef(0);
  const shown = useRef<Pick<Input, "firstKey" | "lastKey">>({ firstKey, lastKey });
  const [isAway, setIsAway] = useState(false);
  const [seenKey, setSeenKey] = useState(lastKey);

  const jumpToEnd = () => {
    const list = listRef.current;
    if (!list) return;
    isPinned.current = true;
    setIsAway(false);
    list.scrollTop = list.scrollHeight;
  };

  const handleScroll = () => {
    const list = listRef.current;
    if (!list) return;
    const isNear = list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR_PX;
    // A reply that grows below does not leave the end: only scrolling up does.
    const hasLeft = list.scrollTop < top.current;
    top.current = list.scrollTop;
    isPinned.current = isNear || (isPinned.current && !hasLeft);
    const away = !isPinned.current;
    if (away === isAway) return;
    setIsAway(away);
    if (away) setSeenKey(lastKey);
  };

  // The text of a reply grows without a render of the list.
  useEffect(() => {
    const content = contentRef.current;
    if (!content) return undefined;
    const observer = new ResizeObserver(() => {
      const list = listRef.current;
      if (!list) return;
      height.current = list.scrollHeight;
      if (isPinned.current) list.scrollTop = list.scrollHeight;
    });
    observer.observe(content);
    // A banner above the list, or a growing field below, takes some of its room.
    if (listRef.current) observer.observe(listRef.current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const isOlderAbove = shown.current.firstKey !== firstKey;
    const isNewBelow = shown.current.lastKey !== lastKey;
    shown.current = { firstKey, lastKey };
    if (isNewBelow && isOwn) isPinned.current = true;
    if (isPinned.current) list.scrollTop = list.scrollHeight;
    else if (isOlderAbove) list.scrollTop += list.scrollHeight - height.current;
    height.current = list.scrollHeight;
  }, [firstKey, lastKey, isOwn]);

  return { listRef, contentRef, handleScroll, jumpToEnd, hasNews: isAway && lastKey !== seenKey };
};
