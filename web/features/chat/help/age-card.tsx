import { mutationOptions, useMutation } from "@tanstack/react-query";
import { useId } from "react";
import type { AgeTaken } from "../../../../shared/contracts/account/age.ts";
import { call } from "../../../lib/http.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { HelpCard } from "./help-card.tsx";
import { helpWords } from "./words.ts";

const ageMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (body: AgeTaken) => call("POST /api/age", { body }),
});

/** Asks a person who may be under 18. Luli is for adults: the chat pauses for a minor. */
export const AgeCard = () => {
  const words = useWords(helpWords).age;
  const id = useId();
  const { mutate, isPending, variables, data } = useMutation(ageMutation);
  const answer = (is_minor: boolean) => mutate({ is_minor });
  return (
    <>
      <section
        aria-labelledby={id}
        className="box box-lg box-info mx-auto my-3 w-full max-w-[34rem] px-4 py-3.5 text-base leading-snug"
      >
        <h3 id={id} className="text-[17px] font-semibold">
          {words.question}
        </h3>
        <p role="status" className="mt-1">
          {data ? (data.is_minor ? words.rests : words.thanks) : words.why}
        </p>
        {!data && (
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              kind="soft"
              busy={isPending && variables.is_minor && words.saving}
              onClick={() => answer(true)}
            >
              {words.yes}
            </Button>
            <Button
              kind="soft"
              busy={isPending && !variables.is_minor && words.saving}
              onClick={() => answer(false)}
            >
              {words.no}
            </Button>
          </div>
        )}
      </section>
      {data?.is_minor && <HelpCard />}
    </>
  );
};
