import { useSuspenseQuery } from "@tanstack/react-query";
import type { DiaryEntry } from "../../../shared/contracts/memory.ts";
import { formatDate } from "../../lib/format.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { diaryQuery } from "./data.ts";
import { diaryWords } from "./words.ts";

/** The newest page of the diary; the earlier ones on request. */
export function Diary() {
  const words = useWords(diaryWords);
  const [newest, ...earlier] = useSuspenseQuery(diaryQuery).data.entries;
  if (!newest) return <p className="diary-nothing text-ink-2">{words.nothing}</p>;
  return (
    <>
      <Entry entry={newest} />
      {earlier.length > 0 ? (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {words.earlier}
          </summary>
          <div className="max-h-96 space-y-4 overflow-y-auto pt-2">
            {earlier.map((entry) => (
              <Entry key={entry.day} entry={entry} />
            ))}
          </div>
        </details>
      ) : null}
      <p className="mt-2 text-sm text-ink-3 md:mt-4">{words.how}</p>
    </>
  );
}

function Entry({ entry: { day, words } }: { entry: DiaryEntry }) {
  const language = useLanguage();
  const date = formatDate(`${day}T12:00:00Z`, { dateStyle: "long", timeZone: "UTC" }, language);
  return (
    <article>
      <h3 className="text-sm font-semibold text-ink-3">
        <time dateTime={day}>{date}</time>
      </h3>
      <p className="mt-1 wrap-anywhere">{words}</p>
    </article>
  );
}
