import { useMutation } from "@tanstack/react-query";
import BookHeart from "lucide-react/icons/book-heart";
import Flame from "lucide-react/icons/flame";
import MessageCircleHeart from "lucide-react/icons/message-circle-heart";
import Share2 from "lucide-react/icons/share-2";
import type { Dashboard } from "../../../shared/contracts/dashboard.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { drawStory, share } from "./story-picture.ts";
import { profileWords } from "./words.tsx";

type OurStoryProps = {
  puppyName: string;
  /** Empty until the person has told it. */
  name: string;
  streak: Dashboard["streak"];
  /** Undefined until they are counted. */
  memories: number | undefined;
  /** Undefined when there are none. */
  firstWords: string | undefined;
  /** Renders the puppy's head with its outfits. */
  faceSrc: string;
};

/** The history of the person and the puppy, and a picture of it to share. */
export function OurStory({
  puppyName,
  name,
  streak,
  memories,
  firstWords,
  faceSrc,
}: OurStoryProps) {
  const { story: words, friend } = useWords(profileWords);
  const title = words.both(puppyName, name.trim() || friend);
  const line = words.streak(streak.days);
  const sharing = useMutation({
    mutationFn: async () => share(await drawStory({ faceSrc, title, line }), title),
    meta: { failure: words.failed },
  });
  return (
    <Card
      as="section"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3.5 px-6 py-5 max-md:mb-4"
      aria-labelledby="story-title"
    >
      <img src={faceSrc} alt="" width={88} height={88} className="size-22 max-md:hidden" />
      <div className="flex-[1_1_10em]">
        <h2 id="story-title" className="t-h3">
          {words.title}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-6 text-ink-2 *:flex *:min-h-11 *:items-center *:gap-2">
          {streak.longest === 0 ? null : (
            <li>
              <Icon of={Flame} />
              {`${line}, ${words.longest(streak.longest)}`}
            </li>
          )}
          <li>
            <Icon of={BookHeart} />
            <Link to="/memory" className="text-link">
              {memories ? words.memories(memories) : words.memory}
            </Link>
          </li>
          {firstWords === undefined ? null : (
            <li>
              <Icon of={MessageCircleHeart} />
              <span dir="auto" className="line-clamp-2 max-w-[60ch] wrap-anywhere">
                {words.first(firstWords)}
              </span>
            </li>
          )}
        </ul>
      </div>
      <Button
        kind="soft"
        busy={sharing.isPending && words.drawing}
        onClick={() => sharing.mutate()}
      >
        <Icon of={Share2} />
        {words.share}
      </Button>
    </Card>
  );
}
